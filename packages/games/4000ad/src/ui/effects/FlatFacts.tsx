import type { Fact4000 } from "@starboard/4000ad";
import type { CSSProperties, ReactElement } from "react";
import { PlateRow } from "../draw/Counter.tsx";
import { plateOf } from "../draw/plate.ts";
import type { FlatLayout } from "../geometry/flat.ts";
import type { BoardData } from "../model/board-data.ts";
import { FactArt, starOf } from "./FactArt.tsx";

/** Height that a sum needs above its star, in board pixels. */
const ROOM = 104;

/** The current fact on the flat board: at its star, and between star and path. */
export function FlatFacts({
  fact,
  layout,
  data,
  still,
}: {
  readonly fact: Fact4000;
  readonly layout: FlatLayout;
  readonly data: BoardData;
  readonly still: boolean;
}): ReactElement | null {
  const star = starOf(fact, data.map);
  const p = layout.stars[star];
  if (!p) return null;
  const way = wayOf(fact);
  const cell = way ? layout.lanes.cells[way.warp >> 1]?.[way.space] : undefined;
  const c = cell && { x: cell.x + cell.w / 2, y: cell.y + cell.h / 2 };
  return (
    <g aria-hidden="true" className="ad-facts">
      {way && c && (
        <g
          className={`ad-fx-flight${still ? "" : " ad-moves"}`}
          style={
            {
              "--from": `translate(${way.out ? p.x : c.x}px, ${way.out ? p.y : c.y}px)`,
              "--to": `translate(${way.out ? c.x : p.x}px, ${way.out ? c.y : p.y}px)`,
            } as CSSProperties
          }
        >
          <g transform={`translate(${-layout.scale.counter} ${-layout.scale.counter / 2})`}>
            <PlateRow
              plates={way.ships.map((one) => plateOf({ ...one, frozen: 0 }))}
              looks={data.looks}
              h={layout.scale.counter}
            />
          </g>
        </g>
      )}
      <g transform={`translate(${p.x} ${p.y})`}>
        <FactArt
          fact={fact}
          star={star}
          looks={data.looks}
          map={data.map}
          r={layout.scale.ring}
          still={still}
          low={p.y < ROOM}
        />
      </g>
    </g>
  );
}

interface Way {
  readonly warp: number;
  readonly space: number;
  readonly out: boolean;
  readonly ships: readonly { readonly power: number; readonly ships: number }[];
}

/** Returns the movement between star and path of a fact, if any. */
function wayOf(fact: Fact4000): Way | null {
  switch (fact.is) {
    case "departed":
      return { warp: fact.warp, space: 1, out: true, ships: fact.ships };
    case "retreated":
      return { warp: fact.warp, space: 1, out: true, ships: [{ power: fact.power, ships: fact.ships }] };
    default:
      return null;
  }
}
