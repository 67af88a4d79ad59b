/**
 * What a browser keeps of its solver: the first attempt at each puzzle with its rating, and when it was solved. Pure
 * functions of the stored document; `solver-store` keeps it.
 */
import { type AttemptScore, attemptScore, type DatedStrength, rateAttempt, type Strength } from "@starboard/kit/rating";
import type { MoveInput } from "@starboard/wire";
import type { PuzzleAnswer, PuzzleRatingChange, SolverInfo } from "@starboard/wire/puzzles";

/** One attempt as it is sent to a host. */
interface Answer {
  readonly moves: readonly MoveInput[];
  readonly hints: number;
  /** Day in UTC since 1 January 1970. */
  readonly day: number;
}
export interface LocalResult {
  readonly first: Answer;
  readonly change: PuzzleRatingChange;
  /** The attempt that solved it, with its time; null while it is not solved. */
  readonly solved: (Answer & { readonly at: number }) | null;
  /** The account that has it, and whether it has everything; null before it is sent. */
  readonly sent: { readonly person: string; readonly isWhole: boolean } | null;
}
export interface SolverRecord {
  /** By `game/puzzle`. */
  readonly results: Readonly<Record<string, LocalResult>>;
  /** By game. */
  readonly ratings: Readonly<Record<string, DatedStrength & { readonly puzzles: number }>>;
  /** Days whose daily puzzle was solved on that day. */
  readonly days: readonly number[];
}

export const EMPTY_RECORD: SolverRecord = { results: {}, ratings: {}, days: [] };
export const puzzleKey = (game: string, puzzle: string): string => `${game}/${puzzle}`;

/** An attempt that has ended. */
export interface Attempt extends Answer {
  readonly game: string;
  readonly puzzle: string;
  readonly isSolved: boolean;
  readonly at: number;
  /** Whether it was the daily puzzle of its day. */
  readonly isDaily: boolean;
}

const shown = ({ rating, deviation }: Strength): { rating: number; deviation: number } => ({ rating, deviation });

/**
 * Adds an attempt. Only the first one at a puzzle is rated; a later one can only note that it is solved.
 *
 * @param strength the puzzle's rating
 */
export function withAttempt(record: SolverRecord, attempt: Attempt, strength: Strength): SolverRecord {
  const { game, puzzle, moves, hints, day, at, isSolved } = attempt;
  const key = puzzleKey(game, puzzle);
  const known = record.results[key];
  const days =
    isSolved && attempt.isDaily && !record.days.includes(day)
      ? [...record.days, day].toSorted((a, b) => a - b)
      : record.days;
  const solved = isSolved ? { moves, hints, day, at } : null;
  if (known) {
    // Solved again on its day, it counts for the streak, and the account is told.
    const isNews = solved !== null && (known.solved === null || days !== record.days);
    const result = isNews ? { ...known, solved, sent: known.sent && { ...known.sent, isWhole: false } } : known;
    return { ...record, days, results: { ...record.results, [key]: result } };
  }
  const score: AttemptScore = attemptScore(isSolved, hints);
  const mine = record.ratings[game];
  const { solver, puzzle: its } = rateAttempt(mine, strength, score, at);
  const { expected, step, change, before, after } = solver;
  const result: LocalResult = {
    first: { moves, hints, day },
    change: { score, expected, step, change, before: shown(before), after: shown(after), puzzle: shown(its.before) },
    solved,
    sent: null,
  };
  return {
    days,
    results: { ...record.results, [key]: result },
    ratings: { ...record.ratings, [game]: { ...after, at, puzzles: (mine?.puzzles ?? 0) + 1 } },
  };
}

/**
 * The answers that an account's host lacks, oldest first, for as many whole puzzles as fit into `limit`. Results that
 * another account has stay with that account.
 */
export function unsentAnswers(record: SolverRecord, person: string, limit: number): readonly PuzzleAnswer[] {
  const open = Object.entries(record.results)
    .filter(([, { sent }]) => sent === null || (sent.person === person && !sent.isWhole))
    .toSorted(([, a], [, b]) => a.first.day - b.first.day);
  const answers: PuzzleAnswer[] = [];
  for (const [key, { first, solved, sent }] of open) {
    const [game = "", puzzle = ""] = key.split("/");
    const own = [...(sent === null ? [first] : []), ...(solved !== null && !isSame(solved, first) ? [solved] : [])];
    if (answers.length + own.length > limit) break;
    answers.push(...own.map(({ moves, hints, day }) => ({ game, puzzle, moves, hints, day })));
  }
  return answers;
}
const isSame = (one: Answer, other: Answer): boolean =>
  one.day === other.day && JSON.stringify(one.moves) === JSON.stringify(other.moves);

/** Notes that an account has the results of these puzzles as they are now: nothing more is to send. */
export function withSent(record: SolverRecord, person: string, keys: readonly string[]): SolverRecord {
  const results = { ...record.results };
  for (const key of keys) {
    const one = results[key];
    if (one) results[key] = { ...one, sent: { person, isWhole: true } };
  }
  return { ...record, results };
}

/** How far a puzzle is. */
export type PuzzleState = "new" | "failed" | "solved";

/** What a page shows of its solver: the account's results and ratings if there is one, with what is not yet sent. */
export interface Solver {
  readonly isAccount: boolean;
  /** By `game/puzzle`; absent ones are new. */
  readonly states: ReadonlyMap<string, Exclude<PuzzleState, "new">>;
  readonly ratings: ReadonlyMap<
    string,
    { readonly rating: number; readonly deviation: number; readonly puzzles: number }
  >;
  readonly days: readonly number[];
}

/** @param account what the host knows of the signed-in account; null without one */
export function solverFrom(record: SolverRecord, account: SolverInfo | null): Solver {
  const states = new Map<string, "failed" | "solved">();
  for (const [key, { solved, sent }] of Object.entries(record.results)) {
    if (account === null || sent === null || sent.person === account.person)
      states.set(key, solved === null ? "failed" : "solved");
  }
  for (const { game, puzzle, solvedAt } of account?.results ?? []) {
    const key = puzzleKey(game, puzzle);
    if (solvedAt !== null) states.set(key, "solved");
    else if (!states.has(key)) states.set(key, "failed");
  }
  const ratings = account
    ? account.ratings.map((one) => [one.game, one] as const)
    : Object.entries(record.ratings).map(
        ([game, { rating, deviation, puzzles }]) =>
          [game, { rating: Math.round(rating), deviation: Math.round(deviation), puzzles }] as const,
      );
  return {
    isAccount: account !== null,
    states,
    ratings: new Map(ratings),
    days: [...new Set([...record.days, ...(account?.days ?? [])])].toSorted((a, b) => a - b),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isMove = (value: unknown): value is MoveInput =>
  isObject(value) &&
  typeof value["step"] === "string" &&
  isObject(value["act"]) &&
  typeof value["act"]["do"] === "string";
const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  Array.isArray(value["moves"]) &&
  value["moves"].every(isMove) &&
  isNumber(value["hints"]) &&
  isNumber(value["day"]);
const isStrength = (value: unknown): boolean =>
  isObject(value) && isNumber(value["rating"]) && isNumber(value["deviation"]);
const isChange = (value: unknown): value is PuzzleRatingChange =>
  isObject(value) &&
  [0, 0.5, 1].includes(value["score"] as number) &&
  ["expected", "step", "change"].every((field) => isNumber(value[field])) &&
  [value["before"], value["after"], value["puzzle"]].every(isStrength);
const isResult = (value: unknown): value is LocalResult =>
  isObject(value) &&
  isAnswer(value["first"]) &&
  isChange(value["change"]) &&
  (value["solved"] === null || (isAnswer(value["solved"]) && isNumber((value["solved"] as { at?: unknown }).at))) &&
  (value["sent"] === null ||
    (isObject(value["sent"]) &&
      typeof value["sent"]["person"] === "string" &&
      typeof value["sent"]["isWhole"] === "boolean"));
const isRating = (value: unknown): value is SolverRecord["ratings"][string] =>
  isObject(value) && ["rating", "deviation", "volatility", "at", "puzzles"].every((field) => isNumber(value[field]));

/** Parses a stored record; whatever is damaged is left out. */
export function readRecord(text: string | null): SolverRecord {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? "null");
  } catch {
    return EMPTY_RECORD;
  }
  if (!isObject(raw)) return EMPTY_RECORD;
  const { results, ratings, days } = raw;
  return {
    results: isObject(results)
      ? Object.fromEntries(
          Object.entries(results).filter(
            (entry): entry is [string, LocalResult] => /^[a-z0-9-]+\/[a-z0-9-]+$/.test(entry[0]) && isResult(entry[1]),
          ),
        )
      : {},
    ratings: isObject(ratings)
      ? Object.fromEntries(
          Object.entries(ratings).filter((entry): entry is [string, SolverRecord["ratings"][string]] =>
            isRating(entry[1]),
          ),
        )
      : {},
    days: Array.isArray(days) ? days.filter(isNumber) : [],
  };
}
