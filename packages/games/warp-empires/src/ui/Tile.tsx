/** The tile on the landing page: a generated map with moving fleets. */
import { whenFontsArrive } from "@starboard/ui";
import { compiledModuleOf, game } from "@starboard/warp-empires";
import { type CSSProperties, type ReactElement, useEffect, useMemo, useState } from "react";
import { Control } from "./map/Control.tsx";
import { Counter } from "./map/Counter.tsx";
import { Ground } from "./map/Ground.tsx";
import type { Point } from "./map/points.ts";
import { Site } from "./map/Site.tsx";
import { isSite } from "./model/sites.ts";
import { makeWorld, silhouette, type World } from "./model/world.ts";
import "./style/index.css";

/** Number of territories that each side holds on the tile, including its home. */
const HELD = 4;
const SIDES = [1, 2, 3] as const;

interface Scene {
  readonly world: World;
  /** Colour by territory, 0 for unowned. */
  readonly held: readonly number[];
  readonly fleets: readonly {
    readonly side: number;
    /** Territory it starts from. */
    readonly at: number;
    readonly unit: string;
    readonly count: number;
    readonly from: Point;
    readonly to: Point;
  }[];
}

export function Tile({ lively }: { readonly lively: boolean }): ReactElement | null {
  const context = useMemo(() => sceneOf(), []);
  const [fonts, setFonts] = useState(0);
  useEffect(() => whenFontsArrive(() => setFonts((n) => n + 1)), []);
  if (!context) return null;
  const { world, held, fleets } = context;
  const { board, chart } = world;
  // Text covers the lower part of the tile, so the map is shown from its middle upwards.
  return (
    <svg
      className={`we-tile${lively ? " lively" : ""}`}
      viewBox={`${chart.width * 0.18} ${chart.height * 0.04} ${chart.width * 0.64} ${chart.height * 0.84}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Ground chart={chart} paints={world.paints} land={world.land} />
      {held.map((side, i) =>
        // oxlint-disable-next-line react/no-array-index-key -- territories keep their index
        side === 0 ? null : <Control key={i} path={chart.paths[i] as string} side={side} />,
      )}
      {board.territories.map((t, i) =>
        isSite(world, i) ? (
          <Site
            key={`${t.id} ${fonts}`}
            number={i}
            at={chart.places[i] as Point}
            room={fleets.some(({ at }) => at === i) ? "one" : "free"}
            planets={!world.land}
            art={{
              name: t.name,
              home: board.homes.includes(i),
              known: held[i] !== 0,
              worth: 1 + (i % 3),
              people: null,
              puzzle: false,
              buildings: [],
              side: held[i] ?? 0,
            }}
          />
        ) : null,
      )}
      {fleets.map(({ side, unit, count, from, to }, i) => (
        <g
          key={side}
          className="we-tile-fleet"
          style={
            {
              "--dx": `${to[0] - from[0]}px`,
              "--dy": `${to[1] - from[1]}px`,
              animationDelay: `${-i * 2.3}s`,
            } as CSSProperties
          }
        >
          <Counter x={from[0] + 20} y={from[1] - 9} side={side} top={silhouette(world, unit)} count={count} />
        </g>
      ))}
    </svg>
  );
}

function sceneOf(): Scene | null {
  const parsed = game.options.parse({ players: 3, mapSeed: 11 });
  if (!("ok" in parsed)) return null;
  const { module, board } = compiledModuleOf(parsed.ok);
  const world = makeWorld(module, board);
  const held = board.territories.map(() => 0);
  const worth = (at: number): boolean => world.terrain.get(board.territories[at]?.terrain ?? "")?.revenue === true;
  const fleets = SIDES.flatMap((side, i) => {
    const home = board.homes[i];
    if (home === undefined) return [];
    // The nearest valued territories, found by breadth-first search.
    const seen = new Set([home]);
    let rim = [home];
    let count = 0;
    let last = home;
    while (rim.length > 0 && count < HELD) {
      for (const at of rim)
        if (worth(at) && held[at] === 0 && count < HELD) {
          held[at] = side;
          count += 1;
          last = at;
        }
      rim = rim.flatMap((at) => board.neighbours[at] ?? []).filter((at) => !seen.has(at) && seen.add(at));
    }
    const next = (board.neighbours[last] ?? []).find((at) => held[at] === 0);
    const unit = module.units[1 + i]?.id ?? module.units[0]?.id;
    const from = world.chart.places[last];
    const to = next === undefined ? undefined : world.chart.places[next];
    return unit !== undefined && from && to ? [{ side, at: last, unit, count: 2 + i, from, to }] : [];
  });
  return { world, held, fleets };
}
