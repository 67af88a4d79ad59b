/** The types of the game. Its steps are the decision points of the rules. */
import type { Shape } from "@starboard/kernel";
import type { FlyAct, RetireAct } from "./acts.ts";
import type { TrailsFact } from "./facts.ts";
import type { TrailsOptions } from "./options.ts";
import type { TrailsState } from "./state.ts";
import type { TrailsView } from "./view.ts";

export interface TrailsShape extends Shape {
  options: TrailsOptions;
  state: TrailsState;
  view: TrailsView;
  fact: TrailsFact;
  steps: {
    scatter: { memo: object; act: never };
    pass: { memo: object; act: never };
    fly: { memo: object; act: FlyAct };
  };
  asides: { retire: RetireAct };
}
