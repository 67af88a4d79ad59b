/** Writes and restores backups while hosts are running. */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { migrate, tables, unsavedTables } from "../migrations.ts";
import type { StoragePlace } from "../open.ts";
import type { QueryProgram } from "../query-program.ts";
import { type BackupHead, backupLines, type BackupRow, inspect, readRows, type RowCounts } from "./format.ts";
import { openSink, openSource } from "./ports.ts";

/** The storage place is empty. */
export class StoreEmptyError extends Error {
  override readonly name = "StoreEmptyError";
}
/** The storage place has data, and the caller did not allow replacing it. */
export class StoreNotEmptyError extends Error {
  override readonly name = "StoreNotEmptyError";
}

/**
 * Writes all data of a storage place, as of one moment, into a file that only its owner may read, because it holds the
 * secrets of running matches. The file appears complete or not at all. Rejects with `StoreEmptyError`.
 */
export async function backup(
  place: StoragePlace,
  file: string,
  now: number,
): Promise<{ head: BackupHead; rows: RowCounts }> {
  const source = await openSource(place);
  if (!source) throw new StoreEmptyError("There is nothing to back up.");
  const part = `${file}.${process.pid}.part`;
  try {
    const lines = backupLines({ from: source.kind, at: now }, (table, columns) => source.rows(table, columns));
    await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    // Reads the file back, so that a broken backup is noticed now and not when it is needed.
    const found = await inspect(part);
    await rename(part, file);
    await syncFile(file);
    return found;
  } finally {
    await source.close();
    await rm(part, { force: true });
  }
}

/**
 * Replaces all data of a storage place by a backup, in one transaction; running hosts then read everything again. The
 * whole file is checked before anything is written. Rejects with `BackupError`, or with `StoreNotEmptyError` if the
 * place has data and `replaced` is false.
 */
export async function restore(
  place: StoragePlace,
  file: string,
  replaced: boolean,
): Promise<{ head: BackupHead; rows: RowCounts }> {
  const found = await inspect(file);
  const sink = await openSink(place);
  try {
    const before = await sink.run(clear(replaced));
    if (before === "kept") throw new StoreNotEmptyError("There is something in this place already.");
    await sink.run(migrate(sink.dialect, found.head.store));
    for await (const { table, columns, rows } of pages(readRows(file))) await sink.insert(table, columns, rows);
    await sink.run(migrate(sink.dialect));
    await sink.run(beginEpoch(randomUUID()));
    await sink.commit();
    return found;
  } finally {
    await sink.close();
  }
}

/** Drops all tables of the store. Returns "kept" without dropping any if there is data and `replaced` is false. */
function* clear(replaced: boolean): QueryProgram<"empty" | "kept"> {
  // The store may be empty or of any format.
  yield { sql: "create table if not exists meta (name text primary key, value text not null)", params: [] };
  const [row] = yield { sql: "select value from meta where name = 'format'", params: [] };
  if (row && !replaced)
    for (const table of ["matches", "documents"]) {
      const some = yield { sql: `select 1 as some from ${table} limit 1`, params: [] };
      if (some.length > 0) return "kept";
    }
  for (const table of [...Object.keys(tables), ...unsavedTables])
    yield { sql: `drop table if exists ${table}`, params: [] };
  return "empty";
}

/** Writes a new epoch, by which running hosts of the embedded store notice the restore. */
function* beginEpoch(epoch: string): QueryProgram<void> {
  yield { sql: "insert into meta (name, value) values ('epoch', ?1)", params: [epoch] };
}

/** Rows inserted at a time. */
const PAGE = 500;

interface Page {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: BackupRow["row"][];
}
async function* pages(all: AsyncIterable<BackupRow>): AsyncGenerator<Page> {
  let page: Page | undefined;
  for await (const { table, columns, row } of all) {
    if (page && (page.table !== table || page.rows.length >= PAGE)) {
      yield page;
      page = undefined;
    }
    page ??= { table, columns, rows: [] };
    page.rows.push(row);
  }
  if (page) yield page;
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync();
  await handle.close();
}
