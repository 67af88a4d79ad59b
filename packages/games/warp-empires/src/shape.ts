/** The types of Warp Empires for the kernel. Its steps are the states of the turn (rules.md, chapter F). */
import type { AsidesOf, StepContext, Shape, StepsOf } from "@starboard/kernel";
import type { OrderWindow } from "./acts.ts";
import type { FactWE } from "./facts.ts";
import type { Options } from "./options.ts";
import type { RefusalWE } from "./reasons.ts";
import type { StateWE, ViewWE } from "./state.ts";
import type { asides } from "./asides/index.ts";
import type { steps } from "./steps/index.ts";

/** A card played at an opponent, waiting for its answer and then for its effects. */
export interface PendingCard {
  seat: number;
  card: number;
  as: number;
  /** Seat and territory that the card targets, or NONE. */
  target: number;
  at: number;
  /** Seats asked so far, clockwise from the player of the card. */
  next: number;
  negatedBy: number;
}
/** A round of reactions: `next` counts the seats asked so far, clockwise from the active player. */
export interface Round {
  next: number;
}
export interface Reaction {
  seat: number;
  window: OrderWindow;
}

export interface ShapeWE extends Shape {
  options: Options;
  state: StateWE;
  view: ViewWE;
  fact: FactWE;
  refusal: RefusalWE;
  steps: StepsOf<typeof steps>;
  asides: AsidesOf<typeof asides>;
}
export type Ctx = StepContext<ShapeWE>;
