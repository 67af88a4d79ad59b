/** The puzzles of this page, loaded from the games' manifests: collections with words first, files when they are needed. */
import type { Puzzle, PuzzleCollection } from "@starboard/kit";
import { dailyPuzzle, dailyTurn } from "@starboard/kit";
import { newPuzzle, type Strength } from "@starboard/kit/rating";
import type { PuzzleFigures } from "@starboard/wire/puzzles";
import { GAMES, manifestOf } from "../games.ts";
import { ProblemError } from "../problems.ts";
import { type PuzzleState, puzzleKey, type Solver } from "./solver-record.ts";

export interface GamePuzzles {
  readonly game: string;
  readonly collection: PuzzleCollection;
  readonly puzzles: readonly Puzzle[];
  /** `game@edition` by whose rules a puzzle is played, by its id. */
  readonly editions: ReadonlyMap<string, string>;
}

/** The games that have puzzles. */
export const puzzleGames = (): readonly string[] => GAMES.filter((id) => manifestOf(id)?.puzzles !== undefined);

const pending = new Map<string, Promise<GamePuzzles>>();

/** All puzzles of a game, once. Throws `ProblemError` WEB_GAME if it has none, WEB_LOAD if they cannot be fetched. */
export function fetchPuzzles(game: string): Promise<GamePuzzles> {
  const load = manifestOf(game)?.puzzles;
  if (!load) return Promise.reject(new ProblemError({ code: "WEB_GAME", about: { game } }));
  const known = pending.get(game);
  if (known) return known;
  const fetched = load()
    .then(async (collection) => {
      const files = await Promise.all(collection.parts.map((part) => part.load()));
      return {
        game,
        collection,
        puzzles: files.flatMap(({ puzzles }) => puzzles),
        editions: new Map(files.flatMap((file) => file.puzzles.map(({ id }) => [id, file.game] as const))),
      };
    })
    .catch(() => {
      pending.delete(game);
      throw new ProblemError({ code: "WEB_LOAD" });
    });
  pending.set(game, fetched);
  return fetched;
}
export const fetchAllPuzzles = (): Promise<readonly GamePuzzles[]> => Promise.all(puzzleGames().map(fetchPuzzles));

/** The number of a puzzle among those of its family, from 1. */
export function numberOf(
  { puzzles }: Pick<GamePuzzles, "puzzles">,
  { id, family }: Pick<Puzzle, "id" | "family">,
): number {
  return 1 + puzzles.filter((one) => one.family === family).findIndex((one) => one.id === id);
}

/** The daily puzzle; only the puzzles of its game are loaded. Undefined without puzzles. */
export async function fetchDaily(
  day: number,
): Promise<{ readonly of: GamePuzzles; readonly puzzle: Puzzle } | undefined> {
  const turn = dailyTurn(puzzleGames(), day);
  if (!turn) return undefined;
  const of = await fetchPuzzles(turn.game);
  const id = dailyPuzzle(
    of.puzzles.map((one) => one.id),
    turn,
  );
  const puzzle = of.puzzles.find((one) => one.id === id);
  return puzzle && { of, puzzle };
}

/** A puzzle's rating: the host's if it has been tried there, else that of its file. */
export function strengthOf(puzzle: Pick<Puzzle, "rating">, figures: PuzzleFigures | undefined): Strength {
  const first = newPuzzle(puzzle.rating);
  return figures ? { ...first, rating: figures.rating, deviation: figures.deviation } : first;
}

export const stateOf = (solver: Pick<Solver, "states">, game: string, puzzle: string): PuzzleState =>
  solver.states.get(puzzleKey(game, puzzle)) ?? "new";

/** Puzzles that are solved and all, for a count such as "3 of 12". */
export interface PuzzleCount {
  readonly solved: number;
  readonly of: number;
}
export const countOf = (solver: Pick<Solver, "states">, game: string, puzzles: readonly Puzzle[]): PuzzleCount => ({
  solved: puzzles.filter(({ id }) => stateOf(solver, game, id) === "solved").length,
  of: puzzles.length,
});

/** The themes of a game by their number of puzzles, each with its puzzles. */
export function themesOf({ puzzles }: Pick<GamePuzzles, "puzzles">): readonly (readonly [string, readonly Puzzle[]])[] {
  const by = new Map<string, Puzzle[]>();
  for (const puzzle of puzzles) for (const theme of puzzle.themes) by.set(theme, [...(by.get(theme) ?? []), puzzle]);
  return [...by].toSorted(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1));
}

/** The rating near which a solver without one begins. */
const BEGINNER = 1300;

/**
 * The puzzle to go on with: a new one whose rating is nearest to the solver's, then one that was not solved. Undefined if all
 * are solved.
 *
 * @param theme only puzzles with this theme
 * @param after the puzzle that was just tried, which does not come again at once
 */
export function nextPuzzle(
  { game, puzzles }: Pick<GamePuzzles, "game" | "puzzles">,
  solver: Pick<Solver, "states" | "ratings">,
  figures: ReadonlyMap<string, PuzzleFigures>,
  theme?: string,
  after?: string,
): Puzzle | undefined {
  const wanted = solver.ratings.get(game)?.rating ?? BEGINNER;
  const distance = (puzzle: Puzzle): number =>
    Math.abs(strengthOf(puzzle, figures.get(puzzleKey(game, puzzle.id))).rating - wanted);
  const own = puzzles
    .filter(({ id, themes }) => id !== after && (theme === undefined || themes.includes(theme)))
    .toSorted((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1));
  return (
    own.find(({ id }) => stateOf(solver, game, id) === "new") ??
    own.find(({ id }) => stateOf(solver, game, id) === "failed")
  );
}
