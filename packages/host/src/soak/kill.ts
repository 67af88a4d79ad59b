/** Kill trials: a writer under load is killed without warning, again and again, and nothing it was promised may be gone. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { StoragePlace } from "../storage/open.ts";
import { assertNoConnections } from "./cluster.ts";
import { storeAt } from "./temp-storage.ts";
import { faultsOf, type AcknowledgedWrites } from "./acknowledged.ts";

export interface KillSoakOptions {
  readonly place: StoragePlace;
  readonly kills: number;
  /** Matches written to at once. */
  readonly matches: number;
  readonly seed: number;
  /** Promises a victim may hear before the end, at most: how long it lives. */
  readonly longest?: number;
  readonly onProgress?: (kills: number, promised: number) => void;
}
export interface KillReport {
  readonly kills: number;
  /** Messages that were acknowledged before their writer was killed. */
  readonly acknowledged: number;
  readonly rows: number;
  readonly faults: readonly string[];
}

// Run from source the victim is the file beside this one; built, it is a program of its own (scripts/build.mjs).
const victim = import.meta.url.endsWith(".ts")
  ? new URL("./writer.ts", import.meta.url)
  : new URL("../host/victim.mjs", import.meta.url);

/** Lives are short, so that there are many deaths. */
export const MAX_LIFE_MS = 120;

export async function runKillSoak({
  place,
  kills,
  matches,
  seed,
  longest = MAX_LIFE_MS,
  onProgress,
}: KillSoakOptions): Promise<KillReport> {
  const names = Array.from({ length: matches }, (_, i) => `match-${i}`);
  const promises: AcknowledgedWrites[] = [];
  const faults: string[] = [];
  let rows = 0;
  let chance = seed >>> 0;
  for (let kill = 0; kill < kills && faults.length === 0; kill++) {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    promises.push(...(await life(place, names, `life${kill}`, chance % longest)));
    if (place.databaseUrl !== undefined) await assertNoConnections(place.databaseUrl);
    const store = await storeAt(place);
    try {
      rows = 0;
      for (const name of names) {
        const mine = promises.filter(({ match }) => match === name);
        if (mine.length > 0) faults.push(...(await faultsOf(store, name, mine)));
        rows += (await store.rows(name, 0)).length;
      }
    } finally {
      await store.close();
    }
    onProgress?.(kill + 1, promises.length);
  }
  return { kills, acknowledged: promises.length, rows, faults };
}

/** One life of a victim: killed once it has said so many promises, or at once for 0. Returns all it said. */
function life(
  place: StoragePlace,
  names: readonly string[],
  name: string,
  until: number,
): Promise<AcknowledgedWrites[]> {
  const args = [victim.pathname, JSON.stringify(place), JSON.stringify(names), name];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  const said: AcknowledgedWrites[] = [];
  let onError = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (onError += text));
  return new Promise((resolve, reject) => {
    if (until === 0) child.once("spawn", () => child.kill("SIGKILL"));
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      // A line that was cut off in the middle was never said.
      if (!line.endsWith("}")) return;
      said.push(JSON.parse(line) as AcknowledgedWrites);
      if (said.length === until) child.kill("SIGKILL");
    });
    child.once("error", reject);
    // What it said before the end is still in the pipe: closed means read to the end.
    child.once("close", (_, signal) => {
      if (signal === "SIGKILL") resolve(said);
      else reject(new Error(`the writer ended by itself: ${onError}`));
    });
  });
}
