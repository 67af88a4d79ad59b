/** Before the first draw: a match that is committed to and not yet begun. */
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

/** What is fixed when the commitment is published; the seats' entropy and the draws come after it. */
export interface PendingMatch {
  readonly match: string;
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: readonly SeatOccupant[];
  readonly secret: string;
  readonly commitment: string;
  /** Entries taken over from another record. */
  readonly taken?: { readonly origin: Origin; readonly entries: ReturnType<typeof originOf>["entries"] };
}
/** A match's name and the secret of its draws, where they were chosen and committed to beforehand. */
export interface CommittedSecret {
  readonly match: string;
  readonly secret: string;
}
/** Lower-case hex of so many unguessable bytes. */
export type RandomHex = (bytes: number) => string;

const bad = (code: string, at: string, about?: Invalid["about"]): { bad: Invalid[] } => ({
  bad: [about ? { code, at, about } : { code, at }],
});

/** Codes MATCH_GAME (no such game or edition), MATCH_SEATS (wrong number), and the game's own for its options. */
export function prepare(
  find: FindGame,
  random: RandomHex,
  asked: { readonly game: string; readonly options: object; readonly seats: readonly SeatOccupant[] },
  promised: CommittedSecret = { match: random(10), secret: random(32) },
): Result<PendingMatch> {
  const named = parseEdition(asked.game);
  const game = named && find(named.id, named.edition);
  if (!game) return bad("MATCH_GAME", "game", { game: asked.game });
  const options = game.options.parse(asked.options) as Result<object>;
  if ("bad" in options) return options;
  const needed = game.options.seats(options.ok);
  if (asked.seats.length !== needed) return bad("MATCH_SEATS", "seats", { needed, given: asked.seats.length });
  const commitment = commitmentOf(promised.secret);
  return { ok: { ...promised, game, options: options.ok, seats: asked.seats, commitment } };
}

/**
 * The same for a match that plays on from the first `at` entries of a record, which must replay up to there. Codes those
 * of `parseRecord` and `verifyRecord`, FORK_AT (no such moment), FORK_OVER (the match is over there), FORK_DEPTH.
 */
export function prepareFork(
  find: FindGame,
  random: RandomHex,
  asked: { readonly text: string; readonly at: number; readonly seats: readonly SeatOccupant[] },
  promised?: CommittedSecret,
): Result<PendingMatch> {
  const read = parseRecord(asked.text);
  if ("bad" in read) return read;
  const record = read.ok;
  const { checks } = verifyRecord(record, find);
  const failed = checks.find((check) => check.state === "failed");
  if (failed) return bad(failed.fault?.code ?? "RECORD_ACT", "text", { check: failed.check, n: failed.fault?.n });
  if (asked.at < 1 || asked.at > record.entries.length) return bad("FORK_AT", "at", { entries: record.entries.length });
  const taken = originOf(record, asked.at);
  if (depthOf(taken.origin) > ORIGIN_DEPTH) return bad("FORK_DEPTH", "text", { limit: ORIGIN_DEPTH });
  const { moments } = replay({ ...record, entries: record.entries.slice(0, asked.at), result: null }, find);
  const last = moments[moments.length - 1];
  if (!last || outcome(last.played.state as GameState)) return bad("FORK_OVER", "at");
  const prepared = prepare(find, random, { ...record, seats: asked.seats }, promised);
  return "bad" in prepared ? prepared : { ok: { ...prepared.ok, options: record.options, taken } };
}
const depthOf = (origin: Origin | undefined): number => (origin ? 1 + depthOf(origin.origin) : 0);

/**
 * Begins: with the seats' entropy the key is known, and entry 0 is drawn, or the entries of the other record are chained
 * to the new head. Code MATCH_ENTROPY.
 */
export function startMatch(
  p: PendingMatch,
  entropy: readonly string[],
  now: number,
): Result<{ opening: MatchHeader; rows: LogRow[] }> {
  if (entropy.length !== p.seats.length) return bad("MATCH_ENTROPY", "entropy", { needed: p.seats.length });
  const opening: MatchHeader = {
    match: p.match,
    createdAt: now,
    game: editionName(p.game),
    options: p.options,
    seats: p.seats,
    generator: GENERATOR,
    commitment: p.commitment,
    entropy,
    secret: p.secret,
    ...(p.taken && { origin: p.taken.origin }),
  };
  return { ok: { opening, rows: firstEntries(p, opening).map((entry) => ({ entry })) } };
}

function firstEntries(p: PendingMatch, opening: MatchHeader): Entry[] {
  const root = rootHash(recordHeadOf(opening));
  if (!p.taken) {
    const { draw } = provableDraws(matchKey(p.secret, opening.entropy));
    const { draws } = start(p.game, p.options, draw);
    return [chain({ is: "start", at: 0, draws }, 0, root)];
  }
  const entries: Entry[] = [];
  for (const [n, body] of p.taken.entries.entries()) entries.push(chain(body, n, entries[n - 1]?.hash ?? root));
  return entries;
}

/** A finished record as a stored match. Codes those of `parseRecord` and `verifyRecord`, and IMPORT_RUNNING. */
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
  // The same record taken in twice is one match.
  const opening: MatchHeader = { ...head, match: `r${last.hash.slice(0, 19)}`, createdAt: now - last.at, secret };
  return { ok: { opening, rows: entries.map((entry) => ({ entry })) } };
}
