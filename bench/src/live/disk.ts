/** What no program that waits for this machine's disk can be faster than. */
import { rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { median } from "../measure.ts";

/** Writes one small row after the other for so many milliseconds, each with a commit of its own; the median wait in milliseconds. */
export function bareCommit(ms: number): number {
  const folder = mkdtempSync(join(tmpdir(), "starboard-disk-"));
  const db = new DatabaseSync(join(folder, "bare.db"));
  try {
    db.exec(
      "pragma journal_mode = wal; pragma synchronous = full; create table rows (n integer primary key, line text)",
    );
    // As it is after a while: a log that need not grow any more, which costs many a disk more than writing.
    db.exec("pragma wal_autocheckpoint = 50");
    const insert = db.prepare("insert into rows (line) values (?1)");
    for (let i = 0; i < 60; i++) insert.run("x".repeat(300));
    const waits: number[] = [];
    for (const end = performance.now() + ms; performance.now() < end; ) {
      const began = performance.now();
      insert.run("x".repeat(300));
      waits.push(performance.now() - began);
    }
    return median(waits);
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
