import { expect, test } from "vitest";
import { openingOf, rowsOf, sampleSummary } from "../../src/storage/contract/index.ts";
import { storeFile } from "../../src/storage/open.ts";
import { batchSnapshots } from "../../src/storage/snapshot-batcher.ts";
import {
  addCommand,
  type CommandList,
  commandsIn,
  eachResult,
  resultsOf,
} from "../../src/storage/sqlite/command-list.ts";
import type { Database } from "../../src/storage/sqlite/database.ts";
import { type CommandResult, executeBatch, openWriter, type WriteCommand } from "../../src/storage/sqlite/writer.ts";
import { appended } from "../../src/storage/writes.ts";
import { folder } from "./stores.ts";

const create = (match: string): WriteCommand => ({
  name: "create",
  args: [openingOf(match), rowsOf(0, 1), sampleSummary(match, 1), []],
});
const append = (match: string, n: number): WriteCommand => ({
  name: "append",
  args: appended(match, n, rowsOf(n, n + 1), sampleSummary(match, n + 1), []),
});
/** A database that counts its commits. */
function counted(db: Database): { readonly db: Database; commits: number } {
  const counter = {
    commits: 0,
    db: {
      ...db,
      ask: (query: Parameters<Database["ask"]>[0]) => {
        if (query.sql === "commit") counter.commits += 1;
        return db.ask(query);
      },
    },
  };
  return counter;
}
const lengths = (db: Database): unknown =>
  db.ask({ sql: "select match, count(*) as n from entries group by match order by match", params: [] });

test("all waiting acts are one commit; a refused or broken one takes no other with it", () => {
  const db = openWriter(storeFile(folder()));
  const counter = counted(db);
  expect(executeBatch(counter.db, [create("a"), create("b"), append("a", 1), append("b", 1), append("a", 2)])).toEqual(
    Array.from({ length: 5 }, () => ({ value: true })),
  );
  expect(counter.commits).toBe(1);
  const broken: WriteCommand = { name: "write", args: [[{ is: "put", kind: "table", id: "x", at: 1 }]] };
  const done = executeBatch(counter.db, [append("a", 3), append("b", 1), broken, append("a", 4)]);
  expect(done.map((one) => ("value" in one ? one.value : "error"))).toEqual([true, false, "error", true]);
  expect(counter.commits).toBe(2);
  expect(lengths(db)).toEqual([
    { match: "a", n: 5 },
    { match: "b", n: 2 },
  ]);
  db.close();
});

test("a commit that fails reports every act as failed and stores none", () => {
  const db = openWriter(storeFile(folder()));
  executeBatch(db, [create("a")]);
  const full: Database = {
    ...db,
    ask(query) {
      if (query.sql === "commit") throw new Error("disk full");
      return db.ask(query);
    },
  };
  const done = executeBatch(full, [append("a", 1), append("a", 2)]);
  expect(done).toEqual([{ error: "disk full" }, { error: "disk full" }]);
  expect(db.inTransaction()).toBe(false);
  expect(lengths(db)).toEqual([{ match: "a", n: 1 }]);
  db.close();
});

test("snapshots that come together are stored together, of each match the latest", async () => {
  const stored: [string, number][][] = [];
  const snapshots = batchSnapshots((several) => {
    stored.push([...several].map(([match, { at }]) => [match, at]));
    return stored.length === 2 ? Promise.reject(new Error("full")) : Promise.resolve(true);
  });
  for (const at of [50, 100, 70]) await snapshots.keep("a", { at, body: "" });
  await snapshots.keep("b", { at: 50, body: "" });
  expect(stored).toEqual([]);
  await snapshots.flush("c");
  expect(stored).toEqual([]);
  await snapshots.flush("a");
  expect(stored).toEqual([
    [
      ["a", 100],
      ["b", 50],
    ],
  ]);
  // A lost snapshot only costs time: the next one is stored.
  for (const at of [150, 200]) {
    await snapshots.keep("a", { at, body: "" });
    await snapshots.flush();
  }
  expect(stored.slice(1)).toEqual([[["a", 150]], [["a", 200]]]);
});

test("commands arrive as they were sent, and so do their results", () => {
  const dated: WriteCommand = {
    name: "append",
    args: appended("b", 1, rowsOf(1, 2), sampleSummary("b", 2), [{ is: "schedule", key: "x", at: 1 }]),
  };
  const run: WriteCommand = { name: "append", args: appended("b", 1, rowsOf(1, 4), sampleSummary("b", 4), []) };
  const held: WriteCommand = {
    name: "append",
    args: appended("a", 2, rowsOf(2, 3), sampleSummary("a", 3), [], { holder: "h", epoch: 7 }),
  };
  const commands = [
    create("a"),
    append("a", 1),
    dated,
    { name: "check", args: [] } as const,
    held,
    run,
    append("b", 9),
  ];
  const list: CommandList = [];
  for (const { name, args } of commands) addCommand(list, name, args);
  expect(commandsIn(structuredClone(list))).toEqual(commands);

  const all: CommandResult[] = [{ value: true }, { value: true }];
  for (const results of [all, [], [{ value: true }, { value: 3 }], [{ error: "disk full" }, { value: false }]]) {
    const found: CommandResult[] = [];
    eachResult(structuredClone(resultsOf(results)), (one) => found.push(one));
    expect(found).toEqual(results);
  }
  expect(resultsOf(all)).toBe(2);
});
