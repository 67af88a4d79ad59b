/** Leases on matches: who may append, in every store that several hosts can share. No test waits for a lease to expire. */
import { afterAll, describe, expect, test } from "vitest";
import { openingOf, rowsOf, sampleSummary } from "../../src/storage/contract/index.ts";
import { matchLeasesOf } from "../../src/storage/lease-statements.ts";
import { openMatchLeases } from "../../src/storage/postgres/match-leases.ts";
import { openPool } from "../../src/storage/postgres/pool.ts";
import { openStore } from "../../src/storage/postgres/store.ts";
import { memorySqlite } from "../../src/storage/sqlite/store.ts";
import { TIMEOUTS } from "../../src/storage/postgres/connection.ts";
import type { HostEntry, HostStore, MatchLease, MatchLeases } from "../../src/storage/store.ts";
import { closeCluster, closing, database, lacks } from "./stores.ts";

afterAll(closeCluster);

interface Opened {
  readonly store: HostStore;
  readonly leases: MatchLeases;
}
const onPostgres = async (prepares: boolean): Promise<Opened> => {
  const pool = openPool(await database(), () => {}, TIMEOUTS, prepares);
  return { store: closing(await openStore(pool, !prepares)), leases: openMatchLeases(pool) };
};
const homes: Readonly<Record<string, () => Promise<Opened>>> = {
  memory: async () => {
    const { store, execute } = memorySqlite();
    return { store: closing(store), leases: matchLeasesOf(execute) };
  },
  postgres: () => onPostgres(true),
  "polled postgres": () => onPostgres(false),
};

const entryOf = (host: string): HostEntry => ({ host, address: `${host}:1`, protocol: 1, games: ["sample@1"] });
const LONG = 60_000;
const FREE: MatchLease = { holder: "", epoch: 0 };

describe.for(Object.entries(homes))("leases in %s", ([name, open]) => {
  test.skipIf(lacks(name))("of two hosts that see a free match one gets it", async () => {
    const { store, leases } = await open();
    await store.create(openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1));
    await leases.announce(entryOf("h1"), LONG);
    await leases.announce(entryOf("h2"), LONG);
    const seen = [{ match: "a", ...FREE }];
    const taken = await Promise.all([leases.take("h1", seen), leases.take("h2", seen)]);
    expect(taken.flatMap((one) => [...one])).toEqual([["a", 1]]);
    const winner = taken[0].has("a") ? "h1" : "h2";
    expect(await leases.look(["a", "unknown"])).toEqual([
      { match: "a", holder: winner, epoch: 1, host: entryOf(winner), game: "sample@1", over: false },
    ]);
  });

  test.skipIf(lacks(name))("an append under a lease that was lost is refused, alone and among others", async () => {
    const { store, leases } = await open();
    const matches = Array.from({ length: 30 }, (_, i) => `m${i}`);
    for (const match of matches) await store.create(openingOf(match), rowsOf(0, 1), sampleSummary(match, 1));
    const append = (match: string, from: number, lease?: MatchLease): Promise<boolean> =>
      store.append(match, from, rowsOf(from, from + 1), sampleSummary(match, from + 1), [], lease);
    await leases.take(
      "h1",
      matches.map((match) => ({ match, ...FREE })),
    );
    const first = { holder: "h1", epoch: 1 };
    expect(await append("m0", 1, first)).toBe(true);
    expect(await append("m0", 2, { holder: "h2", epoch: 1 })).toBe(false);
    expect(await leases.take("h2", [{ match: "m0", ...first }])).toEqual(new Map([["m0", 2]]));
    expect(await append("m0", 2, first)).toBe(false);
    // Also with changes that go the slower way, and without rows, as for a clock.
    const clock = { is: "schedule", key: "c", at: 5, expectedVersion: 0 } as const;
    expect(await store.append("m0", 2, rowsOf(2, 3), sampleSummary("m0", 3), [clock], first)).toBe(false);
    expect(await store.append("m0", 2, [], sampleSummary("m0", 2), [], first)).toBe(false);
    // The first host has the match again, but under a later epoch: an append that is still on its way is refused.
    await leases.take("h1", [{ match: "m0", holder: "h2", epoch: 2 }]);
    expect(await append("m0", 2, first)).toBe(false);
    expect(await append("m0", 2, { holder: "h1", epoch: 3 })).toBe(true);
    // Many at once share one statement.
    await leases.take("h2", [{ match: "m7", ...first }]);
    const written = await Promise.all(matches.slice(1).map((match) => append(match, 1, first)));
    expect(written).toEqual(matches.slice(1).map((match) => match !== "m7"));
    expect(await store.rows("m7", 0)).toHaveLength(1);
    // A host without leases writes as ever; the log decides.
    expect([await append("m7", 1), await append("m7", 1)]).toEqual([true, false]);
  });

  test.skipIf(lacks(name))("leases of a host end with its entry, and not before", async () => {
    const { store, leases } = await open();
    await store.create(openingOf("a"), rowsOf(0, 1), sampleSummary("a", 1));
    await leases.announce(entryOf("h1"), LONG);
    await leases.take("h1", [{ match: "a", ...FREE }]);
    expect((await leases.look(["a"]))[0]?.host?.address).toBe("h1:1");
    await leases.announce(entryOf("h1"), -1);
    expect((await leases.look(["a"]))[0]).toMatchObject({ holder: "h1", epoch: 1, host: null });
    expect(await leases.hosts()).toEqual([]);
    // Renewed before anybody has taken the match: it still holds it.
    await leases.announce(entryOf("h1"), LONG);
    expect((await leases.look(["a"]))[0]?.host?.host).toBe("h1");
    await leases.free("h2", ["a"]);
    expect((await leases.look(["a"]))[0]?.holder).toBe("h1");
    await leases.free("h1", ["a"]);
    expect((await leases.look(["a"]))[0]).toMatchObject({ holder: "", epoch: 1, host: null });
    await leases.leave("h1");
    expect(await leases.hosts()).toEqual([]);
  });
});
