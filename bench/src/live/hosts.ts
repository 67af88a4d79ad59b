/** Measures what a move costs several hosts of one PostgreSQL, wherever its players are connected. */
import { randomBytes } from "node:crypto";
import { seededUint32 } from "@starboard/kernel";
import { median } from "../measure.ts";
import type { Section } from "../report.ts";
import { drive, newPlace, type Server, type Speed, startServer } from "./drive.ts";
import { openAt } from "./players.ts";

const HOST_COUNTS = [1, 2, 4] as const;
/** A host with fewer matches writes fewer of them at a time, so the load grows with the hosts. */
const MATCHES_PER_HOST = 48;
const MS = 6_000;
/**
 * Moves of each host before it is measured. Hosts that share two cores get fewer of them in the same time, and would be measured
 * while their code is still being compiled.
 */
const WARM_MOVES = 20_000;
const ROUNDS = 3;
/** Share of one host's moves per CPU second that each of several hosts is to keep. */
const TARGET = 0.85;

/** How the players of a match come to their hosts. */
const WAYS = {
  "both players at one host": { isLeased: true, isByMatch: true },
  "each player at a host by chance": { isLeased: true, isByMatch: false },
  "by chance, without leases": { isLeased: false, isByMatch: false },
} as const;
type Way = keyof typeof WAYS;
interface Case {
  readonly hosts: number;
  readonly way: Way;
}
const CASES: readonly Case[] = [
  { hosts: 1, way: "both players at one host" },
  ...HOST_COUNTS.filter((hosts) => hosts > 1).flatMap((hosts) =>
    (Object.keys(WAYS) as Way[]).map((way) => ({ hosts, way })),
  ),
];

async function measure({ hosts: count, way }: Case, seed: number): Promise<Speed> {
  const { isLeased, isByMatch } = WAYS[way];
  const place = await newPlace("postgres");
  if (!place) throw new Error("PostgreSQL is not installed");
  // The processes of the servers inherit them.
  process.env["STARBOARD_INTERNAL"] = isLeased && count > 1 ? "127.0.0.1:0" : "";
  process.env["STARBOARD_INTERNAL_SECRET"] = randomBytes(24).toString("hex");
  const servers: Server[] = [];
  try {
    for (let n = 0; n < count; n++) servers.push(await startServer("ours", place.place));
    const words = seededUint32(seed);
    const oneOf = (): string => (servers[words() % servers.length] as Server).url;
    let begun = 0;
    const all: Server = {
      url: "",
      cpu: async () => (await Promise.all(servers.map((server) => server.cpu()))).reduce((sum, ms) => sum + ms, 0),
      memory: () => (servers[0] as Server).memory(),
      close: async () => {},
    };
    const open = (): ReturnType<typeof openAt> => {
      const { url } = servers[begun++ % servers.length] as Server;
      return openAt(isByMatch ? [url, url] : [oneOf(), oneOf()]);
    };
    return await drive("ours", all, MATCHES_PER_HOST * count, MS, { warmMoves: WARM_MOVES * count, open });
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await place.remove();
  }
}

/** @param onMeasured told every single measurement, since all of them take minutes */
export async function hostsSection(rounds = ROUNDS, onMeasured: (text: string) => void = () => {}): Promise<Section> {
  const speeds = CASES.map((): Speed[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [n, one] of CASES.entries()) {
      const speed = await measure(one, round + 1);
      speeds[n]?.push(speed);
      onMeasured(`${one.hosts} hosts, ${one.way}: ${Math.round(speed.perCpu)} moves per CPU second`);
    }
  const perCpu = (n: number): number => median((speeds[n] ?? []).map((speed) => speed.perCpu));
  const ratioOf = (n: number): number => {
    const [alone = []] = speeds;
    return median((speeds[n] ?? []).map((speed, round) => speed.perCpu / (alone[round]?.perCpu ?? Number.NaN)));
  };
  return {
    title: "Moves per CPU second of several hosts of one PostgreSQL",
    note: `Noughts and crosses, ${MATCHES_PER_HOST} matches for each host, each host a process; hosts, PostgreSQL and players share the machine; the CPU time of all hosts together, without PostgreSQL and the players. Medians of ${rounds} rounds in turn, each after ${WARM_MOVES.toLocaleString("en")} moves for each host. A move of this game costs the rules almost nothing, so what forwarding costs shows most. With four hosts three of four players are by chance at another host than the owner of their match or their opponent. The target is ${TARGET} of one host.`,
    head: ["hosts", "", "moves per CPU second", "against one host", "target", "moves per second", "p50 wait"],
    rows: CASES.map(({ hosts, way }, n) => [
      String(hosts),
      way,
      Math.round(perCpu(n)).toLocaleString("en"),
      `${ratioOf(n).toFixed(2)}×`,
      hosts === 1 || !WAYS[way].isLeased ? "" : ratioOf(n) >= TARGET ? "met" : "missed",
      Math.round(median((speeds[n] ?? []).map(({ rate }) => rate))).toLocaleString("en"),
      `${median((speeds[n] ?? []).map(({ p50 }) => p50)).toFixed(1)} ms`,
    ]),
  };
}
