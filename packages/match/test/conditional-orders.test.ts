/** Answers given ahead: done while nobody is there, once, and only as long as they fit. */
import { type AnyGame, seat } from "@starboard/kernel";
import { memoryStore, type ConditionalOrder, type OrderStore } from "@starboard/match";
import type { OrderEndReason, OrderInput } from "@starboard/wire/orders";
import { describe, expect, test } from "vitest";
import { tiny } from "./game.ts";
import { add, end, guess, testService, roll } from "./test-service.ts";

/** Orders in memory, as a host keeps them in its store. */
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
    give: (by: number, wish: OrderInput, at = 1): ConditionalOrder => {
      const order: ConditionalOrder = { id: `order-${ids++}`, wish, at, ended: null };
      kept.set(by, [...(kept.get(by) ?? []), order]);
      return order;
    },
  };
}
const whenever = (step: string, act: object, more: Partial<OrderInput & { is: "answer" }> = {}): OrderInput => ({
  is: "answer",
  step,
  act: act as { do: string },
  once: false,
  ...more,
});
const plan = (moves: readonly { step: string; act: { do: string } }[], stopWhenConcerned = false): OrderInput => ({
  is: "plan",
  moves: [...moves],
  stopWhenConcerned,
});
/** Guesses that are opened concern everybody. */
const touchy: AnyGame = { ...tiny, concerns: (_t, { is }) => (is === "opened" ? [seat(0), seat(1)] : []) };
const quiet = { ...tiny, steps: { ...tiny.steps, guess: { ...tiny.steps.guess, covert: true } } } as AnyGame;

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

describe("an answer to every question of its sort", () => {
  test("is given when the seat is asked, marked for the seat alone, and told to all after the match", async () => {
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
    // Seat 1 goes on being answered for; the match ends by its own rounds.
    for (let round = 0; round < 3; round++) {
      const { at } = ada.last();
      await t.o.commit(t.match, 0, at, [guess(1)]);
      await t.o.commit(t.match, 1, at + 1, [guess(2)]);
      if (round < 2) await t.o.commit(t.match, 0, at + 2, [end]);
      await t.o.matchService.runDue(t.match);
    }
    expect(all.last().card.over).not.toBeNull();
    const late = await t.o.watch(t.match, "public");
    expect(late.last().logItems.filter(({ ordered }) => ordered)).toHaveLength(3);
  });

  test("needs one act that fits: the very act, or the only one with these fields", async () => {
    const t = await open();
    t.give(0, whenever("turn", { do: "add" }));
    await t.reorder();
    expect(await t.acts()).toEqual([]);
    t.give(0, whenever("turn", { do: "add", n: 2 }, { once: true }));
    await t.reorder();
    expect(await t.acts()).toEqual(["0 add*"]);
    expect(t.ended).toEqual(["done"]);
  });

  test("waits for its occasion where it has one", async () => {
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

  test("is found where the occasion lies further back than what a watched match holds", async () => {
    const t = await open({ held: 1 });
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

  test("two seats' orders do not go on for ever with nobody there", async () => {
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

  test("where speed would betray a hand it takes about as long as a person", async () => {
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

describe("a reply to what is said out of turn", () => {
  test("comes once for each thing said, and never answers another order", async () => {
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
  test("is played act by act, one for each question", async () => {
    const t = await open();
    t.give(0, plan([add(1), end, guess(2)]));
    await t.reorder();
    expect(await t.acts()).toEqual(["0 add*", "0 end*"]);
    await t.o.commit(t.match, 1, 3, [end]);
    await t.o.matchService.runDue(t.match);
    expect((await t.acts()).at(-1)).toBe("0 guess*");
    expect(t.ended).toEqual(["done"]);
  });

  test("ends with the first act that may not be done, and stays ended", async () => {
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

  test("ends when something else is asked, unless an order answers that", async () => {
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

  test("ends when its person acts, or takes back what was done", async () => {
    const t = await open();
    t.give(0, plan([add(1), guess(1)]));
    await t.reorder();
    // Something else than planned was asked, so the person goes on.
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

  test("is not done again after its person took it back", async () => {
    const t = await open();
    t.give(0, whenever("turn", { do: "end" }));
    await t.reorder();
    expect(await t.acts()).toEqual(["0 end*"]);
    expect(await t.o.ask({ is: "takeBack", match: t.match, seat: seat(0), at: 2 })).toMatchObject({ is: "done" });
    await t.o.matchService.runDue(t.match);
    expect(await t.acts()).toEqual(["0 end*", "back"]);
    expect(t.ended).toEqual(["takenBack"]);
  });

  test("of somebody wary ends when what others do concerns them", async () => {
    const t = await open({ load: () => touchy });
    t.give(0, plan([end, guess(1), end], true));
    t.give(1, plan([end, guess(1), end]));
    await t.reorder();
    expect(await t.acts()).toEqual(["0 end*", "1 end*", "0 guess*", "1 guess*"]);
    expect(t.ended).toEqual(["concerned"]);
  });
});

test("orders of a bot's seat sleep; another clerk of the same store goes on where the first one fell", async () => {
  const store = memoryStore();
  const t = await open({ store });
  await t.o.ask({ is: "seat", match: t.match, seat: seat(0), card: { name: "Deep", kind: "bot", level: 1 }, at: 1 });
  t.give(0, plan([add(1), add(2), end]));
  await t.reorder();
  expect(await t.acts()).toEqual(["seat"]);
  await t.o.ask({ is: "seat", match: t.match, seat: seat(0), card: { name: "Ada", kind: "person" }, at: 2 });
  await t.reorder();
  expect(await t.acts()).toEqual(["seat", "seat", "0 add*", "0 add*", "0 end*"]);
  const again = testService({ store, orders: t.orders });
  await again.matchService.runDue(t.match);
  expect(await t.acts()).toHaveLength(5);
});
