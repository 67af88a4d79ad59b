/** The standing of every seat by the rules' own calculations, from what the viewer knows. */
import { controlled, noClaim, printedRevenue } from "@starboard/warp-empires";
import type { Seat } from "@starboard/kernel";
import { type Known, knownState } from "../model/known-state.ts";
import type { Props } from "../model/table.ts";
import { worldOf } from "../model/world.ts";

export interface SeatStanding {
  readonly seat: Seat;
  /** Territories that victory counts. */
  readonly held: number;
  readonly revenue: number;
  readonly isAlive: boolean;
}
export interface Standing {
  readonly known: Known;
  /** In the order of play. */
  readonly seats: readonly SeatStanding[];
  /** Territories that win; null if the last empire wins. */
  readonly goal: number | null;
  /** Territories that victory counts on this map. */
  readonly all: number;
  /** The last round; 0 without a limit. */
  readonly roundLimit: number;
}

const cache = new WeakMap<object, Standing>();

/** Returns the standing of a view, cached; null during the set-up. */
export function standingOf({ view, viewer }: Pick<Props, "view" | "viewer">): Standing | null {
  if (view.phase === null && !view.flow.over) return null;
  const before = cache.get(view);
  if (before) return before;
  const known = knownState(view, viewer);
  const { compiled, state } = known;
  const { condition, roundLimit } = worldOf(view.options).module.victory;
  const all = compiled.counted.length;
  const goal =
    condition.op === "controlShare"
      ? Math.floor((all * condition.over[0]) / condition.over[1]) + 1
      : condition.op === "controlAll"
        ? all
        : null;
  const seats = view.order.map(
    (seat): SeatStanding => ({
      seat,
      held: controlled(state, compiled, seat),
      revenue: printedRevenue(state, compiled, seat).total,
      isAlive: view.seats[seat]?.alive ?? false,
    }),
  );
  const made: Standing = { known, seats, goal, all, roundLimit };
  cache.set(view, made);
  return made;
}

/** Counted territories that the active seat would mark if its Control phase came now, by index (WE-13.1). */
export function claimsOf({ known: { compiled, state } }: Standing, seat: number): readonly number[] {
  return compiled.counted.filter((at) => state.marker[at] !== seat && noClaim(state, compiled, at, seat) === undefined);
}

/** The seats still playing, best first: most territories, then the highest revenue (WE-14.4). */
export const ranked = ({ seats }: Standing): readonly SeatStanding[] =>
  seats.filter(({ isAlive }) => isAlive).sort((a, b) => b.held - a.held || b.revenue - a.revenue);
