/** Set-up of matches: preparing a match with its committed secret, starting it, forking and importing records. */
import {
  type AnyGame,
  chain,
  commitmentOf,
  type Entry,
  editionName,
  type FindGame,
  GENERATOR,
  type Invalid,
  matchKey,
  ORIGIN_DEPTH,
  type Origin,
  originOf,
  outcome,
  parseEdition,
  parseRecord,
  provableDraws,
  type Result,
  replay,
  rootHash,
  type SeatOccupant,
  start,
  type GameState,
  verifyRecord,
} from "@starboard/kernel";
import { recordHeadOf } from "./live-match.ts";
import type { MatchHeader, LogRow } from "./store.ts";

/** A prepared match. It is fixed when the commitment is published; the seats' entropy and the draws follow. */
export interface PendingMatch {
  readonly match: string;
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: readonly SeatOccupant[];
  readonly secret: string;
  readonly commitment: string;
  /** Entries copied from another record (fork). */
  readonly copied?: { readonly origin: Origin; readonly entries: ReturnType<typeof originOf>["entries"] };
}
/** A match id and the secret of its draws, chosen and committed to beforehand. */
export interface CommittedSecret {
  readonly match: string;
  readonly secret: string;
}
/** Returns the given number of cryptographically random bytes as lower-case hex. */
export type RandomHex = (bytes: number) => string;

const bad = (code: string, at: string, about?: Invalid["about"]): { bad: Invalid[] } => ({
  bad: [about ? { code, at, about } : { code, at }],
});

/**
 * Prepares a new match. Codes: MATCH_GAME (unknown game or edition), MATCH_SEATS (wrong number), the game's option
 * codes.
 */
export function prepare(
  find: FindGame,
  random: RandomHex,
  input: { readonly game: string; readonly options: object; readonly seats: readonly SeatOccupant[] },
  committed: CommittedSecret = { match: random(10), secret: random(32) },
): Result<PendingMatch> {
  const named = parseEdition(input.game);
  const game = named && find(named.id, named.edition);
  if (!game) return bad("MATCH_GAME", "game", { game: input.game });
  const options = game.options.parse(input.options) as Result<object>;
  if ("bad" in options) return options;
  const needed = game.options.seats(options.ok);
  if (input.seats.length !== needed) return bad("MATCH_SEATS", "seats", { needed, given: input.seats.length });
  const commitment = commitmentOf(committed.secret);
  return { ok: { ...committed, game, options: options.ok, seats: input.seats, commitment } };
}

/**
 * Prepares a match that continues from the first `at` entries of a record (a fork); the record must be valid. Codes:
 * those of `parseRecord` and `verifyRecord`, FORK_AT (no such entry), FORK_OVER (the match is over there), FORK_DEPTH.
 */
export function prepareFork(
  find: FindGame,
  random: RandomHex,
  input: { readonly text: string; readonly at: number; readonly seats: readonly SeatOccupant[] },
  committed?: CommittedSecret,
): Result<PendingMatch> {
  const read = parseRecord(input.text);
  if ("bad" in read) return read;
  const record = read.ok;
  const { checks } = verifyRecord(record, find);
  const failed = checks.find((check) => check.state === "failed");
  if (failed) return bad(failed.fault?.code ?? "RECORD_ACT", "text", { check: failed.check, n: failed.fault?.n });
  if (input.at < 1 || input.at > record.entries.length) return bad("FORK_AT", "at", { entries: record.entries.length });
  const copied = originOf(record, input.at);
  if (depthOf(copied.origin) > ORIGIN_DEPTH) return bad("FORK_DEPTH", "text", { limit: ORIGIN_DEPTH });
  const { moments } = replay({ ...record, entries: record.entries.slice(0, input.at), result: null }, find);
  const last = moments[moments.length - 1];
  if (!last || outcome(last.played.state as GameState)) return bad("FORK_OVER", "at");
  const prepared = prepare(find, random, { ...record, seats: input.seats }, committed);
  return "bad" in prepared ? prepared : { ok: { ...prepared.ok, options: record.options, copied } };
}
const depthOf = (origin: Origin | undefined): number => (origin ? 1 + depthOf(origin.origin) : 0);

/**
 * Starts a prepared match. The seats' entropy completes the match key; then entry 0 is drawn, or the entries of the
 * forked record are chained to the new head. Code: MATCH_ENTROPY (wrong number of seats).
 */
export function startMatch(
  pending: PendingMatch,
  entropy: readonly string[],
  now: number,
): Result<{ opening: MatchHeader; rows: LogRow[] }> {
  if (entropy.length !== pending.seats.length) return bad("MATCH_ENTROPY", "entropy", { needed: pending.seats.length });
  const opening: MatchHeader = {
    match: pending.match,
    createdAt: now,
    game: editionName(pending.game),
    options: pending.options,
    seats: pending.seats,
    generator: GENERATOR,
    commitment: pending.commitment,
    entropy,
    secret: pending.secret,
    ...(pending.copied && { origin: pending.copied.origin }),
  };
  return { ok: { opening, rows: firstEntries(pending, opening).map((entry) => ({ entry })) } };
}

function firstEntries(pending: PendingMatch, opening: MatchHeader): Entry[] {
  const root = rootHash(recordHeadOf(opening));
  if (!pending.copied) {
    const { draw } = provableDraws(matchKey(pending.secret, opening.entropy));
    const { draws } = start(pending.game, pending.options, draw);
    return [chain({ is: "start", at: 0, draws }, 0, root)];
  }
  const entries: Entry[] = [];
  for (const [n, body] of pending.copied.entries.entries()) entries.push(chain(body, n, entries[n - 1]?.hash ?? root));
  return entries;
}

/**
 * Turns a finished record into a stored match. Codes: those of `parseRecord` and `verifyRecord`, and IMPORT_RUNNING.
 */
export function readImportedRecord(
  find: FindGame,
  text: string,
  now: number,
): Result<{ opening: MatchHeader; rows: LogRow[] }> {
  const read = parseRecord(text);
  if ("bad" in read) return read;
  const { format: _format, version: _version, entries, result, secret, ...head } = read.ok;
  const { checks } = verifyRecord(read.ok, find);
  const failed = checks.find((check) => check.state === "failed");
  if (failed) return bad(failed.fault?.code ?? "RECORD_ACT", "text", { check: failed.check, n: failed.fault?.n });
  if (!result || secret === null) return bad("IMPORT_RUNNING", "result");
  const last = entries[entries.length - 1] as Entry;
  // The match id derives from the record, so that a record imported twice is one match.
  const opening: MatchHeader = { ...head, match: `r${last.hash.slice(0, 19)}`, createdAt: now - last.at, secret };
  return { ok: { opening, rows: entries.map((entry) => ({ entry })) } };
}
