/**
 * Compares the hosts of two checkouts over the embedded store, alternating: what a change of the path from socket to disk
 * gains or costs. Other load on the machine affects both equally.
 */
import { loadavg } from "node:os";
import { root } from "../../../scripts/ensure.mjs";
import { median } from "../measure.ts";
import type { Section } from "../report.ts";
import { bareWrite } from "./disk.ts";
import { drive, newPlace, type Server, type Speed, startServer } from "./drive.ts";

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
/** Duration of each measurement, of the warm-up before it, and of the disk measurement, in ms. */
const ROUND = 1_500;
const WARM = 1_000;
const DISK_ROUND = 200;

interface Pair {
  readonly here: Speed;
  readonly there: Speed;
}

/**
 * Alternates the two hosts; in every other round the second one begins.
 * @param other folder of the other checkout, with its packages installed
 * @param rounds an odd number; 21 rounds of all loads take about twenty minutes
 */
export async function checkoutSection(other: string, rounds: number): Promise<Section> {
  const places = [await newPlace("sqlite"), await newPlace("sqlite")];
  const servers: Server[] = [];
  const pairs = LOADS.map((): Pair[] => []);
  const disk: number[] = [];
  const busy = [loadavg()[0] ?? 0];
  try {
    for (const [i, checkout] of [root, other].entries())
      servers.push(await startServer("ours", places[i]?.place ?? "", checkout));
    const [here, there] = servers as [Server, Server];
    for (let round = 0; round < rounds; round++)
      for (const [i, { players, matches, ...load }] of LOADS.entries()) {
        disk.push(bareWrite(DISK_ROUND));
        const speedOf = (server: Server): Promise<Speed> =>
          drive(players, server, matches, ROUND, { warm: WARM, ...load });
        const isHereFirst = round % 2 === 0;
        const first = await speedOf(isHereFirst ? here : there);
        const second = await speedOf(isHereFirst ? there : here);
        pairs[i]?.push(isHereFirst ? { here: first, there: second } : { here: second, there: first });
      }
    busy.push(loadavg()[0] ?? 0);
  } finally {
    for (const server of servers) await server.close();
    for (const place of places) await place?.remove();
  }
  return {
    title: "Two checkouts",
    note:
      "The whole host over SQLite, from this checkout and from another one. " +
      `${rounds} rounds, the two alternating; medians, in brackets their 95 % confidence intervals. Ratios are this checkout divided by the other: of rates above 1 and of waits below 1 it is the faster one. ` +
      `The load average was ${busy.map((one) => one.toFixed(1)).join(" and ")} at the beginning and at the end; a bare durable write of a kilobyte took ${median(disk).toFixed(2)} ms.`,
    head: ["", "matches", "", "acts per second", "p50 ms", "p99 ms", "per CPU second"],
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
    row("this checkout", (pair, key) => pair.here[key], digits),
    row("the other", (pair, key) => pair.there[key], digits),
    row(
      "ratio",
      (pair, key) => pair.here[key] / pair.there[key],
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
