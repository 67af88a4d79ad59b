/**
 * Scores Deployments and openings without search: their cost, and how likely the enemy can match them. It does not read
 * the enemy's Hand, only the cards of Hand and Deck Pile together. The score therefore does not depend on the Hand of a
 * determinization.
 */
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import { barringCards, mayGoTogether, supportSets, whyBarredBy } from "../calc/deployments.ts";
import { Matchups } from "../calc/matchups.ts";
import type { GroundNo, StateTW } from "../state.ts";
import { cardValuesOf } from "./card-value.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Highest Force considered; printed cards never reach more. */
const STRONGEST = 24;

/** What a side can match with a Unit, or with a Unit and one supporting card of average value. */
export class Reach {
  /** Units of at least a Force. */
  private readonly able: Float64Array;
  /** The highest Force that cards known in the Hand make for certain, or -1. */
  private readonly certain: number;
  private readonly unseen: number;
  /** Unknown cards of the Hand. */
  private readonly unknown: number;
  /** The probabilities computed so far, by Force; -1 for the others. Few Forces are asked for. */
  private readonly answered: Float64Array;

  constructor(able: Float64Array, certain: number, unseen: number, unknown: number) {
    this.able = able;
    this.certain = certain;
    this.unseen = unseen;
    this.unknown = unknown;
    this.answered = new Float64Array(STRONGEST + 1).fill(-1);
  }

  /** Returns the probability that the side matches an Attack of this Force. */
  at(attack: number): number {
    const force = Math.min(STRONGEST, attack);
    if (force <= this.certain) return 1;
    const { able, unseen, unknown } = this;
    if (unseen === 0 || unknown <= 0) return 0;
    const known = this.answered[force] as number;
    if (known >= 0) return known;
    // Two of five Units have a supporting card, with three points of Force on average.
    const good = 0.6 * (able[force] as number) + 0.4 * (able[Math.max(0, force - 3)] as number);
    const found = 1 - (1 - Math.min(1, good / unseen)) ** unknown;
    this.answered[force] = found;
    return found;
  }
}

/**
 * Returns what a side can match. Cards that its enemy knows in its Hand count as they are. The rest of the Hand counts as
 * random unseen cards.
 */
export function reachOf(t: StateTW, index: CardIndex, side: Side, ground: GroundNo): Reach {
  const hand = t.hand[side];
  const seen = t.known[side].sure;
  const sure = seen.length === 0 ? seen : seen.filter((no) => hand.includes(no));
  const forces = index.unitForce[ground];
  const able = new Float64Array(STRONGEST + 1);
  let standing = 0;
  for (const no of t.commands[side]) standing += cardAt(index, no).force[ground];
  let unseen = 0;
  for (const pile of [hand, t.deck[side]])
    for (const no of pile) {
      if (sure.length > 0 && sure.includes(no)) continue;
      unseen++;
      const printed = forces[no] as number;
      if (printed < 0) continue;
      const force = Math.min(STRONGEST, printed + standing);
      able[force] = (able[force] as number) + 1;
    }
  for (let f = STRONGEST - 1; f >= 0; f--) able[f] = (able[f] as number) + (able[f + 1] as number);
  const certain = certainAnswer(index, sure, ground, standing);
  return new Reach(able, certain, unseen, Math.min(LIMITS.hand, hand.length) - sure.length);
}

/** Returns the highest Force that the known cards make, or -1 without a Unit among them. */
function certainAnswer(index: CardIndex, sure: readonly number[], ground: GroundNo, standing: number): number {
  let unit = -1;
  let helper = 0;
  for (const no of sure) {
    const card = cardAt(index, no);
    if (card.type === "Unit") unit = Math.max(unit, card.force[ground]);
    else helper = Math.max(helper, card.force[ground]);
  }
  return unit < 0 ? -1 : unit + helper + standing;
}

/** A Deployment with its score; higher is better. */
export interface Rated {
  readonly unit: Card;
  readonly support: readonly Card[];
  readonly score: number;
}

/** Returns the score of a Deployment that leaves the side with the given Force. */
export function deployScore(
  t: StateTW,
  index: CardIndex,
  side: Side,
  unit: Card,
  support: readonly Card[],
  force: number,
  reach: Reach,
  w: Weights,
): number {
  const { at } = cardValuesOf(index, w);
  const valueOf = at[t.ground as GroundNo];
  const answered = reach.at(force);
  let cost = valueOf[unit.no] as number;
  for (const c of support) cost += (valueOf[c.no] as number) * (c.type === "Command" ? 0.35 : 1);
  if (unit.takeUp) cost -= 2;
  return w.unanswered * (1 - answered) - w.spend * cost + 0.5 * hindrance(unit, support, w);
}

/** Returns the value of effects that hinder the enemy, in points of Force. */
export function hindrance(unit: Card, support: readonly Card[], w: Weights): number {
  let sum = withHindrance(0, unit, w);
  for (const c of support) sum = withHindrance(sum, c, w);
  return sum;
}

function withHindrance(before: number, c: Card, w: Weights): number {
  let sum = before;
  if (c.barring.length > 0) sum += c.type === "Command" ? 2.5 * w.traits.deny : w.traits.deny;
  if (c.stopsDrawing) sum += 1.5 * w.traits.deny;
  if (c.ignoresCurrentUnit) sum += w.traits.ignore;
  return sum;
}

/** Returns the legal Deployment with the best score, the first of several; `undefined` if there is none. */
export function bestDeployment(t: StateTW, index: CardIndex, side: Side, w: Weights): Rated | undefined {
  const sets = supportSets(t, index, side);
  const reach = reachOf(t, index, enemyOf(side), t.ground as GroundNo);
  const matchups = new Matchups(t, index, side);
  const barring = barringCards(t, index, side);
  let best: Rated | undefined;
  for (const no of t.hand[side]) {
    const unit = cardAt(index, no);
    if (unit.type !== "Unit") continue;
    for (const { cards } of sets) {
      if (!mayGoTogether(unit, cards)) continue;
      const force = matchups.forceOf(unit, cards);
      const score = deployScore(t, index, side, unit, cards, force, reach, w);
      // Whether a Deployment is legal matters only if it is better than the best one so far.
      if (best !== undefined && score <= best.score) continue;
      if (barring.length > 0 && whyBarredBy(barring, t, [unit, ...cards])) continue;
      if (matchups.meets(unit, cards, force)) best = { unit, support: cards, score };
    }
  }
  return best;
}

/** What the scores of all openings in one Battleground have in common. */
export interface OpeningGround {
  readonly reach: Reach;
  readonly valueOf: Float64Array;
  /** The value of the enemy's best cards, as far as they can be known. */
  readonly met: number;
}

/** Returns what the scores of openings have in common, by Battleground. */
export function openingGrounds(
  t: StateTW,
  index: CardIndex,
  side: Side,
  w: Weights,
): (ground: GroundNo) => OpeningGround {
  const foe = enemyOf(side);
  const known: (OpeningGround | undefined)[] = [];
  const at = (ground: GroundNo): OpeningGround => {
    const valueOf = cardValuesOf(index, w).at[ground];
    let theirs = 0;
    let n = 0;
    for (const pile of [t.hand[foe], t.deck[foe]]) for (const no of pile) theirs += valueOf[no] as number;
    for (const pile of [t.hand[foe], t.deck[foe]]) n += pile.length;
    // The best 2.5 of six cards are about 1.5 times as good as the average.
    return { reach: reachOf(t, index, foe, ground), valueOf, met: n === 0 ? 0 : (2.5 * 1.5 * theirs) / n };
  };
  return (ground) => (known[ground] ??= at(ground));
}

/** Returns the strength of the Hand without a Unit: its two best cards and half of the third. */
export function ownStrength(t: StateTW, side: Side, unit: Card, valueOf: Float64Array): number {
  const own = t.hand[side].filter((no) => no !== unit.no).map((no) => valueOf[no] as number);
  own.sort((a, b) => b - a);
  return (own[0] ?? 0) + (own[1] ?? 0) + 0.5 * (own[2] ?? 0);
}

/** Returns a function that scores openings by their Unit and Battleground, for the state as it is now. */
export function openingScorer(
  t: StateTW,
  index: CardIndex,
  side: Side,
  w: Weights,
): (unit: Card, ground: GroundNo) => number {
  const grounds = openingGrounds(t, index, side, w);
  return (unit, ground) => {
    const { reach, valueOf, met } = grounds(ground);
    const answered = reach.at(unit.force[ground]);
    const effects = unit.ignoresCurrentUnit ? -w.traits.ignore : unit.happens ? 1 : 0;
    return (
      w.terrain * (ownStrength(t, side, unit, valueOf) - met) +
      0.6 * w.unanswered * (1 - answered) -
      w.spend * (valueOf[unit.no] as number) +
      effects +
      0.5 * hindrance(unit, [], w)
    );
  };
}
