import { expect, test } from "vitest";
import { memoryStorage } from "../src/storage/open.ts";
import type { HostStore, Stored, Kind } from "../src/storage/store.ts";
import { type TableDoc, tableDocs } from "../src/tables/doc.ts";
import { createTableCache } from "../src/tables/table-cache.ts";
import { tableDoc } from "./table-doc.ts";

const doc = (ownerName: string): TableDoc => tableDoc({ state: "playing", ownerName });

/** A table cache over a store that counts its reads and can delay them. */
async function opened() {
  const storage = memoryStorage();
  const seen = { reads: 0, hold: Promise.resolve() };
  const slow: HostStore = {
    ...storage.store,
    async get(kind: Kind, id: string): Promise<Stored | undefined> {
      seen.reads += 1;
      const kept = await storage.store.get(kind, id);
      await seen.hold;
      return kept;
    },
  };
  let time = 1_000;
  const known = createTableCache(slow, storage.bus, () => time);
  await known.store.write([tableDocs.put("t", doc("first"), 1, 0)]);
  const name = async (): Promise<string | undefined> => (await known.get("t"))?.doc.ownerName;
  return { storage, seen, known, name, pass: (ms: number) => (time += ms) };
}

test("a table is read once and answered from memory afterwards", async () => {
  const { known, seen, name } = await opened();
  await name();
  expect(known.get("t")).toMatchObject({ id: "t", doc: { ownerName: "first" } });
  expect(await name()).toBe("first");
  expect(seen.reads).toBe(1);
});

test("a written change is seen by the next reader", async () => {
  const { known, name } = await opened();
  await name();
  const writing = known.store.write([tableDocs.put("t", doc("second"), 2)]);
  await writing;
  expect(await name()).toBe("second");
  await known.store.write([tableDocs.delete("t")]);
  expect(await known.get("t")).toBeUndefined();
});

test("a value read before a change is not kept after it", async () => {
  const { known, seen, name } = await opened();
  const held = Promise.withResolvers<void>();
  seen.hold = held.promise;
  const early = name();
  await known.store.write([tableDocs.put("t", doc("second"), 2)]);
  held.resolve();
  expect(await early).toBe("first");
  expect(await name()).toBe("second");
});

test("another host's change is seen when it is published, and after the maximum age in any case", async () => {
  const { storage, name, pass } = await opened();
  const elsewhere = (who: string): Promise<boolean> => storage.store.write([tableDocs.put("t", doc(who), 2)]);
  await name();
  await elsewhere("published");
  storage.bus.publish("table", { table: "t" });
  await Promise.resolve();
  expect(await name()).toBe("published");
  await elsewhere("untold");
  expect(await name()).toBe("published");
  pass(5_000);
  expect(await name()).toBe("untold");
});

test("an unused table is released", async () => {
  const { known, pass } = await opened();
  const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
  await known.store.write(ids.map((id) => tableDocs.put(id, doc(id), 1)));
  for (const id of ids) await known.get(id);
  expect(known.count()).toBe(20);
  pass(4_000);
  await known.get("t");
  expect(known.count()).toBe(21);
  pass(1_000);
  await known.get("t3");
  expect(known.count()).toBe(2);
  expect(known.get("t")).toMatchObject({ id: "t" });
});
