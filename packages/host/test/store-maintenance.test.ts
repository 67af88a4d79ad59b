import { expect, test } from "vitest";
import { maintainStore } from "../src/ops/store-maintenance.ts";

const DAY_MS = 86_400_000;

/** A store with some logs to compress, and a clock that calls back on demand. */
function hourly(compressAfterDays: number, logs: number) {
  const calls: number[] = [];
  let tick = (): void => {};
  const stop = maintainStore({
    store: {
      deleteExpired: async () => 0,
      async compressLog(before) {
        calls.push(before);
        return calls.length <= logs;
      },
    },
    now: () => 100 * DAY_MS,
    after: (_, run) => {
      tick = run;
      return () => (tick = () => {});
    },
    compressAfterDays,
    onError: (error) => {
      throw error;
    },
  });
  return { calls, tick: () => tick(), stop };
}
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test("all idle logs are compressed at once and looked for again every hour", async () => {
  const { calls, tick, stop } = hourly(30, 2);
  await settled();
  expect(calls).toEqual([70, 70, 70].map((days) => days * DAY_MS));
  tick();
  await settled();
  expect(calls).toHaveLength(4);
  stop();
  tick();
  await settled();
  expect(calls).toHaveLength(4);
});

test("one run has an end, and none is made when logs are never compressed", async () => {
  const endless = hourly(30, Number.POSITIVE_INFINITY);
  await settled();
  expect(endless.calls).toHaveLength(500);
  const never = hourly(0, 2);
  await settled();
  expect(never.calls).toEqual([]);
});
