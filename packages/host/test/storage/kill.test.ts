import { afterAll, expect, test } from "vitest";
import { sampleSummary, openingOf, rowsOf } from "../../src/storage/contract/index.ts";
import type { HostStore } from "../../src/storage/store.ts";
import { runKillSoak } from "../../src/soak/kill.ts";
import { dueAfter, faultsOf } from "../../src/soak/acknowledged.ts";
import { closeCluster, lacks, places, stores } from "./stores.ts";

afterAll(closeCluster);

test("a writer to SQLite is killed under load, and no acknowledged write is lost or duplicated", async () => {
  const place = await places.sqlite();
  const report = await runKillSoak({ place, kills: 4, matches: 8, seed: 3 });
  expect(report.faults).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(50);
});

test.skipIf(lacks("postgres"))(
  "a writer to PostgreSQL is killed under load, and no acknowledged write is lost or duplicated",
  async () => {
    const place = await places.postgres();
    const report = await runKillSoak({ place, kills: 4, matches: 8, seed: 3 });
    expect(report.faults).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(50);
  },
);

test("a lost acknowledged write is reported", async () => {
  const store = await (stores["memory"] as () => Promise<HostStore>)();
  const due = { is: "schedule", key: "a", at: dueAfter(3) } as const;
  await store.create(openingOf("a"), rowsOf(0, 3, "life!.0"), sampleSummary("a", 3), [due]);
  const lost = [{ match: "a", from: 2, keys: ["gone.0"] }];
  const faults = await faultsOf(store, "a", lost);
  expect(faults).toContain("a: row 2 was acknowledged but is missing");
  expect(faults).toContain("a: the hash of row 1 is wrong");
  expect(faults).toContain("a: 1 messages with a chat line, but 0 lines");
});
