/** Types for pairs of a step and an act, which the compiler cannot follow by itself. */
import type { Shape, StepOffers } from "@starboard/kernel";
import type { ActAt, Offers, PlannedMove, Question, TypedOffer } from "./typed-acts.ts";

/** Returns a function that pairs a step of a game with an act of that step. */
export const movesOf =
  <G extends Shape>() =>
  <N extends Question<G>>(step: N, act: ActAt<G, N>): PlannedMove<G> =>
    // The compiler does not see that a pair of a step and one of its acts is one of these pairs.
    ({ step, act }) as unknown as PlannedMove<G>;

/** Returns a function that finds what a step or aside offers, refused acts included; nothing where it is not open. */
export const offersOf =
  <G extends Shape>() =>
  <N extends Question<G>>(offers: readonly Offers<G>[], step: N): readonly TypedOffer<ActAt<G, N>>[] =>
    // The compiler does not see that the entry of a step holds the acts of that step.
    (offers.find((one) => one.step === step)?.offers ?? []) as unknown as readonly TypedOffer<ActAt<G, N>>[];

/** The offers of a game's own rules with the types of their acts. */
export const typedOffers = <G extends Shape>(offers: readonly StepOffers[]): readonly Offers<G>[] =>
  offers as unknown as readonly Offers<G>[];
