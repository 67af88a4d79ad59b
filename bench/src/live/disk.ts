/** What no program that waits for this machine's disk can be faster than. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "../measure.ts";

/** Bytes of the file that is written over again and again: a disk has more to do where a file grows. */
const LENGTH = 1_048_576;
const PIECE = 1_024;

/** Writes one small piece after the other for so many milliseconds, each safe before the next; the median wait in milliseconds. */
export function bareWrite(ms: number): number {
  const folder = mkdtempSync(join(tmpdir(), "starboard-disk-"));
  const file = openSync(join(folder, "bare"), "w");
  try {
    writeSync(file, Buffer.alloc(LENGTH));
    fdatasyncSync(file);
    const piece = Buffer.alloc(PIECE, "x");
    const waits: number[] = [];
    for (const end = performance.now() + ms; performance.now() < end; ) {
      const began = performance.now();
      writeSync(file, piece, 0, PIECE, (waits.length * PIECE) % LENGTH);
      fdatasyncSync(file);
      waits.push(performance.now() - began);
    }
    return median(waits);
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}
