/** Connections to PostgreSQL that break, stall or are halved, of every kind and at every point: nothing ends, and everything works again. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBus } from "../../src/storage/postgres/bus.ts";
import { openPostgres } from "../../src/storage/postgres/open.ts";
import type { Bus, Storage } from "../../src/storage/store.ts";
import { type Cut, type CutProxy, startCutProxy } from "../../src/soak/proxy.ts";
import { closeCluster, database, lacks } from "./stores.ts";

/** Short enough for a test, long enough for a machine with other things to do. */
const TIMEOUTS = { connectMs: 3_000, queryMs: 700, checkMs: 100 };
const KINDS = ["starboard", "starboard bus", "starboard claims", "starboard jobs"];
const CUTS: readonly Cut[] = ["reset", "stall", "half"];

describe.skipIf(lacks("postgres"))("a database whose connections break", () => {
  let proxy: CutProxy;
  let storage: Storage;
  /** Another host, whose connections hold. */
  let other: Bus;
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  beforeAll(async () => {
    // Vitest would only fail the whole run; here the test at fault is named.
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
  /** Uses every connection once: a transaction, a read, a hint that comes back, a claim, a job. */
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
  /** Until it succeeds: what fails is asked again, as its callers do. */
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
  /** A hint may be lost with its connection; the ones after it arrive. */
  async function heardBy(hearing: Bus, speaking: Bus): Promise<void> {
    let heard = false;
    const leave = hearing.subscribe("well", () => (heard = true));
    while (!heard) {
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
      // Cut while in use, wherever the packets fall.
      while (!broken) await Promise.race([exerciseAll().then(briefly, briefly), cut]);
      await untilWell();
    }
    expect(uncaught).toEqual([]);
  });
});
