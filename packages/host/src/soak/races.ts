/**
 * Race soak: both hosts of a PostgreSQL store receive an act for the same moment of a match at once, again and again.
 * Exactly one may be played, and both hosts must show the same afterwards.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { seededUint32 } from "@starboard/kernel";
import { checkLog } from "./acknowledged.ts";
import { type FieldHost, startFieldHost } from "./field-host.ts";
import { type Answer, type FieldSeat, legalMovesOf } from "./field-player.ts";
import { beginOnAll, fieldGameIds } from "./field-tables.ts";
import { storeAt, withTempStorage } from "./temp-storage.ts";

export interface RaceSoakOptions {
  readonly races: number;
  /** Matches raced in at once. */
  readonly matches: number;
  readonly seed: number;
  readonly onProgress?: (races: number) => void;
}
export interface RaceReport {
  readonly races: number;
  /** Races that each host won. Acts sent to both under one key have no winner. */
  readonly won: readonly [number, number];
  readonly matches: number;
  readonly faults: readonly string[];
}

/** Time within which both hosts must show an act, in ms. */
const CATCH_UP_MS = 15_000;

/** By how much the loser of a race starts earlier in the next. */
const LEAD_STEP_MS = 1;

/** What is sent to both hosts: different acts, the same act under two keys, or the same act under one key. */
const KINDS = ["two acts", "one act", "one key"] as const;
type Kind = (typeof KINDS)[number];

interface Match {
  readonly id: string;
  /** By seat, then by host. */
  readonly seats: readonly (readonly FieldSeat[])[];
}

/** Runs a race soak; undefined if PostgreSQL is not installed. */
export const runRaceSoak = (options: RaceSoakOptions): Promise<RaceReport | undefined> =>
  withTempStorage("postgres", async (place) => {
    const hosts = [await startFieldHost(place), await startFieldHost(place)] as const;
    const ids: string[] = [];
    try {
      const raced = await raceOn(hosts, options, ids);
      const store = await storeAt(place);
      for (const id of ids) raced.faults.push(...(await checkLog(store, id)).faults);
      await store.close();
      return { ...raced, matches: ids.length };
    } finally {
      await Promise.all(hosts.map((host) => host.stop("SIGKILL")));
    }
  });

async function raceOn(
  hosts: readonly [FieldHost, FieldHost],
  { races, matches, seed, onProgress }: RaceSoakOptions,
  ids: string[],
): Promise<{ races: number; won: [number, number]; faults: string[] }> {
  const words = seededUint32(seed);
  const faults: string[] = [];
  const won: [number, number] = [0, 0];
  let begun = 0;
  let done = 0;
  /**
   * Head start of the second host in ms; the first has one if it is negative. The host that owns a match, or starts
   * first on a quiet machine, would otherwise win every race: whoever wins gives the other more of a start, so that
   * most acts arrive at the very moment at which the other is played.
   */
  let lead = 0;
  const headStart = (host: number): Promise<void> | undefined => {
    const wait = host === 0 ? lead : -lead;
    return wait > 0 ? pause(wait) : undefined;
  };

  async function raceInMatches(first: number): Promise<void> {
    let match: Match | undefined;
    for (let n = first; begun < races && faults.length === 0; ) {
      match ??= await open(n++);
      begun += 1;
      const fault = await race(match, KINDS[words() % KINDS.length] as Kind);
      if (fault === "over") {
        begun -= 1;
        close(match);
        match = undefined;
        continue;
      }
      if (fault !== undefined) faults.push(fault);
      done += 1;
      onProgress?.(done);
    }
    if (match) close(match);
  }
  async function open(n: number): Promise<Match> {
    const game = fieldGameIds[n % fieldGameIds.length] as string;
    const match = await beginOnAll(
      hosts.map((host) => () => host.url),
      game,
    );
    ids.push(match.id);
    for (const seat of match.seats.flat()) while (!(await seat.connect()));
    return match;
  }

  /** Runs one race; returns what went wrong, "over" if the match has ended. */
  async function race({ id, seats }: Match, kind: Kind): Promise<string | undefined> {
    const by = seats[0]?.[0]?.latest?.question?.seats[0];
    if (by === undefined) return "over";
    const both = seats[by] as readonly [FieldSeat, FieldSeat];
    const update = both[0].latest;
    const moves = update ? legalMovesOf(update) : [];
    if (!update || moves.length === 0) return `${id}: seat ${by} is asked and has no act`;
    const one = words() % moves.length;
    const other = kind === "two acts" ? (one + 1) % moves.length : one;
    const key = randomBytes(8).toString("hex");
    const answers = await Promise.all(
      both.map(async (seat, host) => {
        await headStart(host);
        const chosen = [moves[host === 0 ? one : other]];
        const own = kind === "one key" ? key : `${key}${host}`;
        return seat.send({ is: "commit", match: id, seat: by, at: update.at, key: own, moves: chosen });
      }),
    );
    const said = answers.map((answer) => answer?.is ?? "nothing");
    const played = answers.filter((answer): answer is Answer => answer?.is === "played");
    const at = played[0]?.at ?? 0;
    if (kind === "one key") {
      if (played.length !== 2 || played[1]?.at !== at) return `${id}: an act under one key: ${said.join(" and ")}`;
    } else {
      if (played.length !== 1 || !said.includes("stale")) return `${id}: ${kind}: ${said.join(" and ")}`;
      const winner = said.indexOf("played") as 0 | 1;
      won[winner] += 1;
      lead += winner === 0 ? LEAD_STEP_MS : -LEAD_STEP_MS;
    }
    return (await haveCaughtUp(seats.flat(), at)) ? undefined : `${id}: a viewer lacks entry ${at}`;
  }

  await Promise.all(Array.from({ length: matches }, (_, n) => raceInMatches(n)));
  for (const host of hosts) if (host.deaths() > 0) faults.push(`a host ended: ${host.log().slice(-5).join(" / ")}`);
  return { races: done, won, faults };
}

/** Waits until all have the same entries, at least up to `at`. */
async function haveCaughtUp(seats: readonly FieldSeat[], at: number): Promise<boolean> {
  const until = performance.now() + CATCH_UP_MS;
  for (;;) {
    const known = seats.map(({ latest }) => latest?.at ?? 0);
    if (known.every((entry) => entry >= at && entry === known[0])) return true;
    if (performance.now() > until) return false;
    await pause(1);
  }
}
const close = ({ seats }: Match): void => {
  for (const seat of seats.flat()) seat.end();
};
