/** The victim of a kill trial: opens the store, writes to many matches at once, and says what it was promised. */
import { writeSync } from "node:fs";
import { chain, seat } from "@starboard/kernel";
import type { LogRow } from "@starboard/match";
import { cardOf, openingOf } from "../storage/contract/index.ts";
import type { StoragePlace } from "../storage/open.ts";
import type { Change, HostStore } from "../storage/store.ts";
import { storeAt } from "./temp-storage.ts";
import { dueAfter, type AcknowledgedWrites, SAID } from "./acknowledged.ts";

/** Written at once and not when there is time: what was said before the end is said. */
function say(what: AcknowledgedWrites): void {
  let left = Buffer.from(`${JSON.stringify(what)}\n`);
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(1, left));
    } catch (error) {
      // Whoever listens is slow, and the pipe is full.
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

const act = (n: number, key: string, before: string): LogRow => ({
  entry: chain({ is: "act", at: n, by: seat(0), step: "walk", act: { do: "go" } }, n, before),
  key,
});

/** Failures in a row, of a database too busy to answer for instance, until the writer gives up. */
const PATIENCE = 50;
let failures = 0;
/** What something came to; undefined when it failed. */
async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    const done = await work();
    failures = 0;
    return done;
  } catch (error) {
    failures += 1;
    if (failures > PATIENCE) throw error;
    return undefined;
  }
}

/**
 * Writes to one match for ever: runs of one to three acts with their clock, every fourth with a line of chat. Such a one is
 * written only if the clock stands where it should; the others only as what they are: acts, which some stores store later.
 */
async function play(store: HostStore, match: string, life: string): Promise<never> {
  let rows = (await store.rows(match, 0)) as LogRow[];
  for (let message = 0; ; message++) {
    const from = rows.length;
    let last = (rows[from - 1] as LogRow).entry.hash;
    const run: LogRow[] = [];
    for (let i = 0; i <= message % 3; i++) {
      const row = act(from + i, `${life}-${message}${message % 4 === 3 ? SAID : ""}.${i}`, last);
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
    const written = await tried(() => store.append(match, from, run, cardOf(match, from + run.length), also));
    if (written === undefined) {
      // Nobody knows, nothing is promised: one looks, as a host does.
      rows = (await store.rows(match, 0)) as LogRow[];
      continue;
    }
    if (!written) throw new Error(`${match} has another writer`);
    say({ match, from, keys: run.map((row) => row.key as string) });
    rows = [...rows, ...run];
  }
}

/** Begins a match that is not there yet, with its first row. */
async function begin(store: HostStore, match: string): Promise<void> {
  const entry = chain({ is: "start", at: 0, draws: [] }, 0, "");
  const also: Change[] = [{ is: "schedule", key: match, at: dueAfter(1) }];
  if (await store.create(openingOf(match), [{ entry }], cardOf(match, 1), also)) say({ match, from: 0, keys: [] });
}

/** Called with where the store is, the matches, and a name for this life. */
const [place, matches, life] = process.argv.slice(2);
if (place === undefined || matches === undefined || life === undefined) throw new Error("writer PLACE MATCHES LIFE");
const store = await storeAt(JSON.parse(place) as StoragePlace);
await Promise.all(
  (JSON.parse(matches) as string[]).map(async (match) => {
    await begin(store, match);
    await play(store, match, life);
  }),
);
