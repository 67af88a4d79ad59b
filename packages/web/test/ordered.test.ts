/** Orders made of what the page offers, followed by the clerk in every game. */
import { titles } from "@starboard/registry";
import { type AnyGame, digest, editionName, type Seat, seat, verifyRecord } from "@starboard/kernel";
import { createClerk, memoryStore, type Order, type Orders } from "@starboard/match";
import type { Update } from "@starboard/wire";
import { expect, test } from "vitest";
import { knownAnswers } from "../src/online/orders/answerable-steps.ts";

/** Acts of the person at seat 0; what seat 1 has no order for, a person there does too. */
const ACTS = 60;

const ordersFor = (game: AnyGame): readonly Order[] =>
  knownAnswers(game)
    .filter(({ whole, aside }) => whole && !aside)
    .map(({ step, act }, i) => ({
      id: `order-${i}`,
      wish: { is: "answer", step, act: { ...act }, once: false },
      at: 1,
      ended: null,
    }));

test.for(titles.filter(({ game }) => game.id !== "sample"))("$game.id", { timeout: 30_000 }, async ({ game }) => {
  const standing: Orders = new Map([[seat(1), ordersFor(game)]]);
  let [time, count] = [1_000_000, 0];
  const clerk = createClerk({
    load: () => game,
    store: memoryStore(),
    // Long enough between two acts for an order at a covert question.
    now: () => (time += 30_000),
    random: (bytes) => digest(["random", count++]).slice(0, 2 * bytes),
    thinker: { think: () => ({ thought: new Promise(() => {}), stop: () => {} }) },
    consents: () => false,
    orders: { of: async () => standing, end: () => {} },
  });
  const parsed = game.options.parse({});
  if ("bad" in parsed) throw new Error(game.id);
  const seats = Array.from({ length: game.options.seats(parsed.ok) }, (_, i) => ({
    name: `P${i}`,
    kind: "person" as const,
  }));
  const opened = await clerk.answer({ is: "create", game: editionName(game), options: {}, seats });
  if (opened.is !== "opened") throw new Error(opened.is);
  const { match } = opened;
  await clerk.answer({ is: "begin", match, entropy: seats.map((_, i) => `0${i}`) });
  const latest = new Map<Seat, Update>();
  for (const by of seats.keys()) {
    const viewer = seat(by);
    await clerk.watch({ match, viewer, since: 0 }, (m) => m.is === "update" && latest.set(viewer, m));
  }
  const now = (by: Seat): Update => latest.get(by) as Update;
  let ordered = 0;
  for (let i = 0; i < ACTS && !now(seat(0)).card.over; i++) {
    await clerk.wake(match);
    const by = now(seat(0)).card.asked.find((one) => one !== 1) ?? now(seat(0)).card.asked[0];
    if (by === undefined) break;
    const asked = now(by).offers.find(({ aside }) => !aside);
    const legal = asked?.offers.filter(({ refusal }) => !refusal) ?? [];
    const act = legal[(i * 7) % legal.length]?.act;
    if (!asked || !act) throw new Error(`${game.id} asks seat ${by} and offers nothing`);
    const moves = [{ step: asked.step, act }];
    // Its own order may come first: then there is another question.
    const answer = await clerk.answer({ is: "commit", match, seat: by, at: now(by).at, key: `key-${i}-0000`, moves });
    expect(["played", "stale"]).toContain(answer.is);
  }
  let told: Update | undefined;
  await clerk.watch({ match, viewer: seat(1), since: 0 }, (m) => m.is === "update" && (told = m));
  for (const news of told?.news ?? []) if (news.ordered) ordered += 1;
  expect(ordered).toBeGreaterThan(0);
  const recorded = await clerk.answer({ is: "record", match });
  if (recorded.is !== "recorded") throw new Error(recorded.is);
  expect(verifyRecord(recorded.record, () => game).checks.every(({ state }) => state !== "failed")).toBe(true);
});
