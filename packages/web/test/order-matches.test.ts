/**
 * Orders of Anaxis and Warp Empires in whole matches: each is made as the page makes it, on a position that may come, and then
 * answers in the match service while its player is away. Bots play all other acts.
 */
import { orderTopics as topicsAnaxis } from "../../games/anaxis/src/ui/order-topics.ts";
import { orderTopics as topicsWarp } from "../../games/warp-empires/src/ui/order-topics.ts";
import { findGameEntry } from "@starboard/registry";
import { botFor } from "@starboard/registry/bots";
import {
  type Act,
  type AnyGame,
  digest,
  editionName,
  isRefusal,
  question,
  seat as seatOf,
  seededDraws,
  type Seat,
  type StepOffers,
} from "@starboard/kernel";
import { createMatchService, memoryStore, type ConditionalOrder } from "@starboard/match";
import type { OrderTopic } from "@starboard/ui";
import type { MoveInput, Update } from "@starboard/wire";
import { type OrderInput, orderInput } from "@starboard/wire/orders";
import { expect, test } from "vitest";
import { orderOf } from "../src/online/orders/order-of.ts";
import { findQuestion } from "../src/table/hypothetical.ts";
import { extend, openPlan, type Planned, planOffers, planView } from "../src/table/plan.ts";

/** The player who leaves the order. */
const ABSENT = seatOf(1);
/** Longer than any delay of an order at a question that could betray a hand. */
const HOUR_MS = 3_600_000;
const MOST_MOVES_OF_A_PLAN = 12;

interface Case {
  readonly game: string;
  readonly topic: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Acts until the order is given in the first match; later matches wait as much longer. */
  readonly from: number;
  /** Acts after which it must have answered. */
  readonly most: number;
  /** Set if the player decides something else before the order begins: that must not end it. */
  readonly isInterrupted?: true;
}
const BORDER = { "ax.scenario": "border" };
const CASES: readonly Case[] = [
  { game: "anaxis", topic: "next", options: BORDER, from: 60, most: 400, isInterrupted: true },
  { game: "anaxis", topic: "damage", options: BORDER, from: 60, most: 900 },
  { game: "anaxis", topic: "command", options: BORDER, from: 60, most: 400 },
  { game: "anaxis", topic: "closing", options: { "ax.scenario": "surgical" }, from: 60, most: 400 },
  { game: "anaxis", topic: "buy", options: { "ax.points": 40 }, from: 0, most: 60 },
  { game: "anaxis", topic: "deploy", options: BORDER, from: 0, most: 60 },
  { game: "warp-empires", topic: "defend", options: {}, from: 40, most: 1500 },
  { game: "warp-empires", topic: "loss", options: {}, from: 40, most: 1500 },
  { game: "warp-empires", topic: "retreat", options: {}, from: 40, most: 1500 },
  { game: "warp-empires", topic: "answerAttack", options: {}, from: 40, most: 1500 },
  { game: "warp-empires", topic: "answerMove", options: {}, from: 40, most: 300 },
  { game: "warp-empires", topic: "turn", options: {}, from: 40, most: 300 },
  { game: "warp-empires", topic: "recruit", options: {}, from: 40, most: 300 },
];
const TOPICS: Readonly<Record<string, readonly OrderTopic[]>> = {
  anaxis: topicsAnaxis as unknown as readonly OrderTopic[],
  "warp-empires": topicsWarp as unknown as readonly OrderTopic[],
};

/** The act of a bot's policy for what a seat is asked, from the seat's view alone. */
function policyMove(game: AnyGame, view: object, seat: Seat, offers: readonly StepOffers[], seed: number): MoveInput {
  const asked = offers.find(({ aside }) => !aside);
  const legal = asked?.offers.flatMap(({ act, refusal }) => (refusal ? [] : [act as Act])) ?? [];
  if (!asked || legal.length === 0) throw new Error(`seat ${seat} has no legal act`);
  const state = game.determinize(view, seat, seededDraws(seed + 1));
  const { acts } = botFor(game.id)?.policyPrior(state as never, asked.step, seat, legal) ?? { acts: legal };
  return { step: asked.step, act: acts[0] ?? legal[0] } as MoveInput;
}

/** What a player confirms on the board of a question that may come: one act, or all that can be planned. */
function confirmedOn(game: AnyGame, state: object, isPlan: boolean, seed: number): readonly MoveInput[] {
  let plan = openPlan(game, game.view(state as never, ABSENT) as object, ABSENT, seed);
  const moves: MoveInput[] = [];
  while (!plan.closed && moves.length < (isPlan ? MOST_MOVES_OF_A_PLAN : 1)) {
    const offers = planOffers(game, plan);
    if (!offers.some(({ aside }) => !aside)) break;
    const move = policyMove(game, planView(game, plan), ABSENT, offers, seed);
    const next = extend(game, plan, move.step, move.act as Act);
    if (isRefusal(next)) break;
    moves.push(move);
    plan = next as Planned;
  }
  return moves;
}

interface Course {
  /** The order; null if no position for it was found. */
  readonly order: OrderInput | null;
  /** The first move that it played. */
  readonly played: object | null;
  /** Acts of the player between the order and its first move. */
  readonly own: number;
  /** Why it has ended. */
  readonly ends: readonly string[];
}

/** Plays a match in which the absent player leaves one order, until the order has answered. */
async function playWithOrder(one: Case, seed: number): Promise<Course> {
  const game = findGameEntry(one.game)?.game as AnyGame;
  const topic = TOPICS[one.game]?.find(({ id }) => id === one.topic) as OrderTopic;
  const given: ConditionalOrder[] = [];
  const ends: string[] = [];
  let [time, count] = [1_000_000, 0];
  const service = createMatchService({
    load: () => game,
    store: memoryStore(),
    now: () => (time += HOUR_MS),
    random: (bytes) => digest([one.game, seed, count++]).slice(0, 2 * bytes),
    botRunner: { think: () => ({ thought: new Promise(() => {}), stop: () => {} }) },
    consents: () => false,
    orders: {
      load: async () => new Map([[ABSENT, given]]),
      markEnded: (_match, _seat, _id, why) => ends.push(why),
    },
  });
  const seats = ["Ada", "Ben"].map((name) => ({ name, kind: "person" as const }));
  const opened = await service.execute({ is: "create", game: editionName(game), options: one.options, seats });
  if (opened.is !== "prepared") throw new Error(opened.is);
  const { match } = opened;
  await service.execute({ is: "begin", match, entropy: seats.map((_, i) => `0${i}`) });
  const latest = new Map<Seat, Update>();
  let played: number | undefined;
  for (const viewer of [seatOf(0), ABSENT])
    await service.subscribe({ match, viewer, since: 0 }, (m) => {
      if (m.is !== "update") return;
      latest.set(viewer, m);
      if (viewer === ABSENT) played ??= m.logItems.find((item) => item.ordered)?.n;
    });
  const now = (viewer: Seat): Update => latest.get(viewer) as Update;
  let order: OrderInput | null = null;
  let own = 0;
  for (let n = 0; n < one.most && !now(ABSENT).summary.over; n++) {
    await service.runDue(match);
    if (played !== undefined) {
      const kept = await service.execute({ is: "record", match });
      const entry = kept.is === "record" ? kept.record.entries[played] : undefined;
      return { order, played: entry ?? null, own, ends };
    }
    const { asked } = now(ABSENT).summary;
    // Nobody gives an order for a turn while being asked.
    if (!order && n >= one.from * seed && !asked.includes(ABSENT)) {
      const { at, view } = now(ABSENT);
      const state = findQuestion(game, view as object, ABSENT, topic as never, seed + n);
      const moves = state ? confirmedOn(game, state, topic.kind === "plan", seed) : [];
      if (state && moves[0]) {
        expect(topic.steps).toContain(question(game, state as never)?.frame.step);
        const shown = game.view(state as never, ABSENT) as object;
        const condition = topic.conditions?.(moves[0] as never, shown, ABSENT).find(({ isShown }) => isShown);
        order = orderInput.parse(orderOf(topic, moves, { condition, isOnce: false, stops: true }));
        given.push({ id: "order", input: order, at, ended: null });
        await service.refresh(match);
        continue;
      }
    }
    const by = asked[0] as Seat;
    if (order && by === ABSENT) own++;
    const update = now(by);
    const move = policyMove(game, update.view as object, by, update.offers, seed * 10_000 + n);
    const answer = await service.execute({
      is: "commit",
      match,
      seat: by,
      at: update.at,
      key: `key-${n}-00000000`,
      moves: [move],
    });
    // The order may have answered first; then the commit is stale.
    if (answer.is !== "played" && answer.is !== "stale") throw new Error(JSON.stringify(answer));
  }
  return { order, played: null, own, ends };
}

/** Matches that are tried: chance decides whether what an order is about comes up in one. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test.for(CASES)("$game: the order “$topic” answers while its player is away", { timeout: 60_000 }, async (one) => {
  const tried: Course[] = [];
  for (const seed of SEEDS) {
    const course = await playWithOrder(one, seed);
    tried.push(course);
    const { order, played, own } = course;
    if (!order || !played || (one.isInterrupted && own === 0)) continue;
    const { step, act } = order.is === "plan" ? (order.moves[0] as MoveInput) : order;
    expect(played).toMatchObject({ is: "act", by: ABSENT, step, act });
    return;
  }
  throw new Error(`no order was used: ${JSON.stringify(tried)}`);
});
