/** The match service plays the orders that the page offers, in every game. */
import { gameEntries } from "@starboard/registry";
import { type AnyGame, digest, editionName, type Seat, seat, verifyRecord } from "@starboard/kernel";
import { createMatchService, memoryStore, type ConditionalOrder, type OrdersBySeat } from "@starboard/match";
import type { Update } from "@starboard/wire";
import { expect, test } from "vitest";
import { answerableSteps } from "../src/online/orders/answerable-steps.ts";

/** Number of acts. A person plays seat 0, and seat 1 where no order applies. */
const ACTS = 60;

const ordersFor = (game: AnyGame): readonly ConditionalOrder[] =>
  answerableSteps(game)
    .filter(({ complete, aside }) => complete && !aside)
    .map(({ step, act }, i) => ({
      id: `order-${i}`,
      input: { is: "answer", step, act: { ...act }, once: false },
      at: 1,
      ended: null,
    }));

test.for(gameEntries.filter(({ game }) => game.id !== "sample"))("$game.id", { timeout: 30_000 }, async ({ game }) => {
  const standing: OrdersBySeat = new Map([[seat(1), ordersFor(game)]]);
  let [time, count] = [1_000_000, 0];
  const service = createMatchService({
    load: () => game,
    store: memoryStore(),
    // Leaves enough time between two acts for an order at a covert question.
    now: () => (time += 30_000),
    random: (bytes) => digest(["random", count++]).slice(0, 2 * bytes),
    botRunner: { think: () => ({ thought: new Promise(() => {}), stop: () => {} }) },
    consents: () => false,
    orders: { load: async () => standing, markEnded: () => {} },
  });
  const parsed = game.options.parse({});
  if ("bad" in parsed) throw new Error(game.id);
  const seats = Array.from({ length: game.options.seats(parsed.ok) }, (_, i) => ({
    name: `P${i}`,
    kind: "person" as const,
  }));
  const opened = await service.execute({ is: "create", game: editionName(game), options: {}, seats });
  if (opened.is !== "prepared") throw new Error(opened.is);
  const { match } = opened;
  await service.execute({ is: "begin", match, entropy: seats.map((_, i) => `0${i}`) });
  const latest = new Map<Seat, Update>();
  for (const by of seats.keys()) {
    const viewer = seat(by);
    await service.subscribe({ match, viewer, since: 0 }, (m) => m.is === "update" && latest.set(viewer, m));
  }
  const latestOf = (by: Seat): Update => latest.get(by) as Update;
  let ordered = 0;
  for (let i = 0; i < ACTS && !latestOf(seat(0)).summary.over; i++) {
    await service.runDue(match);
    const by = latestOf(seat(0)).summary.asked.find((seat) => seat !== 1) ?? latestOf(seat(0)).summary.asked[0];
    if (by === undefined) break;
    const asked = latestOf(by).offers.find(({ aside }) => !aside);
    const legal = asked?.offers.filter(({ refusal }) => !refusal) ?? [];
    const act = legal[(i * 7) % legal.length]?.act;
    if (!asked || !act) throw new Error(`${game.id} asks seat ${by} and offers nothing`);
    const moves = [{ step: asked.step, act }];
    // The seat's own order may be played first; then the commit is stale.
    const answer = await service.execute({
      is: "commit",
      match,
      seat: by,
      at: latestOf(by).at,
      key: `key-${i}-0000`,
      moves,
    });
    expect(["played", "stale"]).toContain(answer.is);
  }
  let complete: Update | undefined;
  await service.subscribe({ match, viewer: seat(1), since: 0 }, (m) => m.is === "update" && (complete = m));
  for (const item of complete?.logItems ?? []) if (item.ordered) ordered += 1;
  expect(ordered).toBeGreaterThan(0);
  const recorded = await service.execute({ is: "record", match });
  if (recorded.is !== "record") throw new Error(recorded.is);
  expect(verifyRecord(recorded.record, () => game).checks.every(({ state }) => state !== "failed")).toBe(true);
});
