import { commitmentOf, parseRecord, verifyRecord, writeRecord } from "@starboard/kernel";
import { memoryStore } from "@starboard/match";
import { expect, test } from "vitest";
import { add, end, find, guess, testService, persons, roll } from "./test-service.ts";

test("the secret is committed to before any seat adds entropy, and the record verifies it in the end", async () => {
  const o = testService();
  const opened = o.expect(
    await o.ask({ is: "create", game: "tiny@1", options: { rounds: 1 }, seats: persons }),
    "prepared",
  );
  expect(await o.store.summaries()).toEqual([]);
  const { summary } = o.expect(await o.ask({ is: "begin", match: opened.match, entropy: ["aa", "bb"] }), "created");
  expect(summary).toMatchObject({ at: 1, asked: [0], commitment: opened.commitment, over: null, from: 0 });

  const running = o.expect(await o.ask({ is: "record", match: summary.match }), "record").record;
  expect(running).toMatchObject({ secret: null, result: null, entropy: ["aa", "bb"] });
  expect(verifyRecord(running, find).checks.map((c) => c.state)).toEqual(["ok", "open", "open", "ok", "ok"]);

  await o.commit(summary.match, 0, 1, [roll]);
  await o.commit(summary.match, 1, 2, [end]);
  await o.commit(summary.match, 1, 3, [guess(2)]);
  await o.commit(summary.match, 0, 4, [guess(1)]);
  const { record } = o.expect(await o.ask({ is: "record", match: summary.match }), "record");
  expect(record.secret && commitmentOf(record.secret)).toBe(opened.commitment);
  const read = parseRecord(writeRecord(record));
  if ("bad" in read) throw new Error(JSON.stringify(read.bad));
  expect(verifyRecord(read.ok, find)).toMatchObject({ good: true });
  expect(verifyRecord(read.ok, find).checks.every((c) => c.state === "ok")).toBe(true);
});

test("a run of moves is one commit; it ends at the first draw, and later moves are left out", async () => {
  const o = testService();
  const { match } = await o.begin();
  const ada = await o.watch(match, 0);
  expect(await o.commit(match, 0, 1, [add(1), roll, end])).toEqual({ is: "played", at: 3, moves: 2 });
  expect(ada.last()).toMatchObject({ at: 3, question: { step: "turn", seats: [1] } });
  expect(ada.last().logItems.map((news) => news.facts.map((fact) => fact.is))).toEqual([["added"], ["rolled"]]);
});

test("a refused move cancels its run: nothing is written and no update is sent", async () => {
  const o = testService();
  const { match } = await o.begin();
  const ada = await o.watch(match, 0);
  const updateCount = ada.updates.length;
  expect(await o.commit(match, 0, 1, [add(1), add(2), add(3)])).toMatchObject({
    is: "refused",
    move: 2,
    at: 1,
    refusal: { rule: "TINY-3", code: "TINY_FULL" },
  });
  expect(await o.store.rows(match, 0)).toHaveLength(1);
  expect(ada.updates).toHaveLength(updateCount);
});

test("acts out of turn, of other seats and of unknown form change nothing", async () => {
  const o = testService();
  const { match } = await o.begin();
  expect(await o.commit(match, 1, 1, [end])).toMatchObject({ is: "refused", refusal: { code: "TINY_TURN" } });
  expect(await o.commit(match, 0, 1, [guess(1)])).toMatchObject({ is: "refused", refusal: { code: "TINY_PHASE" } });
  expect(await o.commit(match, 0, 1, [add(9)])).toMatchObject({ refusal: { code: "KERNEL_NOT_OFFERED" } });
  expect(await o.commit(match, 0, 1, [{ step: "turn", act: { do: "cheat" } }])).toMatchObject({
    refusal: { code: "KERNEL_ACT_FORM" },
  });
  expect(await o.commit(match, 7, 1, [end])).toMatchObject({ is: "invalid", bad: [{ code: "MATCH_SEAT" }] });
  expect(await o.commit("nowhere", 0, 1, [end])).toMatchObject({ is: "invalid", bad: [{ code: "MATCH_UNKNOWN" }] });
  expect(await o.store.rows(match, 0)).toHaveLength(1);
});

test("a repeated message is answered again and executed once", async () => {
  const o = testService();
  const { match } = await o.begin();
  const first = await o.commit(match, 0, 1, [add(1), add(2)], "the-same-key");
  expect(await o.commit(match, 0, 1, [add(1), add(2)], "the-same-key")).toEqual(first);
  await o.commit(match, 0, 3, [end]);
  expect(await o.commit(match, 0, 1, [add(1), add(2)], "the-same-key")).toEqual(first);
  expect(await o.store.rows(match, 0)).toHaveLength(4);
  // A message of another seat with the same key is a different one.
  expect(await o.commit(match, 1, 4, [end], "the-same-key")).toMatchObject({ is: "played", at: 5 });
});

test("an act for an outdated position is not executed; the seat receives what it has missed", async () => {
  const o = testService();
  const { match } = await o.begin();
  await o.commit(match, 0, 1, [end]);
  await o.commit(match, 1, 2, [end]);
  await o.commit(match, 1, 3, [guess(1)]);
  const ada = await o.watch(match, 0);
  const updateCount = ada.updates.length;
  expect(await o.commit(match, 0, 3, [guess(2)])).toEqual({ is: "stale", at: 4 });
  expect(ada.updates).toHaveLength(updateCount + 1);
  expect(ada.last()).toMatchObject({ at: 4, logItems: [{ n: 3, by: 1, facts: [] }] });
  expect(await o.commit(match, 0, 4, [guess(2)])).toMatchObject({ is: "played" });
});

test("simultaneous commits are executed one after the other", async () => {
  const o = testService();
  const { match } = await o.begin();
  const answers = await Promise.all([o.commit(match, 0, 1, [add(1)]), o.commit(match, 0, 1, [add(2)])]);
  expect(answers.map((answer) => answer.is)).toEqual(["played", "stale"]);
});

test("an invalid set-up is an error that names the field", async () => {
  const o = testService();
  const create = (game: string, options: object, seats = persons) => o.ask({ is: "create", game, options, seats });
  expect(await create("chess@1", {})).toMatchObject({ bad: [{ code: "MATCH_GAME" }] });
  expect(await create("tiny@2", {})).toMatchObject({ bad: [{ code: "MATCH_GAME" }] });
  expect(await create("tiny@1", { rounds: 0 })).toMatchObject({ bad: [{ code: "TINY_OPTIONS" }] });
  expect(await create("tiny@1", { players: 3 })).toMatchObject({
    bad: [{ code: "MATCH_SEATS", about: { needed: 3, given: 2 } }],
  });
  const opened = o.expect(await create("tiny@1", {}), "prepared");
  expect(await o.ask({ is: "begin", match: opened.match, entropy: ["aa"] })).toMatchObject({
    bad: [{ code: "MATCH_ENTROPY" }],
  });
  expect(await o.ask({ is: "begin", match: opened.match, entropy: ["aa", "bb"] })).toMatchObject({ is: "created" });
  expect(await o.ask({ is: "begin", match: opened.match, entropy: ["aa", "bb"] })).toMatchObject({
    bad: [{ code: "MATCH_UNKNOWN" }],
  });
});

test("matches are listed last played first, and removed permanently", async () => {
  const o = testService({ store: memoryStore() });
  const a = await o.begin();
  const b = await o.begin();
  await o.commit(a.match, 0, 1, [end]);
  const listed = o.expect(await o.ask({ is: "list" }), "matches");
  expect(listed.matches.map((summary) => [summary.match, summary.at])).toEqual([
    [a.match, 2],
    [b.match, 1],
  ]);
  const watcher = await o.watch(b.match, "public");
  expect(await o.ask({ is: "remove", match: b.match })).toMatchObject({ is: "done" });
  expect(watcher.notices).toEqual([{ is: "notice", match: b.match, code: "MATCH_REMOVED" }]);
  expect(o.expect(await o.ask({ is: "list" }), "matches").matches).toHaveLength(1);
  expect(await o.commit(b.match, 0, 1, [end])).toMatchObject({ bad: [{ code: "MATCH_UNKNOWN" }] });
});
