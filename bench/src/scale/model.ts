/**
 * What a number of matches a day costs: a linear model, fed with measured costs, from the acts of the busiest second to
 * cores, memory, network and disk. It says what a host runs out of first.
 */

/** Costs of one game, measured on a host. */
export interface GameCosts {
  readonly game: string;
  /** Acts of a usual match. */
  readonly acts: number;
  /** Processor time of an act on the host, all threads, in ms. */
  readonly cpuMs: number;
  /** Bytes one connected viewer receives for an act. */
  readonly viewerBytes: number;
  /** Bytes on disk for an act, everything of its match included. */
  readonly storedBytes: number;
}
/** Costs that do not depend on the game. */
export interface HostCosts {
  /** Bytes of memory of a match whose players are not connected. */
  readonly idleMatchBytes: number;
  /** Bytes of memory of a match with both players connected, their connections included. */
  readonly liveMatchBytes: number;
  /** Bytes of memory of a further connection. */
  readonly connectionBytes: number;
  /** Processor time that an open connection takes a second while nothing happens, in ms: pings and heartbeats. */
  readonly connectionMs: number;
  /** Bytes of memory of the host before the first match. */
  readonly baseBytes: number;
  /** Share of a compressed log in its size before. */
  readonly compressed: number;
}
export interface Costs {
  readonly games: readonly GameCosts[];
  readonly host: HostCosts;
}

/** How people play. */
export interface Workload {
  readonly matchesPerDay: number;
  /** Share of matches that are played over days, with nobody connected most of the time. */
  readonly correspondence: number;
  /** Length of a match in one sitting, in hours. */
  readonly liveHours: number;
  /** Length of a match over days, in days. */
  readonly correspondenceDays: number;
  /** Spectators of a match in one sitting, on average. */
  readonly spectators: number;
  /** Acts of the busiest minute against those of an average one. */
  readonly peak: number;
  /** Share of seats played by bots of the host, and processor time of a bot per act, in ms. */
  readonly botSeats: number;
  readonly botMs: number;
}

/** One machine of a host. */
export interface Machine {
  readonly cores: number;
  readonly memoryGb: number;
  readonly networkMbit: number;
  readonly diskGb: number;
  /** Days that the disk must last. */
  readonly days: number;
}

export interface Demand {
  readonly actsPerSecond: number;
  /** Cores for acts, for open connections, and for the thinking of bots, in the busiest minute. */
  readonly actCores: number;
  readonly connectionCores: number;
  readonly botCores: number;
  readonly openMatches: number;
  readonly connections: number;
  readonly memoryGb: number;
  readonly networkMbit: number;
  readonly diskGbPerDay: number;
  /** Growth of the disk once old logs are compressed. */
  readonly compressedGbPerDay: number;
}

const DAY_SECONDS = 86_400;
const GB = 1e9;
const mean = (games: readonly GameCosts[], of: (game: GameCosts) => number): number =>
  games.reduce((sum, game) => sum + of(game), 0) / games.length;

/** Returns the demand of a workload in which all games are played equally often. */
export function demandOf({ games, host }: Costs, load: Workload): Demand {
  const live = load.matchesPerDay * (1 - load.correspondence);
  const byMail = load.matchesPerDay * load.correspondence;
  const peakPerSecond = load.peak / DAY_SECONDS;
  const actsPerMatch = mean(games, ({ acts }) => acts);
  const cpuPerMatch = mean(games, ({ acts, cpuMs }) => acts * cpuMs) / 1000;
  const bytesPerMatch = mean(games, ({ acts, viewerBytes }) => acts * viewerBytes);
  const storedPerMatch = mean(games, ({ acts, storedBytes }) => acts * storedBytes);
  const liveNow = (live * load.liveHours * 3600 * load.peak) / DAY_SECONDS;
  const mailNow = byMail * load.correspondenceDays;
  const connections = liveNow * (2 + load.spectators);
  const memory =
    host.baseBytes +
    liveNow * (host.liveMatchBytes + load.spectators * host.connectionBytes) +
    mailNow * host.idleMatchBytes;
  const actsPerSecond = load.matchesPerDay * actsPerMatch * peakPerSecond;
  return {
    actsPerSecond,
    actCores: load.matchesPerDay * cpuPerMatch * peakPerSecond,
    connectionCores: (connections * host.connectionMs) / 1000,
    botCores: (actsPerSecond * load.botSeats * load.botMs) / 1000,
    openMatches: liveNow + mailNow,
    connections,
    memoryGb: memory / GB,
    networkMbit: ((live * (2 + load.spectators) + byMail) * bytesPerMatch * peakPerSecond * 8) / 1e6,
    diskGbPerDay: (load.matchesPerDay * storedPerMatch) / GB,
    compressedGbPerDay: (load.matchesPerDay * storedPerMatch * host.compressed) / GB,
  };
}

export type Resource = "acts" | "bots" | "memory" | "network" | "disk";

/** Returns the share of a machine that a demand takes of each resource; above 1 it does not fit. */
export function sharesOf(demand: Demand, machine: Machine): Readonly<Record<Resource, number>> {
  return {
    // One process handles all messages in one thread.
    acts: demand.actCores + demand.connectionCores,
    bots: demand.botCores / Math.max(1, machine.cores - 1),
    memory: demand.memoryGb / machine.memoryGb,
    network: demand.networkMbit / machine.networkMbit,
    disk: (demand.compressedGbPerDay * machine.days) / machine.diskGb,
  };
}

/** Returns the resource of which a demand takes the largest share. */
export function firstLimit(demand: Demand, machine: Machine): { readonly resource: Resource; readonly share: number } {
  const shares = Object.entries(sharesOf(demand, machine)) as [Resource, number][];
  const [resource, share] = shares.reduce((most, one) => (one[1] > most[1] ? one : most));
  return { resource, share };
}

/** Returns the most matches a day that one machine serves. The model is linear but for the base memory. */
export function capacityOf(costs: Costs, load: Workload, machine: Machine): number {
  let [low, high] = [0, 1e12];
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (firstLimit(demandOf(costs, { ...load, matchesPerDay: middle }), machine).share > 1) high = middle;
    else low = middle;
  }
  return low;
}
