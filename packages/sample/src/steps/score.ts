import type { Automatic } from "@starboard/kernel";
import type { SampleShape } from "../shape.ts";
import { endRun } from "./end-run.ts";

/** Ends the run after its last round and scores it (SMP-7.1). */
export const score: Automatic<SampleShape> = {
  kind: "automatic",
  rule: "SMP-7.1",
  run(ctx) {
    endRun(ctx, "SMP-7.1");
  },
};
