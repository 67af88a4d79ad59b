/** Conditional orders are played in the absence of their player, once, and only while they apply. */
import { type AnyGame, seat } from "@starboard/kernel";
import { memoryStore, type ConditionalOrder, type OrderStore } from "@starboard/match";
import type { OrderEndReason, OrderInput } from "@starboard/wire/orders";
import { describe, expect, test } from "vitest";
import { tiny } from "./game.ts";
import { plan, quiet, whenever } from "./order-inputs.ts";
import { add, end, guess, testService, roll } from "./test-service.ts";

/** A store of orders in memory. */
function book() {
  const kept = new Map<number, ConditionalOrder[]>();
  const ended: OrderEndReason[] = [];
  const orders: OrderStore = {
    load: async () => new Map([...kept].map(([by, list]) => [seat(by), list])),
    markEnded: (_match, by, id, why) => {
      ended.push(why);
      kept.set(
        by,
        (kept.get(by) ?? []).map((one) => (one.id === id ? { ...one, ended: why } : one)),
      );
    },
  };
  let ids = 0;
  return {
    orders,
    ended,
    kept,
    give: (by: number, input: OrderInput, at = 1): ConditionalOrder => {
      const order: ConditionalOrder = { id: `order-${ids++}`, input, at, ended: null };
      kept.set(by, [...(kept.get(by) ?? []), order]);
      return order;
    },
  };
}
/** The small game in which opened guesses concern all seats. */
const touchy: AnyGame = { ...tiny, concerns: (_t, { is }) => (is === "opened" ? [seat(0), seat(1)] : []) };

async function open(options: Parameters<typeof testService>[0] = {}) {
  const b = book();
  const o = testService({ orders: b.orders, ...options });
  const { match } = await o.begin(undefined, { rounds: 3 });
  const acts = async (): Promise<string[]> =>
    (await o.store.rows(match, 1)).map(({ entry, order }) =>
      entry.is === "act" ? `${entry.by} ${entry.act.do}${order === undefined ? "" : "*"}` : entry.is,
    );
  return { ...b, o, match, acts, reorder: () => o.matchService.ordersChanged(match) };
}

describe("an order for a step", () => {
  test("answers when the seat is asked; only the seat sees the mark until the match is over", async () => {
    const t = await open();
    t.give(1, whenever("turn", { do: "end" }));
    await t.reorder();
    expect(await t.acts()).toEqual([]);
    await t.o.commit(t.match, 0, 1, [end]);
    await t.o.matchService.runDue(t.match);
    expect(await t.acts()).toEqual(["0 end", "1 end*"]);
    const [ada, ben, all] = [
      await t.o.watch(t.match, 0),
      await t.o.watch(t.match, 1),
      await t.o.watch(t.match, "public"),
    ];
    expect(ben.last().logItems[2]).toMatchObject({ by: 1, ordered: true });
    for (const other of [ada, all]) expect(JSON.stringify(other.last())).not.toContain("order");
    // The order of seat 1 continues to answer until the match ends.
    for (let round = 0; round < 3; round++) {
      const { at } = ada.last();
      await t.o.commit(t.match, 0, at, [guess(1)]);
      await t.o.commit(t.match, 1, at + 1, [guess(2)]);
      if (round < 2) await t.o.commit(t.match, 0, at + 2, [end]);
      await t.o.matchService.runDue(t.match);
    }
    expect(all.last().summary.over).not.toBeNull();
    const late = await t.o.watch(t.match, "public");
    expect(late.last().logItems.filter(({ ordered }) => ordered)).toHaveLength(3);
  });

  test("plays the equal act, or the only act with the wanted fields", async () => {
    const t = await open();
    t.give(0, whenever("turn", { do: "add" }));
    await t.reorder();
    expect(await t.acts()).toEqual([]);
    t.give(0, whenever("turn", { do: "add", n: 2 }, { once: true }));
    await t.reorder();
    expect(await t.acts()).toEqual(["0 add*"]);
    expect(t.ended).toEqual(["done"]);
  });

  test("waits for the fact that triggers it", async () => {
    const t = await open();
    t.give(1, whenever("turn", { do: "end" }, { after: { is: "added", n: 3 } }));
    await t.o.commit(t.match, 0, 1, [add(2), end]);
    await t.reorder();
    expect(await t.acts()).toEqual(["0 add", "0 end"]);
    await t.o.commit(t.match, 1, 3, [end]);
    await t.o.commit(t.match, 0, 4, [guess(1)]);
    await t.o.commit(t.match, 1, 5, [guess(1)]);
    await t.o.commit(t.match, 0, 6, [add(3), end]);
    await t.o.matchService.runDue(t.match);
    expect((await t.acts()).slice(-2)).toEqual(["0 end", "1 end*"]);
  });

  test("finds a trigger in rows that are no longer in memory", async () => {
    const t = await open({ recentRows: 1 });
    await t.o.watch(t.match, 0);
    await t.o.commit(t.match, 0, 1, [add(3), add(1), end]);
    const order = t.give(1, whenever("turn", { do: "end" }, { after: { is: "added", n: 3 }, once: true }));
    const never = t.give(1, whenever("turn", { do: "end" }, { after: { is: "added", n: 2 } }));
    await t.reorder();
    expect((await t.acts()).at(-1)).toBe("1 end*");
    expect(t.ended).toEqual(["done"]);
    await t.o.commit(t.match, 0, 5, [guess(1)]);
    await t.o.commit(t.match, 1, 6, [guess(1)]);
    const infos = await t.o.matchService.describeOrders(t.match, seat(1), [{ ...order, ended: null }, never]);
    expect(infos).toMatchObject([
      { used: 1, ended: "done" },
      { used: 0, ended: null },
    ]);
  });

  test("orders of two seats do not answer each other without end", async () => {
    const t = await open();
    const { match } = await t.o.begin(undefined, { rounds: 50 });
    for (const by of [0, 1]) {
      t.give(by, whenever("turn", { do: "end" }));
      t.give(by, whenever("guess", { do: "guess", n: 1 }));
    }
    for (let i = 0; i < 9; i++) await t.o.matchService.ordersChanged(match);
    expect(await t.o.store.rows(match, 0)).toHaveLength(101);
    expect((await t.o.commit(match, 0, 101, [end])).is).toBe("played");
    await t.o.matchService.runDue(match);
    expect((await t.o.store.rows(match, 0)).length).toBeGreaterThan(102);
  });

  test("answers a covert step with a delay", async () => {
    let time = 1_000_000;
    const t = await open({ load: () => quiet, now: () => time });
    t.give(0, whenever("guess", { do: "guess", n: 1 }));
    await t.o.commit(t.match, 0, 1, [end]);
    await t.o.commit(t.match, 1, 2, [end]);
    const due = await t.o.matchService.runDue(t.match);
    expect(due).toBeGreaterThanOrEqual(time + 4_000);
    expect(due).toBeLessThanOrEqual(time + 20_000);
    time = (due as number) - 1;
    await t.o.matchService.runDue(t.match);
    expect(await t.acts()).toEqual(["0 end", "1 end"]);
    time += 1;
    expect(await t.o.matchService.runDue(t.match)).toBeNull();
    expect(await t.acts()).toEqual(["0 end", "1 end", "0 guess*"]);
  });
});

describe("an order for an aside", () => {
  test("replies once to each aside, and never to another order", async () => {
    const t = await open();
    const ask = (to: number) => ({ step: "ask", act: { do: "ask", to } as { do: string } });
    t.give(1, whenever("reply", { do: "reply", yes: false }));
    t.give(0, whenever("ask", { do: "ask", to: 1 }));
    await t.reorder();
    expect(await t.acts()).toEqual([]);
    await t.o.commit(t.match, 0, 1, [ask(1)]);
    await t.o.matchService.runDue(t.match);
    expect(await t.acts()).toEqual(["0 ask", "1 reply*"]);
    await t.o.commit(t.match, 0, 3, [ask(1)]);
    await t.o.matchService.runDue(t.match);
    expect(await t.acts()).toEqual(["0 ask", "1 reply*", "0 ask", "1 reply*"]);
  });
});

describe("a plan", () => {
  test("plays one act per question", async () => {
    const t = await open();
    t.give(0, plan([add(1), end, guess(2)]));
    await t.reorder();
    expect(await t.acts()).toEqual(["0 add*", "0 end*"]);
    await t.o.commit(t.match, 1, 3, [end]);
    await t.o.matchService.runDue(t.match);
    expect((await t.acts()).at(-1)).toBe("0 guess*");
    expect(t.ended).toEqual(["done"]);
  });

  test("ends at the first refused act, permanently", async () => {
    const t = await open();
    t.give(0, plan([add(1), add(1), add(1), end]));
    await t.reorder();
    expect(await t.acts()).toEqual(["0 add*", "0 add*"]);
    expect(t.ended).toEqual(["refused"]);
    await t.o.commit(t.match, 0, 3, [roll]);
    await t.o.commit(t.match, 1, 4, [end]);
    await t.o.matchService.runDue(t.match);
    expect(await t.acts()).toHaveLength(4);
  });

  test("ends at an unplanned question, unless another order answers it", async () => {
    const t = await open();
    t.give(0, plan([end, end]));
    await t.reorder();
    await t.o.commit(t.match, 1, 2, [end]);
    await t.o.matchService.runDue(t.match);
    expect(t.ended).toEqual(["other"]);
    const u = await open();
    u.give(0, plan([end, end]));
    u.give(0, whenever("guess", { do: "guess", n: 3 }));
    await u.reorder();
    await u.o.commit(u.match, 1, 2, [end]);
    await u.o.matchService.runDue(u.match);
    await u.o.commit(u.match, 1, 4, [guess(1)]);
    await u.o.matchService.runDue(u.match);
    expect(await u.acts()).toEqual(["0 end*", "1 end", "0 guess*", "1 guess", "0 end*"]);
    expect(u.ended).toEqual(["done"]);
  });

  test("ends when its player acts or takes back an ordered act", async () => {
    const t = await open();
    t.give(0, plan([add(1), guess(1)]));
    await t.reorder();
    // The question was not the planned one, so the player continues.
    expect(t.ended).toEqual(["other"]);
    const u = await open();
    u.give(1, plan([end, guess(1)]));
    await u.reorder();
    await u.o.commit(u.match, 0, 1, [end]);
    await u.o.matchService.runDue(u.match);
    expect(await u.acts()).toEqual(["0 end", "1 end*", "1 guess*"]);
    const v = await open({ load: () => quiet, now: () => 1_000_000 });
    v.give(1, plan([guess(1), end]));
    await v.o.commit(v.match, 0, 1, [end]);
    await v.o.commit(v.match, 1, 2, [end]);
    await v.o.matchService.runDue(v.match);
    expect(v.ended).toEqual(["other"]);
    v.kept.clear();
    v.give(1, plan([guess(1), end]), 3);
    await v.reorder();
    await v.o.commit(v.match, 1, 3, [guess(2)]);
    await v.o.matchService.runDue(v.match);
    expect(await v.acts()).toEqual(["0 end", "1 end", "1 guess"]);
    expect(v.ended).toEqual(["other", "acted"]);
  });

  test("is not played again after its player took it back", async () => {
    const t = await open();
    t.give(0, whenever("turn", { do: "end" }));
    await t.reorder();
    expect(await t.acts()).toEqual(["0 end*"]);
    expect(await t.o.ask({ is: "takeBack", match: t.match, seat: seat(0), at: 2 })).toMatchObject({ is: "done" });
    await t.o.matchService.runDue(t.match);
    expect(await t.acts()).toEqual(["0 end*", "back"]);
    expect(t.ended).toEqual(["takenBack"]);
  });

  test("with stopWhenConcerned ends when another player's act concerns the seat", async () => {
    const t = await open({ load: () => touchy });
    t.give(0, plan([end, guess(1), end], true));
    t.give(1, plan([end, guess(1), end]));
    await t.reorder();
    expect(await t.acts()).toEqual(["0 end*", "1 end*", "0 guess*", "1 guess*"]);
    expect(t.ended).toEqual(["concerned"]);
  });
});

describe("a plan with a condition", () => {
  const added = { is: "added", n: 3 };
  /** Both seats guess, after `at` entries of the match. */
  const guesses = async (t: Awaited<ReturnType<typeof open>>, at: number): Promise<void> => {
    await t.o.commit(t.match, 0, at, [guess(1)]);
    await t.o.commit(t.match, 1, at + 1, [guess(1)]);
  };

  test("waits for its fact through questions and acts of its player, then plays", async () => {
    const t = await open({ load: () => touchy });
    t.give(1, plan([add(1), end], true, added));
    await t.o.commit(t.match, 0, 1, [add(2), end]);
    await t.o.matchService.runDue(t.match);
    await t.o.commit(t.match, 1, 3, [end]);
    // The opened guesses concern all seats, but the plan has not begun.
    await guesses(t, 4);
    await t.o.matchService.runDue(t.match);
    expect(t.ended).toEqual([]);
    await t.o.commit(t.match, 0, 6, [add(3), end]);
    await t.o.matchService.runDue(t.match);
    expect((await t.acts()).slice(-4)).toEqual(["0 add", "0 end", "1 add*", "1 end*"]);
    expect(t.ended).toEqual(["done"]);
  });

  test("looks at the last fact of the kind: an earlier one is over, and one that was taken back never was", async () => {
    const t = await open();
    t.give(1, plan([end], false, added));
    await t.o.commit(t.match, 0, 1, [add(3), add(1), end]);
    await t.o.matchService.runDue(t.match);
    expect(await t.acts()).toHaveLength(3);
    const u = await open();
    u.give(1, plan([roll], false, added));
    await u.o.commit(u.match, 0, 1, [add(3)]);
    await u.o.ask({ is: "takeBack", match: u.match, seat: seat(0), at: 2 });
    await u.o.commit(u.match, 0, 3, [end]);
    await u.o.matchService.runDue(u.match);
    expect(await u.acts()).toEqual(["0 add", "back", "0 end"]);
  });

  test("ends when its player answers the question it is for", async () => {
    const t = await open();
    await t.o.commit(t.match, 0, 1, [add(3), end]);
    await t.o.commit(t.match, 1, 3, [end]);
    t.give(1, plan([end], false, added));
    await t.reorder();
    expect(t.ended).toEqual(["acted"]);
  });

  test("ends when its condition is over before all of it is played", async () => {
    const t = await open();
    t.give(1, plan([end, guess(1), end], false, added));
    await t.o.commit(t.match, 0, 1, [add(3), end]);
    await t.o.matchService.runDue(t.match);
    await t.o.commit(t.match, 0, 5, [guess(1)]);
    await t.o.matchService.runDue(t.match);
    expect(await t.acts()).toEqual(["0 add", "0 end", "1 end*", "1 guess*", "0 guess"]);
    await t.o.commit(t.match, 0, 6, [add(2), end]);
    await t.o.matchService.runDue(t.match);
    expect(t.ended).toEqual(["other"]);
  });

  test("once it plays, ends when something concerns its seat", async () => {
    const t = await open({ load: () => touchy });
    t.give(1, plan([end, guess(1), end], true, added));
    await t.o.commit(t.match, 0, 1, [add(3), end]);
    await t.o.matchService.runDue(t.match);
    await t.o.commit(t.match, 0, 5, [guess(1)]);
    await t.o.matchService.runDue(t.match);
    expect(t.ended).toEqual(["concerned"]);
  });
});

test("orders of a bot's seat are inactive; another service on the same store continues after a crash", async () => {
  const store = memoryStore();
  const t = await open({ store });
  await t.o.ask({
    is: "seat",
    match: t.match,
    seat: seat(0),
    occupant: { name: "Deep", kind: "bot", level: 1 },
    at: 1,
  });
  t.give(0, plan([add(1), add(2), end]));
  await t.reorder();
  expect(await t.acts()).toEqual(["seat"]);
  await t.o.ask({ is: "seat", match: t.match, seat: seat(0), occupant: { name: "Ada", kind: "person" }, at: 2 });
  await t.reorder();
  expect(await t.acts()).toEqual(["seat", "seat", "0 add*", "0 add*", "0 end*"]);
  const again = testService({ store, orders: t.orders });
  await again.matchService.runDue(t.match);
  expect(await t.acts()).toHaveLength(5);
});
