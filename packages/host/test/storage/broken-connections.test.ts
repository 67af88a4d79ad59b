/**
 * Tests PostgreSQL connections of every kind that break, stall or are cut in the middle: the host survives and
 * recovers.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBus } from "../../src/storage/postgres/bus.ts";
import { openPostgres } from "../../src/storage/postgres/open.ts";
import type { Bus, Storage } from "../../src/storage/store.ts";
import { type Cut, type CutProxy, startCutProxy } from "../../src/soak/proxy.ts";
import { closeCluster, database, lacks } from "./stores.ts";

/** Timeouts: short enough for a test, long enough for a busy machine. */
const TIMEOUTS = { connectMs: 3_000, queryMs: 700, checkMs: 100 };
const KINDS = ["starboard", "starboard bus", "starboard claims", "starboard jobs"];
const CUTS: readonly Cut[] = ["reset", "stall", "half"];

describe.skipIf(lacks("postgres"))("a database whose connections break", () => {
  let proxy: CutProxy;
  let storage: Storage;
  /** Another host, whose connections do not break. */
  let other: Bus;
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  beforeAll(async () => {
    // Vitest would only fail the whole run; this names the test.
    process.on("uncaughtExceptionMonitor", note);
    const direct = await database();
    proxy = await startCutProxy(direct);
    other = await openBus(direct, () => {});
    storage = await openPostgres(proxy.url, { onError: () => {} }, TIMEOUTS);
    await storage.jobs.process("email", 2, async () => {});
  });
  afterAll(async () => {
    await storage?.close();
    await other?.close();
    await proxy?.close();
    await closeCluster();
    process.off("uncaughtExceptionMonitor", note);
  });

  let count = 0;
  /** Uses every connection once: a transaction, a read, a hint that comes back, a lease, a job. */
  async function exerciseAll(): Promise<void> {
    const n = count++;
    const { store, bus, leases, jobs } = storage;
    bus.publish("hint", { n });
    await Promise.all([
      store.write([{ is: "put", kind: "setting", id: `a${n}`, doc: { n }, at: n }]),
      store.get("setting", `a${n}`),
      leases.acquire(`claim ${n}`).then(() => leases.release(`claim ${n}`)),
      jobs.add("email", { n }),
    ]);
  }
  const briefly = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 10));
  /** Repeats an operation until it succeeds, as its callers do. */
  async function untilWell(): Promise<void> {
    for (;;) {
      try {
        await exerciseAll();
        break;
      } catch {
        await briefly();
      }
    }
    await heardBy(storage.bus, other);
    await heardBy(other, storage.bus);
  }
  /** A hint may be lost with its connection; later hints arrive. */
  async function heardBy(hearing: Bus, speaking: Bus): Promise<void> {
    let received = false;
    const leave = hearing.subscribe("well", () => (received = true));
    while (!received) {
      speaking.publish("well", {});
      await briefly();
    }
    leave();
  }

  test.for(KINDS.flatMap((kind) => CUTS.map((how) => [kind, how] as const)))("%s: %s", async ([kind, how]) => {
    for (const packets of [0, 1, 2, 4]) {
      await untilWell();
      let broken = false;
      const cut = proxy.cut(kind, how, packets).then(() => (broken = true));
      // Cut while in use, at any packet boundary.
      while (!broken) await Promise.race([exerciseAll().then(briefly, briefly), cut]);
      await untilWell();
    }
    expect(uncaught).toEqual([]);
  });
});
