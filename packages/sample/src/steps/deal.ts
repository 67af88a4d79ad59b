import type { Automatic } from "@starboard/kernel";
import { seat, shuffled } from "@starboard/kernel";
import type { SampleShape } from "../shape.ts";
import { drawUp } from "./draw-up.ts";

/** Shuffles the deck and deals the first hands (SMP-1.3). */
export const deal: Automatic<SampleShape, "deal"> = {
  kind: "automatic",
  rule: "SMP-1.3",
  run(x) {
    x.table.deck = shuffled(x.table.deck, (sides, times, why) => x.draw(sides, times, why), "SMP-1.3");
    drawUp(x, seat(0), "SMP-1.3");
    x.done();
  },
};
