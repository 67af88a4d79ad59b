/** What the game counts, for the curves after the match, and the round that a moment belongs to. */
import { type Shape4000, fleetOf, forecast, type Power, type State4000 } from "@starboard/4000ad";
import type { Seat } from "@starboard/kernel";
import type { Measure } from "@starboard/ui";
import type { View } from "../model/board-data.ts";
import { stateOf } from "../model/state-of.ts";
import { en } from "./text.en.ts";

/** Adds a figure over the powers of a seat; null before the first round. */
const bySeat =
  (figure: (t: State4000, power: Power) => number) =>
  (view: View, seat: Seat): number | null => {
    const t = stateOf(view);
    if (t.round < 1) return null;
    let sum = 0;
    for (let p = 0; p < t.P; p++) if (t.seatOf[p] === seat) sum += figure(t, p);
    return sum;
  };

/** Stars where a power has ships. */
function starsOf(t: State4000, p: Power): number {
  let n = 0;
  for (let s = 0; s < t.S; s++) if ((t.ships[s * t.P + p] as number) > 0) n++;
  return n;
}

export const measures: readonly Measure<Shape4000>[] = [
  {
    id: "ships",
    get name() {
      return en.measures.ships;
    },
    rule: "AD-5.1",
    valueOf: bySeat(fleetOf),
  },
  {
    id: "stars",
    get name() {
      return en.measures.stars;
    },
    rule: "AD-10.3",
    valueOf: bySeat(starsOf),
  },
  {
    id: "production",
    get name() {
      return en.measures.production;
    },
    rule: "AD-6.2.3",
    valueOf: bySeat((t, p) => (t.alive[p] === 1 ? forecast(t, p).built.ships : 0)),
  },
];

export const roundOf = ({ board: { round } }: View): { readonly number: number; readonly name: string } => ({
  number: round,
  name: round < 1 ? en.turn.setup : en.turn.round(round),
});
