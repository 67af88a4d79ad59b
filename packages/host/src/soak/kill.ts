/** Kill soak: kills a writer under load again and again and checks that no acknowledged write was lost. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { StoragePlace } from "../storage/open.ts";
import { assertNoConnections } from "./cluster.ts";
import { storeAt } from "./temp-storage.ts";
import { faultsOf, type AcknowledgedWrites } from "./acknowledged.ts";

export interface KillSoakOptions {
  readonly place: StoragePlace;
  readonly kills: number;
  /** Matches written to concurrently. */
  readonly matches: number;
  readonly seed: number;
  /** Each writer is killed after fewer acknowledged writes than this. */
  readonly longest?: number;
  readonly onProgress?: (kills: number, acknowledged: number) => void;
}
export interface KillReport {
  readonly kills: number;
  /** Writes that were acknowledged before their writer was killed. */
  readonly acknowledged: number;
  readonly rows: number;
  readonly faults: readonly string[];
}

// The program of the writer. From source it is the file beside this one; in a build it is a separate bundle (scripts/build.mjs).
export const victim = import.meta.url.endsWith(".ts")
  ? new URL("./writer.ts", import.meta.url)
  : new URL("../host/victim.mjs", import.meta.url);

/** Default bound of the acknowledged writes before a kill: few, so that there are many kills. */
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
  const acknowledged: AcknowledgedWrites[] = [];
  const faults: string[] = [];
  let rows = 0;
  let chance = seed >>> 0;
  for (let kill = 0; kill < kills && faults.length === 0; kill++) {
    chance = (Math.imul(chance, 1_664_525) + 1_013_904_223) >>> 0;
    acknowledged.push(...(await runWriter(place, names, `life${kill}`, chance % longest)));
    if (place.databaseUrl !== undefined) await assertNoConnections(place.databaseUrl);
    const store = await storeAt(place);
    try {
      rows = 0;
      for (const name of names) {
        const writes = acknowledged.filter(({ match }) => match === name);
        if (writes.length > 0) faults.push(...(await faultsOf(store, name, writes)));
        rows += (await store.rows(name, 0)).length;
      }
    } finally {
      await store.close();
    }
    onProgress?.(kill + 1, acknowledged.length);
  }
  return { kills, acknowledged: acknowledged.length, rows, faults };
}

/** Runs a writer and kills it after `until` acknowledged writes, at once for 0. Resolves with all it printed. */
function runWriter(
  place: StoragePlace,
  names: readonly string[],
  name: string,
  until: number,
): Promise<AcknowledgedWrites[]> {
  const args = [victim.pathname, JSON.stringify(place), JSON.stringify(names), name];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  const acknowledged: AcknowledgedWrites[] = [];
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    if (until === 0) child.once("spawn", () => child.kill("SIGKILL"));
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      // A line cut off by the kill does not count.
      if (!line.endsWith("}")) return;
      acknowledged.push(JSON.parse(line) as AcknowledgedWrites);
      if (acknowledged.length === until) child.kill("SIGKILL");
    });
    child.once("error", reject);
    // "close" comes after the pipe was read to its end; "exit" might come earlier.
    child.once("close", (_, signal) => {
      if (signal === "SIGKILL") resolve(acknowledged);
      else reject(new Error(`the writer ended unexpectedly: ${errors}`));
    });
  });
}
