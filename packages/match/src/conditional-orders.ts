/**
 * Conditional orders: answers and plans that a player gives in advance for a seat. Whether an order was used or has
 * ended is derived from the log, so that neither a crash nor a second service can use an order twice.
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
  readonly input: OrderInput;
  /** Number of entries when the order was given. Earlier entries cannot trigger it. */
  readonly at: number;
  /** Why it has ended, if that was stored; null if it is active or the end was not stored yet. */
  readonly ended: OrderEndReason | null;
}
/** The orders of each seat, oldest first. */
export type OrdersBySeat = ReadonlyMap<Seat, readonly ConditionalOrder[]>;
export const NO_ORDERS: OrdersBySeat = new Map();

/** Storage of conditional orders. */
export interface OrderStore {
  readonly load: (match: string) => Promise<OrdersBySeat>;
  /** Stores that an order has ended. Not awaited: until it is stored, the end is derived from the log again. */
  readonly markEnded: (match: string, seat: Seat, id: string, why: OrderEndReason) => void;
}

/** The next effect of an order: a move of its seat at a moment in ms since 1970, or its end. */
export type OrderAction = { readonly seat: Seat; readonly order: ConditionalOrder } & (
  | { readonly is: "play"; readonly move: MoveInput; readonly moment: number }
  | { readonly is: "end"; readonly why: OrderEndReason }
);

/** Maximum number of ordered acts in a row. Two orders could otherwise answer each other without end. */
const IN_A_ROW = 100;
/** Maximum number of ordered asides in a row. */
const TALK_IN_A_ROW = 8;
/** Delay in ms before an ordered answer to a covert step. An immediate answer would reveal the order (KRN-STEP-5). */
const DELAY_MS = { least: 4_000, most: 20_000 } as const;

/** Returns the number of the oldest row that active orders refer to. Rows must be held from there on. */
export function oldestRowNeeded(orders: OrdersBySeat, length: number): number {
  const active = [...orders.values()].flatMap((list) => list.filter(({ ended }) => ended === null));
  return active.length === 0 ? length : Math.min(length - IN_A_ROW, ...active.map(({ at }) => at));
}

/** Returns the first effect of the orders of a match; undefined if there is none. */
export function nextOrderAction(s: LiveMatch, orders: OrdersBySeat): OrderAction | undefined {
  if (orders.size === 0 || isOver(s) || countConsecutive(s, () => true) >= IN_A_ROW) return undefined;
  for (const [seat, list] of orders) {
    if (s.seats[seat]?.kind !== "person") continue;
    const active = list.filter((order) => order.ended === null);
    for (const order of active) {
      const why = endReasonOf(s, seat, order);
      if (why !== null) return { is: "end", seat, order, why };
    }
    const found = nextAnswer(s, seat, active) ?? nextAside(s, seat, active);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns when an order may have an effect on a state that is about to be written, in ms since 1970; null for never.
 * The estimate may be too early: the check at that moment finds out whether there is an effect.
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
    for (const { input, ended } of list) {
      if (ended !== null) continue;
      const waits = asked?.waiting.includes(seat) === true;
      const fits = input.is === "plan" || input.step === asked?.frame.step;
      const talks = input.is === "answer" && Object.hasOwn(s.game.asides, input.step);
      if (!talks && !(waits && fits)) continue;
      const moment = now + (talks ? 0 : delayMs(s, seat, asked?.step.covert === true, length));
      least = Math.min(least ?? moment, moment);
    }
  return least;
}

/** Describes the orders of a seat for its player. Rows must be held since the first order was given. */
export const orderInfos = (s: LiveMatch, seat: Seat, list: readonly ConditionalOrder[]): OrderInfo[] =>
  list.map((order) => ({
    id: order.id,
    input: order.input,
    at: order.at,
    used: usedBy(s, order),
    ended: order.ended ?? endReasonOf(s, seat, order),
  }));

/** Returns the ordered answer to the current question of a seat, if it is asked and an order fits. */
function nextAnswer(s: LiveMatch, seat: Seat, active: readonly ConditionalOrder[]): OrderAction | undefined {
  const asked = question(s.game, s.state);
  if (!asked?.waiting.includes(seat)) return undefined;
  const { step } = asked.frame;
  const moment = (lastMoment(s) ?? 0) + delayMs(s, seat, asked.step.covert === true, s.length);
  const plan = active.find((order) => order.input.is === "plan" && hasBegun(s, seat, order, step));
  const next = plan?.input.is === "plan" ? plan.input.moves[usedBy(s, plan)] : undefined;
  if (plan && next && (next.step === step || Object.hasOwn(s.game.asides, next.step))) {
    const fits = legalActs(s, seat, next.step).some((act) => deepEqual(act, next.act));
    return fits
      ? { is: "play", seat, order: plan, move: next as MoveInput, moment }
      : { is: "end", seat, order: plan, why: "refused" };
  }
  for (const order of active) {
    const { input } = order;
    if (input.is !== "answer" || input.step !== step || !isTriggered(s, seat, order)) continue;
    const act = findMatchingAct(legalActs(s, seat, step), input.act);
    if (act) return { is: "play", seat, order, move: { step, act }, moment };
  }
  // The question is not the planned one, and no other order answers it.
  return plan ? { is: "end", seat, order: plan, why: "other" } : undefined;
}

/** Whether a plan decides the current question. A plan with a condition leaves all others alone until it has begun. */
function hasBegun(s: LiveMatch, seat: Seat, order: ConditionalOrder, step: string): boolean {
  const { input } = order;
  if (input.is !== "plan" || !input.after || usedBy(s, order) > 0) return true;
  return input.moves[0]?.step === step && triggerOf(s, seat, order, s.length) !== undefined;
}

/**
 * The row with the fact that lets a plan begin: of the facts of its kind that the seat has received since the order was
 * given, the last one before row `end`, if it fits. An earlier one that fits is about something that is over. What the plan
 * itself caused does not count.
 */
function triggerOf(s: LiveMatch, seat: Seat, { id, input, at }: ConditionalOrder, end: number): number | undefined {
  const after = input.is === "plan" ? input.after : undefined;
  if (!after) return undefined;
  const lastOf = (n: number): Fact | undefined => factsFor(s, seat, n).findLast(({ is }) => is === after.is);
  const isOwn = (n: number): boolean => heldRow(s, n).order === id;
  const last = findLastAct(s.actHistory, ({ n }) => n < end && !isOwn(n) && lastOf(n) !== undefined, at);
  return last && matchesPattern(lastOf(last.n), after) ? last.n : undefined;
}

/** Returns the ordered aside of a seat in reply to an act of another seat. */
function nextAside(s: LiveMatch, seat: Seat, active: readonly ConditionalOrder[]): OrderAction | undefined {
  const isTheirs = (by: Seat, n: number): boolean =>
    by !== seat && !(isPerson(s, by) && heldRow(s, n).order !== undefined);
  const done = findLastAct(s.actHistory, ({ by, n }) => isTheirs(by, n), s.firstHeld);
  if (!done || countConsecutive(s, (row) => isAside(s, row)) >= TALK_IN_A_ROW) return undefined;
  for (const order of active) {
    const { input } = order;
    if (input.is !== "answer" || !Object.hasOwn(s.game.asides, input.step) || done.n < order.at) continue;
    const replied = findLastAct(s.actHistory, ({ n }) => heldRow(s, n).order === order.id, s.firstHeld);
    if ((replied && replied.n > done.n) || !isTriggered(s, seat, order)) continue;
    const act = legalActs(s, seat, input.step).find((one) => matchesPattern(one, input.act));
    if (act) return { is: "play", seat, order, move: { step: input.step, act }, moment: lastMoment(s) ?? 0 };
  }
  return undefined;
}

/** Returns why an order has ended, according to the log; null while it is active. */
function endReasonOf(s: LiveMatch, seat: Seat, order: ConditionalOrder): OrderEndReason | null {
  const { input, at } = order;
  const used = usedBy(s, order);
  let playedCount = 0;
  for (let n = at; n < s.length; n++) {
    const row = heldRow(s, n);
    const { entry } = row;
    if (row.order === order.id) playedCount += 1;
    // A player who takes back an ordered act no longer wants the order.
    if (entry.is === "back" && entry.by === seat && (playedCount > 0 || input.is === "plan")) return "takenBack";
    if (input.is !== "plan" || entry.is !== "act") continue;
    if (entry.by !== seat || row.order !== undefined || isAside(s, row)) continue;
    // What the player does before the condition is fulfilled leaves the plan waiting.
    const isItsQuestion = entry.step === input.moves[0]?.step && triggerOf(s, seat, order, n) !== undefined;
    if (!input.after || playedCount > 0 || isItsQuestion) return "acted";
  }
  if (input.is === "answer") return input.once && used > 0 ? "done" : null;
  if (used >= input.moves.length) return "done";
  const trigger = input.after ? triggerOf(s, seat, order, s.length) : at - 1;
  if (trigger === undefined) return used > 0 ? "other" : null;
  return input.stopWhenConcerned && isConcerned(s, seat, trigger + 1) ? "concerned" : null;
}

/** Whether an act of another seat since entry `at` concerned a seat, judged by the facts the seat received. */
function isConcerned(s: LiveMatch, seat: Seat, at: number): boolean {
  const concerns = (fact: Fact): readonly Seat[] => (s.game as AnyGame).concerns?.(s.state, fact) ?? [];
  for (let n = at; n < s.length; n++) {
    const { entry } = heldRow(s, n);
    if (entry.is !== "act" || entry.by === seat) continue;
    if (factsFor(s, seat, n).some((fact) => concerns(fact).includes(seat))) return true;
  }
  return false;
}

/**
 * Whether the fact that triggers an order has happened since its seat last acted, and the fact that rules it out has not
 * happened since the order was given.
 */
function isTriggered(s: LiveMatch, seat: Seat, { input, at }: ConditionalOrder): boolean {
  if (input.is !== "answer") return true;
  const { unless } = input;
  if (unless)
    for (let n = at; n < s.length; n++)
      if (factsFor(s, seat, n).some((fact) => matchesPattern(fact, unless))) return false;
  if (!input.after) return true;
  const own = findLastAct(s.actHistory, ({ by }) => by === seat)?.n ?? -1;
  for (let n = Math.max(at, own + 1); n < s.length; n++)
    if (factsFor(s, seat, n).some((fact) => matchesPattern(fact, input.after))) return true;
  return false;
}

const factsFor = (s: LiveMatch, seat: Seat, n: number): Fact[] =>
  (heldRow(s, n).facts ?? []).filter(({ to }) => !to || to.includes(seat)).map(({ fact }) => fact);

const legalActs = (s: LiveMatch, seat: Seat, step: string): MoveInput["act"][] =>
  seatOffers(s, seat).flatMap((one) =>
    one.step === step ? one.offers.flatMap(({ act, refusal }) => (refusal ? [] : [act])) : [],
  );

/** Returns the equal act, or else the only act with all wanted fields. Several such acts are ambiguous: undefined. */
function findMatchingAct(acts: readonly MoveInput["act"][], wanted: object): MoveInput["act"] | undefined {
  const exact = acts.find((act) => deepEqual(act, wanted));
  if (exact) return exact;
  const fits = acts.filter((act) => matchesPattern(act, wanted));
  return fits.length === 1 ? fits[0] : undefined;
}

/** Whether a JSON value has every field of a pattern, at every depth. Arrays must be equal. */
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

/** Number of active acts that an order has played. */
function usedBy(s: LiveMatch, { id, at }: ConditionalOrder): number {
  let used = 0;
  for (let place = actCount(s.actHistory) - 1; ; place--) {
    const act = actAt(s.actHistory, place);
    if (!act || act.n < at) return used;
    if (heldRow(s, act.n).order === id) used += 1;
  }
}

/** Number of consecutive ordered rows at the end of the log that satisfy a condition. */
function countConsecutive(s: LiveMatch, counts: (row: LogRow) => boolean): number {
  let n = s.length;
  while (n > s.firstHeld && heldRow(s, n - 1).order !== undefined && counts(heldRow(s, n - 1))) n -= 1;
  return s.length - n;
}

/** The moment of the last entry, in ms since 1970. */
const lastMoment = (s: LiveMatch): number | undefined => {
  const last = s.recentRows[s.recentRows.length - 1];
  return last && toEpochMs(s, last.entry.at);
};

/** Delay in ms of an ordered answer. At a covert question it is pseudo-random and similar to that of a person. */
function delayMs(s: LiveMatch, seat: Seat, covert: boolean, length: number): number {
  if (!covert) return 0;
  const fraction = Number.parseInt(digest([s.opening.secret, "order", seat, length]).slice(0, 8), 16) / 2 ** 32;
  return Math.floor(DELAY_MS.least + fraction * (DELAY_MS.most - DELAY_MS.least));
}
