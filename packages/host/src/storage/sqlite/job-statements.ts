/** Jobs of the embedded store: what pg-boss does on PostgreSQL, as far as one host needs it. */
import type { JobKind } from "../store.ts";
import type { QueryProgram } from "../query-program.ts";

export interface Job {
  readonly id: string;
  readonly data: object;
  readonly tries: number;
}

/** A job that failed so often is given up. */
export const TRIES = 5;
/** Milliseconds a job may take before it counts as lost with its host. */
export const LEASE = 120_000;
/** Milliseconds until a failed job comes again: a second, then twice as long each time. */
export const pauseAfter = (tries: number): number => 1_000 * 2 ** (tries - 1);

export const jobWrites = {
  *addJob(id: string, kind: JobKind, data: object, key: string | null, at: number): QueryProgram<boolean> {
    const made = yield {
      sql: `insert into jobs (job, kind, once, run_at, tries, data) values (?1, ?2, ?3, ?4, 0, ?5)
        on conflict do nothing returning job`,
      params: [id, kind, key, at, JSON.stringify(data)],
    };
    return made.length > 0;
  },
  *cancelJob(kind: JobKind, key: string): QueryProgram<boolean> {
    yield { sql: "delete from jobs where kind = ?1 and once = ?2", params: [kind, key] };
    return true;
  },
  /** Takes what is due, and lends it for `LEASE`. A job that is being done no longer stands in the way of its key. */
  *takeJobs(kind: JobKind, now: number, limit: number): QueryProgram<readonly Job[]> {
    const rows = yield {
      sql: "select job, tries, data from jobs where kind = ?1 and run_at <= ?2 order by run_at, job limit ?3",
      params: [kind, now, limit],
    };
    for (const row of rows)
      yield {
        sql: "update jobs set run_at = ?2, tries = tries + 1, once = null where job = ?1",
        params: [row["job"] ?? null, now + LEASE],
      };
    return rows.map((row) => ({
      id: String(row["job"]),
      data: JSON.parse(String(row["data"])) as object,
      tries: Number(row["tries"]) + 1,
    }));
  },
  *endJob(id: string): QueryProgram<boolean> {
    yield { sql: "delete from jobs where job = ?1", params: [id] };
    return true;
  },
  *delayJob(id: string, at: number): QueryProgram<boolean> {
    yield { sql: "update jobs set run_at = ?2 where job = ?1", params: [id, at] };
    return true;
  },
  /** When the next job of a kind is due. */
  *nextJob(kind: JobKind): QueryProgram<number | null> {
    const [row] = yield { sql: "select run_at from jobs where kind = ?1 order by run_at, job limit 1", params: [kind] };
    return row ? Number(row["run_at"]) : null;
  },
};
export type JobWrites = typeof jobWrites;
