/**
 * The form of a commit, by hand: it is most of what a clerk ever hears, and read so in a tenth of the time that the schema
 * in `parse.ts` takes. What does not pass goes to the schema, which says why. A property test holds the two together.
 */
import type { MatchRequest } from "./messages.ts";

/** Most moves in one run. */
export const RUN_LIMIT = 200;
/** Most seats of any game. */
export const MAX_SEATS = 16;
/** Highest number of an entry. */
export const COUNT_LIMIT = 1_000_000;
/** Longest name of a match, of a step and of an act. */
export const MAX_LENGTH = { match: 64, name: 60 } as const;
export const KEY_LENGTH = { least: 8, most: 64 } as const;
export const matchIdPattern = /^[A-Za-z0-9_-]+$/;

/** Whether plain data is a commit in every field and has no other. */
export function isCommit(data: object): data is MatchRequest & { is: "commit" } {
  const { is, match, seat, at, key, moves } = data as { readonly [field: string]: unknown };
  return (
    is === "commit" &&
    Object.keys(data).length === 6 &&
    isName(match, MAX_LENGTH.match) &&
    matchIdPattern.test(match) &&
    isCount(seat, MAX_SEATS - 1) &&
    isCount(at, COUNT_LIMIT) &&
    isName(key, KEY_LENGTH.most) &&
    key.length >= KEY_LENGTH.least &&
    Array.isArray(moves) &&
    moves.length >= 1 &&
    moves.length <= RUN_LIMIT &&
    moves.every(isMove)
  );
}

const isName = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;
const isCount = (value: unknown, most: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isMove = (move: unknown): boolean =>
  isObject(move) &&
  Object.keys(move).length === 2 &&
  isName(move["step"], MAX_LENGTH.name) &&
  isObject(move["act"]) &&
  isName(move["act"]["do"], MAX_LENGTH.name);
