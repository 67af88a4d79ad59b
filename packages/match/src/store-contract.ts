/**
 * The checks that every match store must pass. They are plain functions that throw, so that they run under any test
 * runner and in a browser page. Call each `check` with a function that creates an empty store.
 */
import { chain, digest, type Entry, type SeatOccupant, seat } from "@starboard/kernel";
import type { MatchSummary } from "@starboard/wire";
import type { MatchStore, MatchHeader, LogRow } from "./store.ts";

export interface StoreCheck {
  readonly name: string;
  readonly check: (empty: () => Promise<MatchStore>) => Promise<void>;
}

const SEATS: SeatOccupant[] = [
  { name: "Ada", kind: "person" },
  { name: "Deep", kind: "bot", level: 3 },
];
const opening = (match: string): MatchHeader => ({
  match,
  createdAt: 1_000,
  game: "sample@1",
  options: { players: 2, name: "Größe ✓ \u0000", list: [1, null, { deep: true }] },
  seats: SEATS,
  generator: "hmac-sha256/1",
  commitment: "ab",
  entropy: ["01", ""],
  secret: "cd",
});
const summary = (match: string, at: number, changedAt = 1_000 + at): MatchSummary => {
  const { game, options, seats, createdAt, commitment } = opening(match);
  return { match, game, options, seats, createdAt, changedAt, at, asked: [seat(0)], over: null, commitment, from: 0 };
};
/** Creates rows `from` to `to - 1` of a log; a different `mark` gives the rows of another writer. */
function rowsOf(from: number, to: number, mark = ""): LogRow[] {
  const rows: LogRow[] = [];
  for (let n = from; n < to; n++) {
    const act = { do: "go", mark } as { do: string };
    const body =
      n === 0
        ? ({ is: "start", at: 0, draws: [{ sides: 6, why: "SMP-1", values: [n + 1] }] } as const)
        : ({ is: "act", at: n, by: seat(0), step: "walk", act } as const);
    const entry: Entry = chain(body, n, digest(n));
    rows.push(n % 3 === 0 ? { entry } : { entry, key: `key-${n}`, variations: [] });
  }
  return rows;
}

function expect(what: string, holds: boolean): void {
  if (!holds) throw new Error(`a store must: ${what}`);
}
const equal = (what: string, got: unknown, wanted: unknown): void => {
  const [a, b] = [digest(got ?? null), digest(wanted ?? null)];
  if (a !== b) throw new Error(`a store must: ${what}; got ${JSON.stringify(got)}, wanted ${JSON.stringify(wanted)}`);
};

export const storeContract: readonly StoreCheck[] = [
  {
    name: "what is created is there, to the last character",
    async check(empty) {
      const store = await empty();
      expect("create a match", await store.create(opening("a"), rowsOf(0, 3), summary("a", 3)));
      equal("give the opening back", await store.opening("a"), opening("a"));
      equal("give the rows back", await store.rows("a", 0), rowsOf(0, 3));
      equal("list the summary", await store.summaries(), [{ match: "a", summary: summary("a", 3) }]);
    },
  },
  {
    name: "what is not there is empty, not an error",
    async check(empty) {
      const store = await empty();
      equal("know no opening", await store.opening("a"), undefined);
      equal("know no rows", await store.rows("a", 0), []);
      equal("list nothing", await store.summaries(), []);
      expect("append nowhere", !(await store.append("a", 0, rowsOf(0, 1), summary("a", 1))));
      await store.remove("a");
      equal("still list nothing", await store.summaries(), []);
    },
  },
  {
    name: "a match is created once",
    async check(empty) {
      const store = await empty();
      await store.create(opening("a"), rowsOf(0, 2), summary("a", 2));
      expect("refuse the second", !(await store.create(opening("a"), rowsOf(0, 1, "other"), summary("a", 1))));
      equal("keep the first", await store.rows("a", 0), rowsOf(0, 2));
      const two = await Promise.all([
        store.create(opening("b"), rowsOf(0, 1), summary("b", 1)),
        store.create(opening("b"), rowsOf(0, 1), summary("b", 1)),
      ]);
      equal("let one of two be first", two.filter(Boolean).length, 1);
    },
  },
  {
    name: "rows are appended at the end of the log and nowhere else",
    async check(empty) {
      const store = await empty();
      await store.create(opening("a"), rowsOf(0, 1), summary("a", 1));
      expect("append at the end", await store.append("a", 1, rowsOf(1, 4), summary("a", 4)));
      for (const from of [0, 1, 3, 5])
        expect(`refuse ${from}`, !(await store.append("a", from, rowsOf(from, from + 1, "x"), summary("a", 99))));
      equal("keep what was there", await store.rows("a", 0), rowsOf(0, 4));
      equal("keep its summary", (await store.summaries())[0]?.summary?.at, 4);
      expect("append more", await store.append("a", 4, rowsOf(4, 5), summary("a", 5)));
      equal("give the tail", await store.rows("a", 3), rowsOf(3, 5));
      equal("give nothing beyond the end", await store.rows("a", 5), []);
    },
  },
  {
    name: "of many who write the same place one wins, and its rows are whole",
    async check(empty) {
      const store = await empty();
      await store.create(opening("a"), rowsOf(0, 1), summary("a", 1));
      const writers = Array.from({ length: 12 }, (_, i) => `writer ${i}`);
      const won = await Promise.all(writers.map((w) => store.append("a", 1, rowsOf(1, 5, w), summary("a", 5))));
      equal("let one win", won.filter(Boolean).length, 1);
      equal("keep the winner's rows", await store.rows("a", 1), rowsOf(1, 5, writers[won.indexOf(true)]));
    },
  },
  {
    name: "matches do not touch each other, and long logs keep their order",
    async check(empty) {
      const store = await empty();
      // Names that sort and escape badly.
      const names = ["a", "aa", "a-1", "A", "_", "a0"];
      for (const name of names) await store.create(opening(name), rowsOf(0, 1), summary(name, 1));
      await Promise.all(
        names.map(async (name) => {
          for (let n = 1; n < 121; n += 12) await store.append(name, n, rowsOf(n, n + 12, name), summary(name, n + 12));
        }),
      );
      for (const name of names)
        equal(`keep ${name}`, await store.rows(name, 0), [...rowsOf(0, 1), ...rowsOf(1, 121, name)]);
      await store.remove("a");
      equal("forget one", await store.rows("a", 0), []);
      equal("and no other", (await store.rows("aa", 0)).length, 121);
      equal("list the others", (await store.summaries()).length, names.length - 1);
      expect("let the name be used again", await store.create(opening("a"), rowsOf(0, 1), summary("a", 1)));
      equal("without the old rows", (await store.rows("a", 0)).length, 1);
    },
  },
  {
    name: "the match changed last is listed first",
    async check(empty) {
      const store = await empty();
      for (const [i, name] of ["a", "b", "c"].entries())
        await store.create(opening(name), rowsOf(0, 1), summary(name, 1, 5_000 + i));
      await store.append("a", 1, rowsOf(1, 2), summary("a", 2, 9_000));
      const order = (await store.summaries()).map(({ match }) => match);
      equal("list them by time of change", order, ["a", "c", "b"]);
    },
  },
  {
    name: "what is handed in or out can be changed without changing the store",
    async check(empty) {
      const store = await empty();
      const rows = rowsOf(0, 2);
      await store.create(opening("a"), rows, summary("a", 2));
      rows.pop();
      const out = (await store.rows("a", 0)) as LogRow[];
      out.length = 0;
      Object.assign((await store.opening("a")) ?? {}, { secret: "" });
      equal("keep the rows", await store.rows("a", 0), rowsOf(0, 2));
      equal("keep the opening", await store.opening("a"), opening("a"));
    },
  },
];
