import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { hintJson, packHints } from "../../src/storage/postgres/bus.ts";
import type { Bus } from "../../src/storage/store.ts";
import { closeCluster, homes, lacks, open, places, polled } from "./stores.ts";

afterAll(closeCluster);

/** Resolves with the hints received under a topic once there are `count`. */
const received = (bus: Bus, topic: string, count: number): Promise<readonly object[]> =>
  new Promise((resolve) => {
    const hints: object[] = [];
    bus.subscribe(topic, (hint) => {
      hints.push(hint);
      if (hints.length === count) resolve(hints);
    });
  });
const gap = (bus: Bus): Promise<void> => new Promise((resolve) => void bus.onGap(resolve));

describe.for(Object.entries(homes))("the bus of %s", ([name, home]) => {
  test.skipIf(lacks(name))("delivers hints to subscribers of the topic, in order, and to no others", async () => {
    const { bus } = await home();
    const a = received(bus, "a", 3);
    const others: object[] = [];
    const leave = bus.subscribe("b", (hint) => others.push(hint));
    leave();
    const b = received(bus, "b", 1);
    for (const n of [1, 2, 3]) bus.publish("a", { n });
    bus.publish("b", { n: "Größe ✓" });
    expect(await a).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(await b).toEqual([{ n: "Größe ✓" }]);
    expect(others).toEqual([]);
  });

  test.skipIf(lacks(name))("continues when a listener fails, and reports it", async () => {
    const errors: unknown[] = [];
    const { bus } = await home({ onError: (error) => errors.push(error) });
    bus.subscribe("a", () => {
      throw new Error("deaf");
    });
    const others = received(bus, "a", 1);
    bus.publish("a", { n: 1 });
    expect(await others).toEqual([{ n: 1 }]);
    expect(errors).toHaveLength(1);
  });
});

describe("two hosts on one PostgreSQL", () => {
  const shared = { "by NOTIFY": places.postgres, "by polling": polled } as const;
  test.skipIf(lacks("postgres")).for(Object.entries(shared))(
    "deliver every hint to each other, once and in order, %s",
    async ([, make]) => {
      const place = await make();
      const [one, other] = await Promise.all([open(place), open(place)]);
      const there = received(other.bus, "a", 500);
      const here = received(one.bus, "a", 500);
      const sent = Array.from({ length: 500 }, (_, n) => ({ n, text: "x".repeat(n) }));
      for (const hint of sent) one.bus.publish("a", hint);
      expect(await there).toEqual(sent);
      expect(await here).toEqual(sent);
    },
  );

  test.skipIf(lacks("postgres"))(
    "learn that they may have missed something, and miss nothing said to them later",
    async () => {
      const place = await places.postgres();
      const [one, other] = await Promise.all([open(place), open(place)]);
      const gaps = Promise.all([gap(one.bus), gap(other.bus)]);
      const admin = new pg.Client({ connectionString: place.databaseUrl as string });
      await admin.connect();
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'starboard bus' and datname = current_database()",
      );
      await admin.end();
      const there = received(other.bus, "a", 1);
      // Published while the connection is down: kept, and delivered when it is back.
      one.bus.publish("a", { n: 1 });
      await gaps;
      one.bus.publish("a", { n: 2 });
      await there;
    },
  );
});

test("hints are joined up to the size limit, and none is split", () => {
  const sent = Array.from({ length: 100 }, (_, n) => ["topic", { n, text: "ü".repeat(200) }] as const);
  const messages = packHints("me", sent.map(hintJson));
  expect(messages.length).toBeLessThan(10);
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(7_999);
  const back = messages.flatMap((message) => (JSON.parse(message) as [string, unknown[]])[1]);
  expect(back).toEqual(sent);
  expect(() => hintJson(["topic", { text: "x".repeat(7_000) }])).toThrow("too long");
});
