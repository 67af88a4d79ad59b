/**
 * The weights of the evaluation, in ships. They were set by hand and then scaled by coefficients fitted to self-play
 * (`docs/bots.md`).
 */
import type { ActOdds, WeightsFile } from "@starboard/bots";
import stored from "./weights.json" with { type: "json" };

export interface Weights {
  /** Value of a ship, value of a future produced ship, and the number of productions counted. */
  readonly ship: number;
  readonly produced: number;
  readonly productions: number;
  /** Value of a symbol without a pair, as a share of one with a pair. */
  readonly surplus: number;
  /** Value of a star for the score: at all times, and in addition near an end by score. */
  readonly star: number;
  readonly starAtEnd: number;
  /** Value of a possessed home star, and of an enemy home star as the target of a fleet. */
  readonly home: number;
  readonly prize: number;
  /** Weight of a threat to a home star in the enemy's j-th own turn: of fleets in hyperspace, and of all ships. */
  readonly sure: readonly number[];
  readonly near: readonly number[];
  /** Weight of a fleet's target in its j-th own turn: at an empty star, and against defenders. */
  readonly empty: readonly number[];
  readonly strike: readonly number[];
  /** Value of a free warp. */
  readonly warp: number;
  /** Value of each ship by which the largest fleet exceeds the largest hostile one. */
  readonly largestFleet: number;
  /** Value difference that gives odds of e : 1: a minimum, and a part per ship on the board. */
  readonly certain: number;
  readonly perShip: number;
  /** Coefficients of the features of a side. They are fitted; 1 means the value as the weights above give it. */
  readonly terms: Terms;
  /** Share of the danger from a partner in the Independents game that a wary bot counts; all of it when absent. */
  readonly allyDoubt?: number;
  /** How much the lead of a power near victory counts against every other one; not at all when absent. */
  readonly coalition?: number;
  /** Whether partners in the Independents game are judged like enemies, as those who may become enemies. Bots do unless it is false (`botWith`). */
  readonly wary?: boolean;
  /** Whether acts that break an alliance are left out. */
  readonly loyal?: boolean;
  /** Fitted log-odds of the features of acts (`ACT_FEATURES`); `null` or absent for the scores set by hand. */
  readonly prior?: ActOdds | null;
}

/** By evaluation term, then the value of the turn and of all ships as a share, both in log-odds. */
export type Terms = Readonly<
  Record<
    "ships" | "production" | "stars" | "homes" | "danger" | "plans" | "warps" | "largestFleet" | "tempo" | "shipShare",
    number
  >
>;

/** Coefficients that leave every term as it is. */
export const PLAIN: Terms = {
  ships: 1,
  production: 1,
  stars: 1,
  homes: 1,
  danger: 1,
  plans: 1,
  warps: 1,
  largestFleet: 1,
  tempo: 0,
  shipShare: 0,
};

/** The evaluation in use, as `starboard tune` writes it. */
export const IN_USE: WeightsFile<Weights> = stored;
export const WEIGHTS: Weights = IN_USE.weights;
