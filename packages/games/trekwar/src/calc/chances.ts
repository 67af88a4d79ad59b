/** Computes probabilities from what a viewer knows, without reading hidden cards. */
import type { Draw, Viewer } from "@starboard/kernel";
import type { CardId } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { type CardIndex, cardAt, idsOf, numberOf } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { determinize } from "../determinize.ts";
import { insert } from "../moves/known.ts";
import { type CardNo, EVENT, type GroundNo, type StateTW, type ViewTW } from "../state.ts";
import { matchingCard, matchupOf, eachDeployment, whyNotDeploy } from "./deployments.ts";
import { drawBlocker } from "./front.ts";
import { atLeastOne } from "./odds.ts";

/** A probability and the cards behind it. */
export interface Chance {
  /** 0 to 1. */
  readonly chance: number;
  /** The cards that would help. */
  readonly good: readonly CardId[];
  /** Number of unseen cards that they may be among. */
  readonly total: number;
  /** Number of cards drawn, or of unknown cards in the Hand. */
  readonly drawn: number;
}

/**
 * A draw that always returns the lowest number, so that the determinization is consistent with the view and
 * reproducible.
 */
const lowest: Draw = (_sides, times) => new Array<number>(times).fill(1);

/** Returns a state consistent with the view, for sums that use only what the viewer knows. */
export const previewState = (view: ViewTW, by: Viewer): StateTW => determinize(view, by, lowest);

/** Returns the cards of a side's own Deck Pile that would allow a legal Deployment against the current Attack. */
export function helpfulCards(view: ViewTW, side: Side): CardId[] {
  const unseen = view.sides[side].unseen;
  if (view.ground === null || !view.sides[side].hand.cards || !unseen) return [];
  const t = previewState(view, side as never);
  const index = cardIndexOf(t.options);
  toTurnOf(t, side);
  return unseen.filter((id) => helps(t, index, side, numberOf(index, id)));
}

/** Advances the state to the side's next Turn, unless the side is deciding in the current one. */
function toTurnOf(t: StateTW, side: Side): void {
  if (t.active === side && t.turn > 0 && t.stage <= EVENT) return;
  t.active = side;
  t.played = 0;
  t.extraManeuvers = 0;
  t.extraCommands = 0;
  t.maneuverUp[side] = 0;
  t.eventsUp[side] = 0;
}

function helps(t: StateTW, index: CardIndex, side: Side, card: CardNo): boolean {
  const hand = t.hand[side];
  t.hand[side] = hand.slice();
  insert(t.hand[side], card);
  const { id } = cardAt(index, card);
  let found = false;
  eachDeployment(t, index, side, (act) => {
    if (!found && (act.unit === id || act.support.includes(id)))
      found = whyNotDeploy(t, index, side, act) === undefined;
  });
  t.hand[side] = hand;
  return found;
}

/**
 * Returns the probability that at least one of the next `n` cards of a side's own Deck Pile helps it to match. It is 0
 * while an enemy card forbids drawing (TW-12.7).
 */
export function drawChance(view: ViewTW, side: Side, n: number): Chance {
  if (barOfDraws(view, side)) return { chance: 0, good: [], total: view.sides[side].unseen?.length ?? 0, drawn: 0 };
  const good = helpfulCards(view, side);
  const total = view.sides[side].unseen?.length ?? 0;
  return { chance: atLeastOne(good.length, total, n), good, total, drawn: Math.min(n, total) };
}

/** Returns the enemy card that forbids the viewer's side to draw cards now, or null (TW-12.7). */
export function barOfDraws(view: ViewTW, side: Side): CardId | null {
  const t = previewState(view, side as never);
  return drawBlocker(t, cardIndexOf(t.options), side)?.id ?? null;
}

/**
 * Returns the probability that the enemy holds a Unit that matches the viewer's current Force alone, with the Commands
 * in play. Known cards are used as they are. Of a Hand after an exchange only the size is used.
 */
export function answerChance(view: ViewTW, by: Side): Chance {
  const foe = enemyOf(by);
  const { hand, unseen } = view.sides[foe];
  const none: Chance = { chance: 0, good: [], total: 0, drawn: 0 };
  if (view.ground === null || !unseen) return none;
  const t = previewState(view, by as never);
  const index = cardIndexOf(t.options);
  toTurnOf(t, foe);
  const matches = (no: CardNo): boolean => matchesAlone(t, index, foe, no);
  const seen = hand.known.sure.map((id) => numberOf(index, id)).filter(matches);
  if (seen.length > 0) return { chance: 1, good: idsOf(index, seen), total: seen.length, drawn: seen.length };
  const good = unseen.map((id) => numberOf(index, id)).filter(matches);
  const drawn = hand.count - hand.known.sure.length;
  return {
    chance: atLeastOne(good.length, unseen.length, drawn),
    good: idsOf(index, good),
    total: unseen.length,
    drawn,
  };
}

function matchesAlone(t: StateTW, index: CardIndex, side: Side, no: CardNo): boolean {
  const unit = cardAt(index, no);
  if (unit.type !== "Unit" || t.ground < 0) return false;
  const c = matchupOf(t, index, side, unit, []);
  return c.force >= c.attack || matchingCard(index, c, t.ground as GroundNo, unit, []) !== null;
}
