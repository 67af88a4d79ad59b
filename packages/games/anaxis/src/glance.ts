/** The turn and a small map of a view: each ship on the map in the colour of its side. */
import { fitDots, type Glance } from "@starboard/kit";
import { ACTIVE, type ViewAx } from "./state.ts";
import { matchSetupOf } from "./match-setup.ts";
import { glanceTurn } from "./text/en/glance.ts";

/** Ratio of the height of a row to the distance of columns of flat-top hexes. */
const ROW_HEIGHT = 2 / Math.sqrt(3);

export function glance({ board }: ViewAx): Glance {
  const { cols, rows } = matchSetupOf(board.options);
  // Points of radius 0 at the corners keep the map in its place, wherever the ships are.
  const corners = [
    { x: 0, y: 0 },
    { x: cols, y: rows * ROW_HEIGHT },
  ].map((corner) => ({ ...corner, radius: 0, colour: 0 }));
  const ships = board.kind.flatMap((_, ship) => {
    if (board.status[ship] !== ACTIVE || board.placed[ship] !== 1) return [];
    const q = board.q[ship] as number;
    const y = ((board.r[ship] as number) + q / 2) * ROW_HEIGHT;
    return [
      { x: q, y, radius: 3 + Math.min(3, (board.hull[ship] ?? 0) / 3), colour: (board.side[ship] as number) + 1 },
    ];
  });
  return { turn: glanceTurn(board.turn), dots: fitDots([...corners, ...ships]).filter(({ radius }) => radius > 0) };
}
