import type { Decision } from "@starboard/kernel";
import { pickAct, type PickAct } from "../acts.ts";
import type { SampleShape } from "../shape.ts";
import { inRun } from "../state.ts";

/** The lead captain (SMP-2.2) picks one of the two wrecks. If they are equal, only the first is offered (SMP-3.2). */
export const pick: Decision<SampleShape, PickAct> = {
  kind: "decision",
  rule: "SMP-3.2",
  schema: pickAct,
  asks: (t) => inRun(t, t.lead)[0] ?? t.lead,
  candidates(t, _m, _by, offer) {
    offer({ do: "pick", wreck: 0 });
    if (t.wrecks[0] !== t.wrecks[1]) offer({ do: "pick", wreck: 1 });
  },
  // A refusal here would never be shown: with only one wreck to pick the question is answered automatically.
  forbids: () => undefined,
  resolve(ctx, _m, by, act) {
    const prize = ctx.state.wrecks[act.wreck] ?? 0;
    ctx.state.wrecks = [prize];
    ctx.emit({ is: "picked", rule: "SMP-3.2", seat: by, prize });
    ctx.done();
  },
};
