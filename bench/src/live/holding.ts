/** Measures the cost of idle matches and connections, and how fast a long match is opened. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Update } from "@starboard/wire";
import WebSocket from "ws";
import { findGameEntry } from "@starboard/registry";
import { median } from "../measure.ts";
import type { Section } from "../report.ts";
import { newPlace, type Server, startServer } from "./drive.ts";
import { ask, dial, type Person, seatPair } from "./players.ts";

const WARM_MATCHES = 100;
/** Matches are started and opened in waves. The median over the waves ignores unrelated allocations. */
const IDLE = { waves: 3, matches: 100 };
const LIVE = { waves: 7, matches: 40 };
const IDLE_CONNECTIONS = 10_000;
const LONG = 2_000;
const OPENINGS = 15;
const WEIGHINGS = 7;

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (n: number): string => `${n.toFixed(1)} ms`;

/** Resolves with the first message of a kind. */
const next = (socket: WebSocket, is: string): Promise<{ at: number }> =>
  new Promise((resolve, reject) => {
    const receive = (data: unknown): void => {
      const message = JSON.parse((data as Buffer).toString()) as { is: string; at: number };
      if (message.is === "invalid") reject(new Error(JSON.stringify(message)));
      if (message.is !== is) return;
      socket.off("message", receive);
      resolve(message);
    };
    socket.on("message", receive);
  });
const watch = async (person: Person, match: string, side: number): Promise<WebSocket> => {
  const socket = await dial(person);
  const update = next(socket, "update");
  ask(socket, 0, { is: "watch", match, viewer: side, since: 0 });
  await update;
  return socket;
};

export async function holdingSections(): Promise<Section[]> {
  const place = await newPlace("sqlite");
  if (!place) throw new Error("there is no place for a file");
  const server = await startServer("ours", place.place);
  try {
    return [await memory(server), await opening(server), await connections(server)];
  } finally {
    await server.close();
    await place.remove();
  }
}

/** Measures the bytes per match: started without connections, and with both players connected. */
async function memory(server: Server): Promise<Section> {
  const rows: string[][] = [];
  for (const [id, options] of [
    ["again", {}],
    ["anaxis", {}],
    ["4000ad", {}],
  ] as const) {
    const title = findGameEntry(id);
    const edition = title ? `${id}@${title.game.edition}` : "again@1";
    // The first matches load code and open connections; they are not counted.
    for (let i = 0; i < WARM_MATCHES; i++) await seatPair(server.url, edition, options);
    const pairs: Awaited<ReturnType<typeof seatPair>>[] = [];
    const idle = await grown(server, IDLE, async () => {
      for (let i = 0; i < IDLE.matches; i++) pairs.push(await seatPair(server.url, edition, options));
      // A host caches tables for five seconds; the next access after that evicts it.
      await pause(6_000);
      await seatPair(server.url, edition, options);
    });
    const sockets: WebSocket[] = [];
    const enter = async (count: number): Promise<void> => {
      const entered = pairs
        .splice(0, count)
        .flatMap(({ match, persons }) => persons.map((one, i) => watch(one, match, i)));
      sockets.push(...(await Promise.all(entered)));
    };
    await enter(pairs.length - LIVE.waves * LIVE.matches);
    const live = await grown(server, LIVE, () => enter(LIVE.matches));
    for (const socket of sockets) socket.terminate();
    rows.push([edition, kilo(Math.max(0, idle)), kilo(live)]);
  }
  return {
    title: "Memory of a match",
    note: `Heap and buffers after a full garbage collection, per match: ${IDLE.matches} matches started and left idle for six seconds, the median of ${IDLE.waves} waves; then ${LIVE.matches} of them with both players connected (including their two sockets), the median of ${LIVE.waves} waves.`,
    head: ["", "idle", "live"],
    rows,
  };
}

/** Measures by how many bytes a server grows per match of a wave. */
async function grown(
  server: Server,
  { waves, matches }: { readonly waves: number; readonly matches: number },
  wave: () => Promise<void>,
): Promise<number> {
  const sizes = [(await server.memory()).heap];
  for (let i = 0; i < waves; i++) {
    await wave();
    sizes.push((await server.memory()).heap);
  }
  return median(sizes.slice(1).map((size, i) => size - (sizes[i] as number))) / matches;
}

/** Plays a match of a real game with offered acts, up to the given number of acts. */
async function longMatch(server: Server, id: string): Promise<{ match: string; persons: Person[]; acts: number }> {
  const { match, persons } = await seatPair(server.url, `${id}@${findGameEntry(id)?.game.edition}`);
  const sockets = await Promise.all(persons.map((person) => dial(person)));
  let acts = 0;
  await new Promise<void>((resolve, reject) => {
    for (const [side, socket] of sockets.entries()) {
      socket.on("message", (data) => {
        const update = JSON.parse((data as Buffer).toString()) as
          | Update
          | { readonly is: "played" | "done" | "stale" | "heartbeat" };
        if (update.is === "played" || update.is === "done" || update.is === "stale" || update.is === "heartbeat")
          return;
        if (update.is !== "update") return reject(new Error(JSON.stringify(update).slice(0, 400)));
        acts = Math.max(acts, update.at - 1);
        if (acts >= LONG || update.summary.over) return resolve();
        const turn = update.offers.find(({ aside }) => !aside);
        const open = turn?.offers.filter(({ refusal }) => !refusal) ?? [];
        const choice = open[(update.at * 7) % open.length];
        // One side at a time: the other answers after it received this.
        if (!turn || !choice || update.summary.asked[0] !== side) return;
        const moves = [{ step: turn.step, act: choice.act }];
        ask(socket, update.at, {
          is: "commit",
          match,
          seat: side,
          at: update.at,
          key: randomUUID(),
          moves,
        });
      });
      ask(socket, 0, { is: "watch", match, viewer: side, since: 0 });
    }
  });
  for (const socket of sockets) socket.terminate();
  return { match, persons, acts };
}

/** Opens a connection and waits for its first answer, after the previous connection was cleaned up. */
async function greeted(person: Person): Promise<WebSocket> {
  const socket = await dial(person);
  const welcome = next(socket, "welcome");
  ask(socket, 0, { is: "hello", client: "bench" });
  await welcome;
  return socket;
}

/** Measures the time from requesting an unopened match until its player has the state and the whole log. */
async function opening(server: Server): Promise<Section> {
  const rows: string[][] = [];
  for (const id of ["anaxis", "4000ad", "trekwar", "warp-empires"]) {
    const { match, persons, acts } = await longMatch(server, id);
    const times: number[] = [];
    for (let i = 0; i < OPENINGS; i++) {
      const socket = await greeted(persons[0] as Person);
      const update = next(socket, "update");
      const began = performance.now();
      ask(socket, 1, { is: "watch", match, viewer: 0, since: 0 });
      await update;
      times.push(performance.now() - began);
      const gone = new Promise((resolve) => socket.once("close", resolve));
      socket.close();
      await gone;
    }
    const open: number[] = [];
    for (let i = 0; i < WEIGHINGS; i++) {
      const sockets = await Promise.all(persons.map(greeted));
      const before = (await server.memory()).heap;
      for (const [side, socket] of sockets.entries()) {
        const update = next(socket, "update");
        ask(socket, 1, { is: "watch", match, viewer: side, since: 0 });
        await update;
      }
      open.push((await server.memory()).heap - before);
      for (const socket of sockets) socket.terminate();
    }
    rows.push([id, String(acts), ms(median(times)), ms(Math.min(...times)), kilo(Math.max(0, median(open)))]);
  }
  return {
    title: "Opening a long match that is not in memory",
    note:
      `Played with offered acts until it had ${LONG} acts or was over. ${OPENINGS} openings over the socket, from the request until the player has the state and the whole log. ` +
      `Then its memory while both players have it open, without their sockets; the median of ${WEIGHINGS}.`,
    head: ["", "acts", "median", "fastest", "in memory while open"],
    rows,
  };
}

/** Measures many silent connections. */
async function connections(server: Server): Promise<Section> {
  const before = await server.memory();
  const nobody: Person = { cookie: "", url: server.url };
  const began = performance.now();
  const sockets: WebSocket[] = [];
  while (sockets.length < IDLE_CONNECTIONS)
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => dial(nobody)))));
  const seconds = (performance.now() - began) / 1000;
  const after = await server.memory();
  const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  const askedAt = performance.now();
  const last = sockets[sockets.length - 1] as WebSocket;
  const welcome = next(last, "welcome");
  ask(last, 1, { is: "hello", client: "bench" });
  await welcome;
  const answered = performance.now() - askedAt;
  for (const socket of sockets) socket.terminate();
  return {
    title: "Idle connections on one process",
    note: "Connections are opened a hundred at a time. Then one of them sends a request.",
    head: ["", ""],
    rows: [
      ["open at once", open.toLocaleString("en")],
      ["opened in", `${seconds.toFixed(1)} s`],
      ["heap and buffers each", kilo((after.heap - before.heap) / IDLE_CONNECTIONS)],
      ["resident memory each", kilo((after.rss - before.rss) / IDLE_CONNECTIONS)],
      ["an answer meanwhile", ms(answered)],
    ],
  };
}
