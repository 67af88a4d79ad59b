import { cpSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { backup, restore } from "../../src/storage/backup/backup.ts";
import { sampleSummary, openingOf, rowsOf } from "../../src/storage/contract/index.ts";
import { storeFile } from "../../src/storage/open.ts";
import { batchSnapshots } from "../../src/storage/snapshot-batcher.ts";
import { openDatabase } from "../../src/storage/sqlite/database.ts";
import { openActWal, readActWal } from "../../src/storage/sqlite/act-wal.ts";
import { openWriteBehind } from "../../src/storage/sqlite/write-behind.ts";
import { type Execute, executeInline, executeInThread } from "../../src/storage/sqlite/executor.ts";
import { openWriter } from "../../src/storage/sqlite/writer.ts";
import { openSqlite } from "../../src/storage/sqlite/store.ts";
import type { HostStore } from "../../src/storage/store.ts";
import { appended } from "../../src/storage/writes.ts";
import { closing, folder } from "./stores.ts";

const unheard = (): void => {};
const texts = (from: number, to: number, length = 20): string[] =>
  Array.from({ length: to - from }, (_, i) => `${from + i} ${"é".repeat(length)}`);

test("texts of a write-ahead log are read by the next start, up to a cut or changed byte", async () => {
  const file = join(folder(), "book");
  const book = await openActWal(file, unheard);
  for (const text of texts(0, 3)) await book.append(text);
  await Promise.all(texts(3, 9).map((text) => book.append(text)));
  expect(await readActWal(file)).toEqual(texts(0, 9));
  const bytes = readFileSync(`${file}-acts1`);
  const end = bytes.lastIndexOf(1) + 1;
  const batch = bytes.indexOf("3 é") - 16;
  for (const cut of [end - 1, end - 40, batch + 15, batch + 1]) {
    truncateSync(`${file}-acts1`, cut);
    expect(await readActWal(file), `cut at ${cut}`).toEqual(texts(0, 3));
    writeFileSync(`${file}-acts1`, bytes);
  }
  for (let at = batch; at < end; at += 7) {
    const bent = Buffer.from(bytes);
    bent[at] = (bent[at] as number) ^ 4;
    writeFileSync(`${file}-acts1`, bent);
    expect(await readActWal(file), `bent at ${at}`).toEqual(texts(0, 3));
  }
  await book.close(false);
  expect(await readActWal(file)).toEqual([]);
});

test("the two files of a write-ahead log alternate and lose nothing that is not stored", async () => {
  const file = join(folder(), "book");
  const book = await openActWal(file, unheard);
  const said: string[] = [];
  for (let i = 0; i < 300; i++) {
    const text = `${i} ${"x".repeat(20_000)}`;
    await book.append(text);
    said.push(text);
    // The database is always a little behind.
    if (i % 10 === 9) book.checkpoint(Math.max(0, book.count() - 25));
    if (i % 7 !== 0) continue;
    const kept = await readActWal(file);
    expect(kept.slice(-25).join() === said.slice(-25).join(), `after ${i}`).toBe(true);
  }
  for (const name of ["acts1", "acts2"]) expect(statSync(`${file}-${name}`).size).toBeLessThan(2_000_000);
  await book.close(true);
  expect((await readActWal(file)).at(-1)).toBe(said.at(-1));
});

/** A copy of the folder of a host that was just killed. */
function killed(place: string): string {
  const copy = folder();
  cpSync(place, copy, { recursive: true });
  return copy;
}
async function opened(place: string): Promise<HostStore> {
  return closing((await openSqlite(storeFile(place))).store);
}
/** A match of `n` entries: the first is stored, the others are buffered acts. */
async function played(store: HostStore, match: string, length: number): Promise<void> {
  await store.create(openingOf(match), rowsOf(0, 1), sampleSummary(match, 1));
  for (let n = 1; n < length; n++)
    expect(
      await store.append(match, n, rowsOf(n, n + 1), sampleSummary(match, n + 1), [
        { is: "schedule", key: match, at: 100 + n },
      ]),
    ).toBe(true);
}

test("acts that a killed host had not stored are there after the next start, and in a backup", async () => {
  const place = folder();
  const store = await opened(place);
  await played(store, "a", 5);
  const copies = [killed(place), killed(place)] as const;
  expect((await readActWal(storeFile(copies[0]))).length).toBeGreaterThan(0);
  const again = await opened(copies[0]);
  expect(await again.rows("a", 0)).toEqual(rowsOf(0, 5));
  expect((await again.summariesOf(["a"]))[0]?.at).toBe(5);
  expect(await again.nextScheduledAt()).toBe(104);
  expect(await again.append("a", 4, rowsOf(4, 5), sampleSummary("a", 5))).toBe(false);
  const file = join(folder(), "club.backup");
  const late = await readActWal(storeFile(copies[1]));
  const { rows } = await backup({ folder: copies[1] }, file, 1);
  expect(rows["entries"]).toBe(5);
  // A backup only reads.
  expect(await readActWal(storeFile(copies[1]))).toEqual(late);
  await restore({ folder: copies[1] }, file, true);
  const restored = await opened(copies[1]);
  expect(await restored.rows("a", 0)).toEqual(rowsOf(0, 5));
  expect((await restored.summariesOf(["a"]))[0]).toEqual((await again.summariesOf(["a"]))[0]);
  expect(await restored.nextScheduledAt()).toBe(104);
  expect(await again.append("a", 5, rowsOf(5, 6), sampleSummary("a", 6))).toBe(true);
});

test("acts from before a restore do not come back", async () => {
  const place = folder();
  const store = await opened(place);
  await played(store, "a", 3);
  expect(await store.rows("a", 0)).toHaveLength(3);
  const file = join(folder(), "club.backup");
  await backup({ folder: place }, file, 1);
  await store.append("a", 3, rowsOf(3, 4), sampleSummary("a", 4));
  const copy = killed(place);
  await restore({ folder: copy }, file, true);
  expect(await (await opened(copy)).rows("a", 0)).toEqual(rowsOf(0, 3));
});

test("without a write-ahead log, acts are stored before they are acknowledged", async () => {
  const place = folder();
  const errors: unknown[] = [];
  const { store } = await openSqlite(storeFile(place), false, (error) => errors.push(error));
  closing(store);
  await store.create(openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1));
  mkdirSync(`${storeFile(place)}-acts1`);
  await expect(store.append("a", 1, rowsOf(1, 2), sampleSummary("a", 2))).rejects.toThrow();
  expect(errors).toHaveLength(1);
  // The result is unknown, so the test reads the log.
  const { length } = await store.rows("a", 0);
  expect(await store.append("a", length, rowsOf(length, length + 1), sampleSummary("a", length + 1))).toBe(true);
  expect(await store.rows("a", 0)).toEqual(rowsOf(0, length + 1));
});

test("buffered acts and snapshots are stored together, and failed ones later", async () => {
  const file = storeFile(folder());
  const db = openWriter(file);
  const { execute } = executeInline(db);
  const carried: string[] = [];
  let broken = false;
  const counting: Execute = (name, ...args) => {
    carried.push(name);
    return broken ? Promise.reject(new Error("full")) : execute(name, ...args);
  };
  const errors: unknown[] = [];
  const acts = await openWriteBehind(file, counting, db.ask, (error) => errors.push(error));
  await acts.execute("create", openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1), []);
  const act = (n: number): Promise<boolean> =>
    acts.append(appended("a", n, rowsOf(n, n + 1), sampleSummary("a", n + 1), []));
  const several = (from: number, to: number): Promise<readonly boolean[]> =>
    Promise.all(Array.from({ length: to - from }, (_, i) => act(from + i)));
  const first = several(1, 120);
  const snapshots = batchSnapshots((several) => acts.execute("keepSnapshots", several));
  for (const at of [50, 100, 70]) await snapshots.keep("a", { at, body: `é ${at}` });
  await snapshots.flush("a");
  expect(carried).toEqual(["create", "store", "keepSnapshots"]);
  expect(db.ask({ sql: "select ended_at, body from snapshots", params: [] })).toEqual([
    { ended_at: 100, body: "é 100" },
  ]);
  broken = true;
  const later = several(120, 125);
  await expect(acts.flush()).rejects.toThrow("full");
  expect(errors).toHaveLength(1);
  broken = false;
  await acts.flush();
  expect([...(await first), ...(await later)]).toEqual(Array.from({ length: 124 }, () => true));
  const [row] = db.ask({ sql: "select count(*) as n, max(n) as last from entries", params: [] });
  expect(row).toEqual({ n: 125, last: 124 });
  await acts.close();
  db.close();
});

test("acts survive the thread that was to store them", async () => {
  const threads: Worker[] = [];
  const file = storeFile(folder());
  const thread = new URL("../../src/storage/sqlite/writer.worker.ts", import.meta.url);
  const carrier = await executeInThread({ file, lock: null }, (workerData) => {
    const worker = new Worker(thread, { workerData });
    threads.push(worker);
    return worker;
  });
  const db = openDatabase(file, true);
  const acts = await openWriteBehind(file, carrier.execute, db.ask, unheard);
  await acts.execute("create", openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1), []);
  const act = (n: number): Promise<boolean> =>
    acts.append(appended("a", n, rowsOf(n, n + 1), sampleSummary("a", n + 1), []));
  expect(await act(1)).toBe(true);
  const doomed = acts.flush().catch(() => {});
  await threads[0]?.terminate();
  expect(await act(2)).toBe(true);
  await doomed;
  await acts.flush();
  const [row] = db.ask({ sql: "select count(*) as n, max(n) as last from entries", params: [] });
  expect(row).toEqual({ n: 3, last: 2 });
  await acts.close();
  db.close();
  await carrier.close();
});
