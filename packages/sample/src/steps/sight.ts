import type { Automatic } from "@starboard/kernel";
import type { SampleShape } from "../shape.ts";

/** Throws two dice for two wrecks (SMP-3.1). */
export const sight: Automatic<SampleShape> = {
  kind: "automatic",
  rule: "SMP-3.1",
  run(ctx) {
    const t = ctx.state;
    t.round += 1;
    t.wrecks = [...ctx.draw(6, 2, "SMP-3.1")];
    t.bids.fill(null);
    ctx.emit({ is: "sighted", rule: "SMP-3.1", round: t.round, wrecks: t.wrecks.slice() });
    ctx.done();
  },
};
