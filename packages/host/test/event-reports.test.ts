/** Tests that one of several hosts reports the events of a match, and that another does when that one is gone. */
import { expect, test } from "vitest";
import { createEventReports, GATHER_MS, STAND_IN_MS } from "../src/notifications/event-reports.ts";
import type { MatchHint } from "../src/play/match-runner.ts";
import { createTopics } from "../src/storage/topics.ts";

/** Hosts of one bus; time passes when it is told to. */
function world(nodes: readonly string[]) {
  const topics = createTopics((error) => {
    throw error;
  });
  let now = 0;
  let timers: { readonly at: number; readonly run: () => void }[] = [];
  const after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  const reports: string[] = [];
  const errors: unknown[] = [];
  const failing = new Set<string>();
  const hosts = new Map(
    nodes.map((node) => {
      const report = async ({ match, at }: MatchHint): Promise<void> => {
        if (failing.has(node)) throw new Error("the store is gone");
        reports.push(`${node}: ${match} ${at}`);
      };
      return [node, createEventReports({ node, bus: topics, report, after, onError: (error) => errors.push(error) })];
    }),
  );
  return {
    reports,
    errors,
    failing,
    kill: (node: string) => hosts.get(node)?.close(),
    write: (node: string, match: string, at: number) =>
      topics.publish("match", { match, node, at, asked: [], over: false } satisfies MatchHint),
    pass: async (ms: number): Promise<void> => {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        now = next.at;
        next.run();
        // What was reported is confirmed.
        await new Promise(setImmediate);
      }
      now = end;
    },
  };
}

test("the host that wrote an event reports it, once for all events within a second", async () => {
  const { write, pass, reports, errors } = world(["a", "b", "c"]);
  write("a", "m1", 1);
  write("b", "m2", 7);
  write("a", "m1", 2);
  await pass(GATHER_MS);
  expect(reports).toEqual(["a: m1 2", "b: m2 7"]);
  await pass(4 * STAND_IN_MS);
  expect(reports).toHaveLength(2);
  expect(errors).toEqual([]);
});

test("another host reports what a killed one has not", async () => {
  const { write, pass, kill, reports } = world(["a", "b"]);
  write("a", "m1", 1);
  await pass(GATHER_MS);
  write("a", "m1", 2);
  write("a", "m2", 5);
  kill("a");
  await pass(2 * STAND_IN_MS);
  expect(reports).toEqual(["a: m1 1", "b: m1 2", "b: m2 5"]);
});

test("a confirmation covers no later event", async () => {
  const { write, pass, kill, reports } = world(["a", "b"]);
  write("a", "m", 1);
  await pass(GATHER_MS - 1);
  write("b", "n", 1);
  await pass(1);
  write("a", "m", 2);
  kill("a");
  await pass(2 * STAND_IN_MS);
  expect(reports).toEqual(["a: m 1", "b: n 1", "b: m 2"]);
});

test("an event that its host could not report is left to another", async () => {
  const { write, pass, failing, reports, errors } = world(["a", "b"]);
  failing.add("a");
  write("a", "m", 1);
  await pass(GATHER_MS);
  expect(errors).toHaveLength(1);
  await pass(2 * STAND_IN_MS);
  expect(reports).toEqual(["b: m 1"]);
});

test("the host that goes on with a match reports for it", async () => {
  const { write, pass, kill, reports } = world(["a", "b", "c"]);
  write("a", "m", 1);
  kill("a");
  write("b", "m", 2);
  await pass(3 * STAND_IN_MS);
  expect(reports).toEqual(["b: m 2"]);
});
