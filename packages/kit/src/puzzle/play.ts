/** Plays puzzles by the real rules: on pages for the solver, on hosts to check an answer. */
import { type Act, type AnyGame, isRefusal, offers, type Refusal, type Seat } from "@starboard/kernel";
import { createScriptedMatch, type MatchScript, type ScriptedMove, scriptedReply } from "../scripted-match.ts";
import { judgePuzzle, type PuzzleVerdict } from "./judge.ts";
import type { Puzzle } from "./schema.ts";

/** @param passive names of acts by which another seat does as little as possible, best first */
export const puzzleScript = (puzzle: Puzzle, passive: readonly string[]): MatchScript => ({
  options: puzzle.options,
  position: puzzle.position,
  ...(puzzle.draws && { draws: puzzle.draws }),
  seed: puzzle.seed ?? 1,
  seat: puzzle.seat as Seat,
  reply: scriptedReply(puzzle.opponents ?? [], passive),
});

/** Judges what a solver has done so far. A match that ends before the puzzle is decided has not solved it. */
export function judgeAnswer(puzzle: Puzzle, acts: readonly Act[], isOver: boolean): PuzzleVerdict {
  const verdict = judgePuzzle(puzzle, acts);
  return verdict.is === "open" && isOver ? { is: "failed" } : verdict;
}

/**
 * Plays an answer by the rules and judges it. Acts after the decision are not played. Proposals and concessions are no
 * answers and count as illegal.
 */
export function checkAnswer(
  game: AnyGame,
  puzzle: Puzzle,
  passive: readonly string[],
  moves: readonly ScriptedMove[],
): PuzzleVerdict | { readonly is: "illegal"; readonly refusal?: Refusal } {
  const script = puzzleScript(puzzle, passive);
  const match = createScriptedMatch(game, script);
  let verdict: PuzzleVerdict = { is: "open" };
  for (const move of moves) {
    const isAside = offers(game, match.state, script.seat).some(({ aside, step }) => aside && step === move.step);
    if (isAside) return { is: "illegal" };
    const played = match.commit([move]);
    if (isRefusal(played)) return { is: "illegal", refusal: played };
    verdict = judgeAnswer(
      puzzle,
      match.acts.map(({ act }) => act),
      match.isOver,
    );
    if (verdict.is !== "open") return verdict;
  }
  return verdict;
}
