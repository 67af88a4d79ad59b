/** The words of one puzzle: those of its family about its own stars, ships and cards. */
import type { Puzzle, PuzzleFamily } from "@starboard/kit";
import * as en from "../messages/en.ts";
import { ProblemError } from "../problems.ts";
import { type GamePuzzles, numberOf } from "./puzzle-list.ts";
import type { FailedAttempt } from "./puzzle-session.ts";

export interface PuzzleWords {
  /** The family with the number of the puzzle in it: "Hold your home star 12". */
  readonly title: string;
  readonly rule: PuzzleFamily["rule"];
  readonly task: string;
  readonly hints: readonly [string, string];
  readonly solved: string;
  /** Why a listed error does not solve it. */
  readonly reason: (wrong: Puzzle["wrong"][number]) => string;
  /** Why an attempt failed. */
  readonly failure: (attempt: FailedAttempt) => string;
  readonly themes: readonly { readonly id: string; readonly name: string }[];
}

/** Throws `ProblemError` WEB_PUZZLE if the game has no words for the puzzle's family(). */
export function wordsOf(of: Pick<GamePuzzles, "collection" | "puzzles">, puzzle: Puzzle): PuzzleWords {
  const { families, themes } = of.collection;
  const opened = families[puzzle.family];
  if (!opened) throw new ProblemError({ code: "WEB_PUZZLE", about: { puzzle: puzzle.id } });
  // Read when they are shown: the language may change while a puzzle is open.
  const family = (): PuzzleFamily => families[puzzle.family] ?? opened;
  const about = puzzle.about ?? {};
  const reason = (wrong: Puzzle["wrong"][number]): string =>
    [
      family().reasons[wrong.reason]?.(wrong.about ?? {}) ?? en.puzzles.wrongPlain,
      // Once: the words of some families say what is lost.
      ...(wrong.loss === undefined || wrong.about?.["loss"] !== undefined ? [] : [en.puzzles.loss(wrong.loss)]),
    ].join(" ");
  return {
    get title() {
      return en.puzzles.named(family().title, numberOf(of, puzzle));
    },
    rule: opened.rule,
    get task() {
      return family().task(about);
    },
    get hints() {
      return [family().hints[0](about), family().hints[1](about)] as const;
    },
    get solved() {
      return family().solved(about);
    },
    reason,
    failure: ({ why }) => {
      const listed = why === null ? undefined : puzzle.wrong[why];
      return listed ? reason(listed) : en.puzzles.wrongPlain;
    },
    get themes() {
      return puzzle.themes.map((id) => ({ id, name: themes[id] ?? id }));
    },
  };
}
