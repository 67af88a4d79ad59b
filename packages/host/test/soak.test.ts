/** Short runs of the soaks (`npm run soak`), and checks that they notice what they look for. */
import { afterAll, expect, test } from "vitest";
import { createSteadyClock } from "../src/ops/steady-clock.ts";
import { runClockSoak } from "../src/soak/clock-jumps.ts";
import { runFullDiskSoak } from "../src/soak/full-disk.ts";
import { runHostSoak } from "../src/soak/hosts.ts";
import { runRaceSoak } from "../src/soak/races.ts";
import { runRestartSoak } from "../src/soak/restarts.ts";
import { closeCluster, folder, lacks } from "./storage/stores.ts";

afterAll(closeCluster);

test("a full disk refuses writes, loses none that was acknowledged, and the writer goes on when there is room", async () => {
  const report = await runFullDiskSoak({ folder: folder(), times: 3, matches: 6, seed: 5 });
  expect(report).toMatchObject({ times: 3, faults: [] });
  expect(report.failed).toBeGreaterThan(100);
  expect(report.acknowledged).toBeGreaterThan(0);
});

test.skipIf(lacks("postgres"))("of acts sent to two hosts for the same moment exactly one is played", async () => {
  const report = await runRaceSoak({ races: 60, matches: 6, seed: 5 });
  expect(report).toMatchObject({ races: 60, faults: [] });
  // Both hosts win, so both really took part.
  expect(Math.min(...(report?.won ?? [0]))).toBeGreaterThan(0);
});

test.skipIf(lacks("postgres"))("matches at two hosts go on after PostgreSQL has crashed", async () => {
  const report = await runRestartSoak({ restarts: 2, pairs: 2, seed: 5 });
  expect(report).toMatchObject({ restarts: 2, faults: [] });
});

test.skipIf(lacks("postgres"))(
  "matches go on while hosts that forward to each other are killed and stopped",
  async () => {
    const report = await runHostSoak({ hosts: 2, kills: 2, pairs: 3, seed: 5 });
    expect(report).toMatchObject({ kills: 2, faults: [] });
    // Somebody was at another host than the owner.
    expect(report?.forwarded).toBeGreaterThan(0);
  },
);

test("matches and time limits go on when the clock of the host's machine is set by a day and back", async () => {
  const report = await runClockSoak({ folder: folder(), jumps: 2, seed: 5 });
  expect(report).toMatchObject({ jumps: 2, timed: 2, faults: [] });
});

test("the time of a host follows a clock that is set forward, and never goes back", () => {
  let [wall, elapsed] = [1_000_000, 50];
  const now = createSteadyClock(
    () => wall,
    () => elapsed,
  );
  const pass = (ms: number, set = 0): number => {
    elapsed += ms;
    wall += ms + set;
    return now();
  };
  expect(now()).toBe(1_000_000);
  expect(pass(10)).toBe(1_000_010);
  expect(pass(10, 5_000)).toBe(1_005_020);
  expect(pass(10, -9_000)).toBe(1_005_030);
  expect(pass(10)).toBe(1_005_040);
  expect(pass(10, 4_000)).toBe(1_005_050);
  // The system's clock has caught up and is ahead again.
  expect(pass(10, 5_100)).toBe(1_005_160);
});
