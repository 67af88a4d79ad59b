/** The known contents of a valuable territory: planet, name, owner and revenue. */
import { FIGURES, textWidth, memo } from "@starboard/ui";
import { type ReactElement } from "react";
import type { Point } from "./points.ts";
import { scatter } from "./points.ts";
import { BuildingMark } from "../look/Building.tsx";

export interface SiteArt {
  readonly name: string;
  readonly home: boolean;
  /** False while the territory is unexplored. */
  readonly known: boolean;
  /** Number of diamonds, one per point of revenue. */
  readonly worth: number;
  /** Revenue from its people; null without people. */
  readonly people: number | null;
  /** True if an unsolved challenge blocks the territory. */
  readonly puzzle: boolean;
  /** Ids of its buildings. */
  readonly buildings: readonly string[];
  /** Colour 1 to 6 of the controller, 0 for none. */
  readonly side: number;
}

const HUES = 7;
export const NAME_PX = 14.5;

export const Site = memo(function Site({
  art,
  number,
  at: [cx, cy],
  room,
  planets,
}: {
  readonly art: SiteArt;
  readonly number: number;
  readonly at: Point;
  /** How counters are placed: none, one beside the planet, several over it. */
  readonly room: "free" | "one" | "many";
  /** True if a planet is drawn; on land the terrain is the picture. */
  readonly planets: boolean;
}): ReactElement {
  const line = cy + (room === "many" ? 24 : 21);
  const named = textWidth(art.name, `600 ${NAME_PX}px "Barlow Condensed"`);
  const shift = art.side > 0 ? 8 : 0;
  return (
    <g className="we-site" aria-hidden="true">
      {planets && (
        <World art={art} number={number} x={cx - (room === "one" ? 18 : 0)} y={cy - 10} many={room === "many"} />
      )}
      {!planets && !art.known && <Unknown x={cx - (room === "one" ? 18 : 0)} y={cy - 10} />}
      <g transform={`translate(${cx} ${line})`}>
        <g className="we-near">
          <text x={shift} className="we-name">
            {art.name}
          </text>
          {art.side > 0 && (
            <g className={`s${art.side}`} transform={`translate(${shift - named / 2 - 11} -5)`}>
              <circle r="7.5" className="we-owner-back" />
              <path
                d={FIGURES[(art.side - 1) % FIGURES.length]}
                transform="scale(.62) translate(-16 -16)"
                className="we-owner"
              />
            </g>
          )}
          {art.known && <Marks art={art} x={0} y={11} />}
        </g>
      </g>
    </g>
  );
});

function Unknown({ x, y }: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <>
      <circle cx={x} cy={y} r="11" className="we-unknown" />
      <text x={x} y={y + 5.5} className="we-unknown-what">
        ?
      </text>
    </>
  );
}

function World({
  art,
  number,
  x,
  y,
  many,
}: {
  readonly art: SiteArt;
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly many: boolean;
}): ReactElement {
  if (!art.known) return <Unknown x={x} y={y} />;
  const r = many ? 26 : art.home ? 12 : 8 + Math.min(4, art.worth) * 1.3;
  const next = scatter(500 + number * 13);
  const bands = Array.from({ length: 4 }, (_, i) => {
    const v = -r * 0.75 + i * r * 0.5 + next() * 2;
    const half = Math.sqrt(Math.max(0, r * r - v * v));
    return { v, half, thick: 1.2 + next() * 2.2, i };
  });
  return (
    <g
      transform={`translate(${x} ${y}) rotate(-14)`}
      className={`we-world we-hue-${number % HUES}${art.home && art.side > 0 ? ` s${art.side} home` : ""}${many ? " behind" : ""}`}
    >
      <circle r={r + 6} className="we-air" />
      <circle r={r} className="we-globe" />
      {bands.map(({ v, half, thick, i }) => (
        <path
          key={i}
          d={`M${-half} ${v}A${r * 2.4} ${r * 0.7} 0 0 0 ${half} ${v}`}
          strokeWidth={thick}
          className={i % 2 ? "we-band dark" : "we-band"}
        />
      ))}
      <path
        d={`M0 ${r}A${r} ${r} 0 0 0 ${r * 0.8} ${-r * 0.6}A${r * 1.25} ${r * 1.25} 0 0 1 ${-r * 0.5} ${r * 0.87}Z`}
        className="we-night"
      />
      {art.home && !many && (
        <path
          d={`M${-r * 0.96} ${-r * 0.2}A${r * 1.75} ${r * 0.5} 0 1 0 ${r * 0.96} ${-r * 0.2}`}
          className="we-ring"
        />
      )}
    </g>
  );
}

/** Diamonds, people, buildings and a warning on one line. */
function Marks({ art, x, y }: { readonly art: SiteArt; readonly x: number; readonly y: number }): ReactElement | null {
  const parts: { readonly width: number; readonly draw: (left: number) => ReactElement }[] = [];
  const diamonds = Math.min(6, art.home ? 0 : art.worth);
  for (let i = 0; i < diamonds; i++)
    parts.push({
      width: 7,
      draw: (left) => (
        <path key={`d${i}`} d={`M${left + 2.8} ${y - 3.6}l2.800 3.600-2.800 3.600L${left} ${y}Z`} className="we-mark" />
      ),
    });
  if (art.people !== null)
    parts.push({
      width: 25,
      draw: (left) => (
        <g key="people" className="we-mark">
          <circle cx={left + 7} cy={y - 3} r="2.200" />
          <path d={`M${left + 3} ${y + 4.5}a4 4 0 0 1 8 0Z`} />
          <text x={left + 12.5} y={y + 4.5} className="we-mark-text">
            {art.people !== null && art.people >= 0 ? `+${art.people}` : art.people}
          </text>
        </g>
      ),
    });
  for (const building of art.buildings)
    parts.push({ width: 17, draw: (left) => <BuildingMark key={building} id={building} x={left + 2.5} y={y - 7} /> });
  if (art.puzzle)
    parts.push({
      width: 16,
      draw: (left) => (
        <g key="puzzle" className="we-puzzle">
          <circle cx={left + 8} cy={y} r="6" />
          <text x={left + 8} y={y + 4.3}>
            !
          </text>
        </g>
      ),
    });
  if (parts.length === 0) return null;
  let left = x - parts.reduce((sum, part) => sum + part.width, 0) / 2;
  return (
    <g>
      {parts.map((part) => {
        const drawn = part.draw(Math.round(left * 10) / 10);
        left += part.width;
        return drawn;
      })}
    </g>
  );
}
