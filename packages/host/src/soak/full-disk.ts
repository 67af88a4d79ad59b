/**
 * Full-disk soak: the files of the embedded store may not grow beyond a random size. Its writer then fails in the middle
 * of a write, goes on once there is room again, and is killed. No acknowledged write may be lost.
 *
 * The limit is that of the operating system for the size of a process's files, so that a real write fails, as on a full
 * disk, without the rights that a file system of its own would need.
 */
import { execFile, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { seededUint32 } from "@starboard/kernel";
import { statSync } from "node:fs";
import { storeFile } from "../storage/open.ts";
import { type AcknowledgedWrites, type FailedWrite, faultsOf } from "./acknowledged.ts";
import { victim } from "./kill.ts";
import { storeAt } from "./temp-storage.ts";

export interface FullDiskSoakOptions {
  /** Folder of the store. */
  readonly folder: string;
  /** Times that the disk is full. */
  readonly times: number;
  /** Matches written to concurrently. */
  readonly matches: number;
  readonly seed: number;
  readonly onProgress?: (times: number, acknowledged: number) => void;
}
export interface FullDiskReport {
  readonly times: number;
  readonly acknowledged: number;
  /** Writes that failed because there was no room. */
  readonly failed: number;
  /** Times that the same process went on after there was room again. */
  readonly recovered: number;
  readonly faults: readonly string[];
}

/** Unit of the limit, in bytes: that of `ulimit -f` in a POSIX shell. */
const BLOCK = 512;
/** Failed writes after which there is room again, or the writer is killed. */
const FAILURES = 40;
/** Acknowledged writes after which a writer that has gone on is killed. */
const MORE = 60;

export async function runFullDiskSoak(options: FullDiskSoakOptions): Promise<FullDiskReport> {
  const { folder, times, matches, seed, onProgress } = options;
  const words = seededUint32(seed);
  const names = Array.from({ length: matches }, (_, i) => `match-${i}`);
  const acknowledged: AcknowledgedWrites[] = [];
  const faults: string[] = [];
  let failed = 0;
  let recovered = 0;
  let full = 0;
  for (; full < times && faults.length === 0; full++) {
    // Sometimes the log of the database is cut off early, sometimes the database itself cannot grow.
    const limit = 48 * 1024 + (words() % Math.max(256 * 1024, sizeOf(folder) * 2));
    // Every third writer is killed while the disk is full.
    const recovers = canRaise && words() % 3 !== 0;
    const life = await runLimited(folder, names, `life${full}`, limit, recovers);
    acknowledged.push(...life.acknowledged);
    failed += life.failed;
    if (life.recovered) recovered += 1;
    else if (recovers) faults.push(`after time ${full + 1} the writer did not go on when there was room again`);
    const store = await storeAt({ folder });
    try {
      for (const name of names) {
        const writes = acknowledged.filter(({ match }) => match === name);
        if (writes.length > 0) faults.push(...(await faultsOf(store, name, writes)));
      }
    } finally {
      await store.close();
    }
    onProgress?.(full + 1, acknowledged.length);
  }
  return { times: full, acknowledged: acknowledged.length, failed, recovered, faults };
}

const sizeOf = (folder: string): number => statSync(storeFile(folder), { throwIfNoEntry: false })?.size ?? 0;

/** Linux can raise the limit of a running process. Elsewhere every writer is killed while the disk is full. */
const canRaise = process.platform === "linux";
const raiseLimit = (pid: number): Promise<unknown> =>
  promisify(execFile)("prlimit", ["--pid", String(pid), "--fsize=unlimited:unlimited"]);

interface Life {
  readonly acknowledged: readonly AcknowledgedWrites[];
  readonly failed: number;
  readonly recovered: boolean;
}
/** Runs a writer until its files reach the limit and beyond; at the end it is killed. */
function runLimited(
  folder: string,
  names: readonly string[],
  name: string,
  limit: number,
  recovers: boolean,
): Promise<Life> {
  const args = [victim.pathname, JSON.stringify({ folder }), JSON.stringify(names), name, "patient"];
  const script = `ulimit -S -f ${Math.ceil(limit / BLOCK)}; exec "$0" "$@"`;
  const child = spawn("sh", ["-c", script, process.execPath, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const acknowledged: AcknowledgedWrites[] = [];
  let failed = 0;
  let raised: Promise<unknown> | undefined;
  let more = 0;
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      // A line cut off by the kill does not count.
      if (!line.endsWith("}")) return;
      const read = JSON.parse(line) as AcknowledgedWrites | FailedWrite;
      if ("failed" in read) {
        failed += 1;
        if (failed !== FAILURES) return;
        if (recovers) raised = raiseLimit(child.pid as number).catch(reject);
        else child.kill("SIGKILL");
        return;
      }
      acknowledged.push(read);
      if (raised && ++more === MORE) child.kill("SIGKILL");
    });
    child.once("error", reject);
    child.once("close", (_, signal) => {
      if (signal === "SIGKILL") resolve({ acknowledged, failed, recovered: more >= MORE });
      else reject(new Error(`the writer ended unexpectedly: ${errors}`));
    });
  });
}
