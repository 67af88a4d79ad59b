/** Proving a record, away from the page: what goes in and what comes out of the worker. */
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
import { loadRules } from "../games.ts";
import type { Problem } from "../problems.ts";

/** One draw with what it should be. */
export interface Derived {
  readonly n: number;
  readonly rule: string;
  readonly sides: number;
  readonly values: readonly number[];
  /** Null before the secret is published, and for draws taken over from an earlier match. */
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
      /** Its rules, or their edition, are not here: acts and result are left open. */
      readonly foreign: boolean;
      readonly digest: string | null;
      readonly draws: readonly Derived[];
      /** What all draws come from: the published secret, null before the end, its fingerprint, and each seat's own chance. */
      readonly secret: string | null;
      readonly commitment: string;
      readonly entropy: readonly string[];
    };

/** Reads and proves a record; everything wrong with it is part of the report. */
export async function proveText(text: string): Promise<VerificationReport> {
  const read = parseRecord(text);
  if (!("ok" in read)) {
    const one = read.bad[0];
    return { problem: { code: one?.code ?? "RECORD_FORMAT", about: { at: one?.at ?? "", ...one?.about } } };
  }
  const record = read.ok;
  const named = parseEdition(record.game);
  const here = named && (await loadRules(named.id));
  const game = here && here.edition === named.edition ? here : undefined;
  const verified = verifyRecord(record, () => game);
  const { finalDigest } = verified;
  // Chain, fingerprint and dice need no rules: they are proved of any edition.
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

/** What cannot be looked into without the rules is left open, and says why. */
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
