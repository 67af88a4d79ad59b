/** A record of a match that moved to later editions while it was played. */
import { answersAt, random, recordedDraws, someGame, startRecordedMatch } from "@starboard/conformance";
import {
  type AnyGame,
  chain,
  digest,
  type Entry,
  type EntryBody,
  type FindGame,
  type Game,
  isRefusal,
  type MatchRecord,
  matchKey,
  moveToEdition,
  outcome,
  play,
  provableDraws,
  replay,
  type SeatOccupant,
  seat,
  type Shape,
  verifyRecord,
} from "@starboard/kernel";
import { describe, expect, test } from "vitest";
import { programWith } from "../../sample/fixture/three-editions.ts";
import { rechained } from "./matches.ts";

const { editions } = programWith(3);
const find: FindGame = (id, edition) => (id === "sample" ? editions.gameOf(edition) : undefined);
const OPTIONS = { "sample.captains": 3, "sample.rounds": 5, "sample.raids": true };
const SEATS: SeatOccupant[] = [
  { name: "Ada", kind: "person" },
  { name: "Bot", kind: "bot", level: 1 },
  { name: "Cay", kind: "person" },
];
const PEOPLE = [0, 2];

/** Plays a whole match that begins with edition 1 and moves on after the given numbers of acts. */
function movedMatch(moves: Readonly<Record<number, number>>, seed = 7): MatchRecord {
  const book = startRecordedMatch(someGame(editions.gameOf(1) as AnyGame), OPTIONS, seed, SEATS);
  const begun = book.record();
  const secret = digest(["secret", seed]);
  const draws = provableDraws(matchKey(secret, begun.entropy), drawnIn(begun.entries));
  const entries: Entry[] = [...begun.entries];
  const write = (body: EntryBody): void =>
    void entries.push(chain(body, entries.length, entries.at(-1)?.hash as string));
  let game = book.game as Game<Shape>;
  let state = book.table();
  const chance = random(seed);
  for (let acts = 0; outcome(state) === null; acts++) {
    const to = moves[acts];
    if (to !== undefined) {
      const moved = moveToEdition(find, game, to, state, draws.draw);
      if (!moved) throw new Error(`no way to edition ${to} after ${acts} acts`);
      write({ is: "edition", at: acts, to, by: PEOPLE.map(seat), ...drawsField(moved.played.draws) });
      [game, state] = [moved.game, moved.played.state];
    }
    const choice = chance.pick(answersAt(game, state));
    const played = play(game, state, choice, draws.draw);
    if (isRefusal(played)) throw new Error(played.code);
    write({ is: "act", at: acts, by: choice.by, step: choice.step, act: choice.act, ...drawsField(played.draws) });
    state = played.state;
  }
  return { ...begun, entries, result: outcome(state), secret };
}
const drawnIn = (entries: readonly Entry[]): number =>
  entries.flatMap((entry) => ("draws" in entry ? (entry.draws ?? []) : [])).reduce((n, d) => n + d.values.length, 0);
const drawsField = <D extends readonly unknown[]>(draws: D) => (draws.length > 0 ? { draws } : {});

const record = movedMatch({ 6: 2, 14: 3 });
const moves = record.entries.flatMap((entry) => (entry.is === "edition" ? [entry.n] : []));
const withEntry = (n: number, change: object): MatchRecord =>
  rechained({
    ...record,
    entries: record.entries.map((entry) => (entry.n === n ? ({ ...entry, ...change } as Entry) : entry)),
  });
const faultOf = (one: MatchRecord) => {
  const { fault } = replay(one, find);
  return fault && { code: fault.code, n: fault.n };
};

describe("KRN-ED-4", () => {
  test("a match that moved twice is verified, each part by its edition", () => {
    const { checks, good } = verifyRecord(record, find);
    expect(checks.map(({ check, state }) => `${check} ${state}`)).toEqual([
      "chain ok",
      "commitment ok",
      "draws ok",
      "acts ok",
      "result ok",
    ]);
    expect(good).toBe(true);
    const { moments } = replay(record, find);
    expect([...new Set(moments.map(({ game }) => game.edition as number))]).toEqual([1, 2, 3]);
    expect(moments.filter(({ entry }) => entry.is === "edition").map(({ entry }) => entry.n)).toEqual(moves);
  });
  test("a match may skip an edition, which carries the position through", () => {
    const skipping = movedMatch({ 8: 3 });
    expect(verifyRecord(skipping, find).good).toBe(true);
    const { moments } = replay(skipping, find);
    const at = moments.findIndex(({ entry }) => entry.is === "edition");
    // The first edition gives the lead back to the first captain.
    expect(moments[at]?.played.state).toMatchObject({ lead: 0 });
  });
  test("without the move the later acts are refused or lead elsewhere", () => {
    const without = rechained({ ...record, entries: record.entries.filter((entry) => entry.n !== moves[0]) });
    expect(verifyRecord(without, find).good).toBe(false);
  });
  test("an older program replays up to the edition that it does not know", () => {
    const { moments, fault } = replay(record, (id, edition) => (edition < 3 ? find(id, edition) : undefined));
    expect(fault).toEqual({ code: "RECORD_EDITION", n: moves[1] });
    expect(moments).toHaveLength(moves[1] as number);
  });
  const forgeries: readonly (readonly [string, object, string])[] = [
    ["a person who did not agree", { by: [0] }, "RECORD_EDITION_MOVE"],
    ["a bot among those who agreed", { by: [0, 1, 2] }, "RECORD_EDITION_MOVE"],
    ["the edition it has already", { to: 1 }, "RECORD_EDITION_MOVE"],
    ["an edition that does not exist", { to: 4 }, "RECORD_EDITION"],
    ["a draw that the move does not make", { draws: [{ sides: 6, why: "SMP-1.4", values: [3] }] }, "RECORD_DRAWS"],
  ];
  test.for(forgeries)("a move that names %s is a fault", ([, change, code]) => {
    expect(faultOf(withEntry(moves[0] as number, change))).toEqual({ code, n: moves[0] });
  });
  test("a position that does not carry over is a fault", () => {
    const end = record.entries.findLast((entry) => entry.is === "act") as Entry;
    const late = { ...record.entries[moves[1] as number], at: end.at } as Entry;
    const entries = record.entries.filter((entry) => entry.n !== moves[1] && entry.n !== end.n);
    expect(faultOf(rechained({ ...record, entries: [...entries, late, end], result: null }))).toMatchObject({
      code: "RECORD_EDITION_MOVE",
    });
  });
  test("no take-back crosses a move", () => {
    const before = record.entries.slice(0, (moves[0] as number) + 1);
    const keep = before.filter((entry) => entry.is === "act").length - 1;
    const act = before.findLast((entry) => entry.is === "act");
    const back = { is: "back", at: 99, by: act?.is === "act" ? act.by : 0, keep, n: 0, hash: "" } as Entry;
    const crossing = rechained({ ...record, entries: [...before, back], result: null, secret: null });
    expect(faultOf(crossing)?.code).toBe("RECORD_BACK");
  });
  test("an act after a move is taken back by its number among all acts", () => {
    const reversible = replay(record, find).moments.findIndex(
      ({ entry, played, game }) => entry.is === "act" && game.edition === 2 && !played.irreversible,
    );
    const { entry } = replay(record, find).moments[reversible] as { entry: Entry };
    const upTo = record.entries.slice(0, entry.n + 1);
    const keep = upTo.filter(({ is }) => is === "act").length - 1;
    const by = entry.is === "act" ? entry.by : seat(0);
    const back = { is: "back", at: entry.at, by, keep, n: 0, hash: "" } as Entry;
    const taken = rechained({ ...record, entries: [...upTo, back], result: null, secret: null });
    expect(faultOf(taken)).toBeUndefined();
    const after = replay(taken, find).moments;
    expect(digest(after.at(-1)?.played.state)).toBe(digest(replay(record, find).moments[reversible - 1]?.played.state));
  });
});

test("KRN-ED-3: a position in which no round is left stays in its edition", () => {
  const { moments } = replay(record, find);
  const second = editions.gameOf(2) as AnyGame;
  const states = moments.flatMap(({ game, played }) => (game.edition === 3 ? [played.state] : []));
  const carried = states.map((state) => moveToEdition(find, second, 3, state, recordedDraws([])) !== undefined);
  const left = states.map((state) => {
    const { options, round, flow } = state as unknown as {
      options: typeof OPTIONS;
      round: number;
      flow: { over: unknown };
    };
    return flow.over === null && round < options["sample.rounds"];
  });
  expect(new Set(left)).toEqual(new Set([true, false]));
  expect(carried).toEqual(left);
});
