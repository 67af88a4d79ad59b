/** Proves puzzles again: everything that a puzzle claims must be what the prover of its family finds in its position. */
import { type AnyGame, deepEqual, type Invalid } from "@starboard/kernel";
import { puzzleState } from "./check.ts";
import type { PuzzleProver } from "./collection.ts";
import type { Puzzle } from "./schema.ts";

const CLAIMS = ["pass", "solution", "wrong", "line", "about", "themes", "opponents", "anyOrder"] as const;

/**
 * Returns what the prover does not find; nothing if the puzzle is proved. It may take long, since every act and every answer
 * is tried. Codes: those of `puzzleState`, PUZZLE_PROVER if the family has no prover, PUZZLE_NONE if the position is no puzzle,
 * PUZZLE_UNPROVED at each claim that is not what was found.
 */
export function provePuzzle(game: AnyGame, provers: readonly PuzzleProver[], puzzle: Puzzle): readonly Invalid[] {
  const prover = provers.find(({ family }) => family === puzzle.family);
  if (!prover) return [{ code: "PUZZLE_PROVER", at: "family" }];
  const begun = puzzleState(game, puzzle);
  if ("bad" in begun) return begun.bad;
  const found = prover.prove(game, begun.ok);
  if (!found) return [{ code: "PUZZLE_NONE", at: "position" }];
  return CLAIMS.filter((claim) => !deepEqual(found[claim] ?? null, puzzle[claim] ?? null)).map((at) => ({
    code: "PUZZLE_UNPROVED",
    at,
  }));
}
