/** The types of TrekWar for the kernel. Its steps are the states of chapter d. */
import type { AsidesOf, StepContext, Seat, Shape, StepsOf } from "@starboard/kernel";
import { seat } from "@starboard/kernel";
import type { Side } from "./data/board.ts";
import type { FactTW } from "./facts.ts";
import type { Options } from "./options.ts";
import type { RefusalTW } from "./reasons.ts";
import type { CardNo, StateTW, ViewTW } from "./state.ts";
import type { asides } from "./asides/index.ts";
import type { steps } from "./steps/index.ts";

/** The "when played" effects of the cards just played, while they are being resolved (TW-6.8). */
export interface Effects {
  side: Side;
  /** In order of resolution. */
  cards: CardNo[];
  /** The next effect: index into `cards`, and index into the effects of that card. */
  card: number;
  effect: number;
  /** The target of an Event, or -1. */
  target: CardNo;
}
/** A choice that an effect offers (f.4). */
export interface Choice {
  side: Side;
  /** The card, and the index of the effect that offers the choice. */
  card: CardNo;
  effect: number;
}

export interface ShapeTW extends Shape {
  options: Options;
  state: StateTW;
  view: ViewTW;
  fact: FactTW;
  refusal: RefusalTW;
  steps: StepsOf<typeof steps>;
  asides: AsidesOf<typeof asides>;
}

export type Ctx = StepContext<ShapeTW>;

/** Seat 0 plays the Federation, seat 1 the Dominion. */
export const seatOf = (side: Side): Seat => seat(side);
export const sideOf = (by: Seat): Side => by as number as Side;
