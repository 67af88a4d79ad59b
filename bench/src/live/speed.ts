/** Measures moves per second end to end, ours and the peers', alternating. */
import { loadavg } from "node:os";
import { median } from "../measure.ts";
import type { Section } from "../report.ts";
import { bareWrite } from "./disk.ts";
import { drive, newPlace, type Server, type Speed, startServer } from "./drive.ts";

const PEER = "boardgame.io 0.50.2, in memory";
const CONTENDERS = [
  { label: PEER, server: "boardgame", store: "none" },
  { label: "Starboard, SQLite, durable", server: "ours", store: "sqlite" },
  { label: "Starboard, PostgreSQL, durable", server: "ours", store: "postgres" },
  { label: "Colyseus 0.16.20, relay without rules or storage", server: "colyseus", store: "none" },
] as const;
const SIZES = [10, 50, 200] as const;
/** Real games besides the one all contenders play, on the embedded store. */
const GAMES = [
  { label: "4000 A.D.", players: "4000ad" },
  { label: "Anaxis", players: "anaxis" },
] as const;
const GAMES_SIZE = 50;
const ROUNDS = 3;
/** Duration of each measurement, and of the disk measurement, in ms. */
const ROUND = 2_500;
const DISK_ROUND = 300;

interface Entrant {
  readonly label: string;
  readonly name: string;
  readonly store: string;
  readonly server: Server;
  readonly remove: () => Promise<void>;
}
interface Run {
  readonly matches: number;
  readonly label: string;
  readonly server: Server;
  readonly players: string;
  readonly speeds: Speed[];
}

/** Measures all sizes for all contenders. A contender whose store this machine lacks is skipped. */
export async function speedSections(): Promise<Section[]> {
  const entrants: Entrant[] = [];
  const busy = [loadavg()[0] ?? 0];
  const disk: number[] = [];
  try {
    for (const { label, server, store } of CONTENDERS) {
      const place = await newPlace(store);
      if (!place) continue;
      const { remove } = place;
      entrants.push({ label, name: server, store, server: await startServer(server, place.place), remove });
    }
    const same = SIZES.flatMap((matches) => entrants.map((one) => runOf(matches, one.label, one.server, one.name)));
    const embedded = entrants.find(({ store }) => store === "sqlite");
    const real = embedded ? GAMES.map(({ label, players }) => runOf(GAMES_SIZE, label, embedded.server, players)) : [];
    for (let round = 0; round < ROUNDS; round++)
      for (const run of [...same, ...real]) {
        disk.push(bareWrite(DISK_ROUND));
        run.speeds.push(await drive(run.players, run.server, run.matches, ROUND));
      }
    busy.push(loadavg()[0] ?? 0);
    return [sameSection(same, disk, busy), realSection(real)];
  } finally {
    for (const { server, remove } of entrants) {
      await server.close();
      await remove();
    }
  }
}
const runOf = (matches: number, label: string, server: Server, players: string): Run => ({
  matches,
  label,
  server,
  players,
  speeds: [],
});

const whole = (n: number): string => Math.round(n).toLocaleString("en");
const times = (mine: readonly number[], theirs: readonly number[]): string =>
  `${median(mine.map((one, i) => one / (theirs[i] ?? Number.NaN))).toFixed(2)}×`;

function sameSection(runs: readonly Run[], disk: readonly number[], busy: readonly number[]): Section {
  const peers = new Map(runs.filter(({ label }) => label === PEER).map((run) => [run.matches, run.speeds]));
  const load = busy.map((one) => one.toFixed(1)).join(" and ");
  return {
    title: "Moves between two players, end to end",
    note:
      "Both players are connected, and each moves as soon as it has the other's move. A move counts when the opponent has received it. All servers play the same game: " +
      "endless noughts and crosses. Ours checks each move, waits for the disk and chains a record; boardgame.io checks it and keeps it in memory; " +
      "Colyseus relays it unread. Each server has its own process, and one more process plays for all players. Rates and latencies are in real time, " +
      "so they include other load on the machine and its disk. `per CPU second` counts the moves for which the server's process, with all its threads, " +
      "needed one second of CPU time. Medians of three rounds after two seconds of warm-up, ratios within a round. " +
      `The load average of the machine was ${load} at the beginning and at the end. Between the rounds, a loop that overwrites a kilobyte and waits for the disk ` +
      `took ${median(disk).toFixed(2)} ms for each (median of all rounds; ${Math.min(...disk).toFixed(2)} in the best, ${Math.max(...disk).toFixed(2)} in the worst): ` +
      "a move that is on this disk before it is published cannot be faster.",
    head: [
      "live matches",
      "",
      "moves per second",
      "against the peer",
      "p50 ms",
      "against the peer",
      "p99 ms",
      "per CPU second",
      "against the peer",
    ],
    rows: runs.map(({ matches, label, speeds }) => {
      const peer = peers.get(matches) ?? [];
      const of = (key: keyof Speed, list: readonly Speed[] = speeds): number[] => list.map((speed) => speed[key]);
      const against = (key: keyof Speed): string => times(of(key), of(key, peer));
      return [
        String(matches),
        label,
        whole(median(of("rate"))),
        against("rate"),
        median(of("p50")).toFixed(1),
        against("p50"),
        median(of("p99")).toFixed(1),
        whole(median(of("perCpu"))),
        against("perCpu"),
      ];
    }),
  };
}

function realSection(runs: readonly Run[]): Section {
  return {
    title: "Acts of real games between two players, end to end",
    note: `The same with our own games over SQLite, ${GAMES_SIZE} matches at once. Each act is one of the offered acts; the next follows when both players have received it.`,
    head: ["", "acts per second", "p50 ms", "p99 ms", "per CPU second"],
    rows: runs.map(({ label, speeds }) => [
      label,
      whole(median(speeds.map(({ rate }) => rate))),
      median(speeds.map(({ p50 }) => p50)).toFixed(1),
      median(speeds.map(({ p99 }) => p99)).toFixed(1),
      whole(median(speeds.map(({ perCpu }) => perCpu))),
    ]),
  };
}
