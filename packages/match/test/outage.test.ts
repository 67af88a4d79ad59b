/** The store fails and recovers: all watchers receive the newest entry, and other hosts are notified. */
import { type MatchStore, memoryStore } from "@starboard/match";
import { expect, test } from "vitest";
import { add, testService, settle } from "./test-service.ts";

/** A store that rejects while it is down, and can go down just after a write. */
function failing(inner: MatchStore) {
  let isDown = false;
  let failNext = false;
  const up = async <T>(read: () => Promise<T>): Promise<T> => {
    if (isDown) throw new Error("the server closed the connection");
    return read();
  };
  const store: MatchStore = {
    ...inner,
    opening: (match) => up(() => inner.opening(match)),
    rows: (match, from) => up(() => inner.rows(match, from)),
    append: (match, from, rows, summary) =>
      up(async () => {
        const written = await inner.append(match, from, rows, summary);
        isDown = failNext;
        if (failNext) throw new Error("the server closed the connection");
        return written;
      }),
  };
  return { store, failAfterNextWrite: () => (failNext = true), repair: () => (isDown = failNext = false) };
}
/** Timers that the test fires. */
function timers() {
  let waiting: (() => void)[] = [];
  return {
    after: (_ms: number, run: () => void): (() => void) => {
      waiting.push(run);
      return () => (waiting = waiting.filter((one) => one !== run));
    },
    strike: async (): Promise<void> => {
      for (const run of waiting.splice(0)) run();
      await settle();
    },
  };
}

test("if the store fails right after a write, watchers and other hosts are notified after it recovers", async () => {
  const { store, failAfterNextWrite, repair } = failing(memoryStore());
  const { after, strike } = timers();
  const published: (number | undefined)[] = [];
  const o = testService({ store, retryAfter: after, onWritten: (_match, summary) => published.push(summary?.at) });
  const { match } = await o.begin();
  const [ada, ben] = [await o.watch(match, 0), await o.watch(match, "public")];
  failAfterNextWrite();
  expect(await o.commit(match, 0, 1, [add(1)], "key-of-ada")).toMatchObject({ bad: [{ code: "MATCH_STORE" }] });
  await strike();
  await strike();
  expect(ada.last().at).toBe(1);
  repair();
  await strike();
  expect([ada.last().at, ben.last().at]).toEqual([2, 2]);
  expect(published).toEqual([1, 2]);
  expect(await o.commit(match, 0, 1, [add(1)], "key-of-ada")).toMatchObject({ is: "played", at: 2 });
  expect(published).toEqual([1, 2, 2]);
});

test("the first request after an outage updates the watchers too, except those who have left", async () => {
  const { store, failAfterNextWrite, repair } = failing(memoryStore());
  const o = testService({ store, retryAfter: timers().after });
  const { match } = await o.begin();
  const [ada, ben] = [await o.watch(match, 0), await o.watch(match, "public")];
  failAfterNextWrite();
  await o.commit(match, 0, 1, [add(1)], "key-of-ada");
  (ben.left as () => void)();
  repair();
  expect(await o.commit(match, 0, 1, [add(1)], "key-of-ada")).toMatchObject({ is: "played", at: 2 });
  expect([ada.last().at, ben.last().at]).toEqual([2, 1]);
});

test("a refresh is retried until the store responds", async () => {
  const inner = memoryStore();
  const { store, failAfterNextWrite, repair } = failing(inner);
  const { after, strike } = timers();
  const o = testService({ store, retryAfter: after });
  const elsewhere = testService({ store: inner });
  const { match } = await o.begin();
  const ada = await o.watch(match, 0);
  failAfterNextWrite();
  await o.commit(match, 0, 1, [add(1)]);
  await elsewhere.commit(match, 0, 2, [add(1)], "key-elsewhere");
  await o.matchService.refreshAll();
  expect(ada.last().at).toBe(1);
  repair();
  await strike();
  expect(ada.last().at).toBe(3);
});
