/** What happens when a captain is out, in a turn or by retiring. */
import type { Seat, StepContext } from "@starboard/kernel";
import type { TrailsFact } from "../facts.ts";
import type { TrailsShape } from "../shape.ts";
import { flying } from "../state.ts";

export function leave(ctx: StepContext<TrailsShape>, by: Seat, fact: TrailsFact): void {
  ctx.state.out[by] = 1;
  ctx.emit(fact);
}

/** Ends the match if one captain is left (ION-3.1). Returns whether it did. */
export function endIfLast(ctx: StepContext<TrailsShape>): boolean {
  const [last, ...others] = flying(ctx.state);
  if (last === undefined || others.length > 0) return false;
  ctx.emit({ is: "won", rule: "ION-3.1", seat: last });
  ctx.endMatch({ winners: [last], rule: "ION-3.1", scores: ctx.state.out.map((out) => 1 - out) });
  return true;
}
