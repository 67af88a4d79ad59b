/** Step contexts for broken games: they tell other facts, or tell them to others, than the sample does. */
import type { StepContext } from "@starboard/kernel";
import type { SampleShape } from "../../sample/src/shape.ts";

/** A step context that sends every fact to all seats. */
export const loudly = (ctx: StepContext<SampleShape>): StepContext<SampleShape> => retold(ctx, (fact) => fact, false);

/** A step context whose facts are changed by `change`, and sent to all seats unless their audience is kept. */
export function retold(
  ctx: StepContext<SampleShape>,
  change: (fact: SampleShape["fact"]) => SampleShape["fact"],
  keep: boolean,
): StepContext<SampleShape> {
  return {
    state: ctx.state,
    wantsFacts: ctx.wantsFacts,
    draw: (sides, times, why) => ctx.draw(sides, times, why),
    emit: (fact, to) => ctx.emit(change(fact), keep ? to : undefined),
    disclose: (to) => ctx.disclose(to),
    ask: (step, memo) => ctx.ask(step, memo),
    done: () => ctx.done(),
    endMatch: (outcome) => ctx.endMatch(outcome),
  };
}
