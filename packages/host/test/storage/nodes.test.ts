import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, describe, expect, test } from "vitest";
import { sampleSummary, openingOf, rowsOf } from "../../src/storage/contract/index.ts";
import { storeFile } from "../../src/storage/open.ts";
import { openPool } from "../../src/storage/postgres/pool.ts";
import { openStore } from "../../src/storage/postgres/store.ts";
import { openDatabase } from "../../src/storage/sqlite/database.ts";
import { executeInThread, FolderInUse } from "../../src/storage/sqlite/executor.ts";
import { openSqlite } from "../../src/storage/sqlite/store.ts";
import type { HostStore } from "../../src/storage/store.ts";
import { closeCluster, closing, database, folder, lacks, open, places } from "./stores.ts";

afterAll(closeCluster);

const twice: Record<string, () => Promise<[HostStore, HostStore]>> = {
  async sqlite() {
    const file = storeFile(folder());
    const one = closing((await openSqlite(file, true)).store);
    return [one, closing((await openSqlite(file, true)).store)];
  },
  async postgres() {
    const url = await database();
    const node = async (): Promise<HostStore> => closing(await openStore(openPool(url, () => {})));
    // Both hosts find an empty database and migrate it.
    return Promise.all([node(), node()]);
  },
};

describe.for(Object.entries(twice))("two nodes on one %s", ([name, pair]) => {
  test.skipIf(lacks(name))("race for one match and never fork it", async () => {
    const nodes = await pair();
    await nodes[0].create(openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1));
    let refused = 0;
    /** Appends at the end it knows until it has won eight times; returns its acknowledged entries. */
    async function race(node: HostStore, writer: string): Promise<Map<number, string>> {
      const promised = new Map<number, string>();
      for (let at = 1, won = 0; won < 8; ) {
        const rows = rowsOf(at, at + 1 + (won % 3), `${writer}.${won}`);
        const clock = { is: "schedule", key: "a", at: 1_000 + at + rows.length } as const;
        if (await node.append("a", at, rows, sampleSummary("a", at + rows.length), [clock])) {
          for (const { entry, key } of rows) promised.set(entry.n, key as string);
          won++;
        } else refused++;
        at = (await node.rows("a", 0)).length;
      }
      return promised;
    }
    const promises = await Promise.all(nodes.flatMap((node, i) => [race(node, `${i}a`), race(node, `${i}b`)]));
    const [rows, seen] = await Promise.all(nodes.map((node) => node.rows("a", 0)));
    expect(rows).toEqual(seen);
    expect(rows?.map(({ entry }) => entry.n)).toEqual(rows?.map((_, n) => n));
    const kept = new Map(rows?.slice(1).map(({ entry, key }) => [entry.n, key]));
    const all = promises.flatMap((one) => [...one]);
    expect(all.length).toBe(kept.size);
    for (const [n, key] of all) expect(kept.get(n)).toBe(key);
    // All four started at the same entry.
    expect(refused).toBeGreaterThanOrEqual(3);
    expect(await nodes[0].nextScheduledAt()).toBe(1_000 + (rows?.length ?? 0));
  });
});

test("a second host does not open the same folder until the first has stopped", async () => {
  const place = await places.sqlite();
  const first = await open(place);
  await expect(open(place)).rejects.toThrow(FolderInUse);
  await first.store.write([{ is: "schedule", key: "a", at: 1 }]);
  await first.close();
  expect(await (await open(place)).store.nextScheduledAt()).toBe(1);
});

test("a store of a newer program is not changed", async () => {
  const place = await places.sqlite();
  await (await open(place)).close();
  const db = openDatabase(storeFile(place.folder));
  db.ask({ sql: "update meta set value = '999' where name = 'format'", params: [] });
  db.close();
  await expect(open(place)).rejects.toThrow("format 999");
});

test("a closed store throws at once", async () => {
  const storage = await open(await places.sqlite());
  await storage.close();
  await expect(storage.store.write([{ is: "schedule", key: "a", at: 1 }])).rejects.toThrow();
});

test("only its owner can read a store: it contains the secrets of running matches", async () => {
  const place = await places.sqlite();
  const { store } = await open(place);
  await store.check();
  for (const name of ["starboard.db", "starboard.db-wal"])
    expect(statSync(join(place.folder, name)).mode & 0o077, name).toBe(0);
});

test("a thread that ends is replaced; its unfinished writes are not acknowledged", async () => {
  const threads: Worker[] = [];
  const file = storeFile(folder());
  const data = { file, lock: `${file}.lock` };
  const thread = new URL("../../src/storage/sqlite/writer.worker.ts", import.meta.url);
  const carrier = await executeInThread(data, (workerData) => {
    const worker = new Worker(thread, { workerData });
    threads.push(worker);
    return worker;
  });
  const due = (at: number) => [{ is: "schedule", key: "a", at }] as const;
  expect(await carrier.execute("write", due(1))).toBe(true);
  const doomed = carrier.execute("write", due(2)).catch((error: unknown) => String(error));
  const gone = threads[0]?.terminate();
  expect(["true", "Error: The thread that writes has ended."]).toContain(String(await doomed));
  await gone;
  const all = await Promise.all([3, 4, 5].map((at) => carrier.execute("write", due(at))));
  expect(all).toEqual([true, true, true]);
  expect(threads).toHaveLength(2);
  await carrier.close();
  await expect(carrier.execute("write", due(6))).rejects.toThrow("ended");
  const { store } = await open({ folder: dirname(file) });
  expect(await store.nextScheduledAt()).toBe(5);
});
