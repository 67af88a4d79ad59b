/** Errors of requests, as values with stable codes; `docs/protocol.md` lists them. */
import type { Invalid, Result } from "@starboard/kernel";
import { StoreFailure } from "@starboard/match";
import { StorageFailure } from "./storage/failures.ts";

/** HTTP status by code; other codes are 400. */
const STATUS: Readonly<Record<string, number>> = {
  HOST_ORIGIN: 403,
  HOST_SIGN_IN: 401,
  HOST_RATE: 429,
  HOST_SIZE: 413,
  HOST_NOT_FOUND: 404,
  HOST_INTERNAL: 500,
  HOST_CLOSING: 503,
  HOST_READ_ONLY: 503,
  HOST_STORE: 503,
  ACCOUNT_LOGIN_TAKEN: 409,
  ACCOUNT_SIGN_IN: 403,
  ACCOUNT_NONE: 403,
  ACCOUNT_HAS: 409,
  ACCOUNT_PASSKEY: 403,
  ACCOUNT_LAST_KEY: 409,
  ACCOUNT_BANNED: 403,
  ACCOUNT_RESET: 403,
  BOT_ACCOUNT: 403,
  BOT_FULL: 409,
  BOT_PAUSED: 403,
  BOT_SCOPE: 403,
  CHALLENGE_REFUSED: 403,
  CHALLENGE_FULL: 409,
  CHALLENGE_NONE: 404,
  LIBRARY_FULL: 409,
  LIBRARY_LICENCE: 403,
  LIBRARY_MAKER: 403,
  LIBRARY_NAME: 409,
  LIBRARY_OWN: 409,
  LIBRARY_REPORTS: 409,
  LIBRARY_SAME: 409,
  LIBRARY_TAKEN_DOWN: 410,
  LIBRARY_VERSIONS: 409,
  NOTE_FULL: 409,
  NOTE_STALE: 409,
  NOTICE_CODE: 403,
  NOTICE_NO_MAIL: 503,
  ORDER_FULL: 409,
  RELATION_FULL: 409,
  REVIEW_NO_BOT: 409,
  TABLE_UNKNOWN: 404,
  TABLE_FORBIDDEN: 403,
  TABLE_SEAT: 404,
  TABLE_TAKEN: 409,
  TABLE_STATE: 409,
  TABLE_LINK: 403,
  TABLE_COMMITMENT: 409,
  TABLE_ENTROPY: 409,
  TABLE_VACANT: 409,
  TABLE_SEAT_OPTIONS: 403,
  TICKET_ACCOUNT: 403,
  SEASON_UNKNOWN: 404,
  SEASON_FORBIDDEN: 403,
  SEASON_FULL: 409,
  TOURNAMENT_UNKNOWN: 404,
  TOURNAMENT_FORBIDDEN: 403,
  TOURNAMENT_ACCOUNT: 403,
  TOURNAMENT_INVITE: 403,
  TOURNAMENT_STATE: 409,
  TOURNAMENT_FULL: 409,
  TOURNAMENT_NAME: 409,
  TOURNAMENT_TWICE: 409,
  TOURNAMENT_FEW: 409,
  TOURNAMENT_ARENA: 400,
  TOURNAMENT_TABLE: 409,
  TOURNAMENT_ENTRANT: 404,
  TOURNAMENT_PAIRING: 404,
  MATCH_STORE: 503,
  MATCH_INTERNAL: 500,
};
export const statusOf = (bad: readonly Invalid[]): number => STATUS[bad[0]?.code ?? ""] ?? 400;

/** Error code of an exception: HOST_STORE for storage failures, otherwise HOST_INTERNAL. */
export const codeOfThrown = (error: unknown): "HOST_STORE" | "HOST_INTERNAL" =>
  error instanceof StorageFailure || error instanceof StoreFailure ? "HOST_STORE" : "HOST_INTERNAL";

/** Returns an error result. */
export const fail = (code: string, at = "", about?: Invalid["about"]): { readonly bad: readonly Invalid[] } => ({
  bad: [about ? { code, at, about } : { code, at }],
});

export const isError = <T>(result: Result<T>): result is { readonly bad: readonly Invalid[] } => "bad" in result;
