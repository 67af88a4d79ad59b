/**
 * Features of acts, from which the fitted policy prior comes (`starboard tune trekwar --prior`). They read of the enemy
 * only what its Hand and Deck Pile are together, like the scores of Deployments. Force, values and costs are in points of
 * Force, chances from 0 to 1.
 */
import type { Act } from "@starboard/kernel";
import type { WriteActFeatures } from "@starboard/bots";
import type { ActTW, DeployAct, EventAct, ExchangeAct, OpenAct } from "../acts.ts";
import { type Card, type CardIndex, cardAt, numberOf } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { Matchups } from "../calc/matchups.ts";
import { GROUNDS, type GroundNo, type StateTW } from "../state.ts";
import { cardsOf } from "./acts-by-card.ts";
import { type CardValues, cardValuesOf } from "./card-value.ts";
import { hindrance, openingGrounds, ownStrength, reachOf } from "./deployment-value.ts";
import type { Weights } from "./evaluation-weights.ts";
import { fightsToCome } from "./win-probability.ts";

/** Effects of Events that have log-odds of their own. */
const EVENT_EFFECTS = [
  "changeBattleground",
  "discardChosen",
  "discardCommand",
  "extraPlay",
  "handLimit",
  "recover",
  "search",
] as const;

/** The features of acts in a Turn, of openings and of exchanges. */
const TURN_FEATURES = [
  "deploy",
  /** The chance that the enemy cannot match the Deployment, and what it lacks to the best such chance. */
  "unanswered",
  "shortfall",
  "force",
  "lastForce",
  /** The cost beyond that of the cheapest Deployment. */
  "cost",
  "lastCost",
  "maneuver",
  "command",
  "hindrance",
  "takeUpUnit",
  "takeUp",
  "event",
  ...EVENT_EFFECTS,
  "surrender",
  /** Surrender in the last Fight; without a Deployment; with one, its least cost and the best chance above. */
  "surrenderLast",
  "surrenderUnable",
  "surrenderCost",
  "surrenderUnanswered",
] as const;
const OPEN_FEATURES = [
  /** The strength of the rest of the Hand on the Battleground, and what the enemy's best cards have there. */
  "openStrength",
  "openMet",
  "openUnanswered",
  "openForce",
  /** The value of the Unit there, and where the Battleground is not chosen. */
  "openUnit",
  "openAnywhere",
  "openIgnores",
  "openHappens",
  "openHindrance",
  "openTakeUp",
] as const;
const EXCHANGE_FEATURES = [
  "exchange",
  /** The number of cards exchanged, and what a card drawn has on average beyond those given. */
  "exchanged",
  "exchangeGain",
  "exchangedUnits",
  "exchangedEvents",
  /** Units that a Hand lacks to three, counting part of those that may be drawn. */
  "lackOfUnits",
  "exchangedBest",
] as const;

export const ACT_FEATURES = [...TURN_FEATURES, ...OPEN_FEATURES, ...EXCHANGE_FEATURES] as const;
export type ActFeature = (typeof ACT_FEATURES)[number];
const at = Object.fromEntries(ACT_FEATURES.map((name, i) => [name, i])) as Readonly<Record<ActFeature, number>>;

/** Returns what writes the features of acts at a question; `null` where the prior is not fitted. */
export function actFeatures(
  t: StateTW,
  index: CardIndex,
  step: string,
  side: Side,
  acts: readonly Act[],
  w: Weights,
): WriteActFeatures | null {
  switch (step) {
    case "initial":
    case "commit":
      return turnFeatures(t, index, side, acts as readonly ActTW[], w);
    case "open":
      return openFeatures(t, index, side, w);
    case "exchange":
    case "exchangeTogether":
      return exchangeFeatures(t, index, side, w);
    default:
      return null;
  }
}

/** Part of a Command's value that a Deployment costs, because it stays on the Table. */
const COMMAND_COST = 0.35;

/** A Deployment with what its features depend on. */
interface RatedDeployment {
  readonly unit: Card;
  readonly cards: readonly Card[];
  readonly force: number;
  readonly unanswered: number;
  readonly cost: number;
}

const costOf = (m: CardValues, ground: GroundNo, unit: Card, cards: readonly Card[]): number => {
  let cost = m.any[unit.no] as number;
  for (const { type, no } of cards) cost += (type === "Command" ? COMMAND_COST : 1) * (m.at[ground][no] as number);
  return cost;
};

function turnFeatures(t: StateTW, index: CardIndex, side: Side, acts: readonly ActTW[], w: Weights): WriteActFeatures {
  const ground = t.ground as GroundNo;
  const m = cardValuesOf(index, w);
  const reach = reachOf(t, index, enemyOf(side), ground);
  const matchups = new Matchups(t, index, side);
  const last = fightsToCome(t, w) < 1 ? 1 : 0;
  const deployments = new Map<ActTW, RatedDeployment>();
  let cheapest = Number.POSITIVE_INFINITY;
  let best = 0;
  for (const act of acts) {
    if (act.do !== "deploy") continue;
    const named = cardsOf(index, act as DeployAct);
    const unit = named.unit as Card;
    const force = matchups.forceOf(unit, named.cards);
    const unanswered = 1 - reach.at(force);
    const cost = costOf(m, ground, unit, named.cards);
    cheapest = Math.min(cheapest, cost);
    best = Math.max(best, unanswered);
    deployments.set(act, { unit, cards: named.cards, force, unanswered, cost });
  }
  const writeDeployment = ({ unit, cards, force, unanswered, cost }: RatedDeployment, into: Float64Array): void => {
    into[at.deploy] = 1;
    into[at.unanswered] = unanswered;
    into[at.shortfall] = best - unanswered;
    into[at.force] = force;
    into[at.lastForce] = last * force;
    into[at.cost] = cost - cheapest;
    into[at.lastCost] = last * (cost - cheapest);
    for (const { type } of cards) {
      const feature = type === "Command" ? at.command : at.maneuver;
      into[feature] = (into[feature] as number) + 1;
    }
    into[at.hindrance] = hindrance(unit, cards, w);
    into[at.takeUpUnit] = unit.takeUp ? 1 : 0;
  };
  return (given, into) => {
    const act = given as ActTW;
    const deployment = deployments.get(act);
    if (deployment) writeDeployment(deployment, into);
    else if (act.do === "takeUp") into[at.takeUp] = 1;
    else if (act.do === "event") {
      into[at.event] = 1;
      for (const { op } of cardAt(index, numberOf(index, (act as EventAct).card)).entry.effects)
        for (const name of EVENT_EFFECTS) if (name === op) into[at[name]] = 1;
    } else if (act.do === "surrender") {
      into[at.surrender] = 1;
      into[at.surrenderLast] = last;
      if (deployments.size === 0) into[at.surrenderUnable] = 1;
      else {
        into[at.surrenderCost] = cheapest;
        into[at.surrenderUnanswered] = best;
      }
    }
  };
}

function openFeatures(t: StateTW, index: CardIndex, side: Side, w: Weights): WriteActFeatures {
  const grounds = openingGrounds(t, index, side, w);
  const m = cardValuesOf(index, w);
  return (act, into) => {
    const { battleground, unit: id } = act as OpenAct;
    const ground = GROUNDS.indexOf(battleground as never) as GroundNo;
    const unit = cardAt(index, numberOf(index, id));
    const { reach, met } = grounds(ground);
    into[at.openStrength] = ownStrength(t, side, unit, m.at[ground]);
    into[at.openMet] = met;
    into[at.openUnanswered] = 1 - reach.at(unit.force[ground]);
    into[at.openForce] = unit.force[ground];
    into[at.openUnit] = m.at[ground][unit.no] as number;
    into[at.openAnywhere] = m.any[unit.no] as number;
    into[at.openIgnores] = unit.ignoresCurrentUnit ? 1 : 0;
    into[at.openHappens] = unit.happens ? 1 : 0;
    into[at.openHindrance] = hindrance(unit, [], w);
    into[at.openTakeUp] = unit.takeUp ? 1 : 0;
  };
}

/** Units that a Hand should have, and the part of the cards drawn that are Units. */
const UNITS_WANTED = 3;
const UNITS_DRAWN = 0.6;

function exchangeFeatures(t: StateTW, index: CardIndex, side: Side, w: Weights): WriteActFeatures {
  const m = cardValuesOf(index, w);
  let pool = 0;
  for (const no of t.deck[side]) pool += m.any[no] as number;
  const drawn = pool / Math.max(1, t.deck[side].length);
  const held = t.hand[side].filter((no) => cardAt(index, no).type === "Unit").length;
  return (act, into) => {
    const { cards } = cardsOf(index, act as ExchangeAct);
    let units = 0;
    let events = 0;
    let gain = 0;
    let best = 0;
    for (const { no, type } of cards) {
      const value = m.any[no] as number;
      gain += drawn - value;
      best = Math.max(best, value);
      if (type === "Unit") units++;
      else if (type === "Event") events++;
    }
    into[at.exchange] = cards.length > 0 ? 1 : 0;
    into[at.exchanged] = cards.length;
    into[at.exchangeGain] = gain;
    into[at.exchangedUnits] = units;
    into[at.exchangedEvents] = events;
    into[at.lackOfUnits] = Math.max(0, UNITS_WANTED - (held - units) - UNITS_DRAWN * cards.length);
    into[at.exchangedBest] = best;
  };
}
