/** The types of the game. Its steps are the decision points of the rules. */
import type { AsidesOf, Shape, StepsOf } from "@starboard/kernel";
import type { TrailsFact } from "./facts.ts";
import type { TrailsOptions } from "./options.ts";
import type { TrailsRefusal } from "./refusals.ts";
import type { TrailsState } from "./state.ts";
import type { TrailsView } from "./view.ts";
import type { asides } from "./asides/index.ts";
import type { steps } from "./steps/index.ts";

export interface TrailsShape extends Shape {
  options: TrailsOptions;
  state: TrailsState;
  view: TrailsView;
  fact: TrailsFact;
  refusal: TrailsRefusal;
  steps: StepsOf<typeof steps>;
  asides: AsidesOf<typeof asides>;
}
