/** Measures the costs that the model of `model.ts` is fed with, on a host of its own process over SQLite. */
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { zstdCompressSync } from "node:zlib";
import type { MatchRecord } from "@starboard/kernel";
import { root } from "../../../scripts/ensure.mjs";
import { newPlace, type Server, startServer } from "../live/drive.ts";
import { dial, type OfferedMatch, playOffered, seatPair } from "../live/players.ts";
import { median } from "../measure.ts";
import type { GameCosts, HostCosts } from "./model.ts";

const GAMES = ["4000ad", "trekwar", "anaxis", "warp-empires"] as const;
/** Matches of a game played at once, and acts of each; the first ones load code and are not counted. */
const MATCHES = 20;
const WARM_ACTS = 10;
const ACTS = 60;
/** Matches and connections whose memory is measured. */
const IDLE_MATCHES = 1_000;
const LIVE_MATCHES = 60;
const CONNECTIONS = 1_000;
/** How long they are watched, in ms: several pings of each. */
const SILENCE_MS = 30_000;

/** Records of finished matches of a game. */
function recordsOf(game: string): MatchRecord[] {
  const folder = join(root, "packages/games", game, "records");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== "specs.json")
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as MatchRecord)
    .filter(({ result }) => result);
}

/** Plays a match until it has had `count` more acts, or is over; resolves with the number of acts. */
function playOn(match: OfferedMatch, sent: { n: number }, count: number, onAct: { call: () => void }): Promise<number> {
  return new Promise((resolve) => {
    let done = -1;
    onAct.call = () => {
      if (++done === count || match.isOver()) resolve(done);
      else match.send(sent.n++);
    };
    onAct.call();
  });
}

export async function measureGame(game: string): Promise<GameCosts> {
  const place = await newPlace("sqlite");
  if (!place) throw new Error("there is no place for a file");
  const server = await startServer("ours", place.place);
  try {
    const begin = async () => {
      const match = await playOffered(game)(server.url);
      const onAct = { call: () => {} };
      const ready = new Promise<void>((resolve) => {
        let sides = 0;
        match.watch((_side, moves) => {
          if (moves > 0) onAct.call();
          else if (++sides === 2) resolve();
        });
      });
      await ready;
      return { match, onAct, sent: { n: 0 } };
    };
    const open = await Promise.all(Array.from({ length: MATCHES }, begin));
    const play = async (acts: number): Promise<number> => {
      const played = await Promise.all(open.map(({ match, sent, onAct }) => playOn(match, sent, acts, onAct)));
      return played.reduce((sum, one) => sum + one, 0);
    };
    const warm = await play(WARM_ACTS);
    const bytes = (): number => open.reduce((sum, { match }) => sum + match.received(), 0);
    const before = { cpu: await server.cpu(), bytes: bytes() };
    const played = await play(ACTS);
    const cpuMs = ((await server.cpu()) - before.cpu) / played;
    const viewerBytes = (bytes() - before.bytes) / played / 2;
    for (const { match } of open) match.close();
    await server.close();
    // The file is complete once its host has stopped.
    const stored = statSync(join(place.place, "starboard.db")).size;
    const acts = median(recordsOf(game).map(({ entries }) => entries.length - 1));
    return { game, acts, cpuMs, viewerBytes, storedBytes: stored / (warm + played) };
  } finally {
    await server.close();
    await place.remove();
  }
}
export const measureGames = async (): Promise<GameCosts[]> => {
  const costs: GameCosts[] = [];
  for (const game of GAMES) costs.push(await measureGame(game));
  return costs;
};

/** Measures memory per match and connection on a running host. */
export async function measureHost(server: Server): Promise<HostCosts> {
  const game = "4000ad@2";
  const heap = async (): Promise<number> => (await server.memory()).heap;
  await Promise.all(Array.from({ length: 20 }, () => seatPair(server.url, game)));
  // A host caches tables for five seconds.
  const settle = (): Promise<void> => pause(6_000);
  await settle();
  const base = await server.memory();
  const pairs: Awaited<ReturnType<typeof seatPair>>[] = [];
  for (let i = 0; i < IDLE_MATCHES; i++) pairs.push(await seatPair(server.url, game));
  await settle();
  await seatPair(server.url, game);
  const idle = await heap();
  const live = await Promise.all(
    Array.from({ length: LIVE_MATCHES }, async () => {
      const match = await playOffered("4000ad")(server.url);
      await new Promise<void>((resolve) => {
        let sides = 0;
        match.watch(() => ++sides === 2 && resolve());
      });
      return match;
    }),
  );
  const withLive = await heap();
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => dial({ cookie: "", url: server.url })));
  const withSockets = await heap();
  const silent = await server.cpu();
  await pause(SILENCE_MS);
  const connectionMs = ((await server.cpu()) - silent) / (SILENCE_MS / 1000) / (CONNECTIONS + 2 * LIVE_MATCHES);
  for (const socket of sockets) socket.terminate();
  for (const match of live) match.close();
  return {
    idleMatchBytes: Math.max(0, idle - base.heap) / IDLE_MATCHES,
    liveMatchBytes: Math.max(0, withLive - idle) / LIVE_MATCHES,
    connectionBytes: Math.max(0, withSockets - withLive) / CONNECTIONS,
    connectionMs,
    baseBytes: base.rss,
    compressed: compressedShare(),
  };
}

/** Size of compressed logs against their rows, over the golden records. */
function compressedShare(): number {
  let [whole, small] = [0, 0];
  for (const { entries } of GAMES.flatMap(recordsOf)) {
    const text = entries.map((entry) => JSON.stringify({ entry })).join("\n");
    whole += text.length;
    small += zstdCompressSync(text).length;
  }
  return small / whole;
}
