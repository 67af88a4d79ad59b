/**
 * Write-ahead log of the SQLite store: acts are durable here before they are in the database. Two preallocated files
 * alternate; each is overwritten from its beginning once all its acts are stored. Files that do not grow are the
 * cheapest for the disk to sync.
 */
import { constants, fdatasync, write } from "node:fs";
import { type FileHandle, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import { splitTexts, joinTexts } from "./text-buffer.ts";

export interface ActWal {
  /**
   * Resolves to true once the text and all texts before it are on disk. Texts that arrive during a sync share the
   * next one.
   */
  append(text: string): Promise<true>;
  /** Number of texts appended so far. */
  count(): number;
  /** Marks the first `count` texts as stored in the database: their space may be reused. */
  checkpoint(count: number): void;
  /** True after a failed write: what is on disk is unknown, so no further text is accepted. */
  failed(): boolean;
  /** Closes the files. With `kept` they remain for the next start to read, otherwise they are deleted. */
  close(kept: boolean): Promise<void>;
}
interface Segment {
  readonly name: string;
  /** Undefined until the first batch. */
  opened: Promise<FileHandle> | undefined;
  /** Number of the turn that wrote it, counted over both files; 0 before the first. */
  turn: number;
  /** Number of batches in it, and where the last one ends, in bytes. */
  batches: number;
  end: number;
  /** `count()` of the log when its last text arrived. */
  count: number;
}
interface Waiting {
  readonly text: string;
  readonly resolve: (safe: true) => void;
  readonly reject: (error: unknown) => void;
}

/** Preallocated length of a file, in bytes. Beyond it the other file is used, if all its texts are stored. */
const SEGMENT_BYTES = 1_048_576;
/** Bytes before a batch: CRC-32 of all that follows, turn, number of the batch, length of its text. */
const HEADER_BYTES = 16;
/** Linux writes and syncs in one call (O_DSYNC); elsewhere the flag is missing or weaker. */
const HAS_O_DSYNC = process.platform === "linux";

const namesOf = (file: string): readonly [string, string] => [`${file}-acts1`, `${file}-acts2`];

/** Returns every text that may not be in the database yet, in order of arrival. */
export async function readActWal(file: string): Promise<readonly string[]> {
  const segments = (await Promise.all(namesOf(file).map(readSegment))).filter((segment) => segment.turn > 0);
  return segments.sort((a, b) => a.turn - b.turn).flatMap(({ texts }) => texts);
}

async function readSegment(name: string): Promise<{ turn: number; texts: string[] }> {
  const bytes = await readFile(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return Buffer.alloc(0);
    throw error;
  });
  const texts: string[] = [];
  let turn = 0;
  for (let at = 0, n = 0; at + HEADER_BYTES <= bytes.length; n++) {
    const own = bytes.readUInt32LE(at + 4);
    const end = at + HEADER_BYTES + bytes.readUInt32LE(at + 12);
    // A truncated batch was never acknowledged, and batches of an earlier turn are stored.
    if (own === 0 || (n > 0 && own !== turn) || bytes.readUInt32LE(at + 8) !== n || end > bytes.length) break;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32LE(at)) break;
    turn = own;
    texts.push(...splitTexts(bytes.toString("utf8", at + HEADER_BYTES, end)));
    at = end;
  }
  return { turn, texts };
}
/** Opens a new log and deletes the old files. `onError` is called once, with the first write error. */
export async function openActWal(file: string, onError: (error: unknown) => void): Promise<ActWal> {
  const names = namesOf(file);
  await Promise.all(names.map((name) => rm(name, { force: true })));
  const segment = (name: string): Segment => ({ name, opened: undefined, turn: 0, batches: 0, end: 0, count: 0 });
  let [here, other] = [segment(names[0]), segment(names[1])];
  let waiting: Waiting[] = [];
  let count = 0;
  let storedCount = 0;
  let turns = 0;
  /** The batch being written; later texts share the next one. */
  let writing: Promise<void> | undefined;
  let failure: unknown;

  /** Creates a file at full length and syncs its folder. */
  async function createFile(name: string): Promise<FileHandle> {
    const flags = constants.O_RDWR | constants.O_CREAT | (HAS_O_DSYNC ? constants.O_DSYNC : 0);
    const handle = await open(name, flags, 0o600);
    await writeAll(handle.fd, Buffer.alloc(SEGMENT_BYTES), 0);
    await sync(dirname(name));
    return handle;
  }
  function switchSegments(): void {
    if (here.turn > 0 && (here.end < SEGMENT_BYTES || other.count > storedCount)) return;
    if (here.turn > 0) [here, other] = [other, here];
    turns += 1;
    Object.assign(here, { turn: turns, batches: 0, end: 0 });
  }
  function put(batch: readonly Waiting[]): Promise<void> {
    switchSegments();
    const segment = here;
    segment.count = count;
    const text = joinTexts(batch.map((one) => one.text));
    const length = Buffer.byteLength(text);
    const bytes = Buffer.allocUnsafe(HEADER_BYTES + length);
    bytes.writeUInt32LE(segment.turn, 4);
    bytes.writeUInt32LE(segment.batches++, 8);
    bytes.writeUInt32LE(length, 12);
    bytes.write(text, HEADER_BYTES, "utf8");
    bytes.writeUInt32LE(crc32(bytes.subarray(4)), 0);
    const at = segment.end;
    segment.end += bytes.length;
    segment.opened ??= createFile(segment.name);
    return segment.opened.then(({ fd }) => writeAll(fd, bytes, at));
  }

  function writeNextBatch(): void {
    if (waiting.length === 0 || writing) return;
    const batch = waiting;
    waiting = [];
    writing = put(batch).then(
      () => {
        writing = undefined;
        // Starts the next batch first, so that the disk does not wait for the callers of this one.
        writeNextBatch();
        // One per turn of the event loop: the first caller continues while the others are still pending.
        for (const { resolve } of batch) setImmediate(resolve, true);
      },
      (error: unknown) => {
        writing = undefined;
        failure = error ?? new Error("the write-ahead log cannot be written");
        onError(error);
        const left = waiting;
        waiting = [];
        for (const one of [...batch, ...left]) one.reject(failure);
      },
    );
  }
  return {
    append: (text) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        count += 1;
        waiting.push({ text, resolve, reject });
        if (waiting.length === 1) setImmediate(writeNextBatch);
      }),
    count: () => count,
    checkpoint(first) {
      storedCount = Math.max(storedCount, first);
    },
    failed: () => failure !== undefined,
    async close(kept) {
      for (writeNextBatch(); writing; writeNextBatch()) await writing;
      failure ??= new Error("the write-ahead log is closed");
      for (const { name, opened } of [here, other]) {
        const handle = await opened?.catch(() => undefined);
        await handle?.close();
        if (handle && !kept) await rm(name, { force: true });
      }
    },
  };
}

/** Syncs a folder's entries; Windows does not need it. */
async function sync(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes all bytes at a position and waits until they are on disk. */
function writeAll(handle: number, bytes: Buffer, at: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null): void => (error ? reject(error) : resolve());
    const go = (from: number): void =>
      write(handle, bytes, from, bytes.length - from, at + from, (error, written) => {
        if (error) reject(error);
        else if (from + written < bytes.length) go(from + written);
        else if (HAS_O_DSYNC) resolve();
        else fdatasync(handle, done);
      });
    go(0);
  });
}
