/**
 * Answers given ahead: what seats want done when they are asked and nobody is there. Whether an order has been used and
 * whether it still stands is read from the log, so that no crash and no second clerk can use one twice.
 */
import { type AnyGame, digest, type Fact, question, same, type Seat, type Table } from "@starboard/kernel";
import type { Step } from "@starboard/wire";
import type { OrderEnd, OrderInfo, OrderWish } from "@starboard/wire/orders";
import { momentOf } from "./time-limits.ts";
import { isOver, rowAt, type Sitting } from "./live-match.ts";
import type { Row } from "./store.ts";
import { actAt, countOf, lastAct } from "./act-history.ts";
import { seatOffers } from "./update.ts";

export interface Order {
  readonly id: string;
  readonly wish: OrderWish;
  /** Entries of the match when it was given: what lies before is no occasion. */
  readonly at: number;
  /** Why it stands no more, where that was noted. */
  readonly ended: OrderEnd | null;
}
/** By seat, the order given first first. */
export type Orders = ReadonlyMap<Seat, readonly Order[]>;
export const NO_ORDERS: Orders = new Map();

/** Where orders are kept, and what else a clerk needs to follow them. */
export interface OrderBook {
  readonly of: (match: string) => Promise<Orders>;
  /** Notes that an order stands no more. Nobody waits for it: until it is noted it is found out anew. */
  readonly end: (match: string, seat: Seat, id: string, why: OrderEnd) => void;
}

/** What an order leads to now: an act of its seat, or its end. */
export type Ordered = { readonly seat: Seat; readonly order: Order } & (
  | { readonly is: "play"; readonly move: Step; readonly moment: number }
  | { readonly is: "end"; readonly why: OrderEnd }
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
export function neededBy(orders: Orders, length: number): number {
  const standing = [...orders.values()].flatMap((list) => list.filter(({ ended }) => ended === null));
  return standing.length === 0 ? length : Math.min(length - IN_A_ROW, ...standing.map(({ at }) => at));
}

/** The first thing that follows from the orders of a match; undefined when there is nothing to do. */
export function nextOrdered(s: Sitting, orders: Orders): Ordered | undefined {
  if (orders.size === 0 || isOver(s) || inARow(s, () => true) >= IN_A_ROW) return undefined;
  for (const [seat, list] of orders) {
    if (s.seats[seat]?.kind !== "person") continue;
    const standing = list.filter((order) => order.ended === null);
    for (const order of standing) {
      const why = endOf(s, seat, order);
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
export function orderMoment(s: Sitting, orders: Orders, table: Table, length: number, now: number): number | null {
  if (orders.size === 0) return null;
  const asked = question(s.game, table);
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
export const orderInfos = (s: Sitting, seat: Seat, list: readonly Order[]): OrderInfo[] =>
  list.map((order) => ({
    id: order.id,
    wish: order.wish,
    at: order.at,
    used: usedBy(s, order),
    ended: order.ended ?? endOf(s, seat, order),
  }));

/** The answer to what a seat is asked, if it is. */
function answerTo(s: Sitting, seat: Seat, standing: readonly Order[]): Ordered | undefined {
  const asked = question(s.game, s.table);
  if (!asked?.waiting.includes(seat)) return undefined;
  const { step } = asked.frame;
  const moment = (lastMoment(s) ?? 0) + pauseOf(s, seat, asked.step.covert === true, s.length);
  const plan = standing.find(({ wish }) => wish.is === "plan");
  const next = plan?.wish.is === "plan" ? plan.wish.moves[usedBy(s, plan)] : undefined;
  if (plan && next && (next.step === step || Object.hasOwn(s.game.asides, next.step))) {
    const fits = legal(s, seat, next.step).some((act) => same(act, next.act));
    return fits
      ? { is: "play", seat, order: plan, move: next as Step, moment }
      : { is: "end", seat, order: plan, why: "refused" };
  }
  for (const order of standing) {
    const { wish } = order;
    if (wish.is !== "answer" || wish.step !== step || !occasion(s, seat, order)) continue;
    const act = fitting(legal(s, seat, step), wish.act);
    if (act) return { is: "play", seat, order, move: { step, act }, moment };
  }
  // Something else is asked than was planned for, and no order answers that.
  return plan ? { is: "end", seat, order: plan, why: "other" } : undefined;
}

/** What a seat says out of turn, in reply to what another seat has done. */
function replyOf(s: Sitting, seat: Seat, standing: readonly Order[]): Ordered | undefined {
  const isTheirs = (by: Seat, n: number): boolean =>
    by !== seat && !(isPerson(s, by) && rowAt(s, n).order !== undefined);
  const done = lastAct(s.trail, ({ by, n }) => isTheirs(by, n), s.from);
  if (!done || inARow(s, (row) => isAside(s, row)) >= TALK_IN_A_ROW) return undefined;
  for (const order of standing) {
    const { wish } = order;
    if (wish.is !== "answer" || !Object.hasOwn(s.game.asides, wish.step) || done.n < order.at) continue;
    const replied = lastAct(s.trail, ({ n }) => rowAt(s, n).order === order.id, s.from);
    if ((replied && replied.n > done.n) || !occasion(s, seat, order)) continue;
    const act = legal(s, seat, wish.step).find((one) => covers(one, wish.act));
    if (act) return { is: "play", seat, order, move: { step: wish.step, act }, moment: lastMoment(s) ?? 0 };
  }
  return undefined;
}

/** Why an order stands no more, as far as the log tells; null while it stands. */
function endOf(s: Sitting, seat: Seat, order: Order): OrderEnd | null {
  const { wish, at } = order;
  const used = usedBy(s, order);
  let given = 0;
  for (let n = at; n < s.length; n++) {
    const row = rowAt(s, n);
    const { entry } = row;
    if (row.order === order.id) given += 1;
    // Whoever takes back what was done for them wants something else.
    if (entry.is === "back" && entry.by === seat && (given > 0 || wish.is === "plan")) return "takenBack";
    if (wish.is !== "plan" || entry.is !== "act") continue;
    if (entry.by === seat && row.order === undefined && !isAside(s, row)) return "acted";
  }
  if (wish.is === "answer") return wish.once && used > 0 ? "done" : null;
  if (used >= wish.moves.length) return "done";
  return wish.wary && isConcerned(s, seat, at) ? "concerned" : null;
}

/** Whether anything others have done since entry `at` concerned a seat, as far as it was told. */
function isConcerned(s: Sitting, seat: Seat, at: number): boolean {
  const concerns = (fact: Fact): readonly Seat[] => (s.game as AnyGame).concerns?.(s.table, fact) ?? [];
  for (let n = at; n < s.length; n++) {
    const { entry } = rowAt(s, n);
    if (entry.is !== "act" || entry.by === seat) continue;
    if (heardAt(s, seat, n).some((fact) => concerns(fact).includes(seat))) return true;
  }
  return false;
}

/** Whether what an order waits for has happened since its seat last acted. */
function occasion(s: Sitting, seat: Seat, { wish, at }: Order): boolean {
  if (wish.is !== "answer" || !wish.after) return true;
  const own = lastAct(s.trail, ({ by }) => by === seat)?.n ?? -1;
  for (let n = Math.max(at, own + 1); n < s.length; n++)
    if (heardAt(s, seat, n).some((fact) => covers(fact, wish.after))) return true;
  return false;
}

const heardAt = (s: Sitting, seat: Seat, n: number): Fact[] =>
  (rowAt(s, n).told ?? []).filter(({ to }) => !to || to.includes(seat)).map(({ fact }) => fact);

const legal = (s: Sitting, seat: Seat, step: string): Step["act"][] =>
  seatOffers(s, seat).flatMap((one) =>
    one.step === step ? one.offers.flatMap(({ act, refusal }) => (refusal ? [] : [act])) : [],
  );

/** The very act, else the only one that has all these fields; none when several do, since nobody knows which was meant. */
function fitting(acts: readonly Step["act"][], wanted: object): Step["act"] | undefined {
  const exact = acts.find((act) => same(act, wanted));
  if (exact) return exact;
  const fits = acts.filter((act) => covers(act, wanted));
  return fits.length === 1 ? fits[0] : undefined;
}

/** Whether plain data has every field of a pattern, at every depth; lists must be equal. */
function covers(value: unknown, pattern: unknown): boolean {
  if (typeof pattern !== "object" || pattern === null || Array.isArray(pattern)) return same(value, pattern);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(pattern).every(
    ([name, wanted]) => Object.hasOwn(value, name) && covers((value as Record<string, unknown>)[name], wanted),
  );
}

const isPerson = (s: Sitting, seat: Seat): boolean => s.seats[seat]?.kind === "person";
const isAside = (s: Sitting, { entry }: Row): boolean => entry.is === "act" && Object.hasOwn(s.game.asides, entry.step);

/** Answers an order has given that stand. */
function usedBy(s: Sitting, { id, at }: Order): number {
  let used = 0;
  for (let place = countOf(s.trail) - 1; ; place--) {
    const act = actAt(s.trail, place);
    if (!act || act.n < at) return used;
    if (rowAt(s, act.n).order === id) used += 1;
  }
}

/** Answers given ahead at the end of the log, nothing of a person's own between them. */
function inARow(s: Sitting, counts: (row: Row) => boolean): number {
  let n = s.length;
  while (n > s.from && rowAt(s, n - 1).order !== undefined && counts(rowAt(s, n - 1))) n -= 1;
  return s.length - n;
}

/** When the last entry was written, in milliseconds since 1970. */
const lastMoment = (s: Sitting): number | undefined => {
  const last = s.held[s.held.length - 1];
  return last && momentOf(s, last.entry.at);
};

/** At a covert question an order takes about as long as a person, and how long says nothing. */
function pauseOf(s: Sitting, seat: Seat, covert: boolean, length: number): number {
  if (!covert) return 0;
  const chance = Number.parseInt(digest([s.opening.secret, "order", seat, length]).slice(0, 8), 16) / 2 ** 32;
  return Math.floor(PAUSE.least + chance * (PAUSE.most - PAUSE.least));
}
