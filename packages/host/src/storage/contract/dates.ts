/** What every store must do with dates. */
import type { Change } from "../store.ts";
import { equal, expect, type HostStoreCheck } from "./samples.ts";

export const dates: readonly HostStoreCheck[] = [
  {
    name: "dates are set, moved and taken away",
    async check(empty) {
      const store = await empty();
      equal("know none", await store.nextScheduledAt(), undefined);
      await store.write([
        { is: "schedule", key: "b", at: 20, about: { seat: 1 } },
        { is: "schedule", key: "a", at: 30 },
      ]);
      equal("know the next", await store.nextScheduledAt(), 20);
      equal("give them in the order asked", await store.getScheduled(["a", "x", "b"]), [
        { key: "a", at: 30, about: null },
        { key: "b", at: 20, about: { seat: 1 } },
      ]);
      await store.write([{ is: "schedule", key: "b", at: 40 }]);
      equal("move one", await store.nextScheduledAt(), 30);
      expect(
        "refuse where it stands elsewhere",
        !(await store.write([{ is: "schedule", key: "a", at: 1, expectedVersion: 29 }])),
      );
      expect(
        "refuse to take away what stands elsewhere",
        !(await store.write([{ is: "schedule", key: "a", at: null, expectedVersion: 29 }])),
      );
      expect(
        "move it from where it stands",
        await store.write([{ is: "schedule", key: "a", at: 50, expectedVersion: 30 }]),
      );
      expect("take it away", await store.write([{ is: "schedule", key: "a", at: null, expectedVersion: 50 }]));
      expect("bear taking away nothing", await store.write([{ is: "schedule", key: "a", at: null }]));
      equal("know the other", await store.nextScheduledAt(), 40);
    },
  },
  {
    name: "what falls due is taken once, the earliest first, and comes again if nothing is done about it",
    async check(empty) {
      const store = await empty();
      const all = Array.from(
        { length: 30 },
        (_, i): Change => ({ is: "schedule", key: `k${i}`, at: 1_000 + i, about: { i } }),
      );
      await store.write(all);
      equal("take none too early", await store.claimDue(999, 5_000, 10), []);
      equal(
        "take the earliest",
        (await store.claimDue(1_001, 5_000, 10)).map(({ key, at }) => [key, at]),
        [
          ["k0", 1_000],
          ["k1", 1_001],
        ],
      );
      const taken = (await Promise.all(Array.from({ length: 10 }, () => store.claimDue(2_000, 5_000, 4)))).flat();
      const rest = await store.claimDue(2_000, 5_000, 100);
      equal("take each once", new Set([...taken, ...rest].map(({ key }) => key)).size, 28);
      equal("and none twice", taken.length + rest.length, 28);
      expect("settle one", await store.write([{ is: "schedule", key: "k3", at: null, expectedVersion: 5_000 }]));
      equal("let the others come again", (await store.claimDue(5_000, 9_000, 100)).length, 29);
    },
  },
];
