/** Opens puzzles to be solved: those of the program, which are rated, and those of the library, which are not. */
import { dailyPuzzle, dailyTurn, dayNumber, type Puzzle, puzzlesOf } from "@starboard/kit";
import type { LibraryItemDetail } from "@starboard/wire/library";
import { manifestOf } from "../games.ts";
import { practiceSeats } from "../guide/practice-seats.ts";
import { contentOf } from "../library/item-actions.ts";
import { fetchEdition, type LoadedGame } from "../loaded-game.ts";
import { call } from "../online/api.ts";
import { firstProblem, ProblemError } from "../problems.ts";
import type { Route } from "../router.ts";
import { createTexts } from "../table/table-context.ts";
import { refusalText } from "../table/use-table-view.ts";
import type { PuzzleAtTable } from "./PuzzleCoach.tsx";
import { fetchPuzzles, type GamePuzzles, puzzleGames, strengthOf } from "./puzzle-list.ts";
import { type ActLabel, type EndedAttempt, movesFor, openPuzzle, type PuzzleSession } from "./puzzle-session.ts";
import { type PuzzleWords, wordsOf } from "./puzzle-words.ts";
import { puzzleKey } from "./solver-record.ts";
import { addAttempt, useSolver } from "./solver-store.ts";

/** The item of the library that a puzzle is of, and its number in the file, from 1. */
interface LibraryPlace {
  readonly item: LibraryItemDetail;
  readonly n: number;
}
export interface OpenedPuzzle {
  readonly loaded: LoadedGame;
  readonly of: GamePuzzles;
  readonly puzzle: Puzzle;
  readonly words: PuzzleWords;
  readonly session: PuzzleSession;
  /** The listed errors, each with the names of its acts. They are played only to be named, at the end. */
  readonly errors: PuzzleAtTable["errors"];
  /** `null` for a puzzle of the program. */
  readonly library: LibraryPlace | null;
}

/** Counts an attempt at a puzzle of the program. */
function countAttempt({ game, puzzles }: GamePuzzles, puzzle: Puzzle, attempt: EndedAttempt): void {
  const at = Date.now();
  const day = dayNumber(at);
  const turn = dailyTurn(puzzleGames(), day);
  const ids = puzzles.map(({ id }) => id);
  const isDaily = turn?.game === game && dailyPuzzle(ids, turn) === puzzle.id;
  const strength = strengthOf(puzzle, useSolver.getState().figures.get(puzzleKey(game, puzzle.id)));
  addAttempt({ ...attempt, game, puzzle: puzzle.id, day, at, isDaily }, strength);
}

async function open(of: GamePuzzles, puzzle: Puzzle, library: LibraryPlace | null): Promise<OpenedPuzzle> {
  const { game } = of;
  const words = wordsOf(of, puzzle);
  const [loaded, course] = await Promise.all([
    fetchEdition(of.editions.get(puzzle.id) ?? game),
    manifestOf(game)?.course?.(),
  ]);
  const passive = course?.passive ?? [];
  const seats = practiceSeats(loaded.game, puzzle.options, puzzle.seat);
  const labelOf: ActLabel = (view, step, act) =>
    createTexts(loaded, view, seats, puzzle.seat as never, refusalText).act(step, act);
  const route: Route = library
    ? { at: "libraryPuzzle", item: library.item.item, n: library.n }
    : { at: "puzzle", game, puzzle: puzzle.id };
  const onEnd = (attempt: EndedAttempt): void => {
    if (!library) countAttempt(of, puzzle, attempt);
  };
  try {
    const session = openPuzzle({ game: loaded.game, puzzle, passive, seats, labelOf, route, onEnd });
    const errors: PuzzleAtTable["errors"] = () =>
      puzzle.wrong.map((wrong) => ({
        wrong,
        labels: movesFor({ game: loaded.game, puzzle, passive }, wrong.acts, labelOf).labels,
      }));
    return { loaded, of, puzzle, words, session, errors, library };
  } catch {
    throw new ProblemError({ code: "WEB_PUZZLE", about: { puzzle: puzzle.id } });
  }
}

/** Opens a puzzle. Rejects with WEB_GAME, WEB_LOAD, or WEB_PUZZLE if there is none or its position cannot be read. */
export async function openOwnPuzzle(game: string, id: string): Promise<OpenedPuzzle> {
  const of = await fetchPuzzles(game);
  const puzzle = of.puzzles.find((one) => one.id === id);
  if (!puzzle) throw new ProblemError({ code: "WEB_PUZZLE", about: { puzzle: id } });
  return open(of, puzzle, null);
}

/**
 * Opens a puzzle of an item of the library. Rejects with the host's code if the item is gone, with PUZZLE_… if it is no file
 * of puzzles, with WEB_PUZZLE if it has no such puzzle.
 */
export async function openLibraryPuzzle(id: string, n: number): Promise<OpenedPuzzle> {
  const item = await call<LibraryItemDetail>("GET", `library/items/${id}`);
  const load = manifestOf(item.game)?.puzzles;
  if (!load) throw new ProblemError({ code: "WEB_GAME", about: { game: item.game } });
  const [content, collection] = await Promise.all([contentOf(item.version.hash), load()]);
  const read = puzzlesOf(content);
  if ("bad" in read) throw new ProblemError(firstProblem(read.bad), undefined, read.bad);
  const { game: edition, puzzles } = read.ok;
  const puzzle = puzzles[n - 1];
  if (!puzzle) throw new ProblemError({ code: "WEB_PUZZLE", about: { puzzle: `${n}` } });
  const editions = new Map(puzzles.map((one) => [one.id, edition] as const));
  return open({ game: item.game, collection, puzzles, editions }, puzzle, { item, n });
}
