/** Tables of what matches cost at every size, and of the run that the model was held against. */
import { newPlace, startServer } from "../live/drive.ts";
import type { Section } from "../report.ts";
import { type CheckSize, checkModel } from "./check.ts";
import { measureGames, measureHost } from "./measured-costs.ts";
import { capacityOf, type Costs, demandOf, firstLimit, type Machine, sharesOf, type Workload } from "./model.ts";

const WORKLOAD: Omit<Workload, "matchesPerDay"> = {
  correspondence: 0.5,
  liveHours: 1,
  correspondenceDays: 30,
  spectators: 0.5,
  peak: 4,
  botSeats: 0.25,
  botMs: 100,
};
const MACHINE: Machine = { cores: 2, memoryGb: 4, networkMbit: 100, diskGb: 100, days: 365 };
const SIZES = [1_000, 100_000, 10_000_000] as const;

const text = (n: number): string => {
  if (n >= 100) return Math.round(n).toLocaleString("en");
  return n >= 1 ? n.toFixed(1) : n.toPrecision(2);
};

export async function scaleSections(check: CheckSize): Promise<Section[]> {
  const costs = await measured();
  return [gameSection(costs), demandSection(costs), await checkSection(costs, check)];
}

async function measured(): Promise<Costs> {
  const games = await measureGames();
  const place = await newPlace("sqlite");
  if (!place) throw new Error("there is no place for a file");
  const server = await startServer("ours", place.place);
  try {
    return { games, host: await measureHost(server) };
  } finally {
    await server.close();
    await place.remove();
  }
}

const gameSection = ({ games, host }: Costs): Section => ({
  title: "What an act costs a host",
  note:
    "20 matches at once over SQLite, 60 acts each after 10 for warming up; each act is one of the offered acts, and both players are connected. Acts of a match: median of the golden records. " +
    `Memory: ${text(host.idleMatchBytes)} bytes for a match that nobody looks at, ${text(host.liveMatchBytes / 1000)} kB with both players connected, ${text(host.connectionBytes / 1000)} kB for a further connection, which takes ${text(1000 * host.connectionMs)} µs of processor time a second while nothing happens, ` +
    `${text(host.baseBytes / 1e6)} MB for the host itself. A compressed log has ${text(100 * host.compressed)} % of the size of its rows.`,
  head: ["", "acts of a match", "CPU ms per act", "bytes per act and viewer", "bytes on disk per act"],
  rows: games.map(({ game, acts, cpuMs, viewerBytes, storedBytes }) => [
    game,
    text(acts),
    cpuMs.toFixed(3),
    text(viewerBytes),
    text(storedBytes),
  ]),
});

function demandSection(costs: Costs): Section {
  const columns = SIZES.map((matchesPerDay) => {
    const demand = demandOf(costs, { ...WORKLOAD, matchesPerDay });
    const limit = firstLimit(demand, MACHINE);
    const shares = sharesOf(demand, MACHINE);
    return [
      text(demand.actsPerSecond),
      text(demand.actCores),
      text(demand.connectionCores),
      text(demand.botCores),
      text(demand.openMatches),
      text(demand.connections),
      text(demand.memoryGb),
      text(demand.networkMbit),
      text(demand.diskGbPerDay),
      text(demand.compressedGbPerDay),
      `${limit.resource} (${text(shares[limit.resource])} machines)`,
    ];
  });
  const names = [
    "acts per second, busiest minute",
    "cores for acts",
    "cores for open connections",
    "cores for bots",
    "open matches",
    "connections",
    "memory, GB",
    "network, Mbit/s",
    "disk per day, GB",
    "the same, compressed",
    "what breaks first",
  ];
  return {
    title: "What matches cost, by number a day",
    note:
      `All four games equally often; half of the matches in one sitting of an hour, half over 30 days; half a spectator for each match in one sitting; the busiest minute has ${WORKLOAD.peak} times the average; ` +
      `a quarter of the seats are bots of the host with ${WORKLOAD.botMs} ms per act (level 2). A machine has ${MACHINE.cores} cores, ${MACHINE.memoryGb} GB of memory, ${MACHINE.networkMbit} Mbit/s, and ${MACHINE.diskGb} GB of disk that last a year. ` +
      `One such machine serves ${text(capacityOf(costs, { ...WORKLOAD, matchesPerDay: 0 }, MACHINE))} matches a day, ${text(capacityOf(costs, { ...WORKLOAD, matchesPerDay: 0, botSeats: 0 }, MACHINE))} without bots.`,
    head: ["matches a day", ...SIZES.map((size) => size.toLocaleString("en"))],
    rows: names.map((name, i) => [name, ...columns.map((column) => column[i] ?? "")]),
  };
}

async function checkSection(costs: Costs, size: CheckSize): Promise<Section> {
  const checks = await checkModel(costs, size);
  return {
    title: "The model against a real run",
    note: `4000 A.D. on one host over SQLite: ${size.matches.toLocaleString("en")} open matches, ${size.connections.toLocaleString("en")} connections, ${size.playedMatches} matches played with ${size.actsPerSecond} acts per second for ${size.seconds} s.`,
    head: ["", "model", "real", "real / model"],
    rows: checks.map(({ what, model, real }) => [
      what,
      Number.isNaN(model) ? "" : text(model),
      text(real),
      Number.isNaN(model) ? "" : (real / model).toFixed(2),
    ]),
  };
}
