/**
 * Restart soak: PostgreSQL crashes and recovers again and again under two hosts while people play. After each restart
 * every match must go on, and at the end no acknowledged entry may be missing.
 */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { seededUint32 } from "@starboard/kernel";
import { checkLog } from "./acknowledged.ts";
import { startCluster } from "./cluster.ts";
import { type FieldHost, startFieldHost } from "./field-host.ts";
import { beginPair, fieldGameIds, type FieldPair } from "./field-tables.ts";
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
  const play = new Play(hosts, options);
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
        faults.push(`after restart ${restarts + 1}: ${play.standing(before)}`);
      slowestMs = Math.max(slowestMs, performance.now() - crashed);
      options.onProgress?.(restarts + 1, slowestMs);
    }
    await play.end();
    const connections = await connectionsTo(databaseUrl);
    const store = await storeAt(place);
    let entries = 0;
    for (const [id, acknowledged] of play.acknowledged()) {
      const { rows, faults: found } = await checkLog(store, id);
      entries += rows.length;
      faults.push(...found);
      if (acknowledged > rows.length)
        faults.push(`${id}: ${acknowledged} entries were acknowledged, ${rows.length} are stored`);
    }
    await store.close();
    for (const host of hosts)
      if (host.deaths() > 0) faults.push(`a host ended unexpectedly: ${host.log().slice(-5).join(" / ")}`);
    return { restarts, matches: play.acknowledged().size, entries, slowestMs, connections, faults };
  } finally {
    await play.end();
    await Promise.all(hosts.map((host) => host.stop("SIGKILL")));
    await cluster.close();
  }
}

/** Acknowledged entries by match, for the matches that are being played. */
type Counts = ReadonlyMap<string, number>;

/** Pairs of people at two hosts. A match that is over is replaced by a new one. */
class Play {
  private readonly pairs: (FieldPair | undefined)[] = [];
  private readonly done = new Map<string, number>();
  private readonly playing: Promise<void>[] = [];
  private readonly urls: readonly (() => string)[];
  private readonly choose: (count: number) => number;
  private readonly wanted: number;
  private begun = 0;

  constructor(hosts: readonly FieldHost[], { pairs, seed }: RestartSoakOptions) {
    const words = seededUint32(seed);
    this.urls = hosts.map((host) => () => host.url);
    this.choose = (count) => words() % Math.max(1, count);
    this.wanted = pairs;
  }

  async begin(): Promise<void> {
    for (let place = 0; place < this.wanted; place++) await this.replace(place);
  }
  private async replace(place: number): Promise<void> {
    const before = this.pairs[place];
    if (before) {
      this.done.set(before.id, acknowledgedOf(before));
      for (const seat of before.seats) seat.end();
    }
    const pair = await beginPair(this.urls, fieldGameIds[this.begun++ % fieldGameIds.length] as string);
    this.pairs[place] = pair;
    for (const seat of pair.seats) this.playing.push(seat.play(() => true, this.choose));
  }

  counts(): Counts {
    return new Map(this.pairs.flatMap((pair) => (pair ? [[pair.id, acknowledgedOf(pair)] as const] : [])));
  }
  /** True if every match has new acknowledged entries, or is over and replaced. */
  async hasGoneOn(before: Counts): Promise<boolean> {
    for (const [place, pair] of this.pairs.entries())
      if (pair?.seats.some(({ latest }) => latest?.summary.over)) await this.replace(place);
    return this.pairs.every((pair) => pair && acknowledgedOf(pair) > (before.get(pair.id) ?? 0));
  }
  standing(before: Counts): string {
    const still = this.pairs.filter((pair) => pair && acknowledgedOf(pair) <= (before.get(pair.id) ?? 0));
    return `no act in ${still.map((pair) => pair?.id).join(", ")} for ${RECOVERY_MS / 1000} s`;
  }
  acknowledged(): Counts {
    return new Map([...this.done, ...this.counts()]);
  }
  async end(): Promise<void> {
    for (const pair of this.pairs) for (const seat of pair?.seats ?? []) seat.end();
    await Promise.all(this.playing);
  }
}
const acknowledgedOf = ({ seats }: FieldPair): number => Math.max(...seats.map(({ acknowledged }) => acknowledged));

async function connectionsTo(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ open: number }>(
    "select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  return rows[0]?.open ?? 0;
}
