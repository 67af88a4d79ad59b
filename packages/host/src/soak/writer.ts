/** The writer process of a kill soak: writes to many matches at once and prints every acknowledged write. */
import { writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { chain, seat } from "@starboard/kernel";
import type { LogRow } from "@starboard/match";
import { sampleSummary, openingOf } from "../storage/contract/index.ts";
import type { StoragePlace } from "../storage/open.ts";
import type { Change, HostStore } from "../storage/store.ts";
import { storeAt } from "./temp-storage.ts";
import { dueAfter, type AcknowledgedWrites, type FailedWrite, WITH_LINE } from "./acknowledged.ts";

/** Prints synchronously, so that the line is in the pipe even if the process is killed immediately afterwards. */
function print(line: AcknowledgedWrites | FailedWrite): void {
  let left = Buffer.from(`${JSON.stringify(line)}\n`);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(1, left));
    } catch (error) {
      // The reader is slow and the pipe is full.
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

/**
 * Arguments: the storage place and the match ids, both as JSON, a name for this run of the writer, and `patient` if it
 * is to report failed writes and try again for ever.
 */
const [place, matches, life, mode] = process.argv.slice(2);
const isPatient = mode === "patient";

const act = (n: number, key: string, before: string): LogRow => ({
  entry: chain({ is: "act", at: n, by: seat(0), step: "walk", act: { do: "go" } }, n, before),
  key,
});

/** Consecutive failures, for instance of a busy database, after which the writer gives up. */
const MAX_FAILURES = 50;
/** Time before a patient writer tries again, in ms. */
const RETRY_MS = 5;
let failures = 0;
/** Resolves with the result of `work`, undefined when it failed. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    const result = await work();
    failures = 0;
    return result;
  } catch (error) {
    failures += 1;
    if (!isPatient && failures > MAX_FAILURES) throw error;
    if (!isPatient) return undefined;
    print({ failed: error instanceof Error ? error.message : String(error) } satisfies FailedWrite);
    await pause(RETRY_MS);
    return undefined;
  }
}

/**
 * Writes to one match until the process is killed: runs of one to three acts with a due date. Every fourth run also has
 * a chat line and an expected due date. The other runs are plain appends, which the embedded store buffers.
 */
async function play(store: HostStore, match: string, life: string): Promise<never> {
  let rows = (await store.rows(match, 0)) as LogRow[];
  for (let message = 0; ; message++) {
    const from = rows.length;
    let last = (rows[from - 1] as LogRow).entry.hash;
    const run: LogRow[] = [];
    for (let i = 0; i <= message % 3; i++) {
      const row = act(from + i, `${life}-${message}${message % 4 === 3 ? WITH_LINE : ""}.${i}`, last);
      last = row.entry.hash;
      run.push(row);
    }
    const due = { is: "schedule", key: match, at: dueAfter(from + run.length) } as const;
    const also: Change[] =
      message % 4 === 3
        ? [
            { ...due, expectedVersion: dueAfter(from) },
            { is: "appendLine", stream: match, by: life, at: message, line: { message } },
          ]
        : [due];
    const written = await attempt(() => store.append(match, from, run, sampleSummary(match, from + run.length), also));
    if (written === undefined) {
      // The outcome is unknown and nothing was acknowledged. As a host does, read the log to find out.
      rows = (await store.rows(match, 0)) as LogRow[];
      continue;
    }
    if (!written) throw new Error(`${match} has another writer`);
    print({ match, from, keys: run.map((row) => row.key as string) });
    rows = [...rows, ...run];
  }
}

/** Creates the match with its first row, unless it exists. */
async function begin(store: HostStore, match: string): Promise<void> {
  const entry = chain({ is: "start", at: 0, draws: [] }, 0, "");
  const also: Change[] = [{ is: "schedule", key: match, at: dueAfter(1) }];
  if (await store.create(openingOf(match), [{ entry }], sampleSummary(match, 1), also))
    print({ match, from: 0, keys: [] });
}

if (place === undefined || matches === undefined || life === undefined) throw new Error("writer PLACE MATCHES LIFE");
const store = await storeAt(JSON.parse(place) as StoragePlace);
await Promise.all(
  (JSON.parse(matches) as string[]).map(async (match) => {
    await begin(store, match);
    await play(store, match, life);
  }),
);
