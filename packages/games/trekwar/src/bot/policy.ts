/**
 * The policy prior: which acts to search, with which probability. Scores are in points of Force; priors decrease
 * exponentially from the best score.
 */
import { linearPrior, oddsReader, type PolicyPrior, softmaxPrior } from "@starboard/bots";
import type { Act, StackFrame, Seat } from "@starboard/kernel";
import { ACT_FEATURES, actFeatures } from "./act-features.ts";
import { cardsOf } from "./acts-by-card.ts";
import type { ActTW, AttackAct, ChooseAct, DeployAct, DrawAct, EventAct, ExchangeAct, OpenAct } from "../acts.ts";
import { cardIndexOf } from "../card-index.ts";
import { type Card, type CardIndex, cardAt, numberOf } from "../card.ts";
import { CENTRAL, enemyOf, NEIGHBOURS, type Side, sectorNumber } from "../data/board.ts";
import { traitsOf } from "../effects/index.ts";
import { currentForce } from "../calc/force.ts";
import { Matchups } from "../calc/matchups.ts";
import { type Choice, sideOf } from "../shape.ts";
import { GROUNDS, type GroundNo, type StateTW } from "../state.ts";
import { deployScore, openingScorer, reachOf } from "./deployment-value.ts";
import { type CardValues, cardValuesOf } from "./card-value.ts";
import type { Weights } from "./evaluation-weights.ts";

export function policyPrior(t: StateTW, step: string, by: Seat, acts: readonly Act[], w: Weights): PolicyPrior {
  const side = sideOf(by);
  const index = cardIndexOf(t.options);
  const values = cardValuesOf(index, w);
  if (w.prior) {
    const write = actFeatures(t, index, step, side, acts, w);
    if (write) return linearPrior(acts, write, oddsOf(w.prior), MOST[step] ?? 8, LEAST);
  }
  switch (step) {
    case "attack":
      return toPrior(acts, (act) => borderScore(t, side, act as AttackAct), 1, 2);
    case "exchange":
    case "exchangeTogether":
      return toPrior(acts, exchangeScore(t, index, values, side), 0.8, 8);
    case "open":
      return toPrior(acts, openScore(t, index, side, w), 1.5, 8);
    case "initial":
    case "commit":
      return turnPrior(t, index, values, side, acts as readonly ActTW[], w);
    case "openDraw":
    case "lastDraw":
      return toPrior(acts, (act) => (act.do === "end" ? 0 : 2 + 0.2 * (act as DrawAct).n), 1.2, 3);
    case "choose":
      return toPrior(acts, (act) => chooseScore(t, index, values, act as ChooseAct), 1, 6);
    default:
      return toPrior(acts, () => 0, 1, 8);
  }
}

/** Most acts searched at a question with a fitted prior. */
const MOST: Readonly<Record<string, number>> = { initial: 9, commit: 9 };

/** Returns fitted log-odds as a list in the order of the features. */
const oddsOf = oddsReader(ACT_FEATURES);

/** The smallest prior of an act that is searched. */
const LEAST = 0.004;

const toPrior = (acts: readonly Act[], scoreOf: (act: Act) => number, heat: number, most: number): PolicyPrior =>
  softmaxPrior(acts, scoreOf, heat, most, LEAST);

/**
 * Scores an attack. Every Sector counts one (TW-9.2) and there is always a border left (TW-3.3), so the choice matters
 * little. It prefers the Central Sector and sources with few own neighbours.
 */
function borderScore(t: StateTW, side: Side, act: AttackAct): number {
  const friends = (sector: number): number =>
    (NEIGHBOURS[sector] as readonly number[]).filter((n) => t.owner[n] === side).length;
  const to = sectorNumber(act.to);
  return (to === CENTRAL ? 1 : 0) + 0.3 * friends(to) - 0.2 * friends(sectorNumber(act.from));
}

/** Scores an exchange: cards below the average of the deck go back, and a Hand needs Units most. */
function exchangeScore(t: StateTW, index: CardIndex, m: CardValues, side: Side): (act: Act) => number {
  let pool = 0;
  for (const no of t.deck[side]) pool += m.any[no] as number;
  const drawn = pool / Math.max(1, t.deck[side].length);
  const held = t.hand[side].filter((no) => cardAt(index, no).type === "Unit").length;
  return (act) => {
    const { cards } = cardsOf(index, act as ExchangeAct);
    let score = 0;
    let units = held;
    for (const card of cards) {
      score += drawn - (m.any[card.no] as number);
      if (card.type === "Unit") units--;
    }
    return score - Math.max(0, 3 - units - 0.6 * cards.length);
  };
}

function openScore(t: StateTW, index: CardIndex, side: Side, w: Weights): (act: Act) => number {
  const score = openingScorer(t, index, side, w);
  return (act) => {
    const { unit, battleground } = act as OpenAct;
    return score(cardAt(index, numberOf(index, unit)), GROUNDS.indexOf(battleground as never) as GroundNo);
  };
}

function turnPrior(
  t: StateTW,
  index: CardIndex,
  m: CardValues,
  side: Side,
  acts: readonly ActTW[],
  w: Weights,
): PolicyPrior {
  const ground = t.ground as GroundNo;
  const reach = reachOf(t, index, enemyOf(side), ground);
  const matchups = new Matchups(t, index, side);
  const scores = new Map<Act, number>();
  let best = 0;
  for (const act of acts) {
    if (act.do !== "deploy") continue;
    const named = cardsOf(index, act as DeployAct);
    const unit = named.unit as Card;
    const force = matchups.forceOf(unit, named.cards);
    const score = deployScore(t, index, side, unit, named.cards, force, reach, w);
    best = scores.size === 0 ? score : Math.max(best, score);
    scores.set(act, score);
  }
  const able = scores.size > 0;
  for (const act of acts) {
    if (act.do === "takeUp") scores.set(act, best + 2);
    else if (act.do === "event") scores.set(act, best + eventScore(t, index, m, side, act as EventAct, able));
    else if (act.do === "surrender") scores.set(act, best - 2);
  }
  return toPrior(acts, (act) => scores.get(act) as number, 1.5, 9);
}

/** Scores an Event against playing none. */
function eventScore(t: StateTW, index: CardIndex, m: CardValues, side: Side, act: EventAct, able: boolean): number {
  const card = cardAt(index, numberOf(index, act.card));
  const ground = t.ground as GroundNo;
  let score = able ? -1 : 0.5;
  for (const e of card.entry.effects) {
    if (e.op === "discardCommand" && act.target !== undefined)
      score += 0.6 * (m.at[ground][numberOf(index, act.target)] as number);
    else if (e.op === "changeBattleground") score += shiftScore(t, m, side);
    else if (e.op === "extraPlay")
      score += t.hand[side].filter((no) => cardAt(index, no).type === e.type).length >= 2 ? 2 : -2;
    else if (e.op === "search" || e.op === "recover" || e.op === "discardChosen") score += 1.2 * e.count;
    else score += 0.4 * traitsOf(card.entry).force;
  }
  return score;
}

/** Scores how much better the other Battleground suits the Hand against the current Attack. */
function shiftScore(t: StateTW, m: CardValues, side: Side): number {
  const ground = t.ground as GroundNo;
  const other: GroundNo = ground === 0 ? 1 : 0;
  let sum = 0;
  for (const no of t.hand[side]) sum += (m.at[other][no] as number) - (m.at[ground][no] as number);
  const index = cardIndexOf(t.options);
  const attack = currentForce(t, index, enemyOf(side));
  const [top] = t.units[enemyOf(side)].slice(-1);
  const there = top === undefined ? 0 : cardAt(index, top).force[other];
  return 0.25 * sum + 0.5 * (attack - there);
}

/**
 * Scores a choice: effects offer own cards to gain or enemy cards to remove, and the best cards are right for both
 * (f.4).
 */
function chooseScore(t: StateTW, index: CardIndex, m: CardValues, act: ChooseAct): number {
  const { side } = (t.flow.stack.at(-1) as StackFrame).memo as Choice;
  const valueOf = t.ground < 0 ? m.any : m.at[t.ground as GroundNo];
  const room = t.deck[side].length > 0 ? 0.5 : 0;
  let score = 0;
  for (const id of act.cards) {
    const no = numberOf(index, id);
    score += 0.6 * (valueOf[no] as number) + 0.4 * (m.any[no] as number) + room;
  }
  return score;
}
