import type { Aside } from "@starboard/kernel";
import { leaveAct, type LeaveAct } from "../acts.ts";
import { ALREADY_LEFT } from "../refusals.ts";
import type { SampleShape } from "../shape.ts";
import { endRun } from "../steps/end-run.ts";
import { handOf, inRun } from "../state.ts";

/** Leaving the run, at any time (SMP-8.1). */
export const leave: Aside<SampleShape, LeaveAct> = {
  rule: "SMP-8.1",
  schema: leaveAct,
  candidates(_t, _m, _by, offer) {
    offer({ do: "leave" });
  },
  forbids: (t, _m, by) => (t.left[by] === 1 ? ALREADY_LEFT : undefined),
  resolve(ctx, by) {
    const t = ctx.state;
    t.left[by] = 1;
    t.home[by] = 0;
    t.buried.push(...handOf(t, by).splice(0));
    t.cargo[by] = [];
    ctx.emit({ is: "left", rule: "SMP-8.1", seat: by });
    const staying = inRun(t, by);
    if (staying.length === 1) endRun(ctx, "SMP-8.2");
    else if (staying.every((other) => t.home[other] === 1)) endRun(ctx, "SMP-8.3");
  },
};
