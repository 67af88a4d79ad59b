/** The puzzles of a game: their families with words, their themes, and the files, each loaded when it is needed. */
import type { AnyGame, GameState, RuleId } from "@starboard/kernel";
import type { Puzzle, PuzzleFile, PuzzleParameters } from "./schema.ts";

/** What all puzzles of one kind ask, in one language. */
export interface PuzzleFamily {
  readonly title: string;
  /** The rule that the family is about. */
  readonly rule: RuleId;
  /** What the solver is to do: one or two sentences. */
  readonly task: (about: PuzzleParameters) => string;
  /** The first says what to look at, the second almost says it. */
  readonly hints: readonly [(about: PuzzleParameters) => string, (about: PuzzleParameters) => string];
  /** Why the solution works. */
  readonly solved: (about: PuzzleParameters) => string;
  /** Why other acts do not, by the key of the reason. */
  readonly reasons: Readonly<Record<string, (about: PuzzleParameters) => string>>;
}

/** One file of puzzles, without loading it. */
export interface PuzzlePart {
  readonly family: string;
  readonly count: number;
  readonly load: () => Promise<PuzzleFile>;
}

/** A part of a collection whose file is a module, as `import` gives it. */
export const puzzlePart = (
  family: string,
  count: number,
  load: () => Promise<{ readonly default: unknown }>,
): PuzzlePart => ({ family, count, load: () => load().then(({ default: file }) => file as PuzzleFile) });

/** What `GameManifest.puzzles` loads: words and a list of files, no puzzles yet. */
export interface PuzzleCollection {
  readonly families: Readonly<Record<string, PuzzleFamily>>;
  /** Names of the themes, by id. */
  readonly themes: Readonly<Record<string, string>>;
  readonly parts: readonly PuzzlePart[];
}

/** A puzzle that a prover found, before it is rated and named. */
export interface ProvedPuzzle extends Pick<Puzzle, "themes" | "pass" | "solution" | "wrong"> {
  readonly about: PuzzleParameters;
  readonly line?: NonNullable<Puzzle["line"]>;
  readonly opponents?: NonNullable<Puzzle["opponents"]>;
  readonly anyOrder?: true;
  /** How hard it looks, from 0 (every second act solves it) to 1. */
  readonly difficulty: number;
}

/** Decides exactly whether a position is a puzzle of a family, by trying every act, every answer and every draw. */
export interface PuzzleProver<T extends GameState = GameState> {
  readonly family: string;
  /** Returns the puzzle that the state is for the seat that is asked; undefined if it is none. */
  prove(game: AnyGame, state: T): ProvedPuzzle | undefined;
}

/** Loads all puzzles of a collection. */
export async function loadPuzzles({ parts }: PuzzleCollection): Promise<readonly Puzzle[]> {
  return (await Promise.all(parts.map(({ load }) => load()))).flatMap(({ puzzles }) => puzzles);
}

/** Loads the puzzle with this id; undefined if there is none. Only the file of its family is read. */
export async function loadPuzzle({ parts }: PuzzleCollection, id: string): Promise<Puzzle | undefined> {
  const files = await Promise.all(parts.filter(({ family }) => id.startsWith(`${family}-`)).map(({ load }) => load()));
  return files.flatMap(({ puzzles }) => puzzles).find((one) => one.id === id);
}
