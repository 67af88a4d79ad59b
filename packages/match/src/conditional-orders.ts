/**
 * Answers given ahead: what seats want done when they are asked and nobody is there. Whether an order has been used and
 * whether it still stands is read from the log, so that no crash and no second clerk can use one twice.
 */
import { type AnyGame, digest, type Fact, question, deepEqual, type Seat, type GameState } from "@starboard/kernel";
import type { MoveInput } from "@starboard/wire";
import type { OrderEndReason, OrderInfo, OrderInput } from "@starboard/wire/orders";
import { toEpochMs } from "./time-limits.ts";
import { isOver, heldRow, type LiveMatch } from "./live-match.ts";
import type { LogRow } from "./store.ts";
import { actAt, actCount, findLastAct } from "./act-history.ts";
import { seatOffers } from "./update.ts";

export interface ConditionalOrder {
  readonly id: string;
  readonly wish: OrderInput;
  /** Entries of the match when it was given: what lies before is no occasion. */
  readonly at: number;
  /** Why it stands no more, where that was noted. */
  readonly ended: OrderEndReason | null;
}
/** By seat, the order given first first. */
export type OrdersBySeat = ReadonlyMap<Seat, readonly ConditionalOrder[]>;
export const NO_ORDERS: OrdersBySeat = new Map();

/** Where orders are kept, and what else a clerk needs to follow them. */
export interface OrderStore {
  readonly load: (match: string) => Promise<OrdersBySeat>;
  /** Notes that an order stands no more. Nobody waits for it: until it is noted it is found out anew. */
  readonly markEnded: (match: string, seat: Seat, id: string, why: OrderEndReason) => void;
}

/** What an order leads to now: an act of its seat, or its end. */
export type OrderAction = { readonly seat: Seat; readonly order: ConditionalOrder } & (
  | { readonly is: "play"; readonly move: MoveInput; readonly moment: number }
  | { readonly is: "end"; readonly why: OrderEndReason }
);

/** So many answers given ahead in a row, and somebody has to look: two orders could go on for ever. */
const IN_A_ROW = 100;
/** The same for what is said out of turn. */
const TALK_IN_A_ROW = 8;
/** Milliseconds within which a person at the table might answer: where speed would betray a hand (KRN-STEP-5). */
const PAUSE = { least: 4_000, most: 20_000 } as const;

/**
 * The first entry that the orders of a match can ask about: the story must be held from there on. What has ended asks no
 * more.
 */
export function oldestRowNeeded(orders: OrdersBySeat, length: number): number {
  const standing = [...orders.values()].flatMap((list) => list.filter(({ ended }) => ended === null));
  return standing.length === 0 ? length : Math.min(length - IN_A_ROW, ...standing.map(({ at }) => at));
}

/** The first thing that follows from the orders of a match; undefined when there is nothing to do. */
export function nextOrderAction(s: LiveMatch, orders: OrdersBySeat): OrderAction | undefined {
  if (orders.size === 0 || isOver(s) || countConsecutive(s, () => true) >= IN_A_ROW) return undefined;
  for (const [seat, list] of orders) {
    if (s.seats[seat]?.kind !== "person") continue;
    const standing = list.filter((order) => order.ended === null);
    for (const order of standing) {
      const why = endReasonOf(s, seat, order);
      if (why !== null) return { is: "end", seat, order, why };
    }
    const found = answerTo(s, seat, standing) ?? replyOf(s, seat, standing);
    if (found) return found;
  }
  return undefined;
}

/**
 * When an order may have something to do on a table that is about to be written; milliseconds since 1970, null for never.
 * Sooner rather than later: who looks then finds out whether there is.
 */
export function ordersDueAt(
  s: LiveMatch,
  orders: OrdersBySeat,
  state: GameState,
  length: number,
  now: number,
): number | null {
  if (orders.size === 0) return null;
  const asked = question(s.game, state);
  let least: number | null = null;
  for (const [seat, list] of orders)
    for (const { wish, ended } of list) {
      if (ended !== null) continue;
      const waits = asked?.waiting.includes(seat) === true;
      const fits = wish.is === "plan" || wish.step === asked?.frame.step;
      const talks = wish.is === "answer" && Object.hasOwn(s.game.asides, wish.step);
      if (!talks && !(waits && fits)) continue;
      const moment = now + (talks ? 0 : pauseOf(s, seat, asked?.step.covert === true, length));
      least = Math.min(least ?? moment, moment);
    }
  return least;
}

/** The orders of a seat as its person sees them; the story is held since the first of them was given. */
export const orderInfos = (s: LiveMatch, seat: Seat, list: readonly ConditionalOrder[]): OrderInfo[] =>
  list.map((order) => ({
    id: order.id,
    input: order.wish,
    at: order.at,
    used: usedBy(s, order),
    ended: order.ended ?? endReasonOf(s, seat, order),
  }));

/** The answer to what a seat is asked, if it is. */
function answerTo(s: LiveMatch, seat: Seat, standing: readonly ConditionalOrder[]): OrderAction | undefined {
  const asked = question(s.game, s.state);
  if (!asked?.waiting.includes(seat)) return undefined;
  const { step } = asked.frame;
  const moment = (lastMoment(s) ?? 0) + pauseOf(s, seat, asked.step.covert === true, s.length);
  const plan = standing.find(({ wish }) => wish.is === "plan");
  const next = plan?.wish.is === "plan" ? plan.wish.moves[usedBy(s, plan)] : undefined;
  if (plan && next && (next.step === step || Object.hasOwn(s.game.asides, next.step))) {
    const fits = legal(s, seat, next.step).some((act) => deepEqual(act, next.act));
    return fits
      ? { is: "play", seat, order: plan, move: next as MoveInput, moment }
      : { is: "end", seat, order: plan, why: "refused" };
  }
  for (const order of standing) {
    const { wish } = order;
    if (wish.is !== "answer" || wish.step !== step || !isTriggered(s, seat, order)) continue;
    const act = findMatchingAct(legal(s, seat, step), wish.act);
    if (act) return { is: "play", seat, order, move: { step, act }, moment };
  }
  // Something else is asked than was planned for, and no order answers that.
  return plan ? { is: "end", seat, order: plan, why: "other" } : undefined;
}

/** What a seat says out of turn, in reply to what another seat has done. */
function replyOf(s: LiveMatch, seat: Seat, standing: readonly ConditionalOrder[]): OrderAction | undefined {
  const isTheirs = (by: Seat, n: number): boolean =>
    by !== seat && !(isPerson(s, by) && heldRow(s, n).order !== undefined);
  const done = findLastAct(s.actHistory, ({ by, n }) => isTheirs(by, n), s.firstHeld);
  if (!done || countConsecutive(s, (row) => isAside(s, row)) >= TALK_IN_A_ROW) return undefined;
  for (const order of standing) {
    const { wish } = order;
    if (wish.is !== "answer" || !Object.hasOwn(s.game.asides, wish.step) || done.n < order.at) continue;
    const replied = findLastAct(s.actHistory, ({ n }) => heldRow(s, n).order === order.id, s.firstHeld);
    if ((replied && replied.n > done.n) || !isTriggered(s, seat, order)) continue;
    const act = legal(s, seat, wish.step).find((one) => matchesPattern(one, wish.act));
    if (act) return { is: "play", seat, order, move: { step: wish.step, act }, moment: lastMoment(s) ?? 0 };
  }
  return undefined;
}

/** Why an order stands no more, as far as the log tells; null while it stands. */
function endReasonOf(s: LiveMatch, seat: Seat, order: ConditionalOrder): OrderEndReason | null {
  const { wish, at } = order;
  const used = usedBy(s, order);
  let given = 0;
  for (let n = at; n < s.length; n++) {
    const row = heldRow(s, n);
    const { entry } = row;
    if (row.order === order.id) given += 1;
    // Whoever takes back what was done for them wants something else.
    if (entry.is === "back" && entry.by === seat && (given > 0 || wish.is === "plan")) return "takenBack";
    if (wish.is !== "plan" || entry.is !== "act") continue;
    if (entry.by === seat && row.order === undefined && !isAside(s, row)) return "acted";
  }
  if (wish.is === "answer") return wish.once && used > 0 ? "done" : null;
  if (used >= wish.moves.length) return "done";
  return wish.stopWhenConcerned && isConcerned(s, seat, at) ? "concerned" : null;
}

/** Whether anything others have done since entry `at` concerned a seat, as far as it was told. */
function isConcerned(s: LiveMatch, seat: Seat, at: number): boolean {
  const concerns = (fact: Fact): readonly Seat[] => (s.game as AnyGame).concerns?.(s.state, fact) ?? [];
  for (let n = at; n < s.length; n++) {
    const { entry } = heldRow(s, n);
    if (entry.is !== "act" || entry.by === seat) continue;
    if (heardAt(s, seat, n).some((fact) => concerns(fact).includes(seat))) return true;
  }
  return false;
}

/** Whether what an order waits for has happened since its seat last acted. */
function isTriggered(s: LiveMatch, seat: Seat, { wish, at }: ConditionalOrder): boolean {
  if (wish.is !== "answer" || !wish.after) return true;
  const own = findLastAct(s.actHistory, ({ by }) => by === seat)?.n ?? -1;
  for (let n = Math.max(at, own + 1); n < s.length; n++)
    if (heardAt(s, seat, n).some((fact) => matchesPattern(fact, wish.after))) return true;
  return false;
}

const heardAt = (s: LiveMatch, seat: Seat, n: number): Fact[] =>
  (heldRow(s, n).facts ?? []).filter(({ to }) => !to || to.includes(seat)).map(({ fact }) => fact);

const legal = (s: LiveMatch, seat: Seat, step: string): MoveInput["act"][] =>
  seatOffers(s, seat).flatMap((one) =>
    one.step === step ? one.offers.flatMap(({ act, refusal }) => (refusal ? [] : [act])) : [],
  );

/** The very act, else the only one that has all these fields; none when several do, since nobody knows which was meant. */
function findMatchingAct(acts: readonly MoveInput["act"][], wanted: object): MoveInput["act"] | undefined {
  const exact = acts.find((act) => deepEqual(act, wanted));
  if (exact) return exact;
  const fits = acts.filter((act) => matchesPattern(act, wanted));
  return fits.length === 1 ? fits[0] : undefined;
}

/** Whether plain data has every field of a pattern, at every depth; lists must be equal. */
function matchesPattern(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== "object" || pattern === null || Array.isArray(pattern)) return deepEqual(value, pattern);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(pattern).every(
    ([name, wanted]) => Object.hasOwn(value, name) && matchesPattern((value as Record<string, unknown>)[name], wanted),
  );
}

const isPerson = (s: LiveMatch, seat: Seat): boolean => s.seats[seat]?.kind === "person";
const isAside = (s: LiveMatch, { entry }: LogRow): boolean =>
  entry.is === "act" && Object.hasOwn(s.game.asides, entry.step);

/** Answers an order has given that stand. */
function usedBy(s: LiveMatch, { id, at }: ConditionalOrder): number {
  let used = 0;
  for (let place = actCount(s.actHistory) - 1; ; place--) {
    const act = actAt(s.actHistory, place);
    if (!act || act.n < at) return used;
    if (heldRow(s, act.n).order === id) used += 1;
  }
}

/** Answers given ahead at the end of the log, nothing of a person's own between them. */
function countConsecutive(s: LiveMatch, counts: (row: LogRow) => boolean): number {
  let n = s.length;
  while (n > s.firstHeld && heldRow(s, n - 1).order !== undefined && counts(heldRow(s, n - 1))) n -= 1;
  return s.length - n;
}

/** When the last entry was written, in milliseconds since 1970. */
const lastMoment = (s: LiveMatch): number | undefined => {
  const last = s.recentRows[s.recentRows.length - 1];
  return last && toEpochMs(s, last.entry.at);
};

/** At a covert question an order takes about as long as a person, and how long says nothing. */
function pauseOf(s: LiveMatch, seat: Seat, covert: boolean, length: number): number {
  if (!covert) return 0;
  const chance = Number.parseInt(digest([s.opening.secret, "order", seat, length]).slice(0, 8), 16) / 2 ** 32;
  return Math.floor(PAUSE.least + chance * (PAUSE.most - PAUSE.least));
}
