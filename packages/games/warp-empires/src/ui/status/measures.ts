/** What the game counts, for the curves after the match, and the names of its rounds and places. */
import type { ShapeWE } from "@starboard/warp-empires";
import type { Measure } from "@starboard/ui";
import type { FactWE, ViewWE } from "@starboard/warp-empires";
import type { Fact, Seat } from "@starboard/kernel";
import { standingOf } from "./standing.ts";
import { en } from "./text.en.ts";

/** The standing with the public's eyes, which see everything in a finished match. */
const standing = (view: ViewWE) => standingOf({ view, viewer: "public" });
const seatIn = (view: ViewWE, seat: Seat) => standing(view)?.seats.find((one) => one.seat === seat);

export const measures: readonly Measure<ShapeWE>[] = [
  {
    id: "territories",
    get name() {
      return en.measure.territories;
    },
    rule: "WE-14.1",
    valueOf: (view, seat) => seatIn(view, seat)?.held ?? null,
    goalOf(view) {
      const goal = standing(view)?.goal ?? null;
      return goal === null ? null : { value: goal, label: en.measure.goal(goal) };
    },
  },
  {
    id: "revenue",
    get name() {
      return en.measure.revenue;
    },
    rule: "WE-10.1",
    valueOf: (view, seat) => seatIn(view, seat)?.revenue ?? null,
  },
  {
    id: "units",
    get name() {
      return en.measure.units;
    },
    valueOf: (view, seat) =>
      view.territories.reduce((sum, { stacks }) => sum + (stacks.find((stack) => stack.seat === seat)?.count ?? 0), 0),
  },
];

export const roundOf = ({ round }: ViewWE): { number: number; name: string } => ({
  number: round,
  name: en.round(round),
});

/** The territory that a fact is about, or null. */
export function placeOf(fact: Fact, _view?: ViewWE): string | null {
  const { at, to, from, path } = fact as FactWE & {
    readonly at?: unknown;
    readonly to?: unknown;
    readonly from?: unknown;
    readonly path?: readonly unknown[];
  };
  return [at, to, path?.at(-1), from].find((place): place is string => typeof place === "string") ?? null;
}

/** Returns the selector of a territory on the map; null if the map does not have it. */
export function elementAt(place: string, { territories }: ViewWE): string | null {
  const at = territories.findIndex(({ id }) => id === place);
  return at < 0 ? null : `[data-land="${at}"]`;
}
