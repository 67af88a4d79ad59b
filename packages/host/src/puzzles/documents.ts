/** What a host stores of puzzles: one result per account and puzzle, and the ratings of solvers and puzzles. */
import type { Strength } from "@starboard/kit/rating";
import type { PuzzleRatingChange } from "@starboard/wire/puzzles";
import { defineCollection } from "../storage/collection.ts";

export interface PuzzleResultDoc {
  readonly person: string;
  readonly game: string;
  readonly puzzle: string;
  /** How the first attempt was rated. */
  readonly change: PuzzleRatingChange;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly solvedAt: number | null;
  /** The days of which it was the daily puzzle when it was solved. */
  readonly days: readonly number[];
}
export interface SolverRatingDoc extends Strength {
  readonly person: string;
  readonly game: string;
  readonly puzzles: number;
  readonly at: number;
}
export interface PuzzleRatingDoc extends Strength {
  readonly game: string;
  readonly puzzle: string;
  readonly attempts: number;
  readonly solved: number;
  readonly at: number;
}

export const puzzleResults = defineCollection<PuzzleResultDoc>("puzzleResult", ({ person }) => ({ person }));
export const solverRatings = defineCollection<SolverRatingDoc>("solverRating", ({ person }) => ({ person }));
export const puzzleRatings = defineCollection<PuzzleRatingDoc>("puzzleRating", ({ game }) => ({ game }));

export const resultId = (person: string, game: string, puzzle: string): string => `${person}.${game}.${puzzle}`;
export const solverId = (person: string, game: string): string => `${person}.${game}`;
export const puzzleRatingId = (game: string, puzzle: string): string => `${game}.${puzzle}`;
