/** Puzzles as mining writes them: complete, and named by a hash of their position. */
import { type AnyGame, digest, question } from "@starboard/kernel";
import type { ProvedPuzzle, Puzzle } from "@starboard/kit";

/** The match in which a puzzle was found. */
export interface MinedMatch {
  readonly game: AnyGame;
  /** Options of the match, without defaults filled in. */
  readonly options: object;
}

/** Length of the hash in a puzzle's id. */
const HASH = 8;

/** Ratings before anybody has tried: by how unlikely random acts solve it. A quarter is the easiest. */
const RATING = { least: 1000, most: 2300, perHalf: 160, easiest: 2 };

/** The rating of a puzzle that random acts fail to solve with this probability. */
export function ratingOf(difficulty: number): number {
  const halves = -Math.log2(Math.max(1e-9, 1 - difficulty)) - RATING.easiest;
  return Math.round(Math.min(RATING.most, RATING.least + RATING.perHalf * Math.max(0, halves)));
}

/** Completes what a prover found in a state of a match. */
export function foundPuzzle(
  { game, options }: MinedMatch,
  family: string,
  state: object,
  from: Puzzle["from"],
  found: ProvedPuzzle,
): Puzzle {
  // Notations may share lists with the state, which the match goes on to change.
  const position = structuredClone(game.notation.write(state as never)) as { [field: string]: unknown };
  const seat = question(game, state as never)?.waiting[0] ?? 0;
  const { about, themes, pass, anyOrder, solution, line, opponents, wrong, difficulty } = found;
  return {
    id: `${family}-${digest([family, position, seat]).slice(0, HASH)}`,
    family,
    themes: [...themes],
    options: { ...options },
    position,
    seat,
    about,
    ...(opponents && { opponents: [...opponents] }),
    pass: [...pass],
    ...(anyOrder && { anyOrder }),
    solution: [...solution],
    ...(line && { line: [...line] }),
    wrong: [...wrong],
    proof: "exact",
    gap: [100, 100, 100],
    rating: ratingOf(difficulty),
    from,
  };
}
