/** Tests stores of older programs: migrated with all their data, also when several hosts start at once. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { seat } from "@starboard/kernel";
import { afterAll, expect, test } from "vitest";
import { restore } from "../../src/storage/backup/backup.ts";
import { BACKUP_FORMAT, BACKUP_VERSION } from "../../src/storage/backup/format.ts";
import { sampleSummary, openingOf, rowsOf } from "../../src/storage/contract/index.ts";
import { FORMAT, migrate } from "../../src/storage/migrations.ts";
import { openStorage, storeFile } from "../../src/storage/open.ts";
import { openPool } from "../../src/storage/postgres/pool.ts";
import { openDatabase } from "../../src/storage/sqlite/database.ts";
import type { Storage } from "../../src/storage/store.ts";
import {
  type Dialect,
  type Param,
  runSync,
  postgres,
  sqlite,
  type QueryProgram,
} from "../../src/storage/query-program.ts";
import { closeCluster, closing, folder, lacks, open, places } from "./stores.ts";

afterAll(closeCluster);

const ended = {
  ...sampleSummary("ended", 5),
  asked: [],
  over: { winners: [seat(0)], rule: "SMP-1", scores: [1, 0] },
} as const;
/** What the first published program wrote: a match with a table and a due date. */
const firstTables: Readonly<
  Record<string, { readonly columns: readonly string[]; readonly rows: readonly Param[][] }>
> = {
  matches: {
    columns: ["match", "opening", "ended_at", "card", "changed_at"],
    rows: [
      ["old", JSON.stringify(openingOf("old")), 5, JSON.stringify(sampleSummary("old", 5)), 1_005],
      ["ended", JSON.stringify(openingOf("ended")), 5, JSON.stringify(ended), 1_005],
    ],
  },
  entries: {
    columns: ["match", "n", "line"],
    rows: ["old", "ended"].flatMap((match) => rowsOf(0, 5).map((row, n) => [match, n, JSON.stringify(row)])),
  },
  documents: {
    columns: ["kind", "id", "version", "changed_at", "expires_at", "doc"],
    rows: [["table", "old", 1, 5, null, JSON.stringify({ name: "Größe" })]],
  },
  document_index: {
    columns: ["kind", "id", "name", "value", "changed_at"],
    rows: [["table", "old", "owner", "ada", 5]],
  },
  schedule: { columns: ["due", "scheduled_at", "about"], rows: [["old", 7, "null"]] },
};
function* firstFormat(d: Dialect): QueryProgram<boolean> {
  yield* migrate(d, 1);
  for (const [table, { columns, rows }] of Object.entries(firstTables))
    for (const params of rows)
      yield {
        sql: `insert into ${table} (${columns.join(", ")}) values (${columns.map((_, i) => `?${i + 1}`).join(", ")})`,
        params,
      };
  return true;
}
async function expectWhole({ store, jobs }: Storage): Promise<void> {
  expect((await store.stats()).format).toBe(FORMAT);
  expect(await store.rows("old", 0)).toEqual(rowsOf(0, 5));
  expect(await store.find("table", { index: ["owner", "ada"], limit: 2 })).toMatchObject([{ doc: { name: "Größe" } }]);
  expect(await store.nextScheduledAt()).toBe(7);
  // Features of later schema steps work too: a match that ended before the update is compressed, a running one is not.
  expect([await store.compressLog(2_000), await store.compressLog(2_000)]).toEqual([true, false]);
  expect(await store.rows("ended", 0)).toEqual(rowsOf(0, 5));
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
    // As the first program wrote it.
    const lines: unknown[] = [{ format: BACKUP_FORMAT, version: BACKUP_VERSION, store: 1, from: "sqlite", at: 1 }];
    for (const [table, { columns, rows }] of Object.entries(firstTables)) lines.push({ table, columns }, ...rows);
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    const counts = Object.entries(firstTables).map(([table, { rows }]) => [table, rows.length] as const);
    const end = {
      end: true,
      rows: Object.fromEntries(counts),
      sha256: createHash("sha256").update(text).digest("hex"),
    };
    const file = join(folder(), "club.backup");
    writeFileSync(file, gzipSync(`${text}${JSON.stringify(end)}\n`));
    const place = await places[name]();
    expect((await restore(place, file, false)).head.store).toBe(1);
    await expectWhole(await open(place));
  },
);
