/** Holds the model against a real run: many open matches and connections, of which some play at a given pace. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type WebSocket from "ws";
import { newPlace, startServer } from "../live/drive.ts";
import { dial, type OfferedMatch, playOffered, seatPair } from "../live/players.ts";
import type { Costs } from "./model.ts";

export interface CheckSize {
  /** Open matches in all; those that nobody plays are started and left alone. */
  readonly matches: number;
  /** Connections in all, two of each played match among them. */
  readonly connections: number;
  readonly playedMatches: number;
  readonly actsPerSecond: number;
  readonly seconds: number;
}
export interface Check {
  readonly what: string;
  readonly model: number;
  readonly real: number;
}

/** Matches and connections opened at once. */
const AT_ONCE = 50;

export async function checkModel({ games, host }: Costs, size: CheckSize): Promise<readonly Check[]> {
  const game = games.find(({ game: id }) => id === "4000ad");
  const place = await newPlace("sqlite");
  if (!game || !place) throw new Error("nothing to check");
  const server = await startServer("ours", place.place);
  try {
    const before = await server.memory();
    const idle = size.matches - size.playedMatches;
    await inBatches(idle, () => seatPair(server.url, "4000ad@2"));
    const played = await inBatches(size.playedMatches, () => begin(server.url));
    const silent = size.connections - 2 * size.playedMatches;
    const sockets: WebSocket[] = await inBatches(silent, () => dial({ cookie: "", url: server.url }));
    await pause(6_000);
    const memory = (await server.memory()).heap - before.heap;
    const [cpu, bytes] = [await server.cpu(), received(played)];
    const acts = await playPaced(played, size);
    const spent = ((await server.cpu()) - cpu) / 1000;
    const network = received(played) - bytes;
    for (const { match } of played) match.close();
    for (const socket of sockets) socket.terminate();
    await server.close();
    const disk = statSync(join(place.place, "starboard.db")).size;
    return [
      {
        what: "memory, MB",
        model:
          (idle * host.idleMatchBytes + size.playedMatches * host.liveMatchBytes + silent * host.connectionBytes) / 1e6,
        real: memory / 1e6,
      },
      {
        what: "processor time, s",
        model: (acts * game.cpuMs + size.connections * host.connectionMs * size.seconds) / 1000,
        real: spent,
      },
      { what: "bytes sent, kB", model: (acts * 2 * game.viewerBytes) / 1000, real: network / 1000 },
      { what: "acts", model: size.actsPerSecond * size.seconds, real: acts },
      { what: "disk, MB, of which most is the start of matches", model: Number.NaN, real: disk / 1e6 },
    ];
  } finally {
    await server.close();
    await place.remove();
  }
}

interface Played {
  readonly match: OfferedMatch;
  onAct: () => void;
  sent: number;
}
const received = (played: readonly Played[]): number => played.reduce((sum, { match }) => sum + match.received(), 0);

async function begin(url: string): Promise<Played> {
  const match = await playOffered("4000ad")(url);
  const played: Played = { match, onAct: () => {}, sent: 0 };
  await new Promise<void>((resolve) => {
    let sides = 0;
    match.watch((_side, moves) => {
      if (moves > 0) played.onAct();
      else if (++sides === 2) resolve();
    });
  });
  return played;
}

/** Plays acts at a fixed rate, round robin; a match that still waits for its last act is passed over. Returns the acts. */
async function playPaced(played: readonly Played[], { actsPerSecond, seconds }: CheckSize): Promise<number> {
  const free = [...played];
  let acts = 0;
  const began = performance.now();
  for (let n = 0; n < actsPerSecond * seconds; n++) {
    const wait = began + (n * 1000) / actsPerSecond - performance.now();
    if (wait > 1) await pause(wait);
    const next = free.shift();
    if (!next) continue;
    next.onAct = () => {
      acts += 1;
      if (!next.match.isOver()) free.push(next);
    };
    next.match.send(next.sent++);
  }
  await pause(500);
  return acts;
}

async function inBatches<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count)
    made.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - made.length) }, make))));
  return made;
}
