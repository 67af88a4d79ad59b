import { type MatchRecord, parseRecord, seat, verifyRecord, writeRecord } from "@starboard/kernel";
import { expect, test } from "vitest";
import { add, end, find, guess, testService, persons, roll, withBot } from "./test-service.ts";

/** Plays a match of one round with a take-back to its end. */
async function finished(o = testService()) {
  const { match } = await o.begin(persons, { rounds: 1 });
  await o.commit(match, 0, 1, [add(1), add(2)]);
  await o.ask({ is: "takeBack", match, seat: seat(0), at: 3 });
  await o.commit(match, 0, 4, [roll]);
  await o.commit(match, 1, 5, [roll]);
  await o.commit(match, 0, 6, [guess(1)]);
  await o.commit(match, 1, 7, [guess(2)]);
  const { record } = o.expect(await o.ask({ is: "record", match }), "record");
  return { o, match, record, text: writeRecord(record) };
}
const checked = (record: MatchRecord) => {
  const read = parseRecord(writeRecord(record));
  if ("bad" in read) throw new Error(JSON.stringify(read.bad));
  const { checks, good } = verifyRecord(read.ok, find);
  return { good, states: Object.fromEntries(checks.map(({ check, state }) => [check, state])) };
};
async function playOn(o: ReturnType<typeof testService>, text: string, at: number, seats = persons) {
  const opened = o.expect(await o.ask({ is: "fork", text, at, seats }), "prepared");
  return o.expect(await o.ask({ is: "begin", match: opened.match, entropy: ["0a", "0b"] }), "created").summary;
}

test("a fork: a new match from a moment of a finished one, with the old acts, new dice and a valid record", async () => {
  const { o, text, record } = await finished();
  const summary = await playOn(o, text, 5, withBot);
  expect(summary).toMatchObject({ at: 5, from: 5, seats: withBot, asked: [1], over: null });
  expect(summary.commitment).not.toBe(record.commitment);
  const ada = await o.watch(summary.match, 0);
  expect(ada.last().logItems.map((n) => n.n)).toEqual([0, 1, 3, 4]);
  // A person takes the bot's seat and continues.
  await o.ask({ is: "seat", match: summary.match, seat: seat(1), occupant: { name: "Cy", kind: "person" }, at: 5 });
  await o.commit(summary.match, 1, 6, [roll]);
  await o.commit(summary.match, 0, 7, [guess(3)]);
  await o.commit(summary.match, 1, 8, [guess(3)]);
  const played = o.expect(await o.ask({ is: "record", match: summary.match }), "record").record;
  expect(played.secret).not.toBeNull();
  expect(played.origin).toMatchObject({ at: 5, hash: record.entries[4]?.hash, secret: record.secret });
  expect(checked(played)).toEqual({
    good: true,
    states: { chain: "ok", origin: "ok", commitment: "ok", draws: "ok", acts: "ok", result: "ok" },
  });
});

test("a fork is restored from the store, and its draws continue", async () => {
  const { o, text } = await finished();
  const summary = await playOn(o, text, 4);
  await o.commit(summary.match, 0, 4, [roll]);
  const again = testService({ store: o.store });
  expect(await again.commit(summary.match, 1, 5, [roll])).toMatchObject({ is: "played" });
  await again.commit(summary.match, 0, 6, [guess(1)]);
  await again.commit(summary.match, 1, 7, [guess(1)]);
  expect(checked(again.expect(await again.ask({ is: "record", match: summary.match }), "record").record).good).toBe(
    true,
  );
});

test("in a fork of a running match the copied draws cannot be verified yet", async () => {
  const o = testService();
  const { match } = await o.begin(persons, { rounds: 1 });
  await o.commit(match, 0, 1, [roll]);
  const { record } = o.expect(await o.ask({ is: "record", match }), "record");
  const summary = await playOn(o, writeRecord(record), 2);
  await o.commit(summary.match, 1, 2, [end]);
  await o.commit(summary.match, 0, 3, [guess(1)]);
  await o.commit(summary.match, 1, 4, [guess(1)]);
  const { good, states } = checked(o.expect(await o.ask({ is: "record", match: summary.match }), "record").record);
  expect(good).toBe(true);
  expect(states).toMatchObject({ origin: "open", commitment: "ok", draws: "ok" });
});

test("a fork of a fork is verified down to the first match; one that branches off earlier names the first match", async () => {
  const { o, text, record } = await finished();
  const finish = async (match: string, from: number) => {
    let at = from;
    for (const [by, move] of [
      [0, roll],
      [1, roll],
      [0, guess(1)],
      [1, guess(2)],
    ] as const) {
      const played = await o.commit(match, by, at, [move]);
      if (played.is === "played") at = played.at;
    }
    return o.expect(await o.ask({ is: "record", match }), "record").record;
  };
  const second = await finish((await playOn(o, text, 5)).match, 5);
  const third = await finish((await playOn(o, writeRecord(second), 6)).match, 6);
  expect(third.origin?.origin?.hash).toBe(record.entries[4]?.hash);
  expect(checked(third)).toMatchObject({ good: true, states: { origin: "ok" } });
  const earlier = await finish((await playOn(o, writeRecord(second), 4)).match, 4);
  expect(earlier.origin).toMatchObject({ at: 4, hash: record.entries[3]?.hash, secret: record.secret });
  expect(earlier.origin?.origin).toBeUndefined();
  expect(checked(earlier)).toMatchObject({ good: true, states: { origin: "ok" } });
});

test.for<[string, (record: MatchRecord) => MatchRecord]>([
  ["another secret", (r) => ({ ...r, origin: { ...r.origin, secret: "00".repeat(32) } as never })],
  ["another hash", (r) => ({ ...r, origin: { ...r.origin, hash: "00".repeat(32) } as never })],
  ["another length", (r) => ({ ...r, origin: { ...r.origin, at: 4 } as never })],
  ["other seats", (r) => ({ ...r, origin: { ...r.origin, seats: withBot } as never })],
])("an origin with %s is found out", async ([, change]) => {
  const { o, text } = await finished();
  const summary = await playOn(o, text, 5);
  const { record } = o.expect(await o.ask({ is: "record", match: summary.match }), "record");
  expect(checked(record)).toMatchObject({ good: true });
  expect(checked(change(record))).toMatchObject({ good: false, states: { origin: "failed" } });
});

test("a match cannot be forked where it is over or has no such entry", async () => {
  const { o, text } = await finished();
  const fork = (given: string, at: number, seats = persons) => o.ask({ is: "fork", text: given, at, seats });
  expect(await fork(text, 0)).toMatchObject({ bad: [{ code: "FORK_AT" }] });
  expect(await fork(text, 9)).toMatchObject({ bad: [{ code: "FORK_AT" }] });
  expect(await fork(text, 8)).toMatchObject({ bad: [{ code: "FORK_OVER" }] });
  expect(await fork(text, 5, [persons[0] as never])).toMatchObject({ bad: [{ code: "MATCH_SEATS" }] });
  expect(await fork("no record", 1)).toMatchObject({ bad: [{ code: "RECORD_JSON" }] });
  expect(await fork(text.replace('"n":2', '"n":3'), 5)).toMatchObject({
    bad: [{ code: expect.stringMatching(/^RECORD_/) }],
  });
});

test("a finished record is imported once and can be watched from every seat", async () => {
  const { text, record } = await finished();
  const o = testService();
  const first = o.expect(await o.ask({ is: "import", text }), "created").summary;
  expect(first).toMatchObject({ over: record.result, asked: [], at: 8 });
  expect(o.expect(await o.ask({ is: "import", text }), "created").summary.match).toBe(first.match);
  expect(o.expect(await o.ask({ is: "list" }), "matches").matches).toHaveLength(1);
  expect((await o.watch(first.match, 1)).last().view).toMatchObject({ round: 1 });
  expect(o.expect(await o.ask({ is: "record", match: first.match }), "record").record).toEqual(record);
  expect(await o.commit(first.match, 0, 8, [end])).toMatchObject({ is: "refused", refusal: { code: "TINY_OVER" } });
});

test.for<[string, (text: string) => string, string]>([
  [
    "a changed die",
    (t) => t.replace(/"values":\[(\d)\]/, (_, d: string) => `"values":[${d === "6" ? 5 : 6}]`),
    "RECORD_CHAIN",
  ],
  ["another secret", (t) => t.replace(/"secret":"[0-9a-f]+"/, `"secret":"${"00".repeat(32)}"`), "RECORD_COMMITMENT"],
  ["another winner", (t) => t.replace('"winners":[0]', '"winners":[1]'), "RECORD_RESULT"],
  ["an unknown game", (t) => t.replace("tiny@1", "chess@1"), "RECORD_CHAIN"],
  ["another format", (t) => t.replace("starboard.record", "chess.record"), "RECORD_FORMAT"],
  ["no secret", (t) => t.replace(/"secret":"[0-9a-f]+"/, '"secret":null'), "IMPORT_RUNNING"],
  ["half the text", (t) => t.slice(0, t.length / 2), "RECORD_JSON"],
])("a record with %s is not taken in", async ([, change, code]) => {
  const { text } = await finished();
  const o = testService();
  expect(change(text)).not.toBe(text);
  expect(await o.ask({ is: "import", text: change(text) })).toMatchObject({ is: "invalid", bad: [{ code }] });
  expect(await o.store.summaries()).toEqual([]);
});
