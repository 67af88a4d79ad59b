/**
 * The weights of the evaluation, in ships. They were tuned by hand and in matches between bots with different weights
 * (`docs/bots.md`).
 */
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
}

export const WEIGHTS: Weights = {
  ship: 1,
  produced: 0.8,
  productions: 7,
  surplus: 0.25,
  star: 0.35,
  starAtEnd: 4,
  home: 18,
  prize: 9,
  sure: [0.95, 0.85, 0.75, 0.66, 0.58, 0.5, 0.42, 0.34],
  near: [0.8, 0.45, 0.3, 0.22, 0.16, 0.12, 0.09, 0.06],
  empty: [0.85, 0.75, 0.66, 0.58, 0.5, 0.44, 0.38, 0.3],
  strike: [0.55, 0.25, 0.18, 0.13, 0.1, 0.08, 0.06, 0.04],
  warp: 0.25,
  largestFleet: 0.08,
  certain: 5,
  perShip: 0.06,
};
