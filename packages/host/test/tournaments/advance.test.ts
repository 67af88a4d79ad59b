/**
 * Tests whole tournaments without a host: the rounds stay valid whatever happens at the tables, and whichever entrants
 * leave.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { advance, type ObservedTables, type ObservedTable, withdrawEntrant } from "../../src/tournaments/advance.ts";
import { currentRound, type EntrantDoc, playing, type TournamentDoc } from "../../src/tournaments/doc.ts";
import { roundsOf, standingsOf } from "../../src/tournaments/rounds.ts";

const HOUR = 3_600_000;
const entrant = (n: number): EntrantDoc => ({
  kind: "person",
  person: `p${n}`,
  account: null,
  name: `Entrant ${n}`,
  level: null,
  rating: null,
  seed: n,
  out: null,
});
const tournament = (n: number, more: Partial<TournamentDoc> = {}): TournamentDoc => {
  const doc: TournamentDoc = {
    state: "running",
    paused: null,
    title: "",
    about: "",
    organiser: "o",
    organiserName: "Olga",
    game: "sample@1",
    options: {},
    seats: 2,
    smaller: false,
    format: "swiss",
    rounds: 4,
    bothSides: false,
    terms: {
      clock: { is: "none" },
      onTimeout: "lose",
      standInLevel: 3,
      takeBack: "rules",
      spectators: { allowed: true, delay: 0 },
      rated: false,
      ownSeatOptions: false,
    },
    roundHours: 1,
    atDeadline: "forfeit",
    ties: ["buchholz", "sonnebornBerger", "headToHead", "wins"],
    listed: true,
    entry: "open",
    limit: 32,
    invite: "",
    createdAt: 0,
    startedAt: 0,
    entrants: Array.from({ length: n }, (_, i) => entrant(i)),
    played: [],
    events: [],
    ...more,
  };
  return { ...doc, rounds: roundsOf(doc) };
};
let names = 0;
const fresh = (): string => `t${names++}`;
const see = (
  now: number,
  tables: Iterable<readonly [string, ObservedTable]>,
  more: Partial<ObservedTables> = {},
): ObservedTables => ({
  now,
  tables: new Map(tables),
  banned: new Set(),
  gone: new Set(),
  ...more,
});
const LOBBY: ObservedTable = { missing: [0, 1], asked: [], over: null, back: null };
/** Returns every open table of a round as `table` describes it. */
const all = (doc: TournamentDoc, table: (seats: readonly number[]) => ObservedTable) =>
  (currentRound(doc)?.pairings ?? []).flatMap(({ legs }) => legs.map((leg) => [leg.table, table(leg.seats)] as const));
const over = (winners: readonly number[], scores: readonly number[] = []): ObservedTable => ({
  missing: [],
  asked: [],
  over: { winners, scores, how: "played" },
  back: null,
});

test("without observations nothing changes, and repeated observations change nothing more", () => {
  const doc = tournament(6);
  const first = advance(doc, see(0, []), fresh);
  expect(first.newTables).toHaveLength(3);
  expect(first.doc.played).toHaveLength(1);
  const again = advance(
    first.doc,
    see(
      1,
      all(first.doc, () => LOBBY),
    ),
    fresh,
  );
  expect(again.doc).toBe(first.doc);
  expect(again.newTables).toEqual([]);
  expect(advance({ ...doc, state: "open" }, see(0, []), fresh).doc.played).toEqual([]);
});

test("both sides without carried results: points first, then the game's own count", () => {
  const run = (first: ObservedTable, second: ObservedTable): readonly number[] | undefined => {
    let doc = advance(tournament(2, { bothSides: true, rounds: 1 }), see(0, []), fresh).doc;
    for (const leg of [first, second]) {
      const tables = all(doc, () => leg).slice(-1);
      doc = advance(doc, see(1, tables), fresh).doc;
    }
    return doc.played[0]?.pairings[0]?.result?.scores;
  };
  // In the second match the seats are exchanged: seat 0 belongs to the other entrant.
  expect(run(over([0]), over([1]))).toEqual([1, 0]);
  expect(run(over([0], [3, 1]), over([0], [9, 4]))).toEqual([0, 1]);
  expect(run(over([0], [3, 1]), over([0], [3, 1]))).toEqual([0.5, 0.5]);
  expect(run(over([]), over([0]))).toEqual([0, 1]);
});

test("at the end of a round: players who have not come, who have not moved, and both", () => {
  const at = (table: ObservedTable, more: Partial<TournamentDoc> = {}) => {
    const { doc } = advance(tournament(2, more), see(0, []), fresh);
    return advance(
      doc,
      see(
        HOUR,
        all(doc, () => table),
      ),
      fresh,
    );
  };
  const scores = (step: ReturnType<typeof at>) => step.doc.played[0]?.pairings[0]?.result?.scores;
  expect(scores(at({ ...LOBBY, missing: [0] }))).toEqual([0, 1]);
  expect(scores(at({ ...LOBBY, missing: [0, 1] }))).toEqual([0, 0]);
  const late = at({ missing: [], asked: [1], over: null, back: null });
  expect(scores(late)).toEqual([1, 0]);
  expect(late.resign).toEqual([{ table: late.doc.played[0]?.pairings[0]?.legs[0]?.table, seat: 1 }]);
  expect(scores(at(over([1])))).toEqual([0, 1]);
  expect(scores(at(LOBBY, { atDeadline: "draw" }))).toEqual([0.5, 0.5]);
  const waits = at(LOBBY, { atDeadline: "adjudicate" });
  expect(currentRound(waits.doc)).toMatchObject({ ruling: true, done: false });
  // The forfeit is reported once.
  expect(
    advance(
      waits.doc,
      see(
        2 * HOUR,
        all(waits.doc, () => LOBBY),
      ),
      fresh,
    ).doc,
  ).toBe(waits.doc);
  expect(scores(at(LOBBY, { paused: 5 }))).toBeUndefined();
});

test("a larger table: the player who is late is last, the others are level", () => {
  const { doc } = advance(tournament(3, { seats: 3, rounds: 1 }), see(0, []), fresh);
  const late = advance(
    doc,
    see(
      HOUR,
      all(doc, () => ({ missing: [], asked: [2], over: null, back: null })),
    ),
    fresh,
  );
  expect(late.doc.played[0]?.pairings[0]?.result?.scores).toEqual([0.75, 0.75, 0]);
});

test("a lost table is created again", () => {
  const { doc } = advance(tournament(2), see(0, []), fresh);
  const again = advance(doc, see(1, []), fresh);
  expect(again.newTables).toHaveLength(1);
  expect(again.doc.played[0]?.pairings[0]?.legs[0]?.table).toBe(again.newTables[0]?.table);
});

test("any tournament: no entrant has two tables in a round, withdrawn entrants have none, byes are spread, it ends", () => {
  const anything = fc.record({
    n: fc.integer({ min: 3, max: 13 }),
    seats: fc.constantFrom(2, 2, 2, 3, 4),
    smaller: fc.boolean(),
    format: fc.constantFrom("swiss" as const, "roundRobin" as const),
    bothSides: fc.boolean(),
    atDeadline: fc.constantFrom("forfeit" as const, "draw" as const),
    ends: fc.array(fc.nat(9), { minLength: 200, maxLength: 200 }),
    leaves: fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(12)), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(anything, ({ n, seats, smaller, format, bothSides, atDeadline, ends, leaves }) => {
      let doc = tournament(n, { seats, smaller, format, bothSides: bothSides && seats === 2, atDeadline });
      let now = 0;
      let drawn = 0;
      for (let tick = 0; doc.state === "running"; tick++) {
        expect(tick).toBeLessThan(200);
        const before = doc.played.length;
        const tables = all(doc, (at) => {
          const end = ends[drawn++ % ends.length] as number;
          if (end < 5)
            return over(
              [end % at.length],
              at.map((one) => one),
            );
          if (end === 5) return over([]);
          return end < 8 ? { ...LOBBY, missing: [end % 2] } : { missing: [], asked: [0], over: null, back: null };
        });
        now += HOUR / 3;
        ({ doc } = advance(doc, see(now, tables), fresh));
        if (doc.played.length === before) continue;
        expect(doc.played.length).toBe(before + 1);
        const { pairings = [], byes = [] } = currentRound(doc) ?? {};
        const there = [...pairings.flatMap(({ entrants }) => entrants), ...byes];
        expect(there.toSorted((a, b) => a - b)).toEqual(playing(doc));
        for (const { entrants } of pairings) expect([seats, seats - 1]).toContain(entrants.length);
        for (const [round, who] of leaves)
          if (round === doc.played.length && who < n) doc = withdrawEntrant(doc, who, "left", null, now);
      }
      expect(doc.played.every(({ done }) => done)).toBe(true);
      expect(doc.played.flatMap(({ pairings }) => pairings).every(({ result }) => result !== null)).toBe(true);
      const free = doc.entrants.map((_, one) => doc.played.filter(({ byes }) => byes.includes(one)).length);
      // A round robin also gives a bye for every entrant who has left.
      if (leaves.length === 0) expect(Math.max(...free) - Math.min(...free)).toBeLessThanOrEqual(1);
      expect(standingsOf(doc)).toHaveLength(n);
    }),
    { numRuns: 120 },
  );
});
