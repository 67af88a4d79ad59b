/** Verification in the worker: its input and its report. */
import {
  type VerificationStep,
  commitmentOf,
  type MatchRecord,
  matchKey,
  parseEdition,
  parseRecord,
  provableDraws,
  verifyRecord,
} from "@starboard/kernel";
import { loadEditions } from "../games.ts";
import type { Problem } from "../problems.ts";

/** A draw and its derived value. */
export interface Derived {
  readonly n: number;
  readonly rule: string;
  readonly sides: number;
  readonly values: readonly number[];
  /** Null before the secret is published, and for draws copied from an earlier match. */
  readonly derived: readonly number[] | null;
}
export type VerificationReport =
  | { readonly problem: Problem }
  | {
      readonly game: string;
      readonly seats: readonly string[];
      readonly checks: readonly VerificationStep[];
      readonly good: boolean;
      readonly open: boolean;
      /** Set if the game or edition is not available: acts and result stay open. */
      readonly foreign: boolean;
      readonly digest: string | null;
      readonly draws: readonly Derived[];
      /**
       * The source of all draws: the published secret (null before the end), its fingerprint, and each seat's entropy.
       */
      readonly secret: string | null;
      readonly commitment: string;
      readonly entropy: readonly string[];
    };

/** Parses and verifies a record; all errors are part of the report. */
export async function proveText(text: string): Promise<VerificationReport> {
  const read = parseRecord(text);
  if (!("ok" in read)) {
    const one = read.bad[0];
    return { problem: { code: one?.code ?? "RECORD_FORMAT", about: { at: one?.at ?? "", ...one?.about } } };
  }
  const record = read.ok;
  const named = parseEdition(record.game);
  const editions = named && (await loadEditions(named.id));
  const game = named && editions?.gameOf(named.edition);
  const verified = verifyRecord(record, (_id, edition) => editions?.gameOf(edition));
  const { finalDigest } = verified;
  // Chain, fingerprint and dice need no rules, so they are verified for any edition.
  const checks = game ? verified.checks : verified.checks.map(checkWithoutReplay);
  const good = checks.every(({ state }) => state !== "failed");
  return {
    foreign: game === undefined,
    game: record.game,
    seats: record.seats.map((seat) => seat.name),
    checks,
    good,
    open: checks.some((check) => check.state === "open"),
    digest: finalDigest ?? null,
    draws: deriveDraws(record),
    secret: record.secret,
    commitment: record.commitment,
    entropy: record.entropy,
  };
}

/** Checks that need missing rules stay open, with the reason. */
const checkWithoutReplay = (one: VerificationStep): VerificationStep =>
  one.check === "acts" || one.check === "result"
    ? { ...one, state: "open", fault: { code: "RECORD_EDITION", n: -1 } }
    : one;

function deriveDraws(record: MatchRecord): Derived[] {
  const own = record.origin?.at ?? 0;
  const fits = record.secret !== null && commitmentOf(record.secret) === record.commitment;
  const source = fits ? provableDraws(matchKey(record.secret as string, record.entropy)) : null;
  return record.entries.flatMap((entry) =>
    ("draws" in entry ? (entry.draws ?? []) : []).map(({ sides, why, values }) => ({
      n: entry.n,
      rule: why,
      sides,
      values,
      derived: source && entry.n >= own ? source.draw(sides, values.length, why) : null,
    })),
  );
}
