/** The rows of a match that is over, as one compressed value: zstd makes them 3.3 times smaller, since the hashes of the chain cannot be compressed. */
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Param } from "./query-program.ts";

/** Compresses the lines of a log. A line is JSON on one line, so that a line feed can separate it from the next. */
export const compressLines = (lines: readonly string[]): Uint8Array => zstdCompressSync(lines.join("\n"));

/** Returns the lines of a compressed log. Throws for anything else. */
export function decompressLines(bytes: Param | undefined): readonly string[] {
  if (!(bytes instanceof Uint8Array)) throw new TypeError("A compressed log is not bytes.");
  return zstdDecompressSync(bytes).toString("utf8").split("\n");
}
