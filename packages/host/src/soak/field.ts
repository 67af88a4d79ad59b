/**
 * Field trials: hosts are run as a club runs them while tournaments of bots go on unwatched and people play, and everything around
 * them breaks in turn. At the end no match may stand still and no viewer may be behind.
 */
import { seededUint32 } from "@starboard/kernel";
import type { TournamentInfo } from "@starboard/wire/tournament";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { StoragePlace } from "../storage/open.ts";
import { type Cluster, findPostgres, startCluster } from "./cluster.ts";
import { type FieldHost, startFieldHost } from "./field-host.ts";
import { FieldPerson } from "./field-player.ts";
import { beginPair, beginTimed, type FieldPair, type FieldTournament, ids, startTournaments } from "./field-tables.ts";
import type { StoreName } from "./temp-storage.ts";

export interface FieldOrder {
  readonly store: StoreName;
  /** Entrants of each tournament. */
  readonly bots: number;
  /** Matches between people at once. */
  readonly pairs: number;
  /** Times everything is broken once. */
  readonly rounds: number;
  /** Minutes in which the tournaments should end; later ones must at least go on. */
  readonly minutes: number;
  readonly seed: number;
  readonly told?: (line: string) => void;
}
export interface FieldReport {
  readonly disturbances: number;
  /** Tournaments that ended, of those that were started. */
  readonly finished: number;
  readonly tournaments: number;
  /** Entries of the people's matches. */
  readonly entries: number;
  /** The slowest start of a host, in milliseconds. */
  readonly readyMs: number;
  /** From the start of the hosts until every clock that had run out meanwhile was dealt with, in milliseconds. */
  readonly dueMs: number;
  readonly faults: readonly string[];
}

/** Play goes on for so long between two disturbances, in milliseconds. */
const PLAY_MS = 3_000;
/** Within so many milliseconds every viewer has the newest entry, and what fell due is dealt with. */
const CATCH_UP_MS = 15_000;
const DUE_MS = 5_000;
/** A match of bots that has not changed for so long stands still, in milliseconds. */
const STANDSTILL_MS = 60_000;
const TIMED_TABLES = 4;

interface Field {
  readonly hosts: readonly FieldHost[];
  readonly disturbances: readonly (readonly [name: string, run: () => Promise<unknown>])[];
  close(): Promise<void>;
}

/** Runs a trial over one kind of store; undefined where there is no PostgreSQL. */
export async function fieldTrial(order: FieldOrder): Promise<FieldReport | undefined> {
  const pairs: FieldPair[] = [];
  const cut = async (): Promise<void> => {
    for (const { seats } of pairs) for (const seat of seats) seat.cut();
  };
  const field = await (order.store === "sqlite" ? openEmbedded(cut) : openPostgres(cut));
  if (!field) return undefined;
  try {
    return await run(order, field, pairs);
  } finally {
    for (const { seats } of pairs) for (const seat of seats) seat.end();
    await field.close();
  }
}

async function run(order: FieldOrder, { hosts, disturbances }: Field, pairs: FieldPair[]): Promise<FieldReport> {
  const { told = () => {} } = order;
  const faults: string[] = [];
  const words = seededUint32(order.seed);
  const choose = (count: number): number => words() % Math.max(1, count);
  const urls = hosts.map((host) => () => host.url);
  const url = (hosts[0] as FieldHost).url;
  const until = performance.now() + order.minutes * 60_000;

  const tournaments = await startTournaments(url, order.bots);
  let isPlaying = true;
  const playing: Promise<void>[] = [];
  for (let n = 0; n < order.pairs; n++) {
    const pair = await beginPair(urls, ids[n % ids.length] as string);
    pairs.push(pair);
    for (const seat of pair.seats) playing.push(seat.play(() => isPlaying, choose));
  }
  let done = 0;
  for (let round = 0; round < order.rounds; round++)
    for (const [name, disturb] of disturbances) {
      isPlaying = true;
      await pause(PLAY_MS);
      await disturb();
      done += 1;
      // The others play on for a moment: what is behind now stays behind when they stop.
      await pause(PLAY_MS);
      isPlaying = false;
      const behind = await viewersBehind(pairs, url);
      faults.push(...behind.map((fault) => `after "${name}": ${fault}`));
      told(`${order.store}: ${name}: ${behind.length === 0 ? "everything goes on" : behind.join("; ")}`);
    }
  isPlaying = true;

  const { readyMs, dueMs } = await fallDue(hosts);
  told(
    `${order.store}: ready after ${Math.round(readyMs)} ms, clocks that had run out dealt with after ${Math.round(dueMs)} ms`,
  );
  if (dueMs > DUE_MS) faults.push(`what fell due while no host was up was dealt with after ${Math.round(dueMs)} ms`);
  const finished = await endOf(tournaments, url, until);
  faults.push(...(await standingStill(tournaments, url)));
  isPlaying = false;
  faults.push(...(await viewersBehind(pairs, url)));
  const entries = pairs.flatMap(({ seats }) => seats[0]?.latest?.at ?? 0).reduce((sum, at) => sum + at, 0);
  if (entries <= 2 * pairs.length && pairs.length > 0) faults.push("the people could not play");
  for (const host of hosts)
    if (host.deaths() > 0)
      faults.push(`a host ended by itself ${host.deaths()} times: ${host.log().slice(-5).join(" / ")}`);
  for (const { seats } of pairs) for (const seat of seats) seat.end();
  await Promise.all(playing);
  return { disturbances: done, finished, tournaments: tournaments.length, entries, readyMs, dueMs, faults };
}

/** Which viewers have not got the newest entry though nobody plays any more; empty as soon as all have. */
async function viewersBehind(pairs: readonly FieldPair[], url: string): Promise<string[]> {
  const until = performance.now() + CATCH_UP_MS;
  for (;;) {
    const behind: string[] = [];
    for (const { id, seats, read } of pairs) {
      const newest = (await read(url)).card?.at ?? 0;
      for (const { seat, latest, acknowledged } of seats) {
        if (latest?.at !== newest) behind.push(`seat ${seat} of ${id} sees entry ${latest?.at} of ${newest}`);
        if (acknowledged > newest)
          behind.push(`${id} lost entries: ${acknowledged} were acknowledged, ${newest} are there`);
      }
    }
    if (behind.length === 0 || performance.now() > until) return behind;
    await pause(200);
  }
}

/** Lets clocks run out while no host is up, and measures the start after it. */
async function fallDue(hosts: readonly FieldHost[]): Promise<{ readyMs: number; dueMs: number }> {
  const [first] = hosts as readonly [FieldHost];
  const tables = await Promise.all(Array.from({ length: TIMED_TABLES }, () => beginTimed(first.url)));
  await Promise.all(hosts.map((host) => host.stop("SIGKILL")));
  await pause(6_000);
  const starts = await Promise.all(hosts.map((host) => host.start()));
  const ready = performance.now();
  for (const read of tables)
    while (!(await read(first.url)).card?.over && performance.now() - ready < 12 * DUE_MS) await pause(50);
  return { readyMs: Math.max(...starts), dueMs: performance.now() - ready };
}

/** Waits for the tournaments to end; returns how many did. */
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

/** Matches of unfinished tournaments that have not changed for a while. */
async function standingStill(tournaments: readonly FieldTournament[], url: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, game } of tournaments) {
    const { state, played } = await infoOf(id, url);
    if (state === "over") continue;
    for (const leg of played.flatMap(({ pairings }) => pairings).flatMap(({ legs }) => legs)) {
      const table = await new FieldPerson().ask<{ card: { over: unknown; at: number; changedAt: number } | null }>(
        url,
        "GET",
        `/api/tables/${leg.table}`,
      );
      const { card } = table;
      if (!card) faults.push(`${game}: the match at ${leg.table} was never begun`);
      else if (!card.over && Date.now() - card.changedAt > STANDSTILL_MS)
        faults.push(`${game}: the match at ${leg.table} stands still at entry ${card.at}`);
    }
  }
  return faults;
}

async function again(host: FieldHost, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
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
      ["host killed", () => again(host, "SIGKILL")],
      ["host restarted", () => again(host, "SIGTERM")],
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
      ["one host killed", () => again(two, "SIGKILL")],
      ["one host restarted", () => again(one, "SIGTERM")],
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
