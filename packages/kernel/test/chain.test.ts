import {
  changedEdition,
  commitmentOf,
  type Entry,
  type EntryBody,
  type Fault,
  type MatchRecord,
  replay,
  seat,
  type VerificationStep,
  verifyRecord,
} from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { find, played, rechained } from "./matches.ts";

const record = played(5).record();
const last = record.entries.length - 1;
/** The places of the first acts, and of the first that draws. */
const acts = record.entries.flatMap(({ is }, n) => (is === "act" ? [n] : []));
const dicey = record.entries.findIndex((entry) => entry.is === "act" && (entry.draws?.length ?? 0) > 0);
const stepOf = (of: MatchRecord, check: VerificationStep["check"]): VerificationStep | undefined =>
  verifyRecord(of, find).checks.find((one) => one.check === check);
const back = (by: number, keep: number): EntryBody => ({ is: "back", at: 0, by: seat(by), keep });
/** The first entries of the record and others after them, chained. */
const followed = (count: number, ...bodies: readonly EntryBody[]): MatchRecord =>
  rechained({
    ...record,
    result: null,
    secret: null,
    entries: [...record.entries.slice(0, count), ...bodies.map((body) => ({ ...body, n: 0, hash: "" }) as Entry)],
  });

describe("KRN-REC-2", () => {
  const changed = (n: number, change: object): MatchRecord => ({
    ...record,
    entries: record.entries.map((entry, i) => (i === n ? ({ ...entry, ...change } as Entry) : entry)),
  });
  test.for([
    ["an entry with another number", changed(2, { n: 5 }), { code: "RECORD_ORDER", n: 2 }],
    ["another start in the middle", changed(3, { is: "start" }), { code: "RECORD_ORDER", n: 3 }],
    ["no start", changed(0, { is: "seat" }), { code: "RECORD_ORDER", n: 0 }],
    ["another time", changed(3, { at: 123_456 }), { code: "RECORD_CHAIN", n: 3 }],
    ["another hash", changed(last, { hash: "0".repeat(64) }), { code: "RECORD_CHAIN", n: last }],
    ["a take-back of more acts than there are", followed(1, back(0, 0)), { code: "RECORD_ORDER", n: 1 }],
    ["a take-back of acts that were taken back", followed(3, back(0, 1), back(0, 1)), { code: "RECORD_ORDER", n: 4 }],
  ] as const)("the chain names %s", ([, forged, fault]) => {
    expect(stepOf(forged, "chain")).toEqual({
      check: "chain",
      state: "failed",
      count: forged.entries.length,
      fault,
    });
  });
  test("the chain counts the acts that stand", () => {
    expect(acts.slice(0, 2)).toEqual([1, 2]);
    const ok = { check: "chain", state: "ok" };
    const { hash: _hash, n: _n, ...act } = record.entries[2] as Entry;
    for (const one of [followed(3, back(0, 1)), followed(3, back(0, 1), act as EntryBody, back(0, 1), back(0, 0))])
      expect(stepOf(one, "chain")).toEqual({ ...ok, count: one.entries.length });
    expect(stepOf(record, "chain")).toEqual({ ...ok, count: last + 1 });
  });

  const named = (game: string): MatchRecord => rechained({ ...record, game });
  test("a record under another edition than it was played by names the edition it was played by", () => {
    const fault = (edition: string): Fault => ({ code: "RECORD_EDITION_CHANGED", n: -1, edition });
    expect(changedEdition({ ...record, game: "sample@2" })).toEqual(fault("sample@1"));
    expect(stepOf({ ...record, game: "sample@2" }, "chain")?.fault).toEqual(fault("sample@1"));
    expect(changedEdition({ ...named("sample@99"), game: "sample@1" })).toEqual(fault("sample@99"));
  });
  test("any other wrong beginning is a broken chain", () => {
    const unexplained = [
      { ...named("sample@100"), game: "sample@1" },
      { ...named("other@1"), game: "sample@1" },
      { ...record, game: "no edition" },
    ];
    for (const one of unexplained) {
      expect(changedEdition(one)).toBeUndefined();
      expect(stepOf(one, "chain")?.fault).toEqual({ code: "RECORD_CHAIN", n: 0 });
    }
    expect(changedEdition(record)).toBeUndefined();
    expect(changedEdition({ ...record, entries: [] })).toBeUndefined();
  });
});

describe("KRN-REC-6", () => {
  test("each check says how much it covers and what fails", () => {
    const draws = record.entries.reduce((sum, entry) => sum + ("draws" in entry ? (entry.draws?.length ?? 0) : 0), 0);
    expect(draws).toBeGreaterThan(1);
    const ok = (check: string, count: number): object => ({ check, state: "ok", count });
    expect(verifyRecord(record, find).checks).toEqual([
      ok("chain", last + 1),
      ok("commitment", 1),
      ok("draws", draws),
      ok("acts", acts.length + 1),
      ok("result", 1),
    ]);
    const secret = "00".repeat(32);
    expect(stepOf({ ...record, secret }, "commitment")).toEqual({
      check: "commitment",
      state: "failed",
      count: 1,
      fault: { code: "RECORD_COMMITMENT", n: -1 },
    });
    const forged = rechained({ ...record, secret, commitment: commitmentOf(secret) });
    expect(stepOf(forged, "draws")?.fault).toEqual({ code: "RECORD_DRAWS", n: 0 });
    expect(stepOf({ ...record, generator: "dice-by-hand/1" }, "draws")?.fault).toEqual({
      code: "RECORD_GENERATOR",
      n: -1,
    });
    expect(stepOf({ ...record, secret: null }, "draws")).toEqual({ check: "draws", state: "open", count: draws });
  });
});

describe("KRN-REC-5", () => {
  const [start] = record.entries;
  const card = { name: "Grace", kind: "person" } as const;
  test("seats are numbered from 0", () => {
    const seated = (n: number): EntryBody => ({ is: "seat", at: 0, seat: seat(n), card });
    expect(replay(followed(1, seated(1)), find).fault).toBeUndefined();
    expect(replay(followed(1, seated(2)), find).fault).toEqual({ code: "RECORD_ORDER", n: 1 });
    const { hash: _hash, n: _n, ...act } = record.entries[1] as Entry;
    expect(replay(followed(1, { ...act, by: seat(2) } as EntryBody), find).fault).toEqual({
      code: "RECORD_ORDER",
      n: 1,
    });
  });
  test.for([
    ["dice of other sides", { sides: 5 }],
    ["dice for another rule", { why: "SMP-9.9" }],
    ["a die too many", { values: [1, 1, 1, 1, 1, 1, 1] }],
    ["no dice", { values: [] }],
  ] as const)("%s are not what the rules asked for", ([, change]) => {
    for (const n of [0, dicey]) {
      const entries = record.entries.map((entry) => {
        if (entry.n !== n || !("draws" in entry)) return entry;
        return { ...entry, draws: (entry.draws ?? []).map((one, i) => (i === 0 ? { ...one, ...change } : one)) };
      });
      expect(replay(rechained({ ...record, entries: entries as Entry[] }), find).fault).toEqual({
        code: "RECORD_DRAWS",
        n,
      });
    }
  });
  test("one impossible face among possible ones is found", () => {
    const drawn = start?.is === "start" ? (start.draws ?? []) : [];
    const several = drawn.findIndex(({ values }) => values.length > 1);
    const bent = drawn.map((one, i) =>
      i === several ? { ...one, values: one.values.map((v, at) => (at === 0 ? one.sides + 1 : v)) } : one,
    );
    expect(several).toBeGreaterThanOrEqual(0);
    const forged = rechained({ ...record, entries: [{ ...start, draws: bent } as Entry, ...record.entries.slice(1)] });
    expect(replay(forged, find).fault).toEqual({ code: "RECORD_DRAWS", n: 0 });
  });
  test("an error of the rules is not a fault of the record", () => {
    const game = find("sample", 1);
    const broken = {
      ...game,
      setup: () => {
        throw new RangeError("a bug of the rules");
      },
    };
    expect(() => replay(record, () => broken as never)).toThrow("a bug of the rules");
  });
});
