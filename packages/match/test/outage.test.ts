/** The store fails and comes back: everyone who watches is brought to the newest entry, and other hosts hear of it. */
import { type MatchStore, memoryStore } from "@starboard/match";
import { expect, test } from "vitest";
import { add, testService, settle } from "./test-service.ts";

/** A store that answers nothing while it is down, and may go down just after it has written. */
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
    append: (match, from, rows, card) =>
      up(async () => {
        const written = await inner.append(match, from, rows, card);
        isDown = failNext;
        if (failNext) throw new Error("the server closed the connection");
        return written;
      }),
  };
  return { store, failAfterNextWrite: () => (failNext = true), repair: () => (isDown = failNext = false) };
}
/** Timers that strike when told to. */
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

test("who watches when the store goes down right after a write hears of it once the store is back, and so do other hosts", async () => {
  const { store, failAfterNextWrite, repair } = failing(memoryStore());
  const { after, strike } = timers();
  const published: (number | undefined)[] = [];
  const o = testService({ store, retryAfter: after, onWritten: (_match, card) => published.push(card?.at) });
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

test("a request that comes first brings the watchers back too; one that has left stays away", async () => {
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

test("what is read again after a gap is read until the store answers", async () => {
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
