import { answersAt, random } from "@starboard/conformance";
import {
  chain,
  checkOrigin,
  commitmentOf,
  drawsMade,
  drawsOf,
  type Entry,
  type EntryBody,
  isRefusal,
  type MatchRecord,
  matchKey,
  type Origin,
  originOf,
  outcome,
  play,
  provableDraws,
  replay,
  rootHash,
  verifyRecord,
} from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { find, played, sample } from "./matches.ts";

const record = played(5).record();
/** The first act that draws. */
const dicey = record.entries.findIndex((entry) => entry.is === "act" && (entry.draws?.length ?? 0) > 0);

/** A match that continues the first entries of another, to its end. */
function playedOn(
  from: MatchRecord,
  at: number,
  bend: (body: EntryBody, n: number) => EntryBody = (body) => body,
): MatchRecord {
  const { origin, entries: bodies } = originOf(from, at);
  const secret = "ab".repeat(32);
  const head = {
    game: from.game,
    options: from.options,
    seats: from.seats,
    generator: from.generator,
    commitment: commitmentOf(secret),
    entropy: ["01", "02"],
    origin,
  };
  const entries: Entry[] = [];
  const write = (body: EntryBody): void => {
    entries.push(chain(body, entries.length, entries[entries.length - 1]?.hash ?? rootHash(head)));
  };
  bodies.map(bend).forEach(write);
  const base: MatchRecord = { format: "starboard.record", version: 1, ...head, entries, result: null, secret: null };
  const { moments } = replay(base, find);
  let table = moments[moments.length - 1]?.played.state as never;
  const draws = provableDraws(matchKey(secret, head.entropy));
  const chance = random(9);
  while (outcome(table) === null) {
    const choice = chance.pick(answersAt(sample, table));
    const next = play(sample, table, choice, draws.draw);
    if (isRefusal(next)) throw new Error(next.code);
    write({ is: "act", at: 0, ...choice, ...(next.draws.length > 0 && { draws: next.draws }) });
    table = next.state as never;
  }
  return { ...base, entries: entries.slice(), result: outcome(table), secret };
}

describe("KRN-REC-7", () => {
  test("a match that continues another is proved back to that match", () => {
    const fork = playedOn(record, dicey + 1);
    expect(verifyRecord(fork, find)).toMatchObject({ good: true });
    expect(verifyRecord(fork, find).checks.map(({ check }) => check)).toContain("origin");
    const again = playedOn(fork, fork.entries.length - 2);
    expect(verifyRecord(again, find).good).toBe(true);
  });
  test("draws taken over from a running match stay open", () => {
    const running = played(5, 6).record();
    const fork = playedOn(running, running.entries.length);
    expect(verifyRecord(fork, find).checks.find(({ check }) => check === "origin")?.state).toBe("open");
  });
  test("entries taken over cannot be changed", () => {
    const late = playedOn(record, dicey + 1, (body, n) => (n === 1 ? { ...body, at: 7 } : body));
    expect(verifyRecord(late, find).checks.find(({ check }) => check === "origin")).toMatchObject({
      state: "failed",
      fault: { code: "RECORD_ORIGIN" },
    });
  });
  test("a match that continues an entry it took over itself names the match where that was played", () => {
    const fork = playedOn(record, dicey + 1);
    for (const at of [1, dicey, dicey + 1]) expect(originOf(fork, at)).toEqual(originOf(record, at));
    const own = originOf(fork, dicey + 2);
    expect(own.origin).toEqual({
      seats: fork.seats,
      generator: fork.generator,
      commitment: fork.commitment,
      entropy: fork.entropy,
      secret: fork.secret,
      at: dicey + 2,
      hash: fork.entries[dicey + 1]?.hash,
      origin: fork.origin,
    });
    expect(own.entries).toHaveLength(dicey + 2);
    expect(originOf(record, dicey).origin).not.toHaveProperty("origin");
    // Twice removed, and back to the first match.
    expect(originOf(playedOn(fork, dicey + 3), dicey)).toEqual(originOf(record, dicey));
  });
  test("only draws with a match's own key count for where its draws resume", () => {
    const fork = playedOn(record, dicey + 1);
    const numbers = (entries: readonly Entry[]): number =>
      entries.flatMap(drawsOf).reduce((sum, { values }) => sum + values.length, 0);
    expect(drawsMade(record, record.entries)).toBe(numbers(record.entries));
    expect(drawsMade(fork, fork.entries)).toBe(numbers(fork.entries.slice(dicey + 1)));
    expect(drawsMade(fork, fork.entries.slice(0, dicey + 1))).toBe(0);
    const early = playedOn(record, 1);
    expect(drawsMade(early, early.entries)).toBe(numbers(early.entries.slice(1)));
    expect(drawsMade(early, early.entries)).toBeGreaterThan(0);
    expect(numbers(early.entries.slice(0, 1))).toBeGreaterThan(0);
  });

  const fork = playedOn(record, dicey + 1);
  const origin = fork.origin as Origin;
  const chained = (head: Origin, entries: readonly Entry[]): string => {
    let hash = rootHash({ ...head, game: fork.game, options: fork.options });
    for (const { hash: _hash, n, ...body } of entries) ({ hash } = chain(body as EntryBody, n, hash));
    return hash;
  };
  /** The origin with changes, and with the hash that fits them: only the checks behind the hash can find them. */
  const bent = (change: Partial<Origin>): MatchRecord => {
    const head = { ...origin, ...change };
    return { ...fork, origin: { ...head, hash: chained(head, fork.entries.slice(0, head.at)) } };
  };
  test.for([
    ["more entries than there are", { ...fork, origin: { ...origin, at: fork.entries.length + 1 } }, -1],
    ["another last entry", { ...fork, origin: { ...origin, hash: "0".repeat(64) } }, dicey],
    ["a secret that is not the committed one", bent({ secret: "cd".repeat(32) }), -1],
    ["an unknown generator", bent({ generator: "dice tower" }), -1],
    ["entropy that gives other dice", bent({ entropy: ["0a", "0b"] }), 0],
  ] as const)("an origin with %s is a fault", ([, forged, n]) => {
    expect(checkOrigin(forged, forged.entries)).toEqual({
      count: forged.origin?.at,
      open: false,
      fault: { code: "RECORD_ORIGIN", n },
    });
  });
  test("an origin is followed to the first match, whose faults and open draws it inherits", () => {
    expect(checkOrigin(fork, fork.entries)).toEqual({ count: dicey + 1, open: false });
    const again = playedOn(fork, dicey + 3);
    expect(checkOrigin(again, again.entries)).toEqual({ count: dicey + 3, open: false });
    const rebuilt = (deeper: Origin): MatchRecord => {
      const head = { ...(again.origin as Origin), origin: deeper };
      return { ...again, origin: { ...head, hash: chained(head, again.entries.slice(0, head.at)) } };
    };
    const { secret: _secret, ...unpublished } = origin;
    const open = rebuilt({ ...unpublished, secret: null });
    expect(checkOrigin(open, open.entries)).toEqual({ count: dicey + 3, open: true });
    const wrong = rebuilt({ ...origin, hash: "0".repeat(64) });
    expect(checkOrigin(wrong, wrong.entries)).toEqual({
      count: dicey + 3,
      open: false,
      fault: { code: "RECORD_ORIGIN", n: dicey },
    });
  });
});
