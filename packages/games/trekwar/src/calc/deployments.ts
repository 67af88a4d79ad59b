/** Checks Deployments (TW-6.3 to TW-6.6), lists all of them, and explains why the others are refused. */
import type { Sum } from "@starboard/kernel";
import type { RefusalTW } from "../reasons.ts";
import type { CardId, DeployAct } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { type CardSet, deploymentOf, emptySet, withCard } from "../card-sets.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import type { CardType } from "../effects/vocabulary.ts";
import { cardOfId, refuse, whyNotHeld } from "../refusals.ts";
import { type CardNo, GROUNDS, type GroundNo, type StateTW } from "../state.ts";
import { forceOf, sumOf } from "./force.ts";
import { activeManeuver, activeWith, type Front, frontOf, topUnit, unitStillCounts } from "./front.ts";
import { Matchups } from "./matchups.ts";

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
  const standing = frontOf(t, index, side);
  const facing = frontOf(t, index, enemyOf(side));
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
  const sets = supportSets(t, index, side);
  for (const no of t.hand[side]) {
    const unit = cardAt(index, no);
    if (unit.type === "Unit") for (const support of sets) found(deploymentOf(unit, support));
  }
}

/** Calls `found` for every legal Deployment, in the same order. */
export function eachLegalDeployment(
  t: StateTW,
  index: CardIndex,
  side: Side,
  found: (unit: Card, support: CardSet) => void,
): void {
  const sets = supportSets(t, index, side);
  const matchups = new Matchups(t, index, side);
  const barring = barringCards(t, index, side);
  for (const no of t.hand[side]) {
    const unit = cardAt(index, no);
    if (unit.type !== "Unit") continue;
    for (const support of sets) {
      const { cards } = support;
      if (!mayGoTogether(unit, cards)) continue;
      if (barring.length > 0 && whyBarredBy(barring, t, [unit, ...cards])) continue;
      if (matchups.meets(unit, cards, matchups.forceOf(unit, cards))) found(unit, support);
    }
  }
}

/** Returns whether nothing printed on the cards keeps them from being deployed together (TW-11.5). */
export function mayGoTogether(unit: Card, support: readonly Card[]): boolean {
  if (support.length > 0 && unit.limited) return false;
  for (const c of support) {
    if (c.limited) return false;
    for (const b of c.demanding) if (b.demands?.(unit) !== undefined) return false;
  }
  return true;
}

/** Returns every set of Maneuvers and Commands of the Hand that fits, none of them first. */
export function supportSets(t: StateTW, index: CardIndex, side: Side): CardSet[] {
  const helpers: Card[] = [];
  for (const no of t.hand[side]) {
    const card = cardAt(index, no);
    if (card.type === "Maneuver" || card.type === "Command") helpers.push(card);
  }
  const none = emptySet(index);
  const sets = [none];
  collectSets(t, helpers, 0, none, 0, 0, sets);
  return sets;
}

function collectSets(
  t: StateTW,
  helpers: readonly Card[],
  from: number,
  chosen: CardSet,
  maneuvers: number,
  commands: number,
  sets: CardSet[],
): void {
  for (let i = from; i < helpers.length; i++) {
    const c = helpers[i] as Card;
    const m = maneuvers + (c.type === "Maneuver" ? 1 : 0);
    const k = commands + (c.type === "Command" ? 1 : 0);
    if (!supportFits(t, m, k)) continue;
    const set = withCard(chosen, c);
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
