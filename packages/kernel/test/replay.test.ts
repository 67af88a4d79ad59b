import { answersAt, startRecordedMatch } from "@starboard/conformance";
import {
  commitmentOf,
  digest,
  type Entry,
  isRefusal,
  type MatchRecord,
  matchKey,
  play,
  provableDraws,
  replay,
  seat,
  verifyRecord,
} from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { find, OPTIONS, played, rechained, sample } from "./matches.ts";

const book = played(5);
const record = book.record();
const last = record.entries.length - 1;
/** The first act that only one seat may do. */
const asked = record.entries.findIndex((entry) => entry.is === "act" && entry.step === "pick");
const withEntry = (n: number, change: (entry: Entry) => object): MatchRecord =>
  rechained({ ...record, entries: record.entries.map((entry) => (entry.n === n ? (change(entry) as Entry) : entry)) });
/** The first act that draws. */
const dicey = record.entries.findIndex((entry) => entry.is === "act" && (entry.draws?.length ?? 0) > 0);

describe("KRN-REC-5", () => {
  test("a replay reaches the state that was played, through every act", () => {
    const { moments, fault } = replay(record, find);
    expect(fault).toBeUndefined();
    expect(moments).toHaveLength(book.acts.length + 1);
    expect(digest(moments[moments.length - 1]?.played.state)).toBe(digest(book.table()));
    expect(moments.slice(1).map(({ played: { facts } }) => facts)).toEqual(
      book.acts.map(({ played: { facts } }) => facts),
    );
  });

  const faults: readonly (readonly [string, () => MatchRecord, { readonly code: string; readonly n?: number }])[] = [
    ["an unknown game", () => rechained({ ...record, game: "other@1" }), { code: "RECORD_EDITION", n: -1 }],
    ["an unknown edition", () => rechained({ ...record, game: "sample@2" }), { code: "RECORD_EDITION", n: -1 }],
    ["an edition written oddly", () => rechained({ ...record, game: "sample@01" }), { code: "RECORD_EDITION", n: -1 }],
    [
      "options the game refuses",
      () => rechained({ ...record, options: { "sample.rounds": 99 } }),
      { code: "RECORD_OPTIONS", n: -1 },
    ],
    [
      "seats that do not fit the options",
      () => rechained({ ...record, seats: [...record.seats, ...record.seats] }),
      { code: "RECORD_OPTIONS", n: -1 },
    ],
    [
      "a start in the middle",
      () => withEntry(2, () => ({ ...record.entries[0], n: 2 })),
      { code: "RECORD_ORDER", n: 2 },
    ],
    ["no start", () => rechained({ ...record, entries: record.entries.slice(1) }), { code: "RECORD_ORDER", n: 0 }],
    [
      "an act of a seat that does not exist",
      () => withEntry(1, (entry) => ({ ...entry, by: 7 })),
      { code: "RECORD_ORDER", n: 1 },
    ],
    [
      "an act of the wrong seat",
      () => withEntry(asked, (entry) => ({ ...entry, by: 1 - (entry as { by: number }).by })),
      { code: "RECORD_ACT", n: asked },
    ],
    [
      "an act the rules do not know",
      () => withEntry(1, (entry) => ({ ...entry, act: { do: "win" } })),
      { code: "RECORD_ACT", n: 1 },
    ],
    [
      "a start with other dice",
      () => withEntry(0, (entry) => ({ ...entry, draws: [] })),
      { code: "RECORD_DRAWS", n: 0 },
    ],
    ["a die too few", () => withEntry(dicey, (entry) => ({ ...entry, draws: [] })), { code: "RECORD_DRAWS", n: dicey }],
    [
      "a die too many",
      () => withEntry(1, (entry) => ({ ...entry, draws: [{ sides: 6, why: "SMP-3.1", values: [1] }] })),
      { code: "RECORD_DRAWS", n: 1 },
    ],
    [
      "a face the die does not have",
      () =>
        withEntry(dicey, (entry) => ({
          ...entry,
          draws: drawsIn(entry).map((one) => ({ ...one, values: one.values.map(() => one.sides + 1) })),
        })),
      { code: "RECORD_DRAWS", n: dicey },
    ],
    [
      "another result",
      () => ({ ...record, result: { winners: [], rule: "SMP-7.1", scores: [0, 0] } }),
      { code: "RECORD_RESULT", n: last },
    ],
    ["no result where there is one", () => ({ ...record, result: null }), { code: "RECORD_RESULT", n: last }],
    [
      "a seat that does not exist",
      () =>
        rechained({
          ...record,
          entries: [
            ...record.entries,
            { is: "seat", n: last + 1, at: 0, hash: "", seat: seat(5), card: { name: "X", kind: "bot" } },
          ],
        }),
      { code: "RECORD_ORDER", n: last + 1 },
    ],
  ];
  test.for(faults)("%s is named as the first fault", ([, forge, fault]) => {
    const forged = forge();
    expect(replay(forged, find).fault).toMatchObject(fault);
    const { checks, good } = verifyRecord(forged, find);
    expect(good).toBe(false);
    // If the acts cannot be replayed, the result is unknown.
    const [acts, result] = ["acts", "result"].map((name) => checks.find(({ check }) => check === name)?.state);
    expect([acts, result]).toEqual(fault.code === "RECORD_RESULT" ? ["ok", "failed"] : ["failed", "open"]);
  });

  test("a refused act is reported with its refusal", () => {
    const forged = withEntry(asked, (entry) => ({ ...entry, by: 1 - (entry as { by: number }).by }));
    expect(replay(forged, find).fault?.refusal).toEqual({ rule: "SMP-2.3", code: "SMP_TURN" });
    expect(replay(forged, find).moments).toHaveLength(asked);
  });
});

const drawsIn = (entry: Entry) => ("draws" in entry ? (entry.draws ?? []) : []);

describe("KRN-REC-4", () => {
  const open = startRecordedMatch(sample, OPTIONS, 5);
  const first = answersAt(sample, open.table())[0] as never;
  open.play(first);
  const back = (by: number, keep: number): MatchRecord => {
    const { entries, ...head } = open.record();
    return rechained({ ...head, entries: [...entries, { is: "back", n: 0, at: 0, hash: "", by: seat(by), keep }] });
  };

  test("a seat's own act that neither drew nor disclosed may be taken back", () => {
    expect(verifyRecord(back(0, 0), find).good).toBe(true);
    expect(verifyRecord(back(0, 0), find).finalDigest).toBe(digest(open.opening.state));
  });
  test.for([
    ["another seat's act", 1, 0, "RECORD_BACK"],
    ["nothing", 0, 1, "RECORD_BACK"],
    ["more than there is", 0, 9, "RECORD_BACK"],
  ] as const)("%s may not", ([, by, keep, code]) => {
    expect(replay(back(by, keep), find).fault).toMatchObject({ code, n: 2 });
    expect(verifyRecord(back(by, keep), find).good).toBe(false);
  });
  test("an act that drew cannot be dropped and drawn again, even with a forged chain", () => {
    // The match up to its first draw, that act taken back, and played again with the numbers that follow.
    const upTo = record.entries.slice(0, dicey + 1);
    const act = upTo[dicey] as Extract<Entry, { is: "act" }>;
    const keep = upTo.filter(({ is }) => is === "act").length - 1;
    const secret = record.secret as string;
    const before = upTo.flatMap((entry) => drawsIn(entry).flatMap(({ values }) => values)).length;
    const source = provableDraws(matchKey(secret, record.entropy), before);
    const table = (keep === 0 ? book.opening : book.acts[keep - 1]?.played)?.state as never;
    const again = play(sample, table, act, source.draw);
    if (isRefusal(again)) throw new Error(again.code);
    const forged = rechained({
      ...record,
      result: null,
      entries: [...upTo, { is: "back", n: 0, at: 0, hash: "", by: act.by, keep }, { ...act, draws: again.draws }],
    });
    const verdict = verifyRecord(forged, find);
    expect(verdict.checks.find(({ check }) => check === "draws")?.state).toBe("ok");
    expect(verdict.good).toBe(false);
    expect(replay(forged, find).fault).toEqual({ code: "RECORD_BACK", n: dicey + 1 });
  });
  test("neither can an act that disclosed without a draw", () => {
    const disclosing = sealedWithoutDraw();
    const upTo = disclosing.record.entries.slice(0, disclosing.n + 1);
    const entry = upTo[disclosing.n] as Extract<Entry, { is: "act" }>;
    const keep = upTo.filter(({ is }) => is === "act").length - 1;
    const forged = rechained({
      ...disclosing.record,
      result: null,
      secret: null,
      entries: [...upTo, { is: "back", n: 0, at: 0, hash: "", by: entry.by, keep }],
    });
    expect(replay(forged, find).fault).toMatchObject({ code: "RECORD_BACK" });
  });
  test("nothing is taken back when the match is over (KRN-UNDO-4)", () => {
    const ended = startRecordedMatch(abrupt, OPTIONS, 5);
    ended.play({ by: seat(0), step: "leave", act: { do: "leave" } });
    const over = ended.record();
    expect(replay(over, () => abrupt).fault).toBeUndefined();
    const back = { is: "back", n: 2, at: 0, hash: "", by: seat(0), keep: 0 } as const;
    const forged = rechained({ ...over, result: null, secret: null, entries: [...over.entries, back] });
    expect(replay(forged, () => abrupt).fault).toEqual({ code: "RECORD_BACK", n: 2 });
  });
});

/** The sample game with an end that discloses nothing: the match ends when a seat leaves. */
const abrupt: typeof sample = {
  ...sample,
  asides: {
    ...sample.asides,
    leave: {
      ...(sample.asides["leave"] as (typeof sample.asides)[string]),
      resolve: (ctx) => ctx.endMatch({ winners: [], rule: "SMP-8.2", scores: [0, 0, 0] }),
    },
  },
};

/** A match with an act that opened sealed answers and drew nothing: a bid after which a seat is asked to raid. */
function sealedWithoutDraw(): { n: number; record: MatchRecord } {
  for (let seed = 1; ; seed++) {
    const other = played(seed);
    const page = other.acts.find(({ played: { irreversible, draws } }) => irreversible && draws.length === 0);
    if (page) return { n: page.n, record: other.record() };
  }
}

describe("KRN-REC-6", () => {
  const states = (of: MatchRecord) =>
    Object.fromEntries(verifyRecord(of, find).checks.map(({ check, state }) => [check, state]));

  test("a finished match is proved in every part, offline", () => {
    expect(states(record)).toEqual({ chain: "ok", commitment: "ok", draws: "ok", acts: "ok", result: "ok" });
    expect(verifyRecord(record, find).finalDigest).toBe(digest(book.table()));
  });
  test("checks that a running match cannot prove yet are open, not ok", () => {
    const running = played(5, 4).record();
    expect(running.secret).toBeNull();
    expect(states(running)).toEqual({ chain: "ok", commitment: "open", draws: "open", acts: "ok", result: "ok" });
    expect(verifyRecord(running, find).good).toBe(true);
  });
  test("an unfinished match is proved as far as it was played, once its secret is known", () => {
    const broken = { ...played(5, 4).record(), secret: record.secret };
    expect(broken.result).toBeNull();
    expect(states(broken)).toEqual({ chain: "ok", commitment: "ok", draws: "ok", acts: "ok", result: "ok" });
  });
  test("another secret breaks the commitment; published secrets are what everyone can check (KRN-DRAW-5)", () => {
    const secret = "00".repeat(32);
    expect(states({ ...record, secret })).toMatchObject({ chain: "ok", commitment: "failed", draws: "failed" });
    // A host that also forges the commitment cannot forge the numbers that were drawn.
    expect(states(rechained({ ...record, secret, commitment: commitmentOf(secret) }))).toMatchObject({
      chain: "ok",
      commitment: "ok",
      draws: "failed",
      acts: "ok",
    });
  });
  test("different entropy gives different draws", () => {
    expect(states(rechained({ ...record, entropy: ["00", "00"] }))).toMatchObject({
      chain: "ok",
      commitment: "ok",
      draws: "failed",
    });
  });
  test("changed draws are found even where the rules would allow them", () => {
    const bent = record.entries.map((entry) =>
      entry.n === dicey
        ? {
            ...entry,
            draws: drawsIn(entry).map((one) => ({ ...one, values: one.values.map((v) => (v % one.sides) + 1) })),
          }
        : entry,
    );
    expect(states(rechained({ ...record, entries: bent as Entry[] }))).toMatchObject({ chain: "ok", draws: "failed" });
  });
  test("an unknown generator is a fault", () => {
    const forged = rechained({ ...record, generator: "dice-by-hand/1" });
    expect(verifyRecord(forged, find).checks.find(({ check }) => check === "draws")?.fault?.code).toBe(
      "RECORD_GENERATOR",
    );
  });
});
