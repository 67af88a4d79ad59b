/** What every store must do with documents. */
import type { Change } from "../store.ts";
import { equal, expect, type HostStoreCheck, ids, put } from "./samples.ts";

export const documents: readonly HostStoreCheck[] = [
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
