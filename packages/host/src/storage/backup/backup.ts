/** Taking and restoring backups, while hosts go on. */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { migrate, tables } from "../migrations.ts";
import type { StoragePlace } from "../open.ts";
import type { QueryProgram } from "../query-program.ts";
import { type BackupHead, backupLines, type BackupRow, inspect, readRows, type RowCounts } from "./format.ts";
import { openSink, openSource } from "./ports.ts";

/** Nothing is kept in this place. */
export class StoreEmptyError extends Error {
  override readonly name = "StoreEmptyError";
}
/** There is something in this place, and nobody said that it may go. */
export class StoreNotEmptyError extends Error {
  override readonly name = "StoreNotEmptyError";
}

/**
 * Writes all a place keeps, as it stands at one moment, into a file that only its owner may read: it holds the secrets
 * of matches under way. The file is there whole or not at all. Rejects with `StoreEmptyError`.
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
    // What cannot be read back is no backup: found out now, and not on the day it is needed.
    const found = await inspect(part);
    await rename(part, file);
    await synced(file);
    return found;
  } finally {
    await source.close();
    await rm(part, { force: true });
  }
}

/**
 * Puts a backup in the place of all that is kept there, in one transaction; hosts that are running read everything
 * anew. The file is checked to its end before anything is touched. Rejects with `BackupError`, or with
 * `StoreNotEmptyError` where there is something and it is not to be `replaced`.
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

/** Takes everything away, down to the tables; "kept" when there is something and it must stay. */
function* clear(replaced: boolean): QueryProgram<"empty" | "kept"> {
  // Whichever of our tables are there, of whatever format.
  yield { sql: "create table if not exists meta (name text primary key, value text not null)", params: [] };
  const [row] = yield { sql: "select value from meta where name = 'format'", params: [] };
  if (row && !replaced)
    for (const table of ["matches", "documents"]) {
      const some = yield { sql: `select 1 as some from ${table} limit 1`, params: [] };
      if (some.length > 0) return "kept";
    }
  for (const table of [...Object.keys(tables), "snapshots", "jobs", "meta"])
    yield { sql: `drop table if exists ${table}`, params: [] };
  return "empty";
}

/** Running hosts of the embedded store look at this. */
function* beginEpoch(epoch: string): QueryProgram<void> {
  yield { sql: "insert into meta (name, value) values ('epoch', ?1)", params: [epoch] };
}

/** Rows put into a store at a time. */
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

async function synced(file: string): Promise<void> {
  const handle = await open(file, "r");
  await handle.sync();
  await handle.close();
}
