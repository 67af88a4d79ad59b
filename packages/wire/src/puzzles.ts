/**
 * Puzzles: the answers of accounts, and the ratings of solvers and puzzles that follow from them. The puzzles themselves
 * are files of the games; a host and its pages have the same ones.
 */
import * as z from "zod/mini";
import { count, gameIdSchema, milliseconds, moveInput, wholeNumber } from "./fields.ts";
import type { Infer } from "./infer.ts";

/** Most answers of one request. */
export const ANSWERS_LIMIT = 20;
/** Most acts of one answer. */
export const ANSWER_MOVES_LIMIT = 40;
/** Days after which a solved daily puzzle no longer counts for the streak: a page may have been without a network. */
export const LATE_DAYS = 7;

const puzzleId = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
/** A puzzle in the path of a route. */
export const puzzlePath = z.object({ game: gameIdSchema, puzzle: puzzleId });
/** The number of a day in UTC since 1 January 1970. */
const dayNumber = wholeNumber(0, 1_000_000);
/** A score of an attempt: 1 for a right answer, 0.5 for one after the first hint, 0 otherwise. */
const score = z.union([z.literal(0), z.literal(0.5), z.literal(1)]);

/** One attempt. The host plays its acts by the rules; one that stops before it is decided was given up. */
const puzzleAnswer = z.strictObject({
  game: gameIdSchema,
  puzzle: puzzleId,
  moves: z.array(moveInput).check(z.maxLength(ANSWER_MOVES_LIMIT)),
  /** Hints that were shown before it. */
  hints: wholeNumber(0, 2),
  /** The day on which it was given. */
  day: dayNumber,
});
export type PuzzleAnswer = Infer<typeof puzzleAnswer>;
export const puzzleAnswersInput = z.strictObject({
  answers: z.array(puzzleAnswer).check(z.minLength(1), z.maxLength(ANSWERS_LIMIT)),
});

const strength = { rating: z.number(), deviation: z.number() };
/** How an attempt changed the rating of its solver: `change` = `step` × (`score` − `expected`). */
const puzzleRatingChange = z.strictObject({
  score,
  /** The score that the two ratings let expect, 0 to 1. */
  expected: z.number(),
  /** Rating points for a whole point of score. */
  step: z.number(),
  change: z.number(),
  before: z.strictObject(strength),
  after: z.strictObject(strength),
  /** The puzzle as it was rated before. */
  puzzle: z.strictObject(strength),
});
export type PuzzleRatingChange = Infer<typeof puzzleRatingChange>;

/** What the host has about an account and a puzzle. */
const puzzleResult = z.strictObject({
  game: gameIdSchema,
  puzzle: puzzleId,
  /** The score of the first attempt, which alone is rated. */
  score,
  change: puzzleRatingChange,
  at: milliseconds,
  /** When it was first solved, at whichever attempt; null if it was not. */
  solvedAt: z.nullable(milliseconds),
});
export type PuzzleResult = Infer<typeof puzzleResult>;

/** The rating of a solver at the puzzles of a game. */
export const solverRating = z.strictObject({
  game: gameIdSchema,
  rating: z.number(),
  deviation: z.number(),
  /** Puzzles that were attempted. */
  puzzles: count,
});
export type SolverRating = Infer<typeof solverRating>;

/** What the host knows of an account's puzzles. */
const solverInfo = z.strictObject({
  /** Id of the account, so that pages know whose results they send. */
  person: z.string(),
  ratings: z.array(solverRating),
  results: z.array(puzzleResult),
  /** The days whose daily puzzle was solved in time, in order. */
  days: z.array(dayNumber),
});
export type SolverInfo = Infer<typeof solverInfo>;

/** A puzzle that was attempted on this host. Others have the rating of their file. */
const puzzleFigures = z.strictObject({
  game: gameIdSchema,
  puzzle: puzzleId,
  rating: z.number(),
  deviation: z.number(),
  /** Accounts that attempted it, and those whose first attempt was right. */
  attempts: count,
  solved: count,
});
export type PuzzleFigures = Infer<typeof puzzleFigures>;

export const puzzlesInfo = z.strictObject({
  puzzles: z.array(puzzleFigures),
  /** The caller's own; null for callers without an account. */
  solver: z.nullable(solverInfo),
});
export type PuzzlesInfo = Infer<typeof puzzlesInfo>;

/** What became of an answer: its result, or why it was not counted. An answer to a puzzle with a result changes nothing. */
export const puzzleAnswersInfo = z.strictObject({
  answers: z.array(
    z.union([
      z.strictObject({ is: z.literal("counted"), result: puzzleResult, puzzle: puzzleFigures }),
      z.strictObject({ is: z.literal("known"), result: puzzleResult, puzzle: puzzleFigures }),
      z.strictObject({ is: z.literal("refused"), code: z.string() }),
    ]),
  ),
  solver: solverInfo,
});
export type PuzzleAnswersInfo = Infer<typeof puzzleAnswersInfo>;
