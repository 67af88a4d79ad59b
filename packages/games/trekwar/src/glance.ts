/** The Fight and a small board of a view: each Sector in the colour of its owner, and the Fleets. */
import { fitDots, type Glance } from "@starboard/kit";
import { SECTORS } from "./data/board.ts";
import type { ViewTW } from "./state.ts";
import { glanceTurn } from "./text/en/glance.ts";

/** Side colours of the Federation and the Dominion, as on the board. */
const COLOURS: readonly number[] = [1, 4];

export function glance(view: ViewTW): Glance {
  const place = ({ q, r }: { readonly q: number; readonly r: number }) => ({ x: q + r / 2, y: (r * Math.sqrt(3)) / 2 });
  const sectors = SECTORS.map((sector) => ({
    ...place(sector),
    radius: 13,
    colour: COLOURS[view.owner[sector.id] ?? -1] ?? 0,
  }));
  const fleets = view.fleet.flatMap((id, side) => {
    const sector = SECTORS.find((one) => one.id === id);
    return sector
      ? [{ ...place(sector), x: place(sector).x + (side === 0 ? 0.12 : -0.12), radius: 5, colour: COLOURS[side] ?? 0 }]
      : [];
  });
  return { turn: glanceTurn(view.fight, view.turn), dots: fitDots([...sectors, ...fleets]) };
}
