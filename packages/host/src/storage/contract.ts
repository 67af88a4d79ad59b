/**
 * What every store of a host must do beyond `@starboard/match/contract`. Plain functions that throw; call each `check`
 * with a maker of empty stores. Where several hosts share a store, `others` opens it once more.
 */
import { chain, digest, type SeatCard, seat } from "@starboard/kernel";
import type { Opening, Row } from "@starboard/match";
import type { TableCard } from "@starboard/wire";
import type { Change, HostStore, Kind } from "./store.ts";

export interface HostStoreCheck {
  readonly name: string;
  readonly check: (empty: () => Promise<HostStore>) => Promise<void>;
}

const SEATS: SeatCard[] = [
  { name: "Ada", kind: "person" },
  { name: "Bob", kind: "person" },
];
export const openingOf = (match: string): Opening => ({
  match,
  createdAt: 1_000,
  game: "sample@1",
  options: {},
  seats: SEATS,
  generator: "hmac-sha256/1",
  commitment: "ab",
  entropy: ["01", "02"],
  secret: "cd",
});
export const cardOf = (match: string, at: number, changedAt = 1_000 + at): TableCard => {
  const { game, options, seats, createdAt, commitment } = openingOf(match);
  return { match, game, options, seats, createdAt, changedAt, at, asked: [seat(0)], over: null, commitment, from: 0 };
};
/** Rows `from` to `to - 1` of a log, as one writer makes them. */
export function rowsOf(from: number, to: number, writer = ""): Row[] {
  return Array.from({ length: to - from }, (_, i) => {
    const n = from + i;
    const act = { do: "go", writer } as { do: string };
    const body =
      n === 0
        ? ({ is: "start", at: 0, draws: [] } as const)
        : ({ is: "act", at: n, by: seat(0), step: "walk", act } as const);
    return { entry: chain(body, n, digest(n)), key: `${writer} ${n}` };
  });
}

function expect(what: string, holds: boolean): void {
  if (!holds) throw new Error(`a host's store must: ${what}`);
}
function equal(what: string, got: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(got ?? null), JSON.stringify(wanted ?? null)];
  if (a !== b) throw new Error(`a host's store must: ${what}; got ${a}, wanted ${b}`);
}

type Put = Change & { is: "put" };
const put = (kind: Kind, id: string, doc: object, more: Partial<Put> = {}): Put => ({
  is: "put",
  kind,
  id,
  doc,
  at: 1_000,
  ...more,
});
const ids = (kept: readonly { readonly id: string }[]): string => kept.map(({ id }) => id).join(" ");

const documents: HostStoreCheck[] = [
  {
    name: "a document is replaced only in the version that was read",
    async check(empty) {
      const store = await empty();
      equal("know nothing at first", await store.get("account", "a"), undefined);
      expect("refuse to replace what is not there", !(await store.write([put("account", "a", {}, { was: 1 })])));
      const odd = { name: "Größe ✓ \u0000 \ud800", list: [1, null, { deep: true }] };
      expect("make it", await store.write([put("account", "a", odd, { was: 0 })]));
      equal("give it back", await store.get("account", "a"), { id: "a", version: 1, changedAt: 1_000, doc: odd });
      expect("refuse to make it again", !(await store.write([put("account", "a", {}, { was: 0 })])));
      expect("replace it", await store.write([put("account", "a", { n: 2 }, { was: 1, at: 2_000 })]));
      expect("refuse the old version", !(await store.write([put("account", "a", { n: 3 }, { was: 1 })])));
      const second = { id: "a", version: 2, changedAt: 2_000, doc: { n: 2 } };
      equal("keep the second", await store.get("account", "a"), second);
      expect("replace it unseen", await store.write([put("account", "a", { n: 4 })]));
      equal("count versions", (await store.get("account", "a"))?.version, 3);
      expect("make one unseen", await store.write([put("account", "b", { n: 5 })]));
      equal("not mix up kinds", await store.get("session", "a"), undefined);
      equal("give several in the order asked", ids(await store.getAll("account", ["b", "x", "a"])), "b a");
      equal("count them", await store.count("account"), 2);
      expect(
        "refuse to drop another version",
        !(await store.write([{ is: "drop", kind: "account", id: "a", was: 1 }])),
      );
      expect("drop it", await store.write([{ is: "drop", kind: "account", id: "a", was: 3 }]));
      expect("bear dropping nothing", await store.write([{ is: "drop", kind: "account", id: "a" }]));
      equal("forget it", await store.get("account", "a"), undefined);
    },
  },
  {
    name: "a list of changes is written whole or not at all",
    async check(empty) {
      const store = await empty();
      await store.write([put("name", "ada", {}), { is: "due", key: "d", at: 5 }]);
      const taken = [
        put("account", "x", {}, { was: 0, marks: { mail: "m" } }),
        { is: "say", stream: "s", by: "x", at: 1, line: {} },
        { is: "due", key: "d", at: 9 },
        put("name", "ada", {}, { was: 0 }),
      ] as const;
      expect("refuse a name that is taken", !(await store.write(taken)));
      equal("keep no account", await store.get("account", "x"), undefined);
      equal("keep no mark", await store.count("account", ["mail", "m"]), 0);
      equal("keep no line", await store.lines("s", 0, 9), []);
      equal("keep the date", (await store.dues(["d"]))[0]?.at, 5);
      expect("write the rest alone", await store.write(taken.slice(0, 3)));
      equal("count lines from 0", (await store.lines("s", 0, 9))[0]?.n, 0);
    },
  },
  {
    name: "documents are found by their marks, the one changed last first, page by page",
    async check(empty) {
      const store = await empty();
      for (let i = 0; i < 7; i++)
        await store.write([
          put(
            "table",
            `t${i}`,
            { i },
            { at: 100 + Math.floor(i / 2), marks: { owner: ["ada", `p${i}`], open: "yes" } },
          ),
        ]);
      const open = ["open", "yes"] as const;
      equal("find all", ids(await store.find("table", { mark: open, limit: 9 })), "t6 t4 t5 t2 t3 t0 t1");
      equal("find by another mark", ids(await store.find("table", { mark: ["owner", "p3"], limit: 9 })), "t3");
      equal("list all", ids(await store.find("table", { limit: 9 })), "t6 t4 t5 t2 t3 t0 t1");
      const pages: string[] = [];
      for (const mark of [open, undefined])
        for (let after: { changedAt: number; id: string } | undefined; ; ) {
          const page = await store.find("table", { limit: 3, ...(mark && { mark }), ...(after && { after }) });
          pages.push(ids(page));
          after = page.at(-1);
          if (page.length < 3 || pages.length > 9) break;
        }
      equal("page through", pages, ["t6 t4 t5", "t2 t3 t0", "t1", "t6 t4 t5", "t2 t3 t0", "t1"]);
      await store.write([put("table", "t0", {}, { at: 300, marks: { owner: "ada" } })]);
      equal("drop old marks", ids(await store.find("table", { mark: open, limit: 9 })), "t6 t4 t5 t2 t3 t1");
      equal("move it up", ids(await store.find("table", { mark: ["owner", "ada"], limit: 2 })), "t0 t6");
      equal("count by mark", await store.count("table", open), 6);
      await store.write([{ is: "drop", kind: "table", id: "t6" }]);
      equal("find no dropped one", ids(await store.find("table", { mark: open, limit: 9 })), "t4 t5 t2 t3 t1");
    },
  },
  {
    name: "what may be forgotten is forgotten when its time has come",
    async check(empty) {
      const store = await empty();
      await store.write([
        put("session", "old", {}, { until: 50, marks: { of: "ada" } }),
        put("session", "new", {}, { until: 51, marks: { of: "ada" } }),
        put("session", "ever", {}),
      ]);
      equal("forget one", await store.sweep(50), 1);
      equal("keep the others", [await store.count("session"), await store.count("session", ["of", "ada"])], [2, 1]);
      equal("forget none twice", await store.sweep(50), 0);
    },
  },
  {
    name: "of many who change the same documents at once one wins each time, and none waits for ever",
    async check(empty) {
      const store = await empty();
      const both = (i: number, was: number): Change[] => {
        const pair = ["a", "b"].map((id) => put("rating", id, { i }, { was }));
        return i % 2 === 0 ? pair : pair.reverse();
      };
      for (let was = 0; was < 4; was++) {
        const won = await Promise.all(Array.from({ length: 10 }, (_, i) => store.write(both(i, was))));
        equal("let one win", won.filter(Boolean).length, 1);
        const [a, b] = await store.getAll("rating", ["a", "b"]);
        equal("keep the winner's both", [a?.doc, b?.doc], [{ i: won.indexOf(true) }, { i: won.indexOf(true) }]);
      }
    },
  },
  {
    name: "of those who pair the same round of a tournament one writes it, with all of its tables and the next date",
    async check(empty) {
      const store = await empty();
      await store.write([put("tournament", "cup", { rounds: 0 }, { was: 0 })]);
      const round = (i: number): Change[] => [
        put("tournament", "cup", { rounds: 1, by: i }, { was: 1 }),
        ...["a", "b", "c"].map((table) => put("table", `${table}${i}`, { by: i }, { was: 0 })),
        { is: "due", key: "tournament/cup", at: 1_000 + i },
      ];
      const won = await Promise.all(Array.from({ length: 6 }, (_, i) => store.write(round(i))));
      equal("let one win", won.filter(Boolean).length, 1);
      const by = won.indexOf(true);
      equal("keep the winner's round", (await store.get("tournament", "cup"))?.doc, { rounds: 1, by });
      equal("keep the winner's tables alone", await store.count("table"), 3);
      equal("keep the winner's date", (await store.dues(["tournament/cup"]))[0]?.at, 1_000 + by);
    },
  },
];

const streams: HostStoreCheck[] = [
  {
    name: "lines come one behind the other, and can be replaced and forgotten",
    async check(empty) {
      const store = await empty();
      const say = (stream: string, by: string, text: string): Promise<boolean> =>
        store.write([{ is: "say", stream, by, at: 7, line: { text } }]);
      await Promise.all(Array.from({ length: 12 }, (_, i) => say("s", i % 2 === 0 ? "ada" : "bob", `${i}`)));
      await say("t", "ada", "elsewhere");
      const lines = await store.lines("s", 0, 100);
      equal("number them without gaps", lines.map(({ n }) => n).join(" "), "0 1 2 3 4 5 6 7 8 9 10 11");
      equal(
        "lose none",
        lines
          .map(({ line }) => Number((line as { text: string }).text))
          .sort((a, b) => a - b)
          .join(" "),
        "0 1 2 3 4 5 6 7 8 9 10 11",
      );
      equal(
        "give a page",
        (await store.lines("s", 4, 2)).map(({ n }) => n),
        [4, 5],
      );
      equal(
        "give the end",
        (await store.lines("s", -3, 9)).map(({ n }) => n),
        [9, 10, 11],
      );
      equal("give all of a short stream", (await store.lines("t", -3, 9)).length, 1);
      equal("find who said what", (await store.linesBy("ada")).length, 7);
      expect("replace a line", await store.write([{ is: "unsay", stream: "t", n: 0, by: "", line: {} }]));
      equal("forget what it said", await store.lines("t", 0, 9), [{ stream: "t", n: 0, by: "", at: 7, line: {} }]);
      expect("refuse to replace nothing", !(await store.write([{ is: "unsay", stream: "t", n: 1, by: "", line: {} }])));
      await store.write([{ is: "hush", stream: "s" }]);
      equal("forget the stream", [await store.lines("s", 0, 9), await store.lines("s", -1, 9)], [[], []]);
      await say("s", "ada", "again");
      equal("begin it anew", (await store.lines("s", 0, 9))[0]?.n, 0);
    },
  },
];

const dates: HostStoreCheck[] = [
  {
    name: "dates are set, moved and taken away",
    async check(empty) {
      const store = await empty();
      equal("know none", await store.nextDue(), undefined);
      await store.write([
        { is: "due", key: "b", at: 20, about: { seat: 1 } },
        { is: "due", key: "a", at: 30 },
      ]);
      equal("know the next", await store.nextDue(), 20);
      equal("give them in the order asked", await store.dues(["a", "x", "b"]), [
        { key: "a", at: 30, about: null },
        { key: "b", at: 20, about: { seat: 1 } },
      ]);
      await store.write([{ is: "due", key: "b", at: 40 }]);
      equal("move one", await store.nextDue(), 30);
      expect("refuse where it stands elsewhere", !(await store.write([{ is: "due", key: "a", at: 1, was: 29 }])));
      expect(
        "refuse to take away what stands elsewhere",
        !(await store.write([{ is: "due", key: "a", at: null, was: 29 }])),
      );
      expect("move it from where it stands", await store.write([{ is: "due", key: "a", at: 50, was: 30 }]));
      expect("take it away", await store.write([{ is: "due", key: "a", at: null, was: 50 }]));
      expect("bear taking away nothing", await store.write([{ is: "due", key: "a", at: null }]));
      equal("know the other", await store.nextDue(), 40);
    },
  },
  {
    name: "what falls due is taken once, the earliest first, and comes again if nothing is done about it",
    async check(empty) {
      const store = await empty();
      const all = Array.from(
        { length: 30 },
        (_, i): Change => ({ is: "due", key: `k${i}`, at: 1_000 + i, about: { i } }),
      );
      await store.write(all);
      equal("take none too early", await store.takeDue(999, 5_000, 10), []);
      equal(
        "take the earliest",
        (await store.takeDue(1_001, 5_000, 10)).map(({ key, at }) => [key, at]),
        [
          ["k0", 1_000],
          ["k1", 1_001],
        ],
      );
      const taken = (await Promise.all(Array.from({ length: 10 }, () => store.takeDue(2_000, 5_000, 4)))).flat();
      const rest = await store.takeDue(2_000, 5_000, 100);
      equal("take each once", new Set([...taken, ...rest].map(({ key }) => key)).size, 28);
      equal("and none twice", taken.length + rest.length, 28);
      expect("settle one", await store.write([{ is: "due", key: "k3", at: null, was: 5_000 }]));
      equal("let the others come again", (await store.takeDue(5_000, 9_000, 100)).length, 29);
    },
  },
];

const matches: HostStoreCheck[] = [
  {
    name: "what goes with rows is written with them or not at all",
    async check(empty) {
      const store = await empty();
      const clock = (at: number, was: number): Change => ({ is: "due", key: "clock", at, was });
      const table = (was: number): Change => put("table", "a", { was }, { was });
      expect(
        "create",
        await store.create(openingOf("a"), rowsOf(0, 1), cardOf("a", 1), [
          table(0),
          { is: "due", key: "clock", at: 10 },
        ]),
      );
      expect("create nothing twice", !(await store.create(openingOf("a"), rowsOf(0, 1), cardOf("a", 1), [table(1)])));
      expect(
        "create nothing by halves",
        !(await store.create(openingOf("b"), rowsOf(0, 1), cardOf("b", 1), [table(0)])),
      );
      equal("know no half match", await store.opening("b"), undefined);
      expect("append", await store.append("a", 1, rowsOf(1, 2), cardOf("a", 2), [table(1), clock(20, 10)]));
      expect(
        "refuse an old clock",
        !(await store.append("a", 2, rowsOf(2, 3), cardOf("a", 3), [table(2), clock(30, 10)])),
      );
      expect(
        "refuse an old place",
        !(await store.append("a", 1, rowsOf(1, 2), cardOf("a", 2), [table(2), clock(30, 20)])),
      );
      equal("keep the log", await store.rows("a", 0), rowsOf(0, 2));
      equal("keep the card", (await store.cardsOf(["a"]))[0]?.at, 2);
      equal("keep the table", (await store.get("table", "a"))?.version, 2);
      equal("keep the clock", await store.nextDue(), 20);
    },
  },
  {
    name: "a date alone goes with rows as anything else does",
    async check(empty) {
      const store = await empty();
      const due = (at: number | null): Change => ({ is: "due", key: "a", at, about: { at } });
      await store.create(openingOf("a"), rowsOf(0, 1), cardOf("a", 1));
      expect("set it", await store.append("a", 1, rowsOf(1, 2), cardOf("a", 2), [due(10)]));
      expect("move it", await store.append("a", 2, rowsOf(2, 3), cardOf("a", 3), [due(20)]));
      equal("know it", await store.dues(["a"]), [{ key: "a", at: 20, about: { at: 20 } }]);
      expect("refuse an old place", !(await store.append("a", 2, rowsOf(2, 3), cardOf("a", 3), [due(30)])));
      expect("refuse it for taking away too", !(await store.append("a", 2, rowsOf(2, 3), cardOf("a", 3), [due(null)])));
      equal("keep it", await store.nextDue(), 20);
      expect("take it away", await store.append("a", 3, rowsOf(3, 5), cardOf("a", 5), [due(null)]));
      equal("know none", await store.nextDue(), undefined);
      equal("keep the rows", await store.rows("a", 0), rowsOf(0, 5));
    },
  },
  {
    name: "acts of many matches at once win or lose each for itself",
    async check(empty) {
      const store = await empty();
      const matches = Array.from({ length: 40 }, (_, i) => `m${i}`);
      const noted: Change[] = matches.map((key, i) => ({ is: "due", key, at: 1_000 + i }));
      for (const match of matches) await store.create(openingOf(match), rowsOf(0, 1), cardOf(match, 1));
      await store.write(noted);
      /** Every fifth comes too late; dates are moved, taken away or left alone; runs are of one act or of three. */
      const late = (i: number): boolean => i % 5 === 3;
      const runOf = (i: number): number => (i % 2 === 0 ? 1 : 3);
      const act = (i: number, from: number): Promise<boolean> => {
        const match = `m${i}`;
        const at = [2_000 + i, null][i % 3];
        const also: Change[] = at === undefined ? [] : [{ is: "due", key: match, at, about: { i } }];
        const to = from + runOf(i);
        return store.append(match, from, rowsOf(from, to), cardOf(match, to), also);
      };
      const won = await Promise.all(matches.map((_, i) => act(i, late(i) ? 0 : 1)));
      equal(
        "write all that come in time",
        won,
        matches.map((_, i) => !late(i)),
      );
      for (const [i, match] of matches.entries())
        equal(`keep ${match}`, await store.rows(match, 0), rowsOf(0, late(i) ? 1 : 1 + runOf(i)));
      const dates = new Map((await store.dues(matches)).map(({ key, at }) => [key, at]));
      const dateOf = (i: number): number | undefined =>
        late(i) || i % 3 === 2 ? 1_000 + i : i % 3 === 0 ? 2_000 + i : undefined;
      equal(
        "move their dates",
        matches.map((match) => dates.get(match)),
        matches.map((_, i) => dateOf(i)),
      );
      const cards = await store.cardsOf(matches);
      equal(
        "keep their cards",
        cards.map(({ at }) => at),
        matches.map((_, i) => (late(i) ? 1 : 1 + runOf(i))),
      );
      // Of two at one place one wins, however many others come with them.
      const rivals = await Promise.all(
        [...matches.keys(), ...matches.keys()].map((i) => act(i, late(i) ? 1 : 1 + runOf(i))),
      );
      for (const i of matches.keys()) expect("let one of two win", rivals[i] !== rivals[i + matches.length]);
    },
  },
  {
    name: "cards are found by name and page by page",
    async check(empty) {
      const store = await empty();
      for (const [i, name] of ["a", "b", "c", "d", "e"].entries())
        await store.create(openingOf(name), rowsOf(0, 1), cardOf(name, 1, 100 + Math.floor(i / 2)));
      const names = (cards: readonly TableCard[]): string => cards.map(({ match }) => match).join(" ");
      equal("find by name", names(await store.cardsOf(["d", "x", "a"])), "d a");
      equal("begin", names(await store.cardPage({ limit: 2 })), "e c");
      equal("go on", names(await store.cardPage({ limit: 2, after: { changedAt: 101, id: "c" } })), "d a");
      equal("end", names(await store.cardPage({ limit: 2, after: { changedAt: 100, id: "a" } })), "b");
    },
  },
  {
    name: "the snapshot that goes furthest is kept, and goes with its match",
    async check(empty) {
      const store = await empty();
      await store.keepSnapshot("a", { at: 1, body: "lost" });
      equal("keep none of no match", await store.snapshot("a"), undefined);
      await store.create(openingOf("a"), rowsOf(0, 5), cardOf("a", 5));
      await store.keepSnapshot("a", { at: 4, body: "four" });
      await store.keepSnapshot("a", { at: 3, body: "three" });
      equal("keep the further", await store.snapshot("a"), { at: 4, body: "four" });
      await store.keepSnapshot("a", { at: 5, body: "five" });
      equal("keep the furthest", await store.snapshot("a"), { at: 5, body: "five" });
      await store.remove("a");
      equal("forget it", await store.snapshot("a"), undefined);
    },
  },
  {
    name: "what is kept is counted, and the store says that it works",
    async check(empty) {
      const store = await empty();
      await store.create(openingOf("a"), rowsOf(0, 5), cardOf("a", 5), [
        put("table", "a", {}),
        { is: "say", stream: "a", by: "x", at: 1, line: {} },
      ]);
      await store.check();
      await store.check();
      const { matches: count, entries, documents: kinds, lines } = await store.stats();
      equal("count", { count, entries, kinds, lines }, { count: 1, entries: 5, kinds: { table: 1 }, lines: 1 });
    },
  },
];

export const hostStoreContract: readonly HostStoreCheck[] = [...documents, ...streams, ...dates, ...matches];
