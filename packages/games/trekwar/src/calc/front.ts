/** What of a side's Combating Forces counts: the active cards (TW-1.7, TW-10.5 to 10.7). */
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import type { CardNo, StateTW } from "../state.ts";

/**
 * The cards of one side that may be active, as they stand or as a Deployment would leave them. Whether the Maneuver counts
 * also depends on the enemy, so two fronts are always read together.
 */
export interface Front {
  /** The top Unit, ignored or not. */
  readonly unit: Card | null;
  /** Whether it counts: there is one, and it is not ignored. */
  readonly counts: boolean;
  /** The top Maneuver while face up. */
  readonly maneuver: Card | null;
  readonly commands: readonly CardNo[];
  /** Commands of a Deployment that is only being judged. */
  readonly coming: readonly Card[];
  /** Face-up Events. */
  readonly events: readonly CardNo[];
}

const NONE: readonly never[] = [];

export function topUnit(t: StateTW, index: CardIndex, side: Side): Card | null {
  const pile = t.units[side];
  return pile.length > 0 ? cardAt(index, pile[pile.length - 1] as CardNo) : null;
}

/** Whether the top Unit of a side is ignored (TW-10.5). */
export function topIgnored(t: StateTW, side: Side): boolean {
  const marks = t.ignoredBy[side];
  return marks.length > 0 && (marks[marks.length - 1] as number) >= 0;
}

/** A side's front as it stands. */
export function frontOf(t: StateTW, index: CardIndex, side: Side): Front {
  const unit = topUnit(t, index, side);
  const maneuvers = t.maneuvers[side];
  const events = t.events[side];
  const up = t.eventsUp[side];
  return {
    unit,
    counts: unit !== null && !topIgnored(t, side),
    maneuver: t.maneuverUp[side] === 1 ? cardAt(index, maneuvers[maneuvers.length - 1] as CardNo) : null,
    commands: t.commands[side],
    coming: NONE,
    events: up === 0 ? NONE : events.slice(events.length - up),
  };
}

/** Whether the front's Unit or a Command takes the enemy's Maneuver away (TW-10.7). */
function ignoresManeuver(index: CardIndex, front: Front): boolean {
  if (front.counts && (front.unit as Card).ignoresManeuver) return true;
  for (const no of front.commands) if (cardAt(index, no).ignoresManeuver) return true;
  for (const c of front.coming) if (c.ignoresManeuver) return true;
  return false;
}

/** The Maneuver that counts: face up, with a Unit that counts (TW-10.6), and not ignored (TW-10.7). */
export function activeManeuver(index: CardIndex, own: Front, enemy: Front): Card | null {
  return own.maneuver !== null && own.counts && !ignoresManeuver(index, enemy) ? own.maneuver : null;
}

/** Every active card of a side (TW-1.7): Unit, Maneuver, Commands, Events. */
export function activeCards(index: CardIndex, own: Front, enemy: Front): Card[] {
  const active: Card[] = [];
  if (own.counts) active.push(own.unit as Card);
  const maneuver = activeManeuver(index, own, enemy);
  if (maneuver) active.push(maneuver);
  for (const no of own.commands) active.push(cardAt(index, no));
  for (const c of own.coming) active.push(c);
  for (const no of own.events) active.push(cardAt(index, no));
  return active;
}

/** The active cards of a side as the Table stands. */
export const activeOf = (t: StateTW, index: CardIndex, side: Side): Card[] =>
  activeCards(index, frontOf(t, index, side), frontOf(t, index, enemyOf(side)));

/** The active cards of a side that have something. Mostly there are none, which a look at the piles tells. */
export function activeWith(t: StateTW, index: CardIndex, side: Side, has: (c: Card) => boolean): readonly Card[] {
  return lies(t, index, side, has) ? activeOf(t, index, side).filter(has) : NONE;
}

/** Whether a card that may be active, if nothing ignores it, has something. */
function lies(t: StateTW, index: CardIndex, side: Side, has: (c: Card) => boolean): boolean {
  const units = t.units[side];
  if (units.length > 0 && has(cardAt(index, units[units.length - 1] as CardNo))) return true;
  const maneuvers = t.maneuvers[side];
  if (t.maneuverUp[side] === 1 && has(cardAt(index, maneuvers[maneuvers.length - 1] as CardNo))) return true;
  for (const no of t.commands[side]) if (has(cardAt(index, no))) return true;
  const events = t.events[side];
  for (let i = events.length - t.eventsUp[side]; i < events.length; i++)
    if (has(cardAt(index, events[i] as CardNo))) return true;
  return false;
}

const stopsDrawing = (c: Card): boolean => c.stopsDrawing;

/** The enemy card that keeps a side from taking cards out of its Deck Pile, if any (TW-12.7). */
export const barToDrawing = (t: StateTW, index: CardIndex, side: Side): Card | undefined =>
  activeWith(t, index, enemyOf(side), stopsDrawing)[0];

/**
 * The enemy card with an active Take Up symbol, if any (TW-11.2). An ignored Unit keeps its symbol (TW-10.5), and so does a
 * Maneuver that counts nothing: symbols are no Special Effects.
 */
export function barToTakingUp(t: StateTW, index: CardIndex, side: Side): Card | undefined {
  const enemy = frontOf(t, index, enemyOf(side));
  if (enemy.unit?.takeUp) return enemy.unit;
  if (enemy.maneuver?.takeUp) return enemy.maneuver;
  for (const no of enemy.commands) if (cardAt(index, no).takeUp) return cardAt(index, no);
  for (const no of enemy.events) if (cardAt(index, no).takeUp) return cardAt(index, no);
  return undefined;
}
