import type { Automatic } from "@starboard/kernel";
import type { SampleShape } from "../shape.ts";
import { drawUp } from "./draw-up.ts";

/** Refills hands while the deck lasts (SMP-6.1). */
export const refill: Automatic<SampleShape> = {
  kind: "automatic",
  rule: "SMP-6.1",
  run(ctx) {
    drawUp(ctx, ctx.state.lead, "SMP-6.1");
    ctx.done();
  },
};
