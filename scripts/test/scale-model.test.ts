/** Tests the model of costs by matches a day: its units, and what it says breaks first. */
import { expect, test } from "vitest";
import {
  capacityOf,
  type Costs,
  demandOf,
  firstLimit,
  type Machine,
  type Workload,
} from "../../bench/src/scale/model.ts";

const costs: Costs = {
  games: [
    { game: "short", acts: 100, cpuMs: 1, viewerBytes: 1_000, storedBytes: 500 },
    { game: "long", acts: 300, cpuMs: 2, viewerBytes: 500, storedBytes: 1_000 },
  ],
  host: {
    idleMatchBytes: 1_000,
    liveMatchBytes: 40_000,
    connectionBytes: 10_000,
    connectionMs: 0.01,
    baseBytes: 1e8,
    compressed: 0.25,
  },
};
const load: Workload = {
  matchesPerDay: 86_400,
  correspondence: 0.5,
  liveHours: 1,
  correspondenceDays: 10,
  spectators: 1,
  peak: 2,
  botSeats: 0.5,
  botMs: 10,
};
const machine: Machine = { cores: 3, memoryGb: 4, networkMbit: 100, diskGb: 100, days: 100 };

test("one match a second is counted in the right units", () => {
  const demand = demandOf(costs, load);
  // 200 acts of a match on average, twice as many in the busiest minute; 0.35 s of processor time for each match.
  expect(demand.actsPerSecond).toBeCloseTo(400);
  expect(demand.actCores).toBeCloseTo(0.7);
  expect(demand.connectionCores).toBeCloseTo(3_600 * 3 * 0.00001);
  expect(demand.botCores).toBeCloseTo(400 * 0.5 * 0.01);
  // Half of the matches last an hour, the others ten days.
  expect(demand.openMatches).toBeCloseTo(3_600 + 432_000);
  expect(demand.connections).toBeCloseTo(3_600 * 3);
  expect(demand.memoryGb).toBeCloseTo((1e8 + 3_600 * 50_000 + 432_000 * 1_000) / 1e9);
  // 125 kB a match and viewer: three viewers of those in one sitting, one of the others.
  expect(demand.networkMbit).toBeCloseTo((2 * 125_000 * 2 * 8) / 1e6);
  expect(demand.diskGbPerDay).toBeCloseTo((86_400 * 175_000) / 1e9);
  expect(demand.compressedGbPerDay).toBeCloseTo(demand.diskGbPerDay / 4);
});

test("the resource that breaks first is named, and capacity is where it does", () => {
  // 378 GB in a hundred days on a disk of 100.
  expect(firstLimit(demandOf(costs, load), machine)).toMatchObject({ resource: "disk" });
  const large = { ...machine, diskGb: 1e6 };
  expect(firstLimit(demandOf(costs, load), large)).toMatchObject({ resource: "bots", share: 1 });
  expect(firstLimit(demandOf(costs, { ...load, botSeats: 0 }), large)).toMatchObject({ resource: "acts" });
  expect(capacityOf(costs, load, large)).toBeCloseTo(86_400, 0);
  const most = capacityOf(costs, { ...load, botSeats: 0 }, large);
  expect(
    firstLimit(demandOf(costs, { ...load, botSeats: 0, matchesPerDay: most * 1.01 }), large).share,
  ).toBeGreaterThan(1);
  expect(firstLimit(demandOf(costs, { ...load, botSeats: 0, matchesPerDay: most * 0.99 }), large).share).toBeLessThan(
    1,
  );
});
