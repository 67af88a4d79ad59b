/**
 * Logs of matches that are over, each as one compressed value. zstd makes them 3.3 times smaller: the hashes of the chain
 * cannot be compressed.
 */
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { LOG_STATE } from "./migrations.ts";
import type { Dialect, Param, QueryProgram } from "./query-program.ts";

/** Compresses the lines of a log. A line is JSON on one line, so that a line feed can separate it from the next. */
const compressLines = (lines: readonly string[]): Uint8Array => zstdCompressSync(lines.join("\n"));

/** Returns the lines of a compressed log. Throws for anything else. */
export function decompressLines(bytes: Param | undefined): readonly string[] {
  if (!(bytes instanceof Uint8Array)) throw new TypeError("A compressed log is not bytes.");
  return zstdDecompressSync(bytes).toString("utf8").split("\n");
}

/** Returns the write that compresses one log (`HostStore.compressLog`) in an SQL dialect. */
export const compressLogOf = (d: Dialect) =>
  function* compressLog(before: number): QueryProgram<boolean> {
    const [idle] = yield {
      sql: `select match from summaries where log_state = ?1 and changed_at < ?2
        order by changed_at, match limit 1${d.skipLocked}`,
      params: [LOG_STATE.over, before],
    };
    if (!idle) return false;
    const match = String(idle["match"]);
    const [old] = yield { sql: "select lines from compressed_logs where match = ?1", params: [match] };
    const rows = yield { sql: "select line from entries where match = ?1 order by n", params: [match] };
    const lines = [...(old ? decompressLines(old["lines"]) : []), ...rows.map((row) => String(row["line"]))];
    yield {
      sql: `insert into compressed_logs (match, ended_at, lines) values (?1, ?2, ?3)
        on conflict (match) do update set ended_at = excluded.ended_at, lines = excluded.lines`,
      params: [match, lines.length, compressLines(lines)],
    };
    yield { sql: "delete from entries where match = ?1", params: [match] };
    yield { sql: "update summaries set log_state = ?2 where match = ?1", params: [match, LOG_STATE.compressed] };
    return true;
  };
