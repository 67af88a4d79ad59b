/** Checks Deployments (TW-6.3 to TW-6.6), lists all of them, and explains why the others are refused. */
import type { Sum } from "@starboard/kernel";
import type { RefusalTW } from "../reasons.ts";
import type { CardId, DeployAct } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import type { CardType } from "../effects/vocabulary.ts";
import { cardOfId, refuse, whyNotHeld } from "../refusals.ts";
import { type CardNo, GROUNDS, type GroundNo, type StateTW } from "../state.ts";
import { forceOf, sumOf } from "./force.ts";
import { activeManeuver, activeWith, type Front, frontOf, topUnit } from "./front.ts";

/** The Forces of both sides as a Deployment would leave them (TW-6.8). */
export interface Matchup {
  readonly own: Front;
  readonly enemy: Front;
  readonly force: number;
  /** The enemy's Force, which must be matched (TW-10.3). */
  readonly attack: number;
}

/** Computes both fronts and Forces as a Deployment would leave them, without making it. */
export function matchupOf(t: StateTW, index: CardIndex, side: Side, unit: Card, support: readonly Card[]): Matchup {
  return matchupFrom(t, index, side, frontOf(t, index, side), frontOf(t, index, enemyOf(side)), unit, support);
}

/** Does the same from the present fronts of the side and its enemy, which many Deployments share. */
export function matchupFrom(
  t: StateTW,
  index: CardIndex,
  side: Side,
  standing: Front,
  facing: Front,
  unit: Card,
  support: readonly Card[],
): Matchup {
  const counts = t.pending[side].length === 0;
  let maneuver = standing.maneuver;
  for (const c of support) if (c.type === "Maneuver") maneuver = c;
  const coming = support.length === 0 ? support : support.filter((c) => c.type === "Command");
  const own: Front = { unit, counts, maneuver, commands: standing.commands, coming, events: standing.events };
  const stillCounts = unitStillCounts(t, facing, side, counts && unit.ignoresCurrentUnit);
  const enemy = stillCounts === facing.counts ? facing : { ...facing, counts: stillCounts };
  const ground = t.ground as GroundNo;
  return { own, enemy, force: forceOf(index, own, enemy, ground), attack: forceOf(index, enemy, own, ground) };
}

/** Returns whether the enemy's Unit counts after the side has covered its own top Unit. */
function unitStillCounts(t: StateTW, facing: Front, side: Side, blinded: boolean): boolean {
  if (facing.unit === null || blinded) return false;
  if (facing.counts) return true;
  // With `whileOnTop`, covering the card that made the mark restores the enemy's Unit before the match is checked
  // (TW-10.8).
  if (t.options.breenMemory !== "whileOnTop") return false;
  const marks = t.ignoredBy[enemyOf(side)];
  const units = t.units[side];
  return marks[marks.length - 1] === units[units.length - 1];
}

/** Returns the card just played whose effect matches the Attack, or null (TW-10.4). */
export function matchingCard(
  index: CardIndex,
  c: Matchup,
  ground: GroundNo,
  unit: Card,
  support: readonly Card[],
): Card | null {
  const fits = (card: Card): boolean => card.answering.some((b) => b.answers?.(ground, c.attack));
  if (c.own.counts && fits(unit)) return unit;
  for (const card of support)
    if (
      card.answering.length > 0 &&
      fits(card) &&
      (card.type !== "Maneuver" || activeManeuver(index, c.own, c.enemy) === card)
    )
      return card;
  return null;
}

const bars = (c: Card): boolean => c.barring.length > 0;

/** Returns the refusal by an enemy card that forbids these cards (TW-6.5): first by type, then by number. */
export function whyBarred(t: StateTW, index: CardIndex, side: Side, cards: readonly Card[]): RefusalTW | undefined {
  return whyBarredBy(barringCards(t, index, side), t, cards);
}

/** Returns the enemy cards that may forbid a side to deploy. */
export const barringCards = (t: StateTW, index: CardIndex, side: Side): readonly Card[] =>
  activeWith(t, index, enemyOf(side), bars);

/** Does the same for the enemy cards that many Deployments are held against. */
export function whyBarredBy(barring: readonly Card[], t: StateTW, cards: readonly Card[]): RefusalTW | undefined {
  if (barring.length === 0) return undefined;
  const types = cards.map((c) => c.type);
  const refusals = barring.flatMap((card) => card.barring.map((b) => b.bars?.(types, t.played + types.length)));
  return refusals.find((r) => r?.code === "TW_TYPE_FORBIDDEN") ?? refusals.find((r) => r !== undefined);
}

/** Returns whether this number of Maneuvers and Commands fits into the Turn's Deployment (TW-6.3, TW-6.4, TW-6.5). */
export function supportFits(t: StateTW, maneuvers: number, commands: number): boolean {
  const m = Math.max(0, maneuvers - t.extraManeuvers);
  const c = Math.max(0, commands - t.extraCommands);
  return t.options.support === "both" ? m <= 1 && c <= 1 : m + c <= LIMITS.supportPerTurn;
}

/** Returns why a Deployment is refused; the checks follow the order of chapter i. */
export function whyNotDeploy(t: StateTW, index: CardIndex, side: Side, act: DeployAct): RefusalTW | undefined {
  const ids = act.unit === undefined ? act.support : [act.unit, ...act.support];
  const missing = whyNotHeld(t, index, side, ids);
  if (missing) return missing;
  const cards = ids.map((id) => cardOfId(index, id));
  const bar = whyBarred(t, index, side, cards);
  if (bar) return bar;
  const unit = act.unit === undefined ? undefined : cards[0];
  if (unit?.type !== "Unit") return refuse("TW-6.3", "TW_NEED_UNIT", unit && { card: unit.id });
  const support = cards.length === 1 ? NO_CARDS : cards.slice(1);
  const refusal = support.length > 0 ? whyNotTogether(t, unit, support) : undefined;
  if (refusal) return refusal;
  const c = matchupOf(t, index, side, unit, support);
  const ground = t.ground as GroundNo;
  if (c.force >= c.attack || matchingCard(index, c, ground, unit, support)) return undefined;
  return refuse("TW-6.6", "TW_NO_MATCH", { own: c.force, attack: c.attack, battleground: GROUNDS[ground] });
}

const NO_CARDS: readonly Card[] = [];

/** Returns why these cards cannot be played with the Unit, independent of the Forces. */
function whyNotTogether(t: StateTW, unit: Card, support: readonly Card[]): RefusalTW | undefined {
  const count = (type: CardType): number => support.filter((c) => c.type === type).length;
  const second = support.find((c) => c.type === "Unit");
  if (second) return refuse("TW-6.3", "TW_ONE_UNIT", { card: second.id });
  const event = support.find((c) => c.type === "Event");
  if (event) return refuse("TW-5.3", "TW_EVENT_IN_DEPLOYMENT", { card: event.id });
  if (!supportFits(t, count("Maneuver"), count("Command"))) {
    const about = { both: t.options.support === "both", maneuvers: t.extraManeuvers, commands: t.extraCommands };
    return refuse("TW-6.3", "TW_SUPPORT_LIMIT", about);
  }
  const alone = unit.limited ? unit : support.find((c) => c.limited);
  if (alone) return refuse("TW-11.5", "TW_LIMITED_ACTION", { card: alone.id });
  for (const c of support)
    for (const b of c.demanding) {
      const refusal = b.demands?.(unit);
      if (refusal) return refusal;
    }
  return undefined;
}

/**
 * Calls `found` for every candidate Deployment: each Unit of the Hand with each set of Maneuvers and Commands that
 * fits.
 */
export function eachDeployment(t: StateTW, index: CardIndex, side: Side, found: (act: DeployAct) => void): void {
  const idsOf = new Map<readonly Card[], CardId[]>();
  eachSetOfCards(t, index, side, (unit, support) => {
    let ids = idsOf.get(support);
    if (!ids) idsOf.set(support, (ids = support.map((c) => c.id)));
    found({ do: "deploy", unit: unit.id, support: ids });
  });
}

/** Does the same with the cards themselves. Deployments with the same support receive the same list. */
export function eachSetOfCards(
  t: StateTW,
  index: CardIndex,
  side: Side,
  found: (unit: Card, support: readonly Card[]) => void,
): void {
  const cards = t.hand[side].map((no) => cardAt(index, no));
  const sets: (readonly Card[])[] = [NO_CARDS];
  const helpers = cards.filter((c) => c.type === "Maneuver" || c.type === "Command");
  collectSets(t, helpers, 0, NO_CARDS, 0, 0, sets);
  for (const unit of cards) {
    if (unit.type !== "Unit") continue;
    for (const support of sets) found(unit, support);
  }
}

function collectSets(
  t: StateTW,
  helpers: readonly Card[],
  from: number,
  chosen: readonly Card[],
  maneuvers: number,
  commands: number,
  sets: (readonly Card[])[],
): void {
  for (let i = from; i < helpers.length; i++) {
    const c = helpers[i] as Card;
    const m = maneuvers + (c.type === "Maneuver" ? 1 : 0);
    const k = commands + (c.type === "Command" ? 1 : 0);
    if (!supportFits(t, m, k)) continue;
    const set = [...chosen, c];
    sets.push(set);
    collectSets(t, helpers, i + 1, set, m, k, sets);
  }
}

/** A candidate Deployment with both sums, and the refusal if it is not legal. */
export interface RatedDeployment {
  readonly act: DeployAct;
  readonly refusal: RefusalTW | undefined;
  /** The Force it would have, and the Attack it must match. */
  readonly own: Sum;
  readonly attack: Sum;
  /** The card whose effect matches although the Force does not. */
  readonly matchedBy: CardId | null;
}

/**
 * Returns every candidate Deployment of the side with both sums. It reads the Hand, so the state must contain it. The
 * Battleground must be chosen, and it must be the side's Turn.
 */
export function deployments(t: StateTW, side: Side): RatedDeployment[] {
  const index = cardIndexOf(t.options);
  const ground = t.ground as GroundNo;
  const list: RatedDeployment[] = [];
  eachDeployment(t, index, side, (act) => {
    const unit = cardOfId(index, act.unit as CardId);
    const support = act.support.map((id) => cardOfId(index, id));
    const c = matchupOf(t, index, side, unit, support);
    const force = sumOf(index, c.own, c.enemy, ground, nextIgnoredBy(t, index, side));
    const attack = sumOf(index, c.enemy, c.own, ground, topIgnoredBy(t, index, enemyOf(side)) ?? unit.id);
    const matchedBy = c.force >= c.attack ? null : (matchingCard(index, c, ground, unit, support)?.id ?? null);
    list.push({ act, refusal: whyNotDeploy(t, index, side, act), own: force, attack, matchedBy });
  });
  return list;
}

/** Returns the card that will ignore the side's next Unit. */
const nextIgnoredBy = (t: StateTW, index: CardIndex, side: Side): CardId | undefined => {
  const by = t.pending[side][0];
  return by === undefined ? undefined : cardAt(index, by).id;
};
/** Returns the card that ignores the side's top Unit now. */
const topIgnoredBy = (t: StateTW, index: CardIndex, side: Side): CardId | undefined => {
  if (!topUnit(t, index, side)) return undefined;
  const marks = t.ignoredBy[side];
  const by = marks[marks.length - 1] as CardNo;
  return by < 0 ? undefined : cardAt(index, by).id;
};
