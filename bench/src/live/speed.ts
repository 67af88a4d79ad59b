/** Moves per second end to end, ours and the peers', turn and turn about. */
import { loadavg } from "node:os";
import { median } from "../measure.ts";
import type { Section } from "../report.ts";
import { drive, newPlace, type Server, type Speed, startServer } from "./drive.ts";

const CONTENDERS = [
  { label: "boardgame.io 0.50.2, in memory", server: "boardgame", store: "none" },
  { label: "Starboard, SQLite, durable", server: "ours", store: "sqlite" },
  { label: "Starboard, PostgreSQL, durable", server: "ours", store: "postgres" },
  { label: "Colyseus 0.16.20, relay without rules or storage", server: "colyseus", store: "none" },
] as const;
const SIZES = [10, 50, 200] as const;
const ROUNDS = 3;
/** Milliseconds measured each time. */
const ROUND = 2_500;

interface Entrant {
  readonly label: string;
  readonly name: string;
  readonly server: Server;
  readonly remove: () => Promise<void>;
  readonly speeds: Map<number, Speed[]>;
}

/** Plays all sizes against all contenders; a contender whose store this machine lacks is left out. */
export async function speedSection(): Promise<Section> {
  const entrants: Entrant[] = [];
  const [busy = 0] = loadavg();
  try {
    for (const { label, server, store } of CONTENDERS) {
      const place = await newPlace(store);
      if (!place) continue;
      entrants.push({
        label,
        name: server,
        server: await startServer(server, place.place),
        remove: place.remove,
        speeds: new Map(),
      });
    }
    for (let round = 0; round < ROUNDS; round++)
      for (const size of SIZES)
        for (const { name, server, speeds } of entrants) {
          const speed = await drive(name, server.url, size, ROUND);
          speeds.set(size, [...(speeds.get(size) ?? []), speed]);
        }
  } finally {
    for (const { server, remove } of entrants) {
      await server.close();
      await remove();
    }
  }
  return {
    title: "Moves between two players, end to end",
    note: `${NOTE} The load average of the machine was ${busy.toFixed(1)} when it began.`,
    head: HEAD,
    rows: SIZES.flatMap((size) => rowsOf(size, entrants)),
  };
}

const HEAD = ["live matches", "", "moves per second", "against boardgame.io", "p50 ms", "p99 ms"];
const NOTE =
  "Both players connected, each moves as soon as it has the other's move; a move counts when the opponent has it. The same game for all: " +
  "noughts and crosses without end. Ours judges each move, waits for the disk and chains a record; boardgame.io judges and keeps it in memory; " +
  "Colyseus passes it on unseen. With few matches a move of ours waits for the disk alone, which nobody does who keeps things in memory. Clients and server share this machine's two cores, so these are wall-clock times; the medians of three rounds, ratios within a round.";

const whole = (n: number): string => Math.round(n).toLocaleString("en");
function rowsOf(size: number, entrants: readonly Entrant[]): string[][] {
  const peer = entrants.find(({ name }) => name === "boardgame")?.speeds.get(size) ?? [];
  return entrants.map(({ label, speeds }) => {
    const mine = speeds.get(size) ?? [];
    const ratio = median(mine.map(({ rate }, i) => rate / (peer[i]?.rate ?? Number.NaN)));
    return [
      String(size),
      label,
      whole(median(mine.map(({ rate }) => rate))),
      `${ratio.toFixed(2)}×`,
      median(mine.map(({ p50 }) => p50)).toFixed(1),
      median(mine.map(({ p99 }) => p99)).toFixed(1),
    ];
  });
}
