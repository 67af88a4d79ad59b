/** Plays matches as fast as updates arrive and measures moves per second and latency. */
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../../scripts/ensure.mjs";
import { findPostgres, startCluster } from "@starboard/host/soak";
import { type OpenMatch, type ConnectedMatch, players, type Side } from "./players.ts";
import type { FromServer, ToServer } from "./server.ts";

export interface Server {
  readonly url: string;
  memory(): Promise<{ readonly heap: number; readonly rss: number }>;
  /** CPU time of the server's process so far in ms, over all threads. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Starts a contender's server in its own process, from this checkout or another one.
 * @param flags further flags of Node, such as those of its profiler
 */
export async function startServer(
  name: string,
  place: string,
  checkout = root,
  flags: readonly string[] = [],
): Promise<Server> {
  const child: ChildProcess = fork(join(checkout, "bench/src/live/server.ts"), [name, place], {
    execArgv: ["--expose-gc", ...flags],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const nextMessage = <K extends FromServer["is"]>(is: K): Promise<FromServer & { is: K }> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`the server of ${name} ended with code ${code}`));
      child.once("exit", ended);
      child.once("message", (message: FromServer) => {
        child.off("exit", ended);
        if (message.is === is) resolve(message as FromServer & { is: K });
        else reject(new Error(`the server of ${name} sent ${message.is} instead of ${is}`));
      });
    });
  const say = (message: ToServer): void => void child.send(message);
  const { url } = await nextMessage("ready");
  return {
    url,
    memory: () => {
      say({ is: "memory" });
      return nextMessage("memory");
    },
    async cpu() {
      say({ is: "cpu" });
      return (await nextMessage("cpu")).ms;
    },
    async close() {
      if (!child.connected) return;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      say({ is: "close" });
      await Promise.race([gone, pause(5_000)]);
      child.kill("SIGKILL");
    },
  };
}

/** Creates an empty storage place for a store: a folder or a database on the machine's disk. */
export async function newPlace(
  store: "sqlite" | "postgres" | "none",
): Promise<{ place: string; remove: () => Promise<void> } | undefined> {
  if (store === "none") return { place: "", remove: async () => {} };
  if (store === "sqlite") {
    const place = mkdtempSync(join(tmpdir(), "starboard-bench-"));
    return { place, remove: async () => rmSync(place, { recursive: true, force: true }) };
  }
  const bin = findPostgres();
  if (bin === undefined) return undefined;
  const cluster = await startCluster(bin, true);
  return { place: await cluster.database(), remove: () => cluster.close() };
}

export interface Speed {
  /** Moves per second that reached the opponent. */
  readonly rate: number;
  /** Median time in ms from sending a move until the opponent has it. */
  readonly p50: number;
  readonly p99: number;
  /** Moves per second of CPU time of the server's process. */
  readonly perCpu: number;
}

/** Warm-up before measuring, in ms, and the longest. */
const WARM = 2_000;
const LONGEST_WARM = 120_000;

/**
 * Plays `count` matches at once against a server and measures for `ms` milliseconds, after a warm-up of `warm`
 * milliseconds. A player moves `pace` milliseconds after the other's move has arrived.
 */
export async function drive(
  name: string,
  server: Server,
  count: number,
  ms: number,
  {
    warm = WARM,
    warmMoves = 0,
    pace = 0,
    open = players[name],
  }: {
    readonly warm?: number;
    /** Moves after which it is warm, where that takes longer. */
    readonly warmMoves?: number;
    readonly pace?: number;
    readonly open?: OpenMatch | undefined;
  } = {},
): Promise<Speed> {
  if (!open) throw new Error(`no players for ${name}`);
  const waits: number[] = [];
  let measuring = false;
  let stopped = false;
  let played = 0;
  const matches = await Promise.all(Array.from({ length: count }, () => begin()));

  async function begin(): Promise<ConnectedMatch> {
    const match = await (open as OpenMatch)(server.url);
    const ready = new Set<Side>();
    let sent = 0;
    let at = 0;
    let mover: Side = 0;
    const next = (): void => {
      if (stopped) return;
      at = performance.now();
      mover = match.send(sent++);
    };
    match.watch((side, moves) => {
      if (moves === 0) {
        if (!ready.has(side) && ready.add(side).size === 2) next();
        return;
      }
      if (moves !== sent || side === mover) return;
      played += 1;
      if (measuring) waits.push(performance.now() - at);
      if (pace > 0) setTimeout(next, pace);
      else next();
    });
    return match;
  }

  await pause(warm);
  for (let waited = warm; played < warmMoves && waited < LONGEST_WARM; waited += 100) await pause(100);
  const before = await server.cpu();
  measuring = true;
  const began = performance.now();
  await pause(ms);
  measuring = false;
  const seconds = (performance.now() - began) / 1000;
  const cpu = ((await server.cpu()) - before) / 1000;
  stopped = true;
  for (const match of matches) match.close();
  waits.sort((a, b) => a - b);
  const at = (share: number): number =>
    waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN;
  return { rate: waits.length / seconds, p50: at(0.5), p99: at(0.99), perCpu: waits.length / cpu };
}
