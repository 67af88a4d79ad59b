/** Moves cards onto and off the Table. */
import { type CardIndex, type Card, cardAt, idsOf } from "../card.ts";
import type { Side } from "../data/board.ts";
import type { Ctx } from "../shape.ts";
import type { CardNo } from "../state.ts";
import { playFromHand } from "./hands.ts";
import { endLapsedMarks } from "./ignoring.ts";
import { insert, remove, showCard } from "./known.ts";

/** Moves a card from the Hand to its zone, face up on top (TW-6.3, TW-6.8). */
export function placeCard(ctx: Ctx, side: Side, card: Card): void {
  const t = ctx.state;
  playFromHand(ctx, side, card.no);
  switch (card.type) {
    case "Unit":
      t.units[side].push(card.no);
      t.ignoredBy[side].push(-1);
      break;
    case "Maneuver":
      t.maneuvers[side].push(card.no);
      t.maneuverUp[side] = 1;
      break;
    case "Command":
      t.commands[side].push(card.no);
      break;
    case "Event":
      t.events[side].push(card.no);
      t.eventsUp[side]++;
      break;
  }
}

/** Turns the side's Maneuver and Events face down (TW-5.1). */
export function turnDown(ctx: Ctx, index: CardIndex, side: Side): void {
  const t = ctx.state;
  const up = t.events[side].slice(t.events[side].length - t.eventsUp[side]);
  if (t.maneuverUp[side] === 1) up.unshift(t.maneuvers[side][t.maneuvers[side].length - 1] as CardNo);
  if (up.length === 0) return;
  t.maneuverUp[side] = 0;
  t.eventsUp[side] = 0;
  if (ctx.wantsFacts) ctx.emit({ is: "turnedDown", rule: "TW-5.1", side, cards: idsOf(index, up) });
  endLapsedMarks(ctx, index);
}

/** Returns a card from the Table to the Hand, visible to all (TW-11.1). */
export function takeFromTable(ctx: Ctx, index: CardIndex, side: Side, card: CardNo): void {
  const t = ctx.state;
  const at = t.units[side].indexOf(card);
  if (at >= 0) {
    t.units[side].splice(at, 1);
    t.ignoredBy[side].splice(at, 1);
  } else if (!remove(t.maneuvers[side], card) && !remove(t.commands[side], card)) remove(t.events[side], card);
  insert(t.hand[side], card);
  showCard(t, side, card);
  if (ctx.wantsFacts) ctx.emit({ is: "tookUp", rule: "TW-11.1", side, card: cardAt(index, card).id });
  endLapsedMarks(ctx, index);
}

/** Moves Commands in play to their owner's Discard Pile. */
export function discardCommands(ctx: Ctx, index: CardIndex, side: Side, cards: readonly CardNo[], by: Card): void {
  const t = ctx.state;
  for (const card of cards) {
    remove(t.commands[side], card);
    t.discard[side].push(card);
  }
  if (ctx.wantsFacts)
    ctx.emit({
      is: "discarded",
      rule: "TW-F.discardCommand",
      side,
      cards: idsOf(index, cards),
      by: by.id,
      random: false,
    });
  endLapsedMarks(ctx, index);
}

/**
 * Discards all cards of a side on the Table at the end of a Fight: Units oldest first, Maneuvers, Commands, Events
 * (TW-8.2).
 */
export function clearTable(ctx: Ctx, index: CardIndex, side: Side): void {
  const t = ctx.state;
  const cards = [...t.units[side], ...t.maneuvers[side], ...t.commands[side], ...t.events[side]];
  t.discard[side].push(...cards);
  t.units[side] = [];
  t.ignoredBy[side] = [];
  t.maneuvers[side] = [];
  t.maneuverUp[side] = 0;
  t.commands[side] = [];
  t.events[side] = [];
  t.eventsUp[side] = 0;
  t.pending[side] = [];
  if (ctx.wantsFacts && cards.length > 0)
    ctx.emit({ is: "tableCleared", rule: "TW-8.2", side, cards: idsOf(index, cards) });
}
