/** The acts of 4000 A.D. as the screen plans and offers them. */
import type { Shape4000 } from "@starboard/4000ad";
import {
  type ActAt,
  type Alarm as AlarmOf,
  type AlarmAnswer,
  type AskedStep,
  movesOf,
  offersOf,
  type PlannedMove,
  type PromptAction,
  type Question,
} from "@starboard/ui";

export type Step = AskedStep<Shape4000>;
export type ActOf<N extends Question<Shape4000>> = ActAt<Shape4000, N>;
export type Move = PlannedMove<Shape4000>;
export type Button = PromptAction<Shape4000>;
export type Alarm = AlarmOf<Shape4000>;
export type Answer = AlarmAnswer<Shape4000>;

/** Pairs a step with one of its acts. */
export const moveAt = movesOf<Shape4000>();
/** What a step or aside offers, refused acts included. */
export const offersAt = offersOf<Shape4000>();
