/** Determines the active cards of a side's Combating Forces (TW-1.7, TW-10.5 to 10.7). */
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import type { CardNo, StateTW } from "../state.ts";

/**
 * The cards of one side that may be active, now or after a Deployment. Whether the Maneuver counts also depends on the
 * enemy, so two fronts are always read together.
 */
export interface Front {
  /** The top Unit, ignored or not. */
  readonly unit: Card | null;
  /** True if there is a Unit and it is not ignored. */
  readonly counts: boolean;
  /** The top Maneuver if it is face up. */
  readonly maneuver: Card | null;
  readonly commands: readonly CardNo[];
  /** Commands of a Deployment that is only being checked. */
  readonly coming: readonly Card[];
  /** Face-up Events. */
  readonly events: readonly CardNo[];
}

const NONE: readonly never[] = [];

export function topUnit(t: StateTW, index: CardIndex, side: Side): Card | null {
  const pile = t.units[side];
  return pile.length > 0 ? cardAt(index, pile[pile.length - 1] as CardNo) : null;
}

/** Returns whether the top Unit of a side is ignored (TW-10.5). */
export function topIgnored(t: StateTW, side: Side): boolean {
  const marks = t.ignoredBy[side];
  return marks.length > 0 && (marks[marks.length - 1] as number) >= 0;
}

/** Returns the current front of a side. */
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

/** Returns whether the enemy's Unit counts after the side has covered its own top Unit. */
export function unitStillCounts(t: StateTW, facing: Front, side: Side, blinded: boolean): boolean {
  if (facing.unit === null || blinded) return false;
  if (facing.counts) return true;
  // With `whileOnTop`, covering the card that made the mark restores the enemy's Unit before the match is checked
  // (TW-10.8).
  if (t.options.breenMemory !== "whileOnTop") return false;
  const marks = t.ignoredBy[enemyOf(side)];
  const units = t.units[side];
  return marks[marks.length - 1] === units[units.length - 1];
}

/** Returns whether the front's Unit or a Command ignores the enemy's Maneuver (TW-10.7). */
function ignoresManeuver(index: CardIndex, front: Front): boolean {
  if (front.counts && (front.unit as Card).ignoresManeuver) return true;
  for (const no of front.commands) if (cardAt(index, no).ignoresManeuver) return true;
  for (const c of front.coming) if (c.ignoresManeuver) return true;
  return false;
}

/** Returns the Maneuver that counts: face up, with a Unit that counts (TW-10.6), and not ignored (TW-10.7). */
export function activeManeuver(index: CardIndex, own: Front, enemy: Front): Card | null {
  return own.maneuver !== null && own.counts && !ignoresManeuver(index, enemy) ? own.maneuver : null;
}

/** Returns the active cards of a side (TW-1.7): Unit, Maneuver, Commands, Events. */
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

/** Returns the active cards of a side in the current state. */
export const activeOf = (t: StateTW, index: CardIndex, side: Side): Card[] =>
  activeCards(index, frontOf(t, index, side), frontOf(t, index, enemyOf(side)));

/**
 * Returns the active cards of a side for which `has` is true. Usually there are none, which a scan of the piles shows
 * quickly.
 */
export function activeWith(t: StateTW, index: CardIndex, side: Side, has: (c: Card) => boolean): readonly Card[] {
  return mayBeActive(t, index, side, has) ? activeOf(t, index, side).filter(has) : NONE;
}

/** Returns whether `has` is true for a card that is active unless something ignores it. */
function mayBeActive(t: StateTW, index: CardIndex, side: Side, has: (c: Card) => boolean): boolean {
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

/** Returns the enemy card that forbids a side to take cards from its Deck Pile, if any (TW-12.7). */
export const drawBlocker = (t: StateTW, index: CardIndex, side: Side): Card | undefined =>
  activeWith(t, index, enemyOf(side), stopsDrawing)[0];

/**
 * Returns the enemy card with an active Take Up symbol, if any (TW-11.2). An ignored Unit keeps its symbol (TW-10.5),
 * and so does a Maneuver that does not count, because symbols are not Special Effects.
 */
export function takeUpBlocker(t: StateTW, index: CardIndex, side: Side): Card | undefined {
  const enemy = frontOf(t, index, enemyOf(side));
  if (enemy.unit?.takeUp) return enemy.unit;
  if (enemy.maneuver?.takeUp) return enemy.maneuver;
  for (const no of enemy.commands) if (cardAt(index, no).takeUp) return cardAt(index, no);
  for (const no of enemy.events) if (cardAt(index, no).takeUp) return cardAt(index, no);
  return undefined;
}
