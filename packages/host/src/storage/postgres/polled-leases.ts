/**
 * Leases of several hosts as rows of a table, for databases without locks of a session. A host renews its leases while it
 * runs; those of a dead host end by time.
 */
import { randomUUID } from "node:crypto";
import { postgres } from "../query-program.ts";
import type { Leases } from "../store.ts";
import { DATABASE_NOW } from "./connection.ts";
import type { PgPool } from "./pool.ts";

/** Milliseconds until a lease that is not renewed ends. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;

const ACQUIRE = `insert into leases (lease, holder, expires_at) values (?1, ?2, ${DATABASE_NOW} + ${LEASE_MS})
  on conflict (lease) do update set holder = excluded.holder, expires_at = excluded.expires_at
  where leases.holder = excluded.holder or leases.expires_at < ${DATABASE_NOW} returning lease`;
const RENEW = `update leases set expires_at = ${DATABASE_NOW} + ${LEASE_MS}
  where holder = ?1 and lease in (select value from ${postgres.list(2)})`;
const RELEASE = "delete from leases where lease = ?1 and holder = ?2";
const RELEASE_ALL = "delete from leases where holder = ?1";

/** Opens the leases of one host. */
export function openPolledLeases(pool: PgPool, onError: (error: unknown) => void): Leases {
  const me = randomUUID();
  /** How often each lease was acquired and not yet released. */
  const held = new Map<string, number>();
  /** The last change of each lease, so that a release and the next acquisition of a name keep their order. */
  const changing = new Map<string, Promise<unknown>>();
  let closed = false;
  let renewing: Promise<unknown> = Promise.resolve();

  const renewal = setInterval(() => {
    if (held.size === 0) return;
    renewing = pool.ask({ sql: RENEW, params: [me, JSON.stringify([...held.keys()])] }).catch((error: unknown) => {
      if (!closed) onError(error);
    });
  }, RENEW_MS).unref();

  function inOrder<T>(name: string, run: () => Promise<T>): Promise<T> {
    const next = (changing.get(name) ?? Promise.resolve()).then(run);
    const settled = next.catch(() => {}).finally(() => changing.get(name) === settled && changing.delete(name));
    changing.set(name, settled);
    return next;
  }

  return {
    acquire: (name) =>
      inOrder(name, async () => {
        let mine = true;
        try {
          mine = (await pool.ask({ sql: ACQUIRE, params: [name, me] })).length > 0;
        } catch (error) {
          // Doing the work twice is better than not doing it.
          if (!closed) onError(error);
        }
        if (mine) held.set(name, (held.get(name) ?? 0) + 1);
        return mine;
      }),
    release: (name) =>
      inOrder(name, async () => {
        const left = (held.get(name) ?? 0) - 1;
        if (left > 0) return void held.set(name, left);
        held.delete(name);
        // If this fails, the lease ends by time.
        await pool.ask({ sql: RELEASE, params: [name, me] }).catch(() => {});
      }),
    async close() {
      closed = true;
      clearInterval(renewal);
      await Promise.allSettled([renewing, ...changing.values()]);
      await pool.ask({ sql: RELEASE_ALL, params: [me] }).catch(() => {});
    },
  };
}
