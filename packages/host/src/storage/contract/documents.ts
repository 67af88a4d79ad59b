/** Checks of documents for every store. */
import type { Change } from "../store.ts";
import { equal, expect, type HostStoreCheck, ids, put } from "./samples.ts";

export const documents: readonly HostStoreCheck[] = [
  {
    name: "a document is replaced only at its expected version",
    async check(empty) {
      const store = await empty();
      equal("have no document at first", await store.get("person", "a"), undefined);
      expect(
        "refuse to replace a missing document",
        !(await store.write([put("person", "a", {}, { expectedVersion: 1 })])),
      );
      const odd = { name: "Größe ✓ \u0000 \ud800", list: [1, null, { deep: true }] };
      expect("create it", await store.write([put("person", "a", odd, { expectedVersion: 0 })]));
      equal("return it", await store.get("person", "a"), { id: "a", version: 1, changedAt: 1_000, doc: odd });
      expect("refuse to create it twice", !(await store.write([put("person", "a", {}, { expectedVersion: 0 })])));
      expect("replace it", await store.write([put("person", "a", { n: 2 }, { expectedVersion: 1, at: 2_000 })]));
      expect("refuse the old version", !(await store.write([put("person", "a", { n: 3 }, { expectedVersion: 1 })])));
      const second = { id: "a", version: 2, changedAt: 2_000, doc: { n: 2 } };
      equal("return the second version", await store.get("person", "a"), second);
      expect("replace any version", await store.write([put("person", "a", { n: 4 })]));
      equal("count versions", (await store.get("person", "a"))?.version, 3);
      expect("create one without an expected version", await store.write([put("person", "b", { n: 5 })]));
      equal("keep kinds apart", await store.get("session", "a"), undefined);
      equal("return several in the order of the ids", ids(await store.getAll("person", ["b", "x", "a"])), "b a");
      equal("count them", await store.count("person"), 2);
      expect(
        "refuse to delete another version",
        !(await store.write([{ is: "delete", kind: "person", id: "a", expectedVersion: 1 }])),
      );
      expect("delete it", await store.write([{ is: "delete", kind: "person", id: "a", expectedVersion: 3 }]));
      expect(
        "accept the deletion of a missing document",
        await store.write([{ is: "delete", kind: "person", id: "a" }]),
      );
      equal("have deleted it", await store.get("person", "a"), undefined);
    },
  },
  {
    name: "a list of changes is written completely or not at all",
    async check(empty) {
      const store = await empty();
      await store.write([put("name", "ada", {}), { is: "schedule", key: "d", at: 5 }]);
      const taken = [
        put("person", "x", {}, { expectedVersion: 0, index: { mail: "m" } }),
        { is: "appendLine", stream: "s", by: "x", at: 1, line: {} },
        { is: "schedule", key: "d", at: 9 },
        put("name", "ada", {}, { expectedVersion: 0 }),
      ] as const;
      expect("refuse a name that is taken", !(await store.write(taken)));
      equal("write no account", await store.get("person", "x"), undefined);
      equal("write no index field", await store.count("person", ["mail", "m"]), 0);
      equal("write no line", await store.lines("s", 0, 9), []);
      equal("keep the date", (await store.getScheduled(["d"]))[0]?.at, 5);
      expect("write the other changes without it", await store.write(taken.slice(0, 3)));
      equal("count lines from 0", (await store.lines("s", 0, 9))[0]?.n, 0);
    },
  },
  {
    name: "documents are found by index fields, most recently changed first, page by page",
    async check(empty) {
      const store = await empty();
      for (let i = 0; i < 7; i++)
        await store.write([
          put(
            "table",
            `t${i}`,
            { i },
            { at: 100 + Math.floor(i / 2), index: { owner: ["ada", `p${i}`], open: "yes" } },
          ),
        ]);
      const open = ["open", "yes"] as const;
      equal("find all", ids(await store.find("table", { index: open, limit: 9 })), "t6 t4 t5 t2 t3 t0 t1");
      equal("find by another index field", ids(await store.find("table", { index: ["owner", "p3"], limit: 9 })), "t3");
      equal("list all", ids(await store.find("table", { limit: 9 })), "t6 t4 t5 t2 t3 t0 t1");
      const pages: string[] = [];
      for (const index of [open, undefined])
        for (let after: { changedAt: number; id: string } | undefined; ; ) {
          const page = await store.find("table", { limit: 3, ...(index && { index }), ...(after && { after }) });
          pages.push(ids(page));
          after = page.at(-1);
          if (page.length < 3 || pages.length > 9) break;
        }
      equal("page through", pages, ["t6 t4 t5", "t2 t3 t0", "t1", "t6 t4 t5", "t2 t3 t0", "t1"]);
      await store.write([put("table", "t0", {}, { at: 300, index: { owner: "ada" } })]);
      equal("delete old index fields", ids(await store.find("table", { index: open, limit: 9 })), "t6 t4 t5 t2 t3 t1");
      equal(
        "move a changed document to the front",
        ids(await store.find("table", { index: ["owner", "ada"], limit: 2 })),
        "t0 t6",
      );
      equal("count by index field", await store.count("table", open), 6);
      equal(
        "find by several values, each document once",
        ids(await store.findByValues("table", "owner", ["p1", "ada", "nobody", "p4"])),
        "t0 t6 t4 t5 t2 t3 t1",
      );
      equal("keep to the values", ids(await store.findByValues("table", "owner", ["p3", "p1"])), "t3 t1");
      equal("find nothing without values", await store.findByValues("table", "owner", []), []);
      equal("keep to the kind", await store.findByValues("person", "owner", ["ada"]), []);
      await store.write([{ is: "delete", kind: "table", id: "t6" }]);
      equal("not find a deleted document", ids(await store.find("table", { index: open, limit: 9 })), "t4 t5 t2 t3 t1");
    },
  },
  {
    name: "expired documents are deleted",
    async check(empty) {
      const store = await empty();
      await store.write([
        put("session", "old", {}, { expiresAt: 50, index: { of: "ada" } }),
        put("session", "new", {}, { expiresAt: 51, index: { of: "ada" } }),
        put("session", "ever", {}),
      ]);
      equal("delete one", await store.deleteExpired(50), 1);
      equal("keep the others", [await store.count("session"), await store.count("session", ["of", "ada"])], [2, 1]);
      equal("delete none twice", await store.deleteExpired(50), 0);
    },
  },
  {
    name: "of concurrent writers of the same documents exactly one succeeds, without deadlock",
    async check(empty) {
      const store = await empty();
      const both = (i: number, expectedVersion: number): Change[] => {
        const pair = ["a", "b"].map((id) => put("rating", id, { i }, { expectedVersion }));
        return i % 2 === 0 ? pair : pair.reverse();
      };
      for (let version = 0; version < 4; version++) {
        const won = await Promise.all(Array.from({ length: 10 }, (_, i) => store.write(both(i, version))));
        equal("let one win", won.filter(Boolean).length, 1);
        const [a, b] = await store.getAll("rating", ["a", "b"]);
        equal(
          "store both documents of the winner",
          [a?.doc, b?.doc],
          [{ i: won.indexOf(true) }, { i: won.indexOf(true) }],
        );
      }
    },
  },
  {
    name: "of concurrent pairings of one tournament round one is written, with all its tables and the next date",
    async check(empty) {
      const store = await empty();
      await store.write([put("tournament", "cup", { rounds: 0 }, { expectedVersion: 0 })]);
      const round = (i: number): Change[] => [
        put("tournament", "cup", { rounds: 1, by: i }, { expectedVersion: 1 }),
        ...["a", "b", "c"].map((table) => put("table", `${table}${i}`, { by: i }, { expectedVersion: 0 })),
        { is: "schedule", key: "tournament/cup", at: 1_000 + i },
      ];
      const won = await Promise.all(Array.from({ length: 6 }, (_, i) => store.write(round(i))));
      equal("let one win", won.filter(Boolean).length, 1);
      const by = won.indexOf(true);
      equal("store the winner's round", (await store.get("tournament", "cup"))?.doc, { rounds: 1, by });
      equal("store only the winner's tables", await store.count("table"), 3);
      equal("store the winner's date", (await store.getScheduled(["tournament/cup"]))[0]?.at, 1_000 + by);
    },
  },
];
