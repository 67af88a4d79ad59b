/** The type of the game for the kernel. Its steps are the decision points of the rules (section E.3). */
import type { AsidesOf, Shape, StepsOf } from "@starboard/kernel";
import type { Power } from "./acts.ts";
import type { Fact4000 } from "./facts.ts";
import type { Options } from "./options.ts";
import type { Refusal4000 } from "./reasons.ts";
import type { State4000, View4000 } from "./state.ts";
import type { asides } from "./asides/index.ts";
import type { steps } from "./steps/index.ts";

/**
 * A battle in progress under Fortunes of War (AD-6.4.5). The attackers' ships are already at the star. Powers drop out
 * as their ships are destroyed or retreat.
 */
export interface Battle {
  star: number;
  /** The power whose arrival began the battle. */
  active: Power;
  /** The attacking and the defending powers at the beginning. */
  attackers: Power[];
  defenders: Power[];
}
/** The memo of one power's choice between two rounds of dice. */
export interface RetreatMemo {
  star: number;
  power: Power;
  attacker: boolean;
  /** The other side, to check whether it still has ships. */
  others: Power[];
}

/** The chosen star of a departure, or -1, and the allied ships taken along (AD-6.3.3, AD-9.4.5). */
export interface DepartMemo {
  from: number;
  loan: { readonly power: Power; readonly ships: number }[];
}

export interface Shape4000 extends Shape {
  options: Options;
  state: State4000;
  view: View4000;
  fact: Fact4000;
  refusal: Refusal4000;
  steps: StepsOf<typeof steps>;
  asides: AsidesOf<typeof asides>;
}
