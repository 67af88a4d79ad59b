/** Short animations of recent facts at their territory. */
import { memo } from "@starboard/ui";
import type { FactWE } from "@starboard/warp-empires";
import type { Fact } from "@starboard/kernel";
import { type ReactElement } from "react";
import { Route } from "../map/Marks.tsx";
import type { Point } from "../map/points.ts";
import { en } from "../messages.en.ts";
import type { Tabletop } from "../model/table.ts";
import { buildingName, cardName, silhouette } from "../model/world.ts";
import { figureOf } from "../model/world.ts";

export const Effects = memo(function Effects({
  fact,
  table,
  still,
}: {
  readonly fact: Fact | null;
  readonly table: Tabletop;
  readonly still: boolean;
}): ReactElement | null {
  if (!fact) return null;
  const art = draw(fact as FactWE, table);
  return (
    art && (
      <g className={`we-effect${still ? " still" : ""}`} aria-hidden="true">
        {art}
      </g>
    )
  );
});

function draw(fact: FactWE, table: Tabletop): ReactElement | null {
  const { world } = table;
  const at = (id: string | null): Point | null =>
    id === null ? null : (world.chart.places[world.index.get(id) ?? -1] ?? null);
  const outline = (id: string): string => world.chart.paths[world.index.get(id) ?? -1] ?? "";
  const ring = (id: string, kind: string): ReactElement => <path d={outline(id)} className={`we-flash ${kind}`} />;
  const tag = (id: string, text: string, kind = ""): ReactElement | null => {
    const place = at(id);
    return place && <Tag at={place} text={text} kind={kind} />;
  };
  switch (fact.is) {
    case "moveAnnounced":
    case "moved": {
      const path = fact.is === "moved" ? [fact.from, fact.to] : fact.path;
      const places = path.map(at).filter((place) => place !== null);
      return <Route places={places} size={fact.size} side={table.side(fact.seat)} kind="past" />;
    }
    case "retreated": {
      const places = [at(fact.from), at(fact.to)].filter((place) => place !== null);
      return <Route places={places} size={fact.count} side={table.side(fact.seat)} kind="past" />;
    }
    case "explored": {
      const place = at(fact.at);
      return place && <Reveal at={place} rolls={fact.rolls} />;
    }
    case "challengeRolled":
    case "parleyRolled": {
      const good = fact.is === "challengeRolled" ? fact.solved : fact.result === "joined";
      return (
        <>
          {ring(fact.at, good ? "good" : "bad")}
          {tag(fact.at, en.effect.rolled(fact.total), good ? "good" : "bad")}
        </>
      );
    }
    case "consequence":
      return (
        <>
          {ring(fact.at, "bad")}
          {tag(fact.at, en.effect.die(fact.die), "bad")}
        </>
      );
    case "unitsLost": {
      const place = at(fact.at);
      return (
        place && (
          <Losses at={place} side={table.side(fact.seat)} paths={fact.units.map((unit) => silhouette(world, unit))} />
        )
      );
    }
    case "battleBegan":
      return ring(fact.at, "act");
    case "battleDecided":
      return (
        <>
          {ring(fact.at, "act")}
          {tag(fact.at, en.effect.sums(fact.sums[0], fact.sums[1]))}
        </>
      );
    case "neutralRolled":
      return tag(fact.at, en.effect.dice(fact.dice, fact.force));
    case "controlPlaced":
      return (
        <g className={`s${table.side(fact.seat)}`}>
          <path d={outline(fact.at)} className="we-flash own" />
        </g>
      );
    case "controlRemoved":
    case "featureGone":
      return ring(fact.at, "bad");
    case "built":
      return tag(fact.at, en.effect.built(buildingName(world, fact.building)), "good");
    case "unitBought":
      return tag(fact.at, en.effect.bought(fact.price), "good");
    case "cardPlayed": {
      if (fact.at !== null) return tag(fact.at, cardName(world, fact.as ?? fact.card));
      return (
        <Played
          x={world.chart.width / 2}
          y={world.chart.height / 2}
          name={cardName(world, fact.as ?? fact.card)}
          figure={figureOf(world, fact.as ?? fact.card)}
          side={table.side(fact.seat)}
        />
      );
    }
    case "stackSeen":
      return ring(fact.at, "act");
    case "won":
      return (
        <>
          {table.view.territories.map((t) =>
            t.marker !== null && fact.seats.includes(t.marker) ? (
              <g key={t.id} className={`s${table.side(t.marker)}`}>
                <path d={outline(t.id)} className="we-flash own" />
              </g>
            ) : null,
          )}
        </>
      );
    default:
      return null;
  }
}

function Tag({
  at: [x, y],
  text,
  kind,
}: {
  readonly at: Point;
  readonly text: string;
  readonly kind: string;
}): ReactElement {
  const width = 22 + text.length * 7.4;
  return (
    <g transform={`translate(${x} ${y - 36})`} className={`we-tag ${kind}`}>
      <rect x={-width / 2} y="-15" width={width} height="26" rx="8" />
      <text y="4">{text}</text>
    </g>
  );
}

/** The unexplored disc turns over and shows the result of the dice. */
function Reveal({
  at: [x, y],
  rolls,
}: {
  readonly at: Point;
  readonly rolls: readonly { readonly roll: string; readonly die: number; readonly name: string }[];
}): ReactElement {
  const height = rolls.length * 28 + 16;
  // Above the territory, or below it at the upper edge of the map.
  const up = y - height - 46 > 0;
  return (
    <g transform={`translate(${x} ${y - 12})`}>
      <circle r="15" className="we-reveal-disc" />
      <g transform={`translate(0 ${up ? -height / 2 - 34 : height / 2 + 58})`} className="we-reveal">
        <rect x="-102" y={-height / 2} width="204" height={height} rx="12" />
        {rolls.map((one, i) => (
          <g
            key={one.roll}
            transform={`translate(-86 ${-height / 2 + 22 + i * 28})`}
            className="we-reveal-row"
            style={{ animationDelay: `${180 + i * 180}ms` }}
          >
            <rect x="0" y="-13" width="22" height="22" rx="5" className="we-die" />
            <text x="11" y="4.500" className="we-die-face">
              {one.die}
            </text>
            <text x="34" y="4.500" className="we-reveal-name">
              {one.name}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

function Losses({
  at: [x, y],
  side,
  paths,
}: {
  readonly at: Point;
  readonly side: number;
  readonly paths: readonly string[];
}): ReactElement {
  const shown = paths.slice(0, 8);
  return (
    <g className={`we-losses s${side}`} transform={`translate(${x - (shown.length * 24) / 2} ${y - 50})`}>
      {shown.map((d, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- lost units of a type are interchangeable
        <g key={i} transform={`translate(${i * 24} 0)`}>
          <path d={d} fillRule="evenodd" />
          <path d="M2 22 22 2" className="we-loss-stroke" />
        </g>
      ))}
    </g>
  );
}

function Played({
  x,
  y,
  name,
  figure,
  side,
}: {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly figure: string;
  readonly side: number;
}): ReactElement {
  return (
    <g className={`we-played s${side}`} transform={`translate(${x - 55} ${y - 80})`}>
      <rect width="110" height="150" rx="12" />
      <text x="55" y="30">
        {name}
      </text>
      <path d={figure} transform="translate(23 50) scale(1.400)" />
    </g>
  );
}
