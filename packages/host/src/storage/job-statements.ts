/** Write commands of the job queue in a table of the store: the part of pg-boss that a host needs. */
import type { JobKind } from "./store.ts";
import type { Dialect, QueryProgram } from "./query-program.ts";

export interface Job {
  readonly id: string;
  readonly data: object;
  readonly tries: number;
}

/** Tries of a job; after that many failures it is deleted. */
export const TRIES = 5;
/** Milliseconds a job may run before it counts as lost with its host. */
export const LEASE_MS = 120_000;
/** Returns the pause before a failed job is retried, in ms: one second, doubled with each try. */
export const pauseAfter = (tries: number): number => 1_000 * 2 ** (tries - 1);

/** Returns the commands in an SQL dialect, by name. */
export const jobWritesOf = (d: Dialect) => ({
  *addJob(id: string, kind: JobKind, data: object, key: string | null, at: number): QueryProgram<boolean> {
    const created = yield {
      sql: `insert into jobs (job, kind, once, run_at, tries, data) values (?1, ?2, ?3, ?4, 0, ?5)
        on conflict do nothing returning job`,
      params: [id, kind, key, at, JSON.stringify(data)],
    };
    return created.length > 0;
  },
  *cancelJob(kind: JobKind, key: string): QueryProgram<boolean> {
    yield { sql: "delete from jobs where kind = ?1 and once = ?2", params: [kind, key] };
    return true;
  },
  /** Claims due jobs for `LEASE_MS`. A claimed job gives up its key, so that another job with that key can be added. */
  *takeJobs(kind: JobKind, now: number, limit: number): QueryProgram<readonly Job[]> {
    const rows = yield {
      sql: `select job, tries, data from jobs where kind = ?1 and run_at <= ?2
        order by run_at, job limit ?3${d.skipLocked}`,
      params: [kind, now, limit],
    };
    for (const row of rows)
      yield {
        sql: "update jobs set run_at = ?2, tries = tries + 1, once = null where job = ?1",
        params: [row["job"] ?? null, now + LEASE_MS],
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
  /** Returns when the next job of a kind is due, in milliseconds since 1970. */
  *nextJob(kind: JobKind): QueryProgram<number | null> {
    const [row] = yield { sql: "select run_at from jobs where kind = ?1 order by run_at, job limit 1", params: [kind] };
    return row ? Number(row["run_at"]) : null;
  },
});
export type JobWrites = ReturnType<typeof jobWritesOf>;
