/** Checks of matches for every store. */
import { seat } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import type { Change } from "../store.ts";
import { sampleSummary, equal, expect, type HostStoreCheck, openingOf, put, rowsOf } from "./samples.ts";

export const matches: readonly HostStoreCheck[] = [
  {
    name: "rows and the changes with them are written together or not at all",
    async check(empty) {
      const store = await empty();
      const clock = (at: number, expectedVersion: number): Change => ({
        is: "schedule",
        key: "clock",
        at,
        expectedVersion,
      });
      const table = (expectedVersion: number): Change =>
        put("table", "a", { was: expectedVersion }, { expectedVersion });
      expect(
        "create",
        await store.create(openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1), [
          table(0),
          { is: "schedule", key: "clock", at: 10 },
        ]),
      );
      expect(
        "refuse to create a match twice",
        !(await store.create(openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1), [table(1)])),
      );
      expect(
        "refuse to create a match whose other changes fail",
        !(await store.create(openingOf("b"), rowsOf(0, 1), sampleSummary("b", 1), [table(0)])),
      );
      equal("have no part of that match", await store.opening("b"), undefined);
      expect("append", await store.append("a", 1, rowsOf(1, 2), sampleSummary("a", 2), [table(1), clock(20, 10)]));
      expect(
        "refuse a wrong expected date",
        !(await store.append("a", 2, rowsOf(2, 3), sampleSummary("a", 3), [table(2), clock(30, 10)])),
      );
      expect(
        "refuse rows at an old position",
        !(await store.append("a", 1, rowsOf(1, 2), sampleSummary("a", 2), [table(2), clock(30, 20)])),
      );
      equal("keep the log", await store.rows("a", 0), rowsOf(0, 2));
      equal("keep the summary", (await store.summariesOf(["a"]))[0]?.at, 2);
      equal("keep the table", (await store.get("table", "a"))?.version, 2);
      equal("keep the clock", await store.nextScheduledAt(), 20);
    },
  },
  {
    name: "rows and a single due date are written together or not at all",
    async check(empty) {
      const store = await empty();
      const due = (at: number | null): Change => ({ is: "schedule", key: "a", at, about: { at } });
      await store.create(openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1));
      expect("set the date", await store.append("a", 1, rowsOf(1, 2), sampleSummary("a", 2), [due(10)]));
      expect("move the date", await store.append("a", 2, rowsOf(2, 3), sampleSummary("a", 3), [due(20)]));
      equal("return the date", await store.getScheduled(["a"]), [{ key: "a", at: 20, about: { at: 20 } }]);
      expect(
        "refuse rows at an old position",
        !(await store.append("a", 2, rowsOf(2, 3), sampleSummary("a", 3), [due(30)])),
      );
      expect(
        "refuse them with a removal too",
        !(await store.append("a", 2, rowsOf(2, 3), sampleSummary("a", 3), [due(null)])),
      );
      equal("keep the date", await store.nextScheduledAt(), 20);
      expect("remove the date", await store.append("a", 3, rowsOf(3, 5), sampleSummary("a", 5), [due(null)]));
      equal("have no date", await store.nextScheduledAt(), undefined);
      equal("keep the rows", await store.rows("a", 0), rowsOf(0, 5));
    },
  },
  {
    name: "concurrent appends to many matches succeed or fail separately",
    async check(empty) {
      const store = await empty();
      const matches = Array.from({ length: 40 }, (_, i) => `m${i}`);
      const noted: Change[] = matches.map((key, i) => ({ is: "schedule", key, at: 1_000 + i }));
      for (const match of matches) await store.create(openingOf(match), rowsOf(0, 1), sampleSummary(match, 1));
      await store.write(noted);
      /** Every fifth append is stale; dates are moved, removed or left; runs have one act or three. */
      const late = (i: number): boolean => i % 5 === 3;
      const runOf = (i: number): number => (i % 2 === 0 ? 1 : 3);
      const act = (i: number, from: number): Promise<boolean> => {
        const match = `m${i}`;
        const at = [2_000 + i, null][i % 3];
        const also: Change[] = at === undefined ? [] : [{ is: "schedule", key: match, at, about: { i } }];
        const to = from + runOf(i);
        return store.append(match, from, rowsOf(from, to), sampleSummary(match, to), also);
      };
      const won = await Promise.all(matches.map((_, i) => act(i, late(i) ? 0 : 1)));
      equal(
        "write all appends that are not stale",
        won,
        matches.map((_, i) => !late(i)),
      );
      for (const [i, match] of matches.entries())
        equal(`keep ${match}`, await store.rows(match, 0), rowsOf(0, late(i) ? 1 : 1 + runOf(i)));
      const dates = new Map((await store.getScheduled(matches)).map(({ key, at }) => [key, at]));
      const dateOf = (i: number): number | undefined =>
        late(i) || i % 3 === 2 ? 1_000 + i : i % 3 === 0 ? 2_000 + i : undefined;
      equal(
        "move their dates",
        matches.map((match) => dates.get(match)),
        matches.map((_, i) => dateOf(i)),
      );
      const summaries = await store.summariesOf(matches);
      equal(
        "keep their summaries",
        summaries.map(({ at }) => at),
        matches.map((_, i) => (late(i) ? 1 : 1 + runOf(i))),
      );
      // Of two appends at one position one succeeds, even in a batch with appends to other matches.
      const rivals = await Promise.all(
        [...matches.keys(), ...matches.keys()].map((i) => act(i, late(i) ? 1 : 1 + runOf(i))),
      );
      for (const i of matches.keys()) expect("let one of two succeed", rivals[i] !== rivals[i + matches.length]);
    },
  },
  {
    name: "summaries are found by name and page by page",
    async check(empty) {
      const store = await empty();
      for (const [i, name] of ["a", "b", "c", "d", "e"].entries())
        await store.create(openingOf(name), rowsOf(0, 1), sampleSummary(name, 1, 100 + Math.floor(i / 2)));
      const names = (summaries: readonly MatchSummary[]): string => summaries.map(({ match }) => match).join(" ");
      equal("find by name", names(await store.summariesOf(["d", "x", "a"])), "d a");
      equal("return the first page", names(await store.summaryPage({ limit: 2 })), "e c");
      equal(
        "return the next page",
        names(await store.summaryPage({ limit: 2, after: { changedAt: 101, id: "c" } })),
        "d a",
      );
      equal(
        "return the last page",
        names(await store.summaryPage({ limit: 2, after: { changedAt: 100, id: "a" } })),
        "b",
      );
    },
  },
  {
    name: "the snapshot with most entries is kept, and deleted with its match",
    async check(empty) {
      const store = await empty();
      await store.keepSnapshot("a", { at: 1, body: "lost" });
      equal("keep no snapshot without a match", await store.snapshot("a"), undefined);
      await store.create(openingOf("a"), rowsOf(0, 5), sampleSummary("a", 5));
      await store.keepSnapshot("a", { at: 4, body: "four" });
      await store.keepSnapshot("a", { at: 3, body: "three" });
      equal("keep the longer snapshot", await store.snapshot("a"), { at: 4, body: "four" });
      await store.keepSnapshot("a", { at: 5, body: "five" });
      equal("replace it by a longer one", await store.snapshot("a"), { at: 5, body: "five" });
      await store.remove("a");
      equal("delete it", await store.snapshot("a"), undefined);
    },
  },
  {
    name: "the log of a match that is over and idle is compressed, and read and continued as before",
    async check(empty) {
      const store = await empty();
      const over = (match: string, at: number, changedAt: number): MatchSummary => ({
        ...sampleSummary(match, at, changedAt),
        asked: [],
        over: { winners: [seat(0)], rule: "SMP-1", scores: [1, 0] },
      });
      await store.create(openingOf("idle"), rowsOf(0, 1), sampleSummary("idle", 1, 100));
      expect("compress no running match", !(await store.compressLog(1_000)));
      await store.append("idle", 1, rowsOf(1, 40), over("idle", 40, 200));
      await store.create(openingOf("fresh"), rowsOf(0, 2), over("fresh", 2, 900));
      await store.create(openingOf("running"), rowsOf(0, 2), sampleSummary("running", 2, 100));
      expect("compress the idle match", await store.compressLog(900));
      expect("compress no other match", !(await store.compressLog(900)));
      equal("keep all rows", await store.rows("idle", 0), rowsOf(0, 40));
      equal("return the last rows", await store.rows("idle", 37), rowsOf(37, 40));
      equal("return no rows after the end", await store.rows("idle", 40), []);
      equal("keep the summary", (await store.summariesOf(["idle"]))[0]?.at, 40);
      equal("count its entries", (await store.stats()).entries, 44);
      expect(
        "refuse rows at an old position",
        !(await store.append("idle", 39, rowsOf(39, 40), over("idle", 40, 950))),
      );
      expect("continue it", await store.append("idle", 40, rowsOf(40, 42), sampleSummary("idle", 42, 950)));
      equal("return old and new rows", await store.rows("idle", 38), rowsOf(38, 42));
      equal("return new rows", await store.rows("idle", 41), rowsOf(41, 42));
      expect("compress no match that was continued", !(await store.compressLog(900)));
      await store.append("idle", 42, rowsOf(42, 43), over("idle", 43, 951));
      expect("compress it again", (await store.compressLog(952)) && (await store.compressLog(952)));
      equal("keep all of it", await store.rows("idle", 0), rowsOf(0, 43));
      await store.remove("idle");
      equal("delete it", await store.rows("idle", 0), []);
    },
  },
  {
    name: "stats count the stored data, and the health check passes",
    async check(empty) {
      const store = await empty();
      await store.create(openingOf("a"), rowsOf(0, 5), sampleSummary("a", 5), [
        put("table", "a", {}),
        { is: "appendLine", stream: "a", by: "x", at: 1, line: {} },
      ]);
      await store.check();
      await store.check();
      const { matches: count, entries, documents: kinds, lines } = await store.stats();
      equal("count", { count, entries, kinds, lines }, { count: 1, entries: 5, kinds: { table: 1 }, lines: 1 });
    },
  },
];
