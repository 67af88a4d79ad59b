/** Compares the embedded store with its write-ahead log and without it, alternating. */
import { loadavg } from "node:os";
import { median } from "../measure.ts";
import type { Section } from "../report.ts";
import { bareWrite } from "./disk.ts";
import { drive, newPlace, type Server, type Speed, startServer } from "./drive.ts";

const WITH = "ours";
const WITHOUT = "ours without write-ahead log";
/** What is played, and in how many matches at once. */
const LOADS = [
  { label: "noughts and crosses", players: "ours", matches: 10 },
  { label: "noughts and crosses", players: "ours", matches: 50 },
  { label: "noughts and crosses", players: "ours", matches: 200 },
  { label: "4000 A.D.", players: "4000ad", matches: 10 },
  { label: "4000 A.D.", players: "4000ad", matches: 50 },
  { label: "4000 A.D.", players: "4000ad", matches: 200 },
  // As people play: each player thinks for half a second, which is 400 acts per second for the host.
  { label: "4000 A.D., unhurried", players: "4000ad", matches: 200, pace: 500 },
] as const;
const ROUNDS = 21;
/** Duration of each measurement, of the warm-up before it, and of the disk measurement, in ms. */
const ROUND = 1_500;
const WARM = 1_000;
const DISK_ROUND = 200;

interface Pair {
  readonly with: Speed;
  readonly without: Speed;
}

/** Alternates the two stores, first one then the other beginning, so that other load affects both equally. */
export async function storageSection(): Promise<Section> {
  const places = [await newPlace("sqlite"), await newPlace("sqlite")];
  const servers: Server[] = [];
  const pairs = LOADS.map((): Pair[] => []);
  const disk: number[] = [];
  const busy = [loadavg()[0] ?? 0];
  try {
    for (const [i, name] of [WITH, WITHOUT].entries()) servers.push(await startServer(name, places[i]?.place ?? ""));
    const [log, plain] = servers as [Server, Server];
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, { players, matches, ...load }] of LOADS.entries()) {
        disk.push(bareWrite(DISK_ROUND));
        const speedOf = (server: Server): Promise<Speed> =>
          drive(players, server, matches, ROUND, { warm: WARM, ...load });
        const isLogFirst = round % 2 === 0;
        const first = await speedOf(isLogFirst ? log : plain);
        const second = await speedOf(isLogFirst ? plain : log);
        pairs[i]?.push(isLogFirst ? { with: first, without: second } : { with: second, without: first });
      }
    busy.push(loadavg()[0] ?? 0);
  } finally {
    for (const server of servers) await server.close();
    for (const place of places) await place?.remove();
  }
  return {
    title: "The write-ahead log of the embedded store",
    note:
      "The whole host, once with the write-ahead log and write-behind buffer, once with every act in the database before it is answered (group commit by the writer thread). " +
      `${ROUNDS} rounds, the two alternating; medians, in brackets their 95 % confidence intervals; ratios are of neighbouring measurements. A ratio of rates above 1 and of waits below 1 speaks for the log. ` +
      `The load average was ${busy.map((one) => one.toFixed(1)).join(" and ")} at the beginning and at the end; a bare durable write of a kilobyte took ${median(disk).toFixed(2)} ms.`,
    head: ["", "matches", "store", "acts per second", "p50 ms", "p99 ms", "per CPU second"],
    rows: LOADS.flatMap(({ label, matches }, i) => rowsOf(label, matches, pairs[i] ?? [])),
  };
}

function rowsOf(label: string, matches: number, pairs: readonly Pair[]): string[][] {
  const keys = ["rate", "p50", "p99", "perCpu"] as const;
  const row = (name: string, of: (pair: Pair, key: keyof Speed) => number, digits: (key: keyof Speed) => number) => [
    label,
    String(matches),
    name,
    ...keys.map((key) =>
      spread(
        pairs.map((pair) => of(pair, key)),
        digits(key),
      ),
    ),
  ];
  const digits = (key: keyof Speed): number => (key === "p50" || key === "p99" ? 1 : 0);
  return [
    row("write-ahead log", (pair, key) => pair.with[key], digits),
    row("group commit", (pair, key) => pair.without[key], digits),
    row(
      "ratio",
      (pair, key) => pair.with[key] / pair.without[key],
      () => 2,
    ),
  ];
}

function spread(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const say = (n: number | undefined): string =>
    (n ?? Number.NaN).toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const outside = ranksOutside(sorted.length);
  return `${say(median(sorted))} (${say(sorted[outside])} – ${say(sorted.at(-1 - outside))})`;
}

/**
 * How many of the lowest values, and as many of the highest, lie outside the 95 % confidence interval of the median:
 * each value lies below the true median with probability one half.
 */
function ranksOutside(count: number): number {
  let ways = 1;
  let below = 0.5 ** count;
  let rank = 0;
  while (below <= 0.025) {
    rank += 1;
    ways = (ways * (count - rank + 1)) / rank;
    below += ways * 0.5 ** count;
  }
  return Math.max(0, rank - 1);
}
