/** Tests the players of the field run: they continue after cuts, and see what the host has. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Host } from "@starboard/host";
import { beginPair } from "../src/soak/field-tables.ts";
import { lacks } from "./storage/stores.ts";
import { startCluster } from "../src/soak/cluster.ts";
import { findPostgres } from "../src/soak/postgres-programs.ts";
import pg from "pg";
import { openHost } from "./guest.ts";

let host: Host;
let url = "";
beforeAll(async () => {
  ({ host, url } = await openHost());
});
afterAll(async () => {
  await host.close();
});

test("two players see every entry at the end although their connections are cut again and again", async () => {
  const pair = await beginPair([() => url], "anaxis");
  let entries = 12;
  const newest = (): number => Math.max(0, ...pair.seats.map(({ latest }) => latest?.at ?? 0));
  const playing = pair.seats.map((seat) =>
    seat.play(
      () => newest() < entries,
      () => 0,
    ),
  );
  for (const goal of [12, 18, 24]) {
    entries = goal;
    await expect.poll(newest).toBeGreaterThanOrEqual(goal);
    for (const seat of pair.seats) seat.cut();
  }
  const stored = async (): Promise<number> => (await pair.read(url)).summary?.at ?? -1;
  await expect.poll(async () => pair.seats.every(({ latest }) => latest?.at === newest())).toBe(true);
  expect(await stored()).toBe(newest());
  for (const { acknowledged, connections } of pair.seats) {
    expect(acknowledged).toBeLessThanOrEqual(newest());
    expect(connections).toBeGreaterThan(1);
  }
  for (const seat of pair.seats) seat.end();
  await Promise.all(playing);
});

test.skipIf(lacks("postgres"))(
  "a cluster that crashes breaks every connection, and keeps what was committed",
  async () => {
    const bin = findPostgres();
    if (bin === undefined) throw new Error("there is no PostgreSQL here");
    const cluster = await startCluster(bin, true);
    const connectionString = await cluster.database();
    const before = new pg.Client({ connectionString });
    await before.connect();
    const broken = new Promise((resolve) => before.once("error", resolve));
    await before.query("create table kept (n int); insert into kept values (7)");
    await cluster.crash();
    await broken;
    const after = new pg.Client({ connectionString });
    await after.connect();
    expect((await after.query("select n from kept")).rows).toEqual([{ n: 7 }]);
    await after.end();
    await cluster.close();
  },
);
