import { storeContract } from "@starboard/match/store-contract";
import { afterAll, describe, expect, test } from "vitest";
import { hostStoreContract } from "../../src/storage/contract/index.ts";
import type { HostStore } from "../../src/storage/store.ts";
import { closeCluster, lacks, stores } from "./stores.ts";

afterAll(closeCluster);

describe.for(Object.entries(stores))("the store in %s", ([name, empty]) => {
  test.skipIf(lacks(name)).for([...storeContract, ...hostStoreContract])("$name", ({ check }) => check(empty));
});

/** Stores with one fault each: the contract must catch every one. */
const faults: Record<string, (store: HostStore) => Partial<HostStore>> = {
  "takes any version": (store) => ({
    write: (changes) =>
      store.write(
        changes.map((one) => {
          if (one.is !== "put") return one;
          const { expectedVersion: _, ...blind } = one;
          return blind;
        }),
      ),
  }),
  "writes one change after the other": (store) => ({
    async write(changes) {
      for (const change of changes) if (!(await store.write([change]))) return false;
      return true;
    },
  }),
  "forgets what goes with rows": (store) => ({
    append: (m, from, rows, summary) => store.append(m, from, rows, summary),
  }),
  "finds in no order": (store) => ({ find: async (kind, search) => (await store.find(kind, search)).toReversed() }),
  "gives a page twice": (store) => ({
    find: (kind, { index, limit }) => store.find(kind, index ? { index, limit } : { limit }),
  }),
  "lends what is due to everybody": (store) => ({
    async claimDue(now, _until, limit) {
      return store.claimDue(now, now, limit);
    },
  }),
  "keeps the last snapshot": (store) => ({
    async keepSnapshot(match, snapshot) {
      await store.keepSnapshot(match, { ...snapshot, at: snapshot.at === 3 ? 99 : snapshot.at });
    },
  }),
  "never sweeps": () => ({ deleteExpired: async () => 0 }),
  "compresses nothing": () => ({ compressLog: async () => true }),
  "compresses any match": (store) => ({ compressLog: () => store.compressLog(Number.MAX_SAFE_INTEGER) }),
  "counts every line as the first": (store) => ({
    lines: async (stream, from, limit) => (await store.lines(stream, from, limit)).map((line) => ({ ...line, n: 0 })),
  }),
};
test.for(Object.entries(faults))("the contract catches a store that %s", async ([, fault]) => {
  const failed: string[] = [];
  for (const { name, check } of hostStoreContract) {
    const faulty = async (): Promise<HostStore> => {
      const store = await (stores["memory"] as () => Promise<HostStore>)();
      return { ...store, ...fault(store) };
    };
    await check(faulty).catch(() => failed.push(name));
  }
  expect(failed.length).toBeGreaterThan(0);
});
