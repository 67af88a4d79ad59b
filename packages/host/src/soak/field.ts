/**
 * Field soak: runs hosts as a club does, with unwatched bot tournaments and people playing, while connections, hosts
 * and databases fail in turn. At the end no match may be stalled and no viewer may lack entries.
 */
import { seededUint32 } from "@starboard/kernel";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { StoragePlace } from "../storage/open.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { type FieldHost, startFieldHost } from "./field-host.ts";
import { FieldPerson } from "./field-player.ts";
import {
  beginPair,
  beginTimed,
  type FieldPair,
  type FieldTournament,
  fieldGameIds,
  startTournaments,
} from "./field-tables.ts";
import type { StoreName } from "./temp-storage.ts";
import { findPostgres } from "./postgres-programs.ts";

export interface FieldSoakOptions {
  readonly store: StoreName;
  /** Entrants of each tournament. */
  readonly bots: number;
  /** Matches between people at once. */
  readonly pairs: number;
  /** Rounds of disturbances; each round has every disturbance once. */
  readonly rounds: number;
  /** Minutes until the run ends. Tournaments not over by then must at least not be stalled. */
  readonly minutes: number;
  readonly seed: number;
  readonly onProgress?: (line: string) => void;
}
export interface FieldReport {
  readonly disturbances: number;
  /** Tournaments that ended. */
  readonly finished: number;
  readonly tournaments: number;
  /** Entries of the people's matches. */
  readonly entries: number;
  /** The slowest start of a host, in milliseconds. */
  readonly readyMs: number;
  /** From the start of the hosts until all clocks that had expired meanwhile were handled, in milliseconds. */
  readonly dueMs: number;
  readonly faults: readonly string[];
}

/** Play time before and after a disturbance, in ms. */
const PLAY_MS = 3_000;
/** Time within which every viewer must have the newest entry, in ms. */
const CATCH_UP_MS = 15_000;
/** Time within which expired clocks must be handled after a start, in ms. */
const DUE_MS = 5_000;
/** A bot match without a change for this time counts as stalled, in ms. */
const STANDSTILL_MS = 60_000;
const TIMED_TABLES = 4;

interface Field {
  readonly hosts: readonly FieldHost[];
  readonly disturbances: readonly (readonly [name: string, run: () => Promise<unknown>])[];
  close(): Promise<void>;
}

/** Runs a field soak on one kind of store; undefined if PostgreSQL is needed and not installed. */
export async function runFieldSoak(options: FieldSoakOptions): Promise<FieldReport | undefined> {
  const pairs: FieldPair[] = [];
  const cut = async (): Promise<void> => {
    for (const { seats } of pairs) for (const seat of seats) seat.cut();
  };
  const field = await (options.store === "sqlite" ? openEmbedded(cut) : openPostgres(cut));
  if (!field) return undefined;
  try {
    return await run(options, field, pairs);
  } finally {
    for (const { seats } of pairs) for (const seat of seats) seat.end();
    await field.close();
  }
}

async function run(
  options: FieldSoakOptions,
  { hosts, disturbances }: Field,
  pairs: FieldPair[],
): Promise<FieldReport> {
  const { onProgress = () => {} } = options;
  const faults: string[] = [];
  const words = seededUint32(options.seed);
  const choose = (count: number): number => words() % Math.max(1, count);
  const urls = hosts.map((host) => () => host.url);
  const url = (hosts[0] as FieldHost).url;
  const until = performance.now() + options.minutes * 60_000;

  const tournaments = await startTournaments(url, options.bots);
  let isPlaying = true;
  const playing: Promise<void>[] = [];
  for (let n = 0; n < options.pairs; n++) {
    const pair = await beginPair(urls, fieldGameIds[n % fieldGameIds.length] as string);
    pairs.push(pair);
    for (const seat of pair.seats) playing.push(seat.play(() => isPlaying, choose));
  }
  let done = 0;
  for (let round = 0; round < options.rounds; round++)
    for (const [name, disturb] of disturbances) {
      isPlaying = true;
      await pause(PLAY_MS);
      await disturb();
      done += 1;
      // Play goes on after the disturbance, so that a viewer who missed it lacks entries when play stops.
      await pause(PLAY_MS);
      isPlaying = false;
      const behind = await viewersBehind(pairs, url);
      faults.push(...behind.map((fault) => `after "${name}": ${fault}`));
      onProgress(
        `${options.store}: ${name}: ${behind.length === 0 ? "all viewers are up to date" : behind.join("; ")}`,
      );
    }
  isPlaying = true;

  const { readyMs, dueMs } = await expireClocks(hosts);
  onProgress(
    `${options.store}: ready after ${Math.round(readyMs)} ms, expired clocks handled after ${Math.round(dueMs)} ms`,
  );
  if (dueMs > DUE_MS)
    faults.push(`clocks that expired while no host was up were handled after ${Math.round(dueMs)} ms`);
  const finished = await endOf(tournaments, url, until);
  faults.push(...(await stalledMatches(tournaments, url)));
  isPlaying = false;
  faults.push(...(await viewersBehind(pairs, url)));
  const entries = pairs.flatMap(({ seats }) => seats[0]?.latest?.at ?? 0).reduce((sum, at) => sum + at, 0);
  if (entries <= 2 * pairs.length && pairs.length > 0) faults.push("the people could not play");
  for (const host of hosts)
    if (host.deaths() > 0)
      faults.push(`a host ended unexpectedly ${host.deaths()} times: ${host.log().slice(-5).join(" / ")}`);
  for (const { seats } of pairs) for (const seat of seats) seat.end();
  await Promise.all(playing);
  return { disturbances: done, finished, tournaments: tournaments.length, entries, readyMs, dueMs, faults };
}

/** Returns the viewers without the newest entry after play has stopped; waits up to `CATCH_UP_MS` for them. */
async function viewersBehind(pairs: readonly FieldPair[], url: string): Promise<string[]> {
  const until = performance.now() + CATCH_UP_MS;
  for (;;) {
    const behind: string[] = [];
    for (const { id, seats, read } of pairs) {
      const newest = (await read(url)).summary?.at ?? 0;
      for (const { seat, latest, acknowledged } of seats) {
        if (latest?.at !== newest) behind.push(`seat ${seat} of ${id} sees entry ${latest?.at} of ${newest}`);
        if (acknowledged > newest)
          behind.push(`${id} lost entries: ${acknowledged} were acknowledged, ${newest} are stored`);
      }
    }
    if (behind.length === 0 || performance.now() > until) return behind;
    await pause(200);
  }
}

/** Lets clocks expire while no host is up, and measures the following start. */
async function expireClocks(hosts: readonly FieldHost[]): Promise<{ readyMs: number; dueMs: number }> {
  const [first] = hosts as readonly [FieldHost];
  const tables = await Promise.all(Array.from({ length: TIMED_TABLES }, () => beginTimed(first.url)));
  await Promise.all(hosts.map((host) => host.stop("SIGKILL")));
  await pause(6_000);
  const starts = await Promise.all(hosts.map((host) => host.start()));
  const ready = performance.now();
  for (const read of tables)
    while (!(await read(first.url)).summary?.over && performance.now() - ready < 12 * DUE_MS) await pause(50);
  return { readyMs: Math.max(...starts), dueMs: performance.now() - ready };
}

/** Waits for the tournaments to end, at most until `until`; returns how many did. */
async function endOf(tournaments: readonly FieldTournament[], url: string, until: number): Promise<number> {
  for (;;) {
    const states = await Promise.all(tournaments.map(({ id }) => infoOf(id, url)));
    const over = states.filter(({ state }) => state === "over").length;
    if (over === tournaments.length || performance.now() > until) return over;
    await pause(1_000);
  }
}
const infoOf = (id: string, url: string): Promise<TournamentInfo> =>
  new FieldPerson().ask<TournamentInfo>(url, "GET", `/api/tournaments/${id}`);

/** Returns the stalled matches of unfinished tournaments. */
async function stalledMatches(tournaments: readonly FieldTournament[], url: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, game } of tournaments) {
    const { state, played } = await infoOf(id, url);
    if (state === "over") continue;
    for (const leg of played.flatMap(({ pairings }) => pairings).flatMap(({ legs }) => legs)) {
      const table = await new FieldPerson().ask<{ summary: { over: unknown; at: number; changedAt: number } | null }>(
        url,
        "GET",
        `/api/tables/${leg.table}`,
      );
      const { summary } = table;
      if (!summary) faults.push(`${game}: the match at ${leg.table} never started`);
      else if (!summary.over && Date.now() - summary.changedAt > STANDSTILL_MS)
        faults.push(`${game}: the match at ${leg.table} is stalled at entry ${summary.at}`);
    }
  }
  return faults;
}

async function restart(host: FieldHost, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  await host.stop(signal);
  await host.start();
}

async function openEmbedded(cut: () => Promise<void>): Promise<Field> {
  const folder = mkdtempSync(join(tmpdir(), "starboard-field-"));
  const host = await startFieldHost({ folder });
  return {
    hosts: [host],
    disturbances: [
      ["connections cut", cut],
      ["host killed", () => restart(host, "SIGKILL")],
      ["host restarted", () => restart(host, "SIGTERM")],
    ],
    async close() {
      await host.stop("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openPostgres(cut: () => Promise<void>): Promise<Field | undefined> {
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const cluster = await startCluster(bin, true);
  const databaseUrl = await cluster.database();
  const place: StoragePlace = { folder: "", databaseUrl };
  const [one, two] = [await startFieldHost(place), await startFieldHost(place)];
  return {
    hosts: [one, two],
    disturbances: [
      ["connections cut", cut],
      ["database connections ended", () => endConnections(databaseUrl)],
      ["database crashed", () => cluster.crash()],
      ["one host killed", () => restart(two, "SIGKILL")],
      ["one host restarted", () => restart(one, "SIGTERM")],
    ],
    close: () => closeAll([one, two], cluster),
  };
}
async function closeAll(hosts: readonly FieldHost[], cluster: Cluster): Promise<void> {
  await Promise.all(hosts.map((host) => host.stop("SIGKILL")));
  await cluster.close();
}

async function endConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
}
