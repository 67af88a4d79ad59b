import { type StepContext, type RuleId, seat } from "@starboard/kernel";
import { scoreOf } from "../calc/score.ts";
import type { SampleShape } from "../shape.ts";
import { inRun } from "../state.ts";

/** Scores all captains and ends the match (SMP-7.2 to SMP-7.4). `rule` is the rule that ended it. */
export function endRun(ctx: StepContext<SampleShape>, rule: RuleId): void {
  const t = ctx.state;
  const scores = t.left.map((_, i) => scoreOf(t, seat(i)).total);
  const staying = inRun(t, seat(0));
  const best = Math.max(...staying.map((by) => scores[by] ?? 0));
  const winners = staying.filter((by) => scores[by] === best);
  // Raiders in hand cost points, so the score reveals them.
  ctx.disclose();
  ctx.emit({ is: "scored", rule: "SMP-7.2", scores });
  ctx.emit({ is: "won", rule, seats: winners });
  ctx.endMatch({ winners, rule, scores });
}
