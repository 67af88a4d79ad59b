/** The types of the game. Its steps are the decision points of the rules. */
import type { AsidesOf, Shape, StepsOf } from "@starboard/kernel";
import type { SampleFact } from "./facts.ts";
import type { SampleOptions } from "./options.ts";
import type { SampleRefusal } from "./refusals.ts";
import type { SampleState } from "./state.ts";
import type { SampleView } from "./view.ts";
import type { asides } from "./asides/index.ts";
import type { steps } from "./steps/index.ts";

export interface SampleShape extends Shape {
  options: SampleOptions;
  state: SampleState;
  view: SampleView;
  fact: SampleFact;
  refusal: SampleRefusal;
  steps: StepsOf<typeof steps>;
  asides: AsidesOf<typeof asides>;
}
