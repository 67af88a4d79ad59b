/** Puzzles as mining writes them: complete, and named by a hash of their position. */
import { type AnyGame, digest, question } from "@starboard/kernel";
import type { ProvedPuzzle, Puzzle } from "@starboard/kit";

/** What every match of a run has in common. */
export interface MinedMatch {
  readonly game: AnyGame;
  /** Options of the match, without defaults filled in. */
  readonly options: object;
  readonly seed: number;
}

/** Length of the hash in a puzzle's id. */
const HASH = 8;

/** A puzzle is rated before anybody has tried it: from easy to hard by how few ways solve it. */
const RATING = { least: 900, most: 2100 };

/** Completes what a prover found in a state of a match before entry `n`. */
export function foundPuzzle(
  { game, options, seed }: MinedMatch,
  family: string,
  state: object,
  n: number,
  found: ProvedPuzzle,
): Puzzle {
  const position = game.notation.write(state as never) as { [field: string]: unknown };
  const seat = question(game, state as never)?.waiting[0] ?? 0;
  const { about, themes, pass, solution, line, opponents, wrong, difficulty } = found;
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
    solution: [...solution],
    ...(line && { line: [...line] }),
    wrong: [...wrong],
    proof: "exact",
    gap: [100, 100, 100],
    rating: Math.round(RATING.least + difficulty * (RATING.most - RATING.least)),
    from: { is: "selfPlay", seed, n },
  };
}
