/**
 * Restart soak: PostgreSQL crashes and recovers again and again under two hosts while people play. After each restart
 * every match must go on, and at the end no acknowledged entry may be missing.
 */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startCluster } from "./cluster.ts";
import { startFieldHost } from "./field-host.ts";
import { PlayingPairs } from "./playing-pairs.ts";
import { findPostgres } from "./postgres-programs.ts";
import { storeAt } from "./temp-storage.ts";

export interface RestartSoakOptions {
  readonly restarts: number;
  /** Matches between people at once. */
  readonly pairs: number;
  readonly seed: number;
  readonly onProgress?: (restarts: number, slowestMs: number) => void;
}
export interface RestartReport {
  readonly restarts: number;
  readonly matches: number;
  /** Entries stored at the end. */
  readonly entries: number;
  /** The longest time from a crash until every match had gone on, in milliseconds. */
  readonly slowestMs: number;
  /** Connections of the hosts to the database at the end. */
  readonly connections: number;
  readonly faults: readonly string[];
}

/** Time within which every match must have gone on after a crash, in ms. */
const RECOVERY_MS = 60_000;

/** Runs a restart soak; undefined if PostgreSQL is not installed. */
export async function runRestartSoak(options: RestartSoakOptions): Promise<RestartReport | undefined> {
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const cluster = await startCluster(bin, true);
  const databaseUrl = await cluster.database();
  const place = { folder: "", databaseUrl };
  const hosts = [await startFieldHost(place), await startFieldHost(place)];
  const play = new PlayingPairs(
    hosts.map((host) => () => host.url),
    options,
  );
  const faults: string[] = [];
  let slowestMs = 0;
  let restarts = 0;
  try {
    await play.begin();
    for (; restarts < options.restarts && faults.length === 0; restarts++) {
      const before = play.counts();
      await cluster.crash();
      const crashed = performance.now();
      while (!(await play.hasGoneOn(before)) && performance.now() - crashed < RECOVERY_MS) await pause(20);
      if (performance.now() - crashed >= RECOVERY_MS)
        faults.push(`after restart ${restarts + 1}: ${play.standing(before, RECOVERY_MS)}`);
      slowestMs = Math.max(slowestMs, performance.now() - crashed);
      options.onProgress?.(restarts + 1, slowestMs);
    }
    await play.end();
    const connections = await connectionsTo(databaseUrl);
    const store = await storeAt(place);
    const { entries, faults: found } = await play.check(store);
    faults.push(...found);
    await store.close();
    for (const host of hosts)
      if (host.deaths() > 0) faults.push(`a host ended unexpectedly: ${host.log().slice(-5).join(" / ")}`);
    return { restarts, matches: play.matches(), entries, slowestMs, connections, faults };
  } finally {
    await play.end();
    await Promise.all(hosts.map((host) => host.stop("SIGKILL")));
    await cluster.close();
  }
}

async function connectionsTo(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ open: number }>(
    "select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows[0]?.open ?? 0;
}
