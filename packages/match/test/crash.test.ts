import { Bug, seat } from "@starboard/kernel";
import { type MatchStore, memoryStore, type MatchHeader, type LogRow } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import { expect, test } from "vitest";
import { tiny } from "./game.ts";
import {
  add,
  countedRandom,
  end,
  find,
  guess,
  heldBots,
  testService,
  roll,
  settle,
  turn,
  withBot,
} from "./test-service.ts";

/** A store whose next append fails at a chosen point. */
function fragile(inner: MatchStore) {
  let stop: "before" | "after" | null = null;
  const store: MatchStore = {
    ...inner,
    async append(match, from, rows, summary) {
      const at = stop;
      stop = null;
      if (at === "before") throw new Error("the disk is full");
      const done = await inner.append(match, from, rows, summary);
      if (at === "after") throw new Error("the power failed");
      return done;
    },
  };
  return {
    store,
    stopNext(at: "before" | "after") {
      stop = at;
    },
  };
}

test("a store that fails before writing: no update is sent, and the repeated message succeeds", async () => {
  const f = fragile(memoryStore());
  const o = testService({ store: f.store });
  const { match } = await o.begin();
  const ada = await o.watch(match, 0);
  f.stopNext("before");
  expect(await o.commit(match, 0, 1, [add(1)], "key-of-ada")).toMatchObject({
    is: "invalid",
    bad: [{ code: "MATCH_STORE" }],
  });
  expect(ada.last().at).toBe(1);
  expect(await o.commit(match, 0, 1, [add(1)], "key-of-ada")).toEqual({ is: "played", at: 2, moves: 1 });
  expect(ada.last().at).toBe(2);
});

test("a store that fails after writing: the act counts, and the repeated message is recognised", async () => {
  const f = fragile(memoryStore());
  const o = testService({ store: f.store });
  const { match } = await o.begin();
  const ada = await o.watch(match, 0);
  f.stopNext("after");
  expect(await o.commit(match, 0, 1, [roll], "key-of-ada")).toMatchObject({ bad: [{ code: "MATCH_STORE" }] });
  // The watchers received what the store really holds.
  expect(ada.last().at).toBe(2);
  expect(await o.commit(match, 0, 1, [roll], "key-of-ada")).toEqual({ is: "played", at: 2, moves: 1 });
  expect(await o.store.rows(match, 0)).toHaveLength(2);
});

test("after a crash at any point a new service continues at the end of the log, with the same dice", async () => {
  const script = [
    [0, [add(1), roll]],
    [1, [roll]],
    [0, [guess(1)]],
    [1, [guess(2)]],
    [0, [add(2), end]],
    [1, [turn({ do: "show" })]],
    [1, [guess(3)]],
    [0, [guess(3)]],
  ] as const;
  const play = async (crashBefore: number) => {
    const store = memoryStore();
    let o = testService({ store });
    const { match } = await o.begin();
    for (const [i, [by, moves]] of script.entries()) {
      const at = (await store.rows(match, 0)).length;
      if (i === crashBefore) {
        // The act is written, and the service stops before it sends an update.
        const lost = fragile(store);
        const doomed = testService({ store: lost.store, now: () => 2_000_000 });
        lost.stopNext("after");
        await doomed.commit(match, by, at, moves, `key-${i}-000`);
        o = testService({ store, random: countedRandom(77), now: () => 3_000_000 });
      }
      expect(await o.commit(match, by, at, moves, `key-${i}-000`)).toMatchObject({ is: "played" });
    }
    const { record } = o.expect(await o.ask({ is: "record", match }), "record");
    return record.entries.map((entry) => {
      const { at: _at, hash: _hash, ...rest } = entry;
      return rest;
    });
  };
  const calm = await play(-1);
  for (let i = 0; i < script.length; i++) expect(await play(i)).toEqual(calm);
});

test("two services on one store never fork a match; the second writer catches up and tries again", async () => {
  const store = memoryStore();
  const wrote: string[] = [];
  const a = testService({ store, onWritten: (match) => wrote.push(match) });
  const b = testService({ store });
  const { match } = await a.begin();
  const [ada, ben] = [await a.watch(match, 0), await b.watch(match, 0)];
  await a.commit(match, 0, 1, [add(1)]);
  expect(wrote).toEqual([match, match]);
  // b was not notified: its append is refused, and the seat that committed is brought up to date.
  expect(await b.commit(match, 0, 1, [add(2)], "key-of-another")).toEqual({ is: "stale", at: 2 });
  expect(ben.last()).toMatchObject({ at: 2, view: { pile: [1] } });
  expect(await b.commit(match, 0, 2, [roll], "key-of-a-third")).toMatchObject({ is: "played", at: 3 });
  await a.matchService.refresh(match);
  expect(ada.last()).toMatchObject({ at: 3 });
  expect(ada.last().view).toEqual(ben.last().view);
  await b.ask({ is: "remove", match });
  await a.matchService.refresh(match);
  expect(ada.notices).toMatchObject([{ code: "MATCH_REMOVED" }]);
});

test("an act sent to two services under one key is played once, and both say so", async () => {
  const store = memoryStore();
  const [a, b] = [testService({ store }), testService({ store })];
  const { match } = await a.begin();
  await Promise.all([a.watch(match, 0), b.watch(match, 0)]);
  const answers = [
    await a.commit(match, 0, 1, [add(1)], "same-key"),
    await b.commit(match, 0, 1, [add(1)], "same-key"),
  ];
  expect(answers).toEqual(Array.from({ length: 2 }, () => ({ is: "played", at: 2, moves: 1 })));
  expect(await store.rows(match, 0)).toHaveLength(2);
});

test("two services whose bots answer the same question play it once", async () => {
  const store = memoryStore();
  const botRunner = {
    think: () => ({
      thought: Promise.resolve({ step: "turn", act: { do: "end" }, variations: [] }),
      stop: () => {},
    }),
  };
  const a = testService({ store, botRunner });
  const b = testService({ store, botRunner });
  const { match } = await a.begin(withBot, { rounds: 1 });
  const [here, there] = [await a.watch(match, 0), await b.watch(match, 0)];
  const moved = a.commit(match, 0, 1, [end]);
  await moved;
  await b.matchService.refresh(match);
  await settle();
  await Promise.all([a.matchService.refresh(match), b.matchService.refresh(match)]);
  await settle();
  const turns = (await store.rows(match, 0)).filter(
    ({ entry }) => entry.is === "act" && entry.by === 1 && entry.step === "turn",
  );
  expect(turns).toHaveLength(1);
  expect(here.last().at).toBe(there.last().at);
});

/** A store with a match whose rows or header were changed. */
async function damagedStore(change: (row: LogRow, n: number) => LogRow | undefined) {
  const store = memoryStore();
  const o = testService({ store });
  const bad = await o.begin();
  const good = await o.begin();
  for (const { match } of [bad, good]) {
    await o.commit(match, 0, 1, [add(1), roll]);
    await o.commit(match, 1, 3, [roll]);
  }
  const opening = await store.opening(bad.match);
  const rows = (await store.rows(bad.match, 0)).map(change).filter((row) => row !== undefined);
  if (!opening) throw new Error("no opening");
  const { summary } = (await store.summaries()).find((one) => one.match === bad.match) as { summary: MatchSummary };
  await store.remove(bad.match);
  await store.create(opening, rows, summary);
  return { store, bad: bad.match, good: good.match };
}

test.for<[string, (row: LogRow, n: number) => LogRow | undefined]>([
  ["a missing entry", (row, n) => (n === 1 ? undefined : row)],
  [
    "a changed act",
    (row, n) => (n === 1 ? { ...row, entry: { ...row.entry, act: { do: "end" } } as LogRow["entry"] } : row),
  ],
  [
    "a changed die",
    (row, n) => (n === 2 ? JSON.parse(JSON.stringify(row).replace(/"values":\[\d\]/, '"values":[7]')) : row) as LogRow,
  ],
  ["nonsense", (_row, n) => (n === 0 ? ({ entry: { is: "start" } } as unknown as LogRow) : undefined)],
  ["nothing at all", () => undefined],
])("a match with %s is named as damaged, can be exported and removed, and troubles no other", async ([, change]) => {
  const { store, bad, good } = await damagedStore(change);
  const o = testService({ store });
  expect(await o.commit(bad, 0, 4, [end])).toMatchObject({ is: "invalid", bad: [{ code: "MATCH_DAMAGED" }] });
  expect((await o.watch(bad, 0)).left).toMatchObject({ bad: [{ code: "MATCH_DAMAGED" }] });
  const listed = o.expect(await o.ask({ is: "list" }), "matches");
  expect(listed.unreadable).toMatchObject([{ match: bad, code: "MATCH_DAMAGED" }]);
  expect(listed.matches.map((summary) => summary.match)).toEqual([good]);
  const saved = o.expect(await o.ask({ is: "record", match: bad }), "rawText");
  expect(JSON.parse(saved.text)).toMatchObject({ opening: { match: bad } });
  expect((await o.watch(good, 0)).last().at).toBe(4);
  await o.ask({ is: "remove", match: bad });
  expect(o.expect(await o.ask({ is: "list" }), "matches").unreadable).toEqual([]);
});

test("a match of an unavailable edition is listed with its code and can be exported", async () => {
  const store = memoryStore();
  const old = testService({ store });
  const { match } = await old.begin();
  const o = testService({ store, load: (id, edition) => (edition === 2 ? find(id, 1) : undefined) });
  expect(o.expect(await o.ask({ is: "list" }), "matches")).toMatchObject({
    matches: [],
    unreadable: [{ match, code: "MATCH_EDITION", summary: { game: "tiny@1" } }],
  });
  expect((await o.watch(match, 0)).left).toMatchObject({ bad: [{ code: "MATCH_EDITION", about: { game: "tiny@1" } }] });
  expect(await o.ask({ is: "record", match })).toMatchObject({ is: "rawText" });
});

test("an exception in a game's rules is reported and does not affect other matches", async () => {
  const broken = brokenTiny();
  const store = memoryStore();
  const o = testService({ store, load: (id) => (id === "tiny" ? broken : undefined) });
  const { match } = await o.begin();
  const ada = await o.watch(match, 0);
  expect(await o.commit(match, 0, 1, [turn({ do: "show" })])).toMatchObject({ bad: [{ code: "MATCH_INTERNAL" }] });
  expect(await store.rows(match, 0)).toHaveLength(1);
  expect(await o.commit(match, 0, 1, [add(1)])).toMatchObject({ is: "played" });
  expect(ada.last().at).toBe(2);
  expect(await o.ask({ is: "takeBack", match, seat: seat(0), at: 2 })).toMatchObject({ is: "done" });
});

/** The small game with a step that throws on one act. */
function brokenTiny(): typeof tiny {
  const { turn: honest } = tiny.steps;
  if (honest.kind !== "decision") throw new Error("not a decision");
  return {
    ...tiny,
    steps: {
      ...tiny.steps,
      turn: {
        ...honest,
        resolve(ctx, m, by, act) {
          if (act.do === "show") throw new Bug("dropped the summaries");
          honest.resolve(ctx, m, by, act);
        },
      },
    },
  };
}

test("an exception in a view affects only the updates of that viewer", async () => {
  const torn: typeof tiny = {
    ...tiny,
    view(t, by) {
      if (by === 1 && t.pile.length > 0) throw new Bug("lost the glasses");
      return tiny.view(t, by);
    },
  };
  const o = testService({ load: () => torn });
  const { match } = await o.begin();
  const [ada, ben] = [await o.watch(match, 0), await o.watch(match, 1)];
  expect(await o.commit(match, 0, 1, [add(1)])).toMatchObject({ is: "played", at: 2 });
  expect(ada.last().at).toBe(2);
  expect(ben.last().at).toBe(1);
  expect(ben.notices).toMatchObject([{ code: "MATCH_INTERNAL" }]);
});

test("a bot whose acts make the rules throw is not asked without end", async () => {
  let thoughts = 0;
  const botRunner = {
    think: () => {
      thoughts += 1;
      return { thought: Promise.resolve({ step: "turn", act: { do: "show" }, variations: [] }), stop: () => {} };
    },
  };
  const o = testService({ load: () => brokenTiny(), botRunner });
  const { match } = await o.begin(withBot);
  const ada = await o.watch(match, 0);
  await o.commit(match, 0, 1, [end]);
  for (let i = 0; i < 20; i++) await settle();
  expect(thoughts).toBe(3);
  expect(ada.notices).toMatchObject([{ code: "MATCH_INTERNAL" }]);
  expect(ada.last()).toMatchObject({ at: 2, question: { seats: [1] } });
  // The person can still act.
  expect(await o.ask({ is: "takeBack", match, seat: seat(0), at: 2 })).toMatchObject({ is: "done" });
});

test("a store failure during a bot's act is retried, then reported", async () => {
  const inner = memoryStore();
  let failures = 0;
  let broken = false;
  const store: MatchStore = {
    ...inner,
    async append(match, from, rows, summary) {
      if (broken) {
        failures += 1;
        throw new Error("the disk is full");
      }
      return inner.append(match, from, rows, summary);
    },
  };
  const { botRunner, held } = heldBots();
  const o = testService({ store, botRunner });
  const { match } = await o.begin(withBot, { rounds: 1 });
  const ada = await o.watch(match, 0);
  await o.commit(match, 0, 1, [end]);
  broken = true;
  for (let i = 0; i < 5; i++) {
    held.at(-1)?.give({ step: "turn", act: { do: "end" }, variations: [] });
    await settle();
  }
  for (let i = 0; i < 20; i++) await settle();
  expect(failures).toBe(3);
  expect(ada.notices).toMatchObject([{ code: "MATCH_STORE" }]);
  broken = false;
  // A new subscription starts the bot again.
  await o.watch(match, 0);
  held.at(-1)?.give({ step: "turn", act: { do: "end" }, variations: [] });
  await settle();
  expect(await inner.rows(match, 0)).toHaveLength(3);
});

test("a bot runner that throws counts as a failed bot", async () => {
  const o = testService({
    botRunner: {
      think() {
        throw new Error("no workers here");
      },
    },
  });
  const { match } = await o.begin(withBot);
  const ada = await o.watch(match, 0);
  expect(await o.commit(match, 0, 1, [end])).toMatchObject({ is: "played" });
  for (let i = 0; i < 20; i++) await settle();
  expect(ada.notices[0]).toMatchObject({ code: "BOT_FAILED" });
  expect(ada.last().at).toBeGreaterThan(2);
});

test("a failed fetch of the rules does not mark a match as damaged or missing", async () => {
  const store = memoryStore();
  const { match } = await testService({ store }).begin();
  let offline = true;
  const o = testService({
    store,
    load: (id, edition) => (offline ? Promise.reject(new Error("offline")) : Promise.resolve(find(id, edition))),
  });
  expect(o.expect(await o.ask({ is: "list" }), "matches")).toMatchObject({ matches: [{ match }], unreadable: [] });
  expect(await o.commit(match, 0, 1, [end])).toMatchObject({ bad: [{ code: "MATCH_RULES" }] });
  expect(await o.ask({ is: "create", game: "tiny@1", options: {}, seats: withBot })).toMatchObject({
    bad: [{ code: "MATCH_RULES" }],
  });
  offline = false;
  expect(await o.commit(match, 0, 1, [end])).toMatchObject({ is: "played" });
});

test("after a restored backup all viewers see the restored state and play continues from it", async () => {
  const store = memoryStore();
  const o = testService({ store });
  const { match } = await o.begin();
  await o.commit(match, 0, 1, [add(1)]);
  const [opening, rows, [kept]] = [await store.opening(match), await store.rows(match, 0), await store.summaries()];
  const ada = await o.watch(match, 0);
  await o.commit(match, 0, 2, [add(2)]);
  await o.commit(match, 0, 3, [end]);
  expect(ada.last().at).toBe(4);
  await store.remove(match);
  await store.create(opening as MatchHeader, rows, kept?.summary as MatchSummary);
  await o.matchService.refreshAll();
  expect(ada.last()).toMatchObject({ at: 2, view: { pile: [1] } });
  expect(await o.commit(match, 0, 2, [roll])).toMatchObject({ is: "played", at: 3 });
  // The same length as before, with different entries.
  const other = await store.rows(match, 0);
  await store.remove(match);
  await store.create(opening as MatchHeader, rows, kept?.summary as MatchSummary);
  const b = testService({ store });
  expect(await b.commit(match, 0, 2, [add(2)], "key-of-b")).toMatchObject({ is: "played" });
  expect(await store.rows(match, 0)).toHaveLength(other.length);
  await o.matchService.refresh(match);
  expect(ada.last()).toMatchObject({ at: 3, view: { pile: [1, 2] } });
});
