/**
 * Host soak: people play at several hosts that forward to each other, while one host after the other is killed or stopped
 * and started again. Meanwhile every match must go on, and at the end nothing acknowledged may be missing.
 */
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { seededUint32 } from "@starboard/kernel";
import { type FieldHost, startFieldHost } from "./field-host.ts";
import { type Counts, PlayingPairs } from "./playing-pairs.ts";
import { storeAt, withTempStorage } from "./temp-storage.ts";

export interface HostSoakOptions {
  readonly hosts: number;
  /** Hosts that are killed or stopped, one after the other. */
  readonly kills: number;
  /** Matches between people at once. */
  readonly pairs: number;
  readonly seed: number;
  readonly onProgress?: (kills: number, slowestMs: number) => void;
}
export interface HostSoakReport {
  readonly kills: number;
  readonly matches: number;
  /** Entries stored at the end. */
  readonly entries: number;
  /** The longest time from a kill, and from a stop, until every match had gone on, in milliseconds. */
  readonly slowestMs: { readonly SIGKILL: number; readonly SIGTERM: number };
  /** Requests that hosts answered for other hosts: counted before a host ended, and at the end. */
  readonly forwarded: number;
  readonly faults: readonly string[];
}

/** Time within which every match must have gone on after a host has ended, in ms. */
const RECOVERY_MS = 60_000;

/** Runs a host soak; undefined if PostgreSQL is not installed. */
export const runHostSoak = (options: HostSoakOptions): Promise<HostSoakReport | undefined> =>
  withTempStorage("postgres", async (place) => {
    const settings = { STARBOARD_INTERNAL: "127.0.0.1:0", STARBOARD_INTERNAL_SECRET: randomBytes(24).toString("hex") };
    const hosts: FieldHost[] = [];
    for (let n = 0; n < options.hosts; n++) hosts.push(await startFieldHost(place, settings));
    const down = new Set<FieldHost>();
    // As a load balancer: each connection goes to one of the hosts that are up.
    const words = seededUint32(options.seed);
    const anyUp = (): string => {
      const up = hosts.filter((host) => !down.has(host));
      return up[words() % up.length]?.url ?? "";
    };
    const urls = [anyUp];
    const play = new PlayingPairs(urls, options);
    try {
      await play.begin();
      const stopped = await stopHosts(hosts, down, play, options);
      await play.end();
      const counts = await Promise.all(hosts.map(({ url }) => forwardedBy(url)));
      const store = await storeAt(place);
      const { entries, faults } = await play.check(store);
      await store.close();
      for (const host of hosts)
        if (host.deaths() > 0) stopped.faults.push(`a host ended: ${host.log().slice(-5).join(" / ")}`);
      return {
        kills: stopped.kills,
        slowestMs: stopped.slowestMs,
        matches: play.matches(),
        entries,
        forwarded: counts.reduce((sum, count) => sum + count, stopped.forwarded),
        faults: [...stopped.faults, ...faults],
      };
    } finally {
      await play.end();
      await Promise.all(hosts.map((host) => host.stop("SIGKILL")));
    }
  });

async function stopHosts(
  hosts: readonly FieldHost[],
  down: Set<FieldHost>,
  play: PlayingPairs,
  { kills, seed, onProgress }: HostSoakOptions,
): Promise<Pick<HostSoakReport, "kills" | "slowestMs" | "forwarded"> & { faults: string[] }> {
  const words = seededUint32(seed);
  const faults: string[] = [];
  const slowestMs = { SIGKILL: 0, SIGTERM: 0 };
  let done = 0;
  let forwarded = 0;
  for (; done < kills && faults.length === 0; done++) {
    const host = hosts[words() % hosts.length] as FieldHost;
    const signal = words() % 3 === 0 ? "SIGTERM" : "SIGKILL";
    // People come to other hosts than the owners of their matches.
    play.reconnect();
    if (!(await goesOn(play, play.counts()))) faults.push(`before ${signal} ${done + 1}: people did not reconnect`);
    forwarded += await forwardedBy(host.url);
    await pause(words() % 200);
    const before = play.counts();
    const began = performance.now();
    down.add(host);
    // A host that is told to stop hands over while it stops; matches go on before its process has ended.
    const ended = host.stop(signal);
    if (await goesOn(play, before)) slowestMs[signal] = Math.max(slowestMs[signal], performance.now() - began);
    else faults.push(`after ${signal} ${done + 1}: ${play.standing(before, RECOVERY_MS)}`);
    await ended;
    await host.start();
    down.delete(host);
    onProgress?.(done + 1, Math.max(slowestMs.SIGKILL, slowestMs.SIGTERM));
  }
  return { kills: done, slowestMs, forwarded, faults };
}

async function goesOn(play: PlayingPairs, before: Counts): Promise<boolean> {
  const began = performance.now();
  while (!(await play.hasGoneOn(before))) {
    if (performance.now() - began > RECOVERY_MS) return false;
    await pause(10);
  }
  return true;
}

/** Requests that a host has sent to other hosts and that were answered. */
async function forwardedBy(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^starboard_forwarded_total\{result="answered"\} (\d+)/m.exec(text)?.[1] ?? 0);
}
