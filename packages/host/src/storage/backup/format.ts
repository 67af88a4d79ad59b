/**
 * Format of a backup: gzipped lines of JSON, the same for every kind of store, so that a backup and a restore move a
 * club from one kind to another. The first line is the head; the last has the row counts and a digest:
 *
 *     {"format":"starboard.backup","version":1,"store":3,"from":"sqlite","at":1763776800000}
 *     {"table":"matches","columns":["match","opening"]}
 *     ["m1","{…}"]
 *     {"end":true,"rows":{"matches":1,…},"sha256":"…"}
 */
import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { en as words } from "../../messages/operation.en.ts";
import { FORMAT, tables } from "../migrations.ts";
import type { Param } from "../query-program.ts";

export const BACKUP_FORMAT = "starboard.backup";
export const BACKUP_VERSION = 1;

export interface BackupHead {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: typeof BACKUP_VERSION;
  /** Format number of the store that was backed up. */
  readonly store: number;
  readonly from: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
export type RowCounts = Readonly<Record<string, number>>;
export interface BackupEnd {
  readonly end: true;
  readonly rows: RowCounts;
  /** Digest of everything before this line, in hex. */
  readonly sha256: string;
}
interface Heading {
  readonly table: string;
  readonly columns: readonly string[];
}
/** A backup that cannot be used. Codes: BACKUP_FORM, BACKUP_DAMAGED, BACKUP_NEWER. */
export class BackupError extends Error {
  override readonly name = "BackupError";
  readonly code: "BACKUP_FORM" | "BACKUP_DAMAGED" | "BACKUP_NEWER";

  constructor(code: BackupError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/** Yields the lines of a backup; `rowsOf` reads the rows of one table. */
export async function* backupLines(
  head: Omit<BackupHead, "format" | "version" | "store">,
  rowsOf: (table: string, columns: readonly string[]) => AsyncIterable<readonly Param[]>,
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ format: BACKUP_FORMAT, version: BACKUP_VERSION, store: FORMAT, ...head } satisfies BackupHead);
  const counts: Record<string, number> = {};
  for (const [table, columns] of Object.entries(tables)) {
    yield line({ table, columns } satisfies Heading);
    counts[table] = 0;
    for await (const row of rowsOf(table, columns)) {
      yield line(row.map(fieldOf));
      counts[table]++;
    }
  }
  yield line({ end: true, rows: counts, sha256: hash.copy().digest("hex") } satisfies BackupEnd);
}

export interface BackupRow {
  readonly table: string;
  readonly columns: readonly string[];
  readonly row: readonly Param[];
}

/** Reads the head of a backup. Rejects with `BackupError`. */
export async function readHead(file: string): Promise<BackupHead> {
  for await (const text of linesOf(file)) return headOf(text);
  throw damaged("empty");
}

/** Yields the rows of a backup in order. Throws `BackupError`, possibly only at the end: until then rows may be damaged. */
export async function* readRows(file: string): AsyncGenerator<BackupRow> {
  const hash = createHash("sha256");
  const counts: Record<string, number> = {};
  let heading: Heading | undefined;
  let first = true;
  let ended = false;
  for await (const text of linesOf(file)) {
    if (ended) throw damaged("trailing");
    const value = first ? headOf(text) : parsed(text);
    first = false;
    if (Array.isArray(value)) {
      if (!heading || value.length !== heading.columns.length || !value.every(isField)) throw damaged("row");
      const row = value.map(paramOf);
      counts[heading.table] = (counts[heading.table] ?? 0) + 1;
      yield { ...heading, row };
    } else if (isHeading(value)) {
      heading = value;
      counts[value.table] ??= 0;
    } else if (isEnd(value)) {
      checkEnd(value, hash, counts);
      ended = true;
    } else if (!isHead(value)) throw damaged("line");
    hash.update(`${text}\n`);
  }
  if (!ended) throw damaged("noEnd");
}

/** Reads and checks a whole backup. Resolves with its head and row counts, or rejects with `BackupError`. */
export async function inspect(file: string): Promise<{ readonly head: BackupHead; readonly rows: RowCounts }> {
  const head = await readHead(file);
  const rows: Record<string, number> = {};
  for await (const { table } of readRows(file)) rows[table] = (rows[table] ?? 0) + 1;
  return { head, rows };
}

/** Yields lines ended by a line feed only: names may contain other characters that some programs treat as line ends. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const unzipped = createGunzip();
  // `pipe` does not pass errors on.
  bytes.on("error", (error) => unzipped.destroy(error));
  bytes.pipe(unzipped).setEncoding("utf8");
  let started = false;
  let rest = "";
  try {
    for await (const piece of unzipped as AsyncIterable<string>) {
      started = true;
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!code.startsWith("Z_")) throw error;
    throw started || code === "Z_BUF_ERROR" ? damaged("packed") : form();
  } finally {
    bytes.destroy();
    unzipped.destroy();
  }
  if (rest !== "") throw damaged("cut");
}

const form = (): BackupError => new BackupError("BACKUP_FORM", words.noBackup);
const damaged = (how: keyof typeof words.damagedBackup): BackupError =>
  new BackupError("BACKUP_DAMAGED", words.damagedBackup[how]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw damaged("json");
  }
}

function headOf(text: string): BackupHead {
  let head: unknown;
  try {
    head = JSON.parse(text);
  } catch {
    throw form();
  }
  if (!isHead(head)) throw form();
  if (head.version !== BACKUP_VERSION || head.store > FORMAT) throw new BackupError("BACKUP_NEWER", words.newerBackup);
  return head;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isHead = (value: unknown): value is BackupHead =>
  isObject(value) && value["format"] === BACKUP_FORMAT && Number.isInteger(value["store"]);
const isEnd = (value: unknown): value is BackupEnd => isObject(value) && value["end"] === true;
/** True for a heading with plain names. They become part of SQL statements, so no other characters are accepted. */
const isHeading = (value: unknown): value is Heading =>
  isObject(value) &&
  [value["table"], ...(Array.isArray(value["columns"]) ? (value["columns"] as unknown[]) : [null])].every(
    (name) => typeof name === "string" && /^[a-z_]{1,40}$/.test(name),
  );

/** A value of a row as JSON. Bytes are written as base64. */
type Field = string | number | null | { readonly base64: string };
const fieldOf = (value: Param): Field =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;
const paramOf = (field: Field): Param =>
  typeof field === "object" && field !== null ? Buffer.from(field.base64, "base64") : field;
const isField = (value: unknown): value is Field =>
  value === null ||
  typeof value === "string" ||
  Number.isSafeInteger(value) ||
  (isObject(value) && Object.keys(value).length === 1 && typeof value["base64"] === "string");

function checkEnd(end: BackupEnd, hash: Hash, counts: RowCounts): void {
  if (end.sha256 !== hash.copy().digest("hex")) throw damaged("digest");
  if (JSON.stringify(end.rows) !== JSON.stringify(counts)) throw damaged("rows");
}
