import type { Automatic } from "@starboard/kernel";
import { seat, shuffled } from "@starboard/kernel";
import type { SampleShape } from "../shape.ts";
import { drawUp } from "./draw-up.ts";

/** Shuffles the deck and deals the first hands (SMP-1.3). */
export const deal: Automatic<SampleShape> = {
  kind: "automatic",
  rule: "SMP-1.3",
  run(ctx) {
    ctx.state.deck = shuffled(ctx.state.deck, (sides, times, why) => ctx.draw(sides, times, why), "SMP-1.3");
    drawUp(ctx, seat(0), "SMP-1.3");
    ctx.done();
  },
};
