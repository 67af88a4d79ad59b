/** The step context as the helpers of this game use it. */
import type { StepContext, Seat } from "@starboard/kernel";
import type { Power } from "./acts.ts";
import type { Shape4000 } from "./shape.ts";
import type { State4000 } from "./state.ts";

export type Ctx = StepContext<Shape4000>;

/** Returns the seats of some powers without duplicates, as the audience of a private fact. */
export function seatsOf(t: State4000, powers: readonly Power[]): Seat[] {
  const seats: Seat[] = [];
  for (const p of powers) {
    const seat = t.seatOf[p] as Seat;
    if (!seats.includes(seat)) seats.push(seat);
  }
  return seats.sort((a, b) => a - b);
}
