/**
 * The day-book of the embedded store: what comes in is on the disk here before it has its place in the store, as merchants wrote
 * down a sale at once and entered it into the ledger in the evening. Two files in turns, each written over from its
 * beginning when all that stands in it has been stored: where nothing grows the disk has least to do.
 */
import { constants, fdatasync, write } from "node:fs";
import { type FileHandle, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { crc32 } from "node:zlib";
import { splitTexts, joinTexts } from "./text-buffer.ts";

export interface ActWal {
  /** Resolves, to true, when the text and all before it are on the disk. Texts that come while the disk is busy share the next wait. */
  append(text: string): Promise<true>;
  /** How many texts have come so far. */
  count(): number;
  /** The first so many texts are stored elsewhere, and may be forgotten. */
  checkpoint(count: number): void;
  /** Whether writing has failed: then nobody knows what is on the disk, and nothing more is taken. */
  failed(): boolean;
  /** Writes no more. What is in it is `kept` for the next to read, or forgotten. */
  close(kept: boolean): Promise<void>;
}
interface Segment {
  readonly name: string;
  /** Once anything is in it. */
  opened: Promise<FileHandle> | undefined;
  /** Which time it is written over. Never 0. */
  turn: number;
  /** Batches in it, and where they end. */
  batches: number;
  end: number;
  /** How many texts had come, of all, when its last one came. */
  count: number;
}
interface Waiting {
  readonly text: string;
  readonly resolve: (safe: true) => void;
  readonly reject: (error: unknown) => void;
}

/** A file is this long from the beginning, in bytes; when so much is in it the other one's turn comes, if that is free. */
const SEGMENT_BYTES = 1_048_576;
/** In front of a batch: what follows and its checksum, which holds for the rest of the head too. */
const HEADER_BYTES = 16;
/** Linux writes and waits in one go; elsewhere that flag is missing or promises less. */
const IN_ONE_GO = process.platform === "linux";

const namesOf = (file: string): readonly [string, string] => [`${file}-day1`, `${file}-day2`];

/** Every text that may not be stored yet, in the order in which they came. */
export async function readActWal(file: string): Promise<readonly string[]> {
  const leaves = (await Promise.all(namesOf(file).map(readSegment))).filter((leaf) => leaf.turn > 0);
  return leaves.sort((a, b) => a.turn - b.turn).flatMap(({ texts }) => texts);
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
    // What was cut off was never said to be safe, and what an earlier turn has left was stored.
    if (own === 0 || (n > 0 && own !== turn) || bytes.readUInt32LE(at + 8) !== n || end > bytes.length) break;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32LE(at)) break;
    turn = own;
    texts.push(...splitTexts(bytes.toString("utf8", at + HEADER_BYTES, end)));
    at = end;
  }
  return { turn, texts };
}
/** A new day-book in place of what is there. `trouble` hears, once, why it cannot be written any more. */
export async function openActWal(file: string, onError: (error: unknown) => void): Promise<ActWal> {
  const names = namesOf(file);
  await Promise.all(names.map((name) => rm(name, { force: true })));
  const leaf = (name: string): Segment => ({ name, opened: undefined, turn: 0, batches: 0, end: 0, count: 0 });
  let [here, other] = [leaf(names[0]), leaf(names[1])];
  let waiting: Waiting[] = [];
  let count = 0;
  let known = 0;
  let turns = 0;
  /** While a batch is on its way to the disk; those behind it share the next wait. */
  let writing: Promise<void> | undefined;
  let failure: unknown;

  /** Begins a file, as long as it will be; and the folder must know of it. */
  async function begin(name: string): Promise<FileHandle> {
    const flags = constants.O_RDWR | constants.O_CREAT | (IN_ONE_GO ? constants.O_DSYNC : 0);
    const handle = await open(name, flags, 0o600);
    await putAll(handle.fd, Buffer.alloc(SEGMENT_BYTES), 0);
    await sync(dirname(name));
    return handle;
  }
  function turnOver(): void {
    if (here.turn > 0 && (here.end < SEGMENT_BYTES || other.count > known)) return;
    if (here.turn > 0) [here, other] = [other, here];
    turns += 1;
    Object.assign(here, { turn: turns, batches: 0, end: 0 });
  }
  function put(batch: readonly Waiting[]): Promise<void> {
    turnOver();
    const leaf = here;
    leaf.count = count;
    const text = joinTexts(batch.map((one) => one.text));
    const length = Buffer.byteLength(text);
    const bytes = Buffer.allocUnsafe(HEADER_BYTES + length);
    bytes.writeUInt32LE(leaf.turn, 4);
    bytes.writeUInt32LE(leaf.batches++, 8);
    bytes.writeUInt32LE(length, 12);
    bytes.write(text, HEADER_BYTES, "utf8");
    bytes.writeUInt32LE(crc32(bytes.subarray(4)), 0);
    const at = leaf.end;
    leaf.end += bytes.length;
    leaf.opened ??= begin(leaf.name);
    return leaf.opened.then(({ fd }) => putAll(fd, bytes, at));
  }

  function depart(): void {
    if (waiting.length === 0 || writing) return;
    const batch = waiting;
    waiting = [];
    writing = put(batch).then(
      () => {
        writing = undefined;
        // What has come meanwhile goes first: the disk need not wait for those who hear of this.
        depart();
        // One after another: whoever hears of the first can go on while the others are told of the rest.
        for (const { resolve } of batch) setImmediate(resolve, true);
      },
      (error: unknown) => {
        writing = undefined;
        failure = error ?? new Error("the day-book cannot be written");
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
        if (waiting.length === 1) setImmediate(depart);
      }),
    count: () => count,
    checkpoint(first) {
      known = Math.max(known, first);
    },
    failed: () => failure !== undefined,
    async close(kept) {
      for (depart(); writing; depart()) await writing;
      failure ??= new Error("the day-book is closed");
      for (const { name, opened } of [here, other]) {
        const handle = await opened?.catch(() => undefined);
        await handle?.close();
        if (handle && !kept) await rm(name, { force: true });
      }
    },
  };
}

/** Has a folder remember what is in it, on systems that need to be asked. */
async function sync(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes all of it there, and waits until it is on the disk. */
function putAll(handle: number, bytes: Buffer, at: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null): void => (error ? reject(error) : resolve());
    const go = (from: number): void =>
      write(handle, bytes, from, bytes.length - from, at + from, (error, written) => {
        if (error) reject(error);
        else if (from + written < bytes.length) go(from + written);
        else if (IN_ONE_GO) resolve();
        else fdatasync(handle, done);
      });
    go(0);
  });
}
