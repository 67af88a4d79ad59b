/** Tests stores of older programs: migrated with all their data, also when several hosts start at once. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { backup, restore } from "../../src/storage/backup/backup.ts";
import { sampleSummary, openingOf, rowsOf } from "../../src/storage/contract/index.ts";
import { FORMAT, migrate } from "../../src/storage/migrations.ts";
import { openStorage, storeFile } from "../../src/storage/open.ts";
import { openPool } from "../../src/storage/postgres/pool.ts";
import { openDatabase } from "../../src/storage/sqlite/database.ts";
import type { Storage } from "../../src/storage/store.ts";
import { type Dialect, runSync, postgres, sqlite, type QueryProgram } from "../../src/storage/query-program.ts";
import { writesOf } from "../../src/storage/writes.ts";
import { closeCluster, closing, folder, lacks, open, places } from "./stores.ts";

afterAll(closeCluster);

/** What the first published program wrote: the first schema step, and a match with a table and a due date. */
function* firstFormat(d: Dialect): QueryProgram<boolean> {
  yield* migrate(d, 1);
  return yield* writesOf(d).create(openingOf("old"), rowsOf(0, 5), sampleSummary("old", 5), [
    { is: "put", kind: "table", id: "old", doc: { name: "Größe" }, at: 5, index: { owner: "ada" } },
    { is: "schedule", key: "old", at: 7 },
  ]);
}
async function expectWhole({ store, jobs }: Storage): Promise<void> {
  expect((await store.stats()).format).toBe(FORMAT);
  expect(await store.rows("old", 0)).toEqual(rowsOf(0, 5));
  expect(await store.find("table", { index: ["owner", "ada"], limit: 2 })).toMatchObject([{ doc: { name: "Größe" } }]);
  expect(await store.nextScheduledAt()).toBe(7);
  // Features of later schema steps work too.
  expect(await jobs.add("email", { n: 1 }, { key: "once" })).toBe(true);
}

test("an older file is migrated once, when a host starts", async () => {
  expect(FORMAT).toBeGreaterThan(1);
  const place = { folder: folder() };
  const db = openDatabase(storeFile(place.folder));
  db.exec("begin");
  runSync(firstFormat(sqlite), db.ask);
  db.exec("commit");
  db.close();
  const first = await open(place);
  await expectWhole(first);
  expect(await first.store.append("old", 5, rowsOf(5, 6), sampleSummary("old", 6))).toBe(true);
  await first.close();
  const again = await open(place);
  expect(await again.store.rows("old", 0)).toEqual(rowsOf(0, 6));
  expect(await again.jobs.add("email", { n: 2 }, { key: "once" })).toBe(false);
});

test.skipIf(lacks("postgres"))(
  "an older database is brought up to date by one of many hosts that start at once",
  async () => {
    const { databaseUrl = "" } = await places.postgres();
    const pool = closing(openPool(databaseUrl, () => {}));
    expect(await pool.within(() => firstFormat(postgres))).toBe(true);
    await pool.close();
    const place = { folder: "", databaseUrl };
    const hosts = await Promise.all(Array.from({ length: 4 }, () => openStorage(place, { onError: () => {} })));
    for (const host of hosts) closing(host);
    await expectWhole(hosts[0] as Storage);
    for (const { store } of hosts) expect(await store.rows("old", 0)).toEqual(rowsOf(0, 5));
  },
);

test.for(["sqlite", "postgres"] as const)(
  "a backup of an older store is restored into %s, up to date",
  async (name, { skip }) => {
    skip(lacks(name), "no PostgreSQL");
    const from = { folder: folder() };
    const older = await open(from);
    await older.store.create(openingOf("old"), rowsOf(0, 5), sampleSummary("old", 5), [
      { is: "put", kind: "table", id: "old", doc: { name: "Größe" }, at: 5, index: { owner: "ada" } },
      { is: "schedule", key: "old", at: 7 },
    ]);
    const file = join(folder(), "club.backup");
    await backup(from, file, 1);
    await older.close();
    // As the first program would have written it.
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
    const end = JSON.parse(lines.pop() ?? "") as object;
    const text = `${[(lines[0] ?? "").replace(`"store":${FORMAT}`, '"store":1'), ...lines.slice(1)].join("\n")}\n`;
    const sha256 = createHash("sha256").update(text).digest("hex");
    writeFileSync(file, gzipSync(`${text}${JSON.stringify({ ...end, sha256 })}\n`));
    const place = await places[name]();
    expect((await restore(place, file, false)).head.store).toBe(1);
    await expectWhole(await open(place));
  },
);
