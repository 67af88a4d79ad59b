import type { Aside } from "@starboard/kernel";
import { homeAct, type HomeAct } from "../acts.ts";
import { ALREADY_CALLED, ALREADY_LEFT, NOT_CALLED } from "../refusals.ts";
import type { SampleShape } from "../shape.ts";
import { endRun } from "../steps/end-run.ts";
import { inRun } from "../state.ts";

/** Calling for home and taking the call back, at any time (SMP-8.3, SMP-8.4). */
export const home: Aside<SampleShape, HomeAct> = {
  rule: "SMP-8.3",
  schema: homeAct,
  candidates(_t, _m, _by, offer) {
    offer({ do: "call" });
    offer({ do: "takeBack" });
  },
  forbids(t, _m, by, act) {
    if (t.left[by] === 1) return ALREADY_LEFT;
    if (act.do === "call") return t.home[by] === 1 ? ALREADY_CALLED : undefined;
    return t.home[by] === 1 ? undefined : NOT_CALLED;
  },
  resolve(ctx, by, act) {
    const t = ctx.state;
    t.home[by] = act.do === "call" ? 1 : 0;
    ctx.emit({ is: "called", rule: "SMP-8.3", seat: by, home: act.do === "call" });
    if (inRun(t, by).every((other) => t.home[other] === 1)) endRun(ctx, "SMP-8.3");
  },
};
