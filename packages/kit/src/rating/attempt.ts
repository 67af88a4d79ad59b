/** Rates an attempt at a puzzle like a match between the solver and the puzzle. Hosts and pages use the same code. */
import { NEWCOMER, type RatingChange, ratingChange, type Strength, strengthAt } from "./glicko.ts";

/** A rating with the time of its last change, in epoch ms. */
export interface DatedStrength extends Strength {
  readonly at: number;
}
export type AttemptScore = 0 | 0.5 | 1;

/** Deviation of a puzzle that nobody has tried: its rating is an estimate of its maker. */
const FIRST_DEVIATION = 200;

/** The score of a first attempt. The first hint takes half, the second one everything. */
export const attemptScore = (isSolved: boolean, hints: number): AttemptScore =>
  !isSolved || hints > 1 ? 0 : hints === 1 ? 0.5 : 1;

/** The strength of a puzzle before anybody has tried it. `rating` is that of its file. */
export const newPuzzle = (rating: number): Strength => ({
  rating,
  deviation: FIRST_DEVIATION,
  volatility: NEWCOMER.volatility,
});

export interface RatedAttempt {
  /** How the rating of the solver changes. */
  readonly solver: RatingChange;
  /** The puzzle before and after. */
  readonly puzzle: { readonly before: Strength; readonly after: Strength };
}

/**
 * @param solver the solver's rating at puzzles of the game; undefined before the first attempt
 * @param puzzle the puzzle's rating; without a time for one that nobody has tried
 * @param at the time of the attempt, in epoch ms
 */
export function rateAttempt(
  solver: DatedStrength | undefined,
  puzzle: Strength | DatedStrength,
  score: AttemptScore,
  at: number,
): RatedAttempt {
  const mine = solver ? strengthAt(solver, solver.at, at) : NEWCOMER;
  const its = "at" in puzzle ? strengthAt(puzzle, puzzle.at, at) : puzzle;
  return {
    solver: ratingChange(mine, { opponent: its, score }),
    puzzle: { before: its, after: ratingChange(its, { opponent: mine, score: 1 - score }).after },
  };
}
