/**
 * Plays out the rest of a Fight in a determinization. Both sides deploy what scores best, draw cards, and surrender
 * when they must. It covers Forces, limits, symbols and effects that move cards, but not Events.
 */
import { cardIndexOf } from "../card-index.ts";
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import { passes } from "../effects/filter.ts";
import { insert, remove } from "../moves/known.ts";
import { drawBlocker, takeUpBlocker, topIgnored } from "../calc/front.ts";
import { COMMITTED, EVENT, GROUNDS, type GroundNo, INITIAL, type StateTW } from "../state.ts";
import { bestDeployment, openingScorer } from "./deployment-value.ts";
import { bestOf, cardValuesOf } from "./card-value.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Maximum number of Turns of a playout. */
const MAX_TURNS = 40;

/** Copies the piles that a playout changes; the rest is shared with the original state. */
export function copyForPlayout(t: StateTW): StateTW {
  const both = <T>(p: readonly [readonly T[], readonly T[]]): [T[], T[]] => [p[0].slice(), p[1].slice()];
  return {
    ...t,
    deck: both(t.deck),
    hand: both(t.hand),
    discard: both(t.discard),
    units: both(t.units),
    ignoredBy: both(t.ignoredBy),
    maneuvers: both(t.maneuvers),
    maneuverUp: [t.maneuverUp[0], t.maneuverUp[1]],
    commands: both(t.commands),
    events: both(t.events),
    eventsUp: [t.eventsUp[0], t.eventsUp[1]],
    pending: both(t.pending),
  };
}

/**
 * Plays the Fight to its end and changes the given copy. Returns the side that surrenders, or -1 if the playout stops
 * early.
 */
export function playOutFight(t: StateTW, w: Weights): Side | -1 {
  const index = cardIndexOf(t.options);
  if (t.loser >= 0) return t.loser;
  if (t.ground < 0) {
    if (!openFight(t, index, w)) return t.attacker;
    drawUp(t, index, t.active);
  } else if (t.turn === 0 || t.stage >= COMMITTED) drawUp(t, index, t.active);
  else if (!takeTurn(t, index, w)) return t.active;
  for (let i = 0; i < MAX_TURNS; i++) {
    if (t.options.deckEnd === "immediate" && (t.deck[0].length === 0 || t.deck[1].length === 0)) return -1;
    nextTurn(t);
    if (!takeTurn(t, index, w)) return t.active;
  }
  return -1;
}

function nextTurn(t: StateTW): void {
  t.active = enemyOf(t.active);
  t.turn++;
  t.stage = INITIAL;
  t.played = 0;
  t.extraManeuvers = 0;
  t.extraCommands = 0;
  t.limit = LIMITS.hand;
  t.maneuverUp[t.active] = 0;
  t.eventsUp[t.active] = 0;
}

/** Plays a Turn; returns false if the side could not deploy. */
function takeTurn(t: StateTW, index: CardIndex, w: Weights): boolean {
  const side = t.active;
  if (t.stage < EVENT) takeUp(t, index, side);
  const best = bestDeployment(t, index, side, w);
  if (!best) return false;
  place(t, side, best.unit);
  for (const c of best.support) place(t, side, c);
  ignore(t, side, best.unit);
  t.stage = COMMITTED;
  if (!topIgnored(t, side)) happen(t, index, side, best.unit, w);
  for (const c of best.support) happen(t, index, side, c, w);
  drawUp(t, index, side);
  return true;
}

function openFight(t: StateTW, index: CardIndex, w: Weights): boolean {
  let best: { unit: Card; ground: GroundNo; score: number } | undefined;
  const scoreOf = openingScorer(t, index, t.attacker, w);
  for (const no of t.hand[t.attacker]) {
    const unit = cardAt(index, no);
    if (unit.type !== "Unit") continue;
    for (let g = 0; g < GROUNDS.length; g++) {
      const score = scoreOf(unit, g as GroundNo);
      if (!best || score > best.score) best = { unit, ground: g as GroundNo, score };
    }
  }
  if (!best) return false;
  t.active = t.attacker;
  t.ground = best.ground;
  place(t, t.attacker, best.unit);
  ignore(t, t.attacker, best.unit);
  happen(t, index, t.attacker, best.unit, w);
  return true;
}

function place(t: StateTW, side: Side, card: Card): void {
  remove(t.hand[side], card.no);
  if (card.type === "Unit") {
    t.units[side].push(card.no);
    t.ignoredBy[side].push(t.pending[side].shift() ?? -1);
  } else if (card.type === "Maneuver") {
    t.maneuvers[side].push(card.no);
    t.maneuverUp[side] = 1;
  } else t.commands[side].push(card.no);
}

/** Applies the Unit's effects that precede the match check (TW-6.8). */
function ignore(t: StateTW, side: Side, unit: Card): void {
  if (topIgnored(t, side)) return;
  for (const e of unit.entry.effects) {
    if (e.op !== "ignoreUnits") continue;
    const marks = t.ignoredBy[enemyOf(side)];
    if (e.current && marks.length > 0) marks[marks.length - 1] = unit.no;
    for (let i = 0; i < e.next; i++) t.pending[enemyOf(side)].push(unit.no);
  }
}

function happen(t: StateTW, index: CardIndex, side: Side, card: Card, w: Weights): void {
  if (!card.happens) return;
  const hand = t.hand[enemyOf(side)];
  const values = cardValuesOf(index, w);
  for (const e of card.entry.effects) {
    if (e.op === "handLimit") t.limit = Math.max(t.limit, e.limit);
    else if (e.op === "discardRandom") {
      // All cards are equally likely, so a fixed pattern replaces a random choice.
      for (let i = 0; i < e.count && hand.length > 0; i++) {
        const [gone] = hand.splice((3 * i + t.deck[side].length) % hand.length, 1);
        t.discard[enemyOf(side)].push(gone as number);
      }
    } else if (e.op === "search" || e.op === "recover") {
      if (e.op === "search" && drawBlocker(t, index, side)) continue;
      const pile = e.op === "search" ? t.deck[side] : t.discard[side];
      for (let i = 0; i < e.count; i++) {
        const found = bestOf(index, values, t.ground as GroundNo, pile, (c) => passes(e.filter, c.entry));
        if (found < 0) break;
        remove(pile, found);
        insert(t.hand[side], found);
      }
    }
  }
}

function takeUp(t: StateTW, index: CardIndex, side: Side): void {
  const units = t.units[side];
  if (!units.some((no) => cardAt(index, no).takeUp) || takeUpBlocker(t, index, side)) return;
  const from = t.options.takeUpFrom === "activeOnly" ? units.length - 1 : 0;
  for (let i = units.length - 1; i >= from; i--) {
    const no = units[i] as number;
    if (!cardAt(index, no).takeUp) continue;
    units.splice(i, 1);
    t.ignoredBy[side].splice(i, 1);
    insert(t.hand[side], no);
  }
}

function drawUp(t: StateTW, index: CardIndex, side: Side): void {
  const room = Math.min(t.limit - t.hand[side].length, t.deck[side].length);
  if (room <= 0 || drawBlocker(t, index, side)) return;
  for (let i = 0; i < room; i++) insert(t.hand[side], t.deck[side].pop() as number);
}
