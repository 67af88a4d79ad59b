/** Checks of due dates for every store. */
import type { Change } from "../store.ts";
import { equal, expect, type HostStoreCheck } from "./samples.ts";

export const dates: readonly HostStoreCheck[] = [
  {
    name: "due dates are set, moved and removed",
    async check(empty) {
      const store = await empty();
      equal("have no date at first", await store.nextScheduledAt(), undefined);
      await store.write([
        { is: "schedule", key: "b", at: 20, about: { seat: 1 } },
        { is: "schedule", key: "a", at: 30 },
      ]);
      equal("return the earliest date", await store.nextScheduledAt(), 20);
      equal("return dates in the order of the keys", await store.getScheduled(["a", "x", "b"]), [
        { key: "a", at: 30, about: null },
        { key: "b", at: 20, about: { seat: 1 } },
      ]);
      await store.write([{ is: "schedule", key: "b", at: 40 }]);
      equal("move a date", await store.nextScheduledAt(), 30);
      expect(
        "refuse to move a date from a wrong expected date",
        !(await store.write([{ is: "schedule", key: "a", at: 1, expectedVersion: 29 }])),
      );
      expect(
        "refuse to remove a date with a wrong expected date",
        !(await store.write([{ is: "schedule", key: "a", at: null, expectedVersion: 29 }])),
      );
      expect(
        "move a date from its expected date",
        await store.write([{ is: "schedule", key: "a", at: 50, expectedVersion: 30 }]),
      );
      expect("remove a date", await store.write([{ is: "schedule", key: "a", at: null, expectedVersion: 50 }]));
      expect("accept the removal of a missing date", await store.write([{ is: "schedule", key: "a", at: null }]));
      equal("keep the other date", await store.nextScheduledAt(), 40);
    },
  },
  {
    name: "due items are claimed once, earliest first, and fall due again if they are not handled",
    async check(empty) {
      const store = await empty();
      const all = Array.from(
        { length: 30 },
        (_, i): Change => ({ is: "schedule", key: `k${i}`, at: 1_000 + i, about: { i } }),
      );
      await store.write(all);
      equal("claim nothing too early", await store.claimDue(999, 5_000, 10), []);
      equal(
        "claim the earliest",
        (await store.claimDue(1_001, 5_000, 10)).map(({ key, at }) => [key, at]),
        [
          ["k0", 1_000],
          ["k1", 1_001],
        ],
      );
      const taken = (await Promise.all(Array.from({ length: 10 }, () => store.claimDue(2_000, 5_000, 4)))).flat();
      const rest = await store.claimDue(2_000, 5_000, 100);
      equal("claim each item", new Set([...taken, ...rest].map(({ key }) => key)).size, 28);
      equal("claim no item twice", taken.length + rest.length, 28);
      expect(
        "remove a claimed date",
        await store.write([{ is: "schedule", key: "k3", at: null, expectedVersion: 5_000 }]),
      );
      equal("let unhandled items fall due again", (await store.claimDue(5_000, 9_000, 100)).length, 29);
    },
  },
];
