import { type MatchStore, memoryStore } from "@starboard/match";
import { storeContract } from "@starboard/match/store-contract";
import { describe, expect, test } from "vitest";

describe("the memory store", () => {
  test.for(storeContract)("$name", ({ check }) => check(async () => memoryStore()));
});

/** Stores with one fault each, to check that the contract detects it. */
const faults: Record<string, (store: MatchStore) => Partial<MatchStore>> = {
  "forgets the place it is asked to write at": (store) => ({
    append: async (match, _from, rows, summary) =>
      store.append(match, (await store.rows(match, 0)).length, rows, summary),
  }),
  "writes half of what it refuses": (store) => ({
    async append(match, from, rows, summary) {
      if (await store.append(match, from, rows, summary)) return true;
      const end = (await store.rows(match, 0)).length;
      await store.append(match, end, rows.slice(0, 1), summary);
      return false;
    },
  }),
  "creates over what is there": (store) => ({
    async create(opening, rows, summary) {
      await store.remove(opening.match);
      return store.create(opening, rows, summary);
    },
  }),
  "keeps no keys": (store) => ({
    rows: async (match, from) => (await store.rows(match, from)).map(({ entry }) => ({ entry })),
  }),
  "counts rows from one": (store) => ({ rows: (match, from) => store.rows(match, from === 0 ? 0 : from + 1) }),
  "lists in the order of creation": (store) => ({
    summaries: async () => (await store.summaries()).toSorted((a, b) => (a.match < b.match ? -1 : 1)),
  }),
  "removes by the beginning of the name": (store) => ({
    async remove(match) {
      for (const one of await store.summaries()) if (one.match.startsWith(match)) await store.remove(one.match);
    },
  }),
  "keeps the old summary": (store) => ({
    async append(match, from, rows, summary) {
      const before = (await store.summaries()).find((one) => one.match === match)?.summary;
      return store.append(match, from, rows, before ?? summary);
    },
  }),
};
test.for(Object.entries(faults))("the contract catches a store that %s", async ([, fault]) => {
  const failed: string[] = [];
  for (const { name, check } of storeContract) {
    const faulty = async (): Promise<MatchStore> => {
      const store = memoryStore();
      return { ...store, ...fault(store) };
    };
    await check(faulty).catch(() => failed.push(name));
  }
  expect(failed.length).toBeGreaterThan(0);
});
