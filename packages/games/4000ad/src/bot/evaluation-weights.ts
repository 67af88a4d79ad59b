/**
 * The numbers of the evaluation, in ships: what a thing is worth is how many ships one would give for it. Found by hand
 * and by matches of bots with different numbers against each other (`docs/bots.md`).
 */
export interface Weights {
  /** Worth of one ship, of one produced ship still to come, and how many productions ahead are counted. */
  readonly ship: number;
  readonly produced: number;
  readonly productions: number;
  /** Worth of a symbol that adds nothing yet, as part of one that does. */
  readonly surplus: number;
  /** Worth of a star for the score: always, and in addition when the end by score is near. */
  readonly star: number;
  readonly starAtEnd: number;
  /** Worth of a possessed home star, and of an enemy's one as the aim of a fleet. */
  readonly home: number;
  readonly prize: number;
  /** How real a threat to a home star is in the enemy's j-th own turn from now: of fleets under way, of all ships. */
  readonly sure: readonly number[];
  readonly near: readonly number[];
  /** How real the plan of a fleet is that could come out in its j-th own turn: onto empty ground, and against defenders. */
  readonly empty: readonly number[];
  readonly strike: readonly number[];
  /** Worth of a free warp. */
  readonly warp: number;
  /** Worth of being the strongest: per ship by which the largest fleet exceeds the largest hostile one. */
  readonly fist: number;
  /** Difference that makes the chances e : 1, at the least and per ship on the board. */
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
  fist: 0.08,
  certain: 5,
  perShip: 0.06,
};
