/** The parameters of the TrekWar bot's evaluation. */
import type { ActOdds, WeightsFile } from "@starboard/bots";
import type { Traits } from "../effects/behaviour.ts";
import stored from "./weights.json" with { type: "json" };

export interface Weights {
  /** Value of a card's effects per unit of each trait, in points of Force. */
  readonly traits: { readonly [T in keyof Required<Traits>]: number };
  /** Factor for Force that lasts until the end of the Fight, relative to Force that counts for one Turn. */
  readonly stays: number;
  /** Factor for Force on a Maneuver or Command, which needs a Unit, relative to Force on a Unit. */
  readonly helper: number;
  /** Factor for an Event, because it waits for its moment. */
  readonly event: number;
  /** Value of an Attack that the enemy cannot match, in points of Force spent. */
  readonly unanswered: number;
  /** Cost of one point of Force spent. */
  readonly spend: number;
  /** Value to the opener of each point by which its own Hand suits the Battleground better than the enemy's cards. */
  readonly terrain: number;
  /** Cards a side takes from its Deck Pile per Fight. */
  readonly perFight: number;
  /** Change of the probability to win a coming Fight per point of lead in the average value of the remaining cards. */
  readonly quality: number;
  /** Change of the same probability because the attacker chooses the Battleground. */
  readonly attacker: number;
  /** Weight of the outcome of one playout of the Fight. */
  readonly trust: number;
  /** Fitted coefficients of the features of a state; `null` leaves the estimated outcome as it is. */
  readonly terms: Terms | null;
  /**
   * Fitted log-odds of the features of acts (`ACT_FEATURES`); `null` or absent for a policy prior from the scores set by
   * hand.
   */
  readonly prior?: ActOdds | null;
}

export const FEATURES = [
  "outcome",
  "playout",
  "decided",
  "sectors",
  "cards",
  "hand",
  "deck",
  "force",
  "units",
  "attacker",
] as const;
export type Terms = Readonly<Record<(typeof FEATURES)[number], number>>;

/** The evaluation in use, as `starboard tune` writes it. */
export const IN_USE: WeightsFile<Weights> = stored;
export const WEIGHTS: Weights = IN_USE.weights;
