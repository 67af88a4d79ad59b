/**
 * Scores Deployments and openings without search: their cost, and how likely the enemy can match them. It does not read
 * the enemy's Hand, only the cards of Hand and Deck Pile together. The score therefore does not depend on the Hand of a
 * determinization.
 */
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { enemyOf, type Side } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import { barringCards, eachSetOfCards, matchingCard, matchupFrom, whyBarredBy } from "../calc/deployments.ts";
import { frontOf } from "../calc/front.ts";
import type { GroundNo, StateTW } from "../state.ts";
import { cardValuesOf } from "./card-value.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Highest Force considered; printed cards never reach more. */
const STRONGEST = 24;

/** Probabilities that a side matches an Attack, by its Force. */
export type Reach = Float64Array;

/**
 * Returns what a side can match with a Unit, or with a Unit and one supporting card of average value. Cards that its
 * enemy knows in its Hand count as they are. The rest of the Hand counts as random unseen cards.
 */
export function reachOf(t: StateTW, index: CardIndex, side: Side, ground: GroundNo): Reach {
  const hand = t.hand[side];
  const sure = t.known[side].sure.filter((no) => hand.includes(no));
  count.fill(0);
  let standing = 0;
  for (const no of t.commands[side]) standing += cardAt(index, no).force[ground];
  let unseen = 0;
  for (const pile of [hand, t.deck[side]])
    for (const no of pile) {
      if (sure.length > 0 && sure.includes(no)) continue;
      unseen++;
      const card = cardAt(index, no);
      if (card.type !== "Unit") continue;
      const force = Math.min(STRONGEST, card.force[ground] + standing);
      count[force] = (count[force] as number) + 1;
    }
  let strong = 0;
  for (let f = STRONGEST; f >= 0; f--) able[f] = strong += count[f] as number;
  const certain = certainAnswer(index, sure, ground, standing);
  const unknown = Math.min(LIMITS.hand, hand.length) - sure.length;
  const reach = new Float64Array(STRONGEST + 1);
  let last = -1;
  let luck = 0;
  for (let f = 0; f <= STRONGEST; f++) {
    // Two of five Units have a supporting card, with three points of Force on average.
    const good = 0.6 * (able[f] as number) + 0.4 * (able[Math.max(0, f - 3)] as number);
    if (good !== last) luck = unseen === 0 || unknown <= 0 ? 0 : 1 - (1 - Math.min(1, good / unseen)) ** unknown;
    last = good;
    reach[f] = f <= certain ? 1 : luck;
  }
  return reach;
}
/** Units by Force, and Units of at least a Force; every call overwrites them. */
const count = new Float64Array(STRONGEST + 1);
const able = new Float64Array(STRONGEST + 1);

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
  const answered = reach[Math.min(STRONGEST, force)] as number;
  let cost = valueOf[unit.no] as number;
  for (const c of support) cost += (valueOf[c.no] as number) * (c.type === "Command" ? 0.35 : 1);
  if (unit.takeUp) cost -= 2;
  return w.unanswered * (1 - answered) - w.spend * cost + 0.5 * hindrance(unit, support, w);
}

/** Returns the value of effects that hinder the enemy, in points of Force. */
function hindrance(unit: Card, support: readonly Card[], w: Weights): number {
  let sum = 0;
  for (const c of [unit, ...support]) {
    if (c.barring.length > 0) sum += c.type === "Command" ? 2.5 * w.traits.deny : w.traits.deny;
    if (c.stopsDrawing) sum += 1.5 * w.traits.deny;
    if (c.ignoresCurrentUnit) sum += w.traits.ignore;
  }
  return sum;
}

/** Returns every legal Deployment with its score. */
export function rateDeployments(t: StateTW, index: CardIndex, side: Side, w: Weights): Rated[] {
  const reach = reachOf(t, index, enemyOf(side), t.ground as GroundNo);
  const standing = frontOf(t, index, side);
  const facing = frontOf(t, index, enemyOf(side));
  const barring = barringCards(t, index, side);
  const rated: Rated[] = [];
  eachSetOfCards(t, index, side, (unit, support) => {
    if (!mayGoTogether(unit, support)) return;
    if (barring.length > 0 && whyBarredBy(barring, t, [unit, ...support])) return;
    const c = matchupFrom(t, index, side, standing, facing, unit, support);
    if (c.force < c.attack && matchingCard(index, c, t.ground as GroundNo, unit, support) === null) return;
    rated.push({ unit, support, score: deployScore(t, index, side, unit, support, c.force, reach, w) });
  });
  return rated;
}

function mayGoTogether(unit: Card, support: readonly Card[]): boolean {
  if (support.length === 0) return true;
  if (unit.limited || support.some((c) => c.limited)) return false;
  return support.every((c) => c.demanding.every((b) => b.demands?.(unit) === undefined));
}

/** What the scores of all openings in one Battleground have in common. */
interface OpeningGround {
  readonly reach: Reach;
  readonly valueOf: Float64Array;
  /** The value of the enemy's best cards, as far as they can be known. */
  readonly met: number;
}

/** Returns a function that scores openings by their Unit and Battleground, for the state as it is now. */
export function openingScorer(
  t: StateTW,
  index: CardIndex,
  side: Side,
  w: Weights,
): (unit: Card, ground: GroundNo) => number {
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
  return (unit, ground) => {
    const { reach, valueOf, met } = (known[ground] ??= at(ground));
    const answered = reach[Math.min(STRONGEST, unit.force[ground])] as number;
    const own = t.hand[side].filter((no) => no !== unit.no).map((no) => valueOf[no] as number);
    own.sort((a, b) => b - a);
    const ownStrength = (own[0] ?? 0) + (own[1] ?? 0) + 0.5 * (own[2] ?? 0);
    const effects = unit.ignoresCurrentUnit ? -w.traits.ignore : unit.happens ? 1 : 0;
    return (
      w.terrain * (ownStrength - met) +
      0.6 * w.unanswered * (1 - answered) -
      w.spend * (valueOf[unit.no] as number) +
      effects +
      0.5 * hindrance(unit, [], w)
    );
  };
}
