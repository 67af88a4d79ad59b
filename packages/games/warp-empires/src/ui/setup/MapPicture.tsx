/** A picture of a map: terrain, names of valuable territories, and the homes. */
import type { ReactElement } from "react";
import { Ground } from "../map/Ground.tsx";
import type { Point } from "../map/points.ts";
import { Site } from "../map/Site.tsx";
import { isSite } from "../model/sites.ts";
import type { World } from "../model/world.ts";

/** Radius of the ring around a home. */
const RING = 34;

export function MapPicture({ world, label }: { readonly world: World; readonly label: string }): ReactElement {
  const { board, chart } = world;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline svg cannot be an img element
    <svg className="we-picture" viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={label}>
      <Ground chart={chart} paints={world.paints} land={world.land} />
      {board.territories.map((territory, i) =>
        isSite(world, i) ? (
          <Site
            key={territory.id}
            number={i}
            at={chart.places[i] as Point}
            room="free"
            planets={!world.land}
            art={{
              name: territory.name,
              home: board.homes.includes(i),
              known:
                world.terrain.get(territory.terrain)?.explorable !== true ||
                board.homes.includes(i) ||
                board.explored.some((one) => one.territory === i),
              worth: 0,
              people: null,
              puzzle: false,
              buildings: [],
              side: 0,
            }}
          />
        ) : null,
      )}
      {board.homes.map((at, slot) => {
        const [x, y] = chart.places[at] as Point;
        return (
          <g key={at} className="we-picture-home" transform={`translate(${x} ${y - 10})`}>
            <circle r={RING} />
            <text x={RING * 0.72} y={-RING * 0.62}>
              {slot + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
