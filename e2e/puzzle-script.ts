/** The first puzzles of a game, and what acts of them are called in the list of actions of the page. */
import type { AnyGame } from "@starboard/kernel";
import type { Puzzle, PuzzleCollection } from "@starboard/kit";
import { loadRules, loadWords, manifestOf } from "../packages/web/src/games.ts";
import { movesFor } from "../packages/web/src/puzzles/puzzle-session.ts";

export interface PuzzleScript {
  readonly puzzle: Puzzle;
  readonly family: PuzzleCollection["families"][string] | undefined;
  /** The texts of the acts that patterns describe, such as those of the solution. */
  readonly labels: (patterns: readonly unknown[]) => readonly string[];
}

export async function puzzleScripts(id: string, count: number): Promise<readonly PuzzleScript[]> {
  const manifest = manifestOf(id);
  const [collection, course, words] = [await manifest?.puzzles?.(), await manifest?.course?.(), await loadWords(id)];
  const file = await collection?.parts[0]?.load();
  if (!collection || !file || file.puzzles.length < count) throw new Error(`${id} has no ${count} puzzles`);
  const game = (await loadRules(id, Number(file.game.split("@")[1]))) as AnyGame;
  return file.puzzles.slice(0, count).map((puzzle) => ({
    puzzle,
    family: collection.families[puzzle.family],
    labels: (patterns) =>
      movesFor({ game, puzzle, passive: course?.passive ?? [] }, patterns, (view, step, act) =>
        String(
          words?.act(step, act, {
            view,
            seat: (by) => (by === puzzle.seat ? "Ada" : "Orion"),
            viewerSeat: puzzle.seat as never,
          }),
        ),
      ).labels,
  }));
}
