/** Measures the disk's write latency, the lower bound for every durable store. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "../measure.ts";

/** Size of the file in bytes. It is overwritten, because growing a file costs more. */
const LENGTH = 1_048_576;
const PIECE = 1_024;

/** Makes small durable writes one after the other for `ms` milliseconds; returns the median latency in ms. */
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
