/** Losses of a round of dice, and exact odds of a whole battle (AD-6.4.1, AD-6.4.5). */

/**
 * Returns the losses of one round under Fortunes of War, attackers first. The lower total loses the difference, the
 * higher half of it, rounded up, but never more than its ships. With `spare`, the higher side keeps one ship if both
 * would die.
 */
export function lossesOf(
  attackers: number,
  defenders: number,
  attackRoll: number,
  defenceRoll: number,
  spare: boolean,
): readonly [attack: number, defence: number] {
  const diff = attackers + attackRoll - defenders - defenceRoll;
  if (diff === 0) return [0, 0];
  const full = Math.abs(diff);
  const half = Math.ceil(full / 2);
  let attack = Math.min(attackers, diff < 0 ? full : half);
  let defence = Math.min(defenders, diff > 0 ? full : half);
  if (spare && attack === attackers && defence === defenders) {
    if (diff > 0) attack--;
    else defence--;
  }
  return [attack, defence];
}

/** Probabilities of the three outcomes, which sum to 1, and the ships that the winner keeps on average. */
export interface Odds {
  readonly attackers: number;
  readonly defenders: number;
  /** Both sides are destroyed and the star is left empty. */
  readonly nobody: number;
  /** Ships the side keeps, averaged over the battles it wins; 0 when it never wins. */
  readonly attackersKeep: number;
  readonly defendersKeep: number;
}

/** Number of ways in 1296 for the difference of two 2D6 sums to be d − 10, d = 0 … 20. */
const WAYS: readonly number[] = differences();
function differences(): number[] {
  const sums = new Array<number>(13).fill(0);
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) sums[a + b] = (sums[a + b] as number) + 1;
  const ways = new Array<number>(21).fill(0);
  for (let a = 2; a <= 12; a++)
    for (let b = 2; b <= 12; b++)
      ways[a - b + 10] = (ways[a - b + 10] as number) + (sums[a] as number) * (sums[b] as number);
  return ways;
}

/**
 * Win, lose, both destroyed, and weighted ships kept, per state. Filled on demand, with one cache per survivor rule.
 */
type State = readonly [win: number, lose: number, empty: number, keptByAttack: number, keptByDefence: number];
const stores: readonly [Map<number, State>, Map<number, State>] = [new Map(), new Map()];
const STRIDE = 1 << 16;
const LIMIT = 200_000;

/**
 * Returns the exact odds of a battle without retreats, with one force per side (AD-6.4.5). For classic combat use
 * `classicOdds`. Ships are whole numbers from 0 to 65535.
 */
export function fortunesOdds(attackers: number, defenders: number, spare: boolean): Odds {
  const [win, lose, empty, a, d] = solve(attackers, defenders, spare, stores[spare ? 1 : 0]);
  return {
    attackers: win,
    defenders: lose,
    nobody: empty,
    attackersKeep: win > 0 ? a / win : 0,
    defendersKeep: lose > 0 ? d / lose : 0,
  };
}

function solve(a: number, d: number, spare: boolean, store: Map<number, State>): State {
  if (a === 0 && d === 0) return [0, 0, 1, 0, 0];
  if (d === 0) return [1, 0, 0, a, 0];
  if (a === 0) return [0, 1, 0, 0, d];
  const key = a * STRIDE + d;
  const known = store.get(key);
  if (known) return known;
  let win = 0;
  let lose = 0;
  let empty = 0;
  let keptA = 0;
  let keptD = 0;
  let moving = 0;
  for (let i = 0; i <= 20; i++) {
    const ways = WAYS[i] as number;
    const [lossA, lossD] = lossesOf(a, d, i - 10, 0, spare);
    // A round without losses is repeated, so its probability is shared by the other outcomes.
    if (lossA === 0 && lossD === 0) continue;
    const [w, l, e, ka, kd] = solve(a - lossA, d - lossD, spare, store);
    moving += ways;
    win += ways * w;
    lose += ways * l;
    empty += ways * e;
    keptA += ways * ka;
    keptD += ways * kd;
  }
  const state: State = [win / moving, lose / moving, empty / moving, keptA / moving, keptD / moving];
  if (store.size >= LIMIT) store.clear();
  store.set(key, state);
  return state;
}

/**
 * Returns the outcome of classic combat as odds: the larger force wins, equal forces do not meet (AD-6.4.1, AD-6.4.4).
 */
export function classicOdds(attackers: number, defenders: number): Odds {
  const wins = attackers > defenders;
  return {
    attackers: wins ? 1 : 0,
    defenders: wins ? 0 : 1,
    nobody: 0,
    attackersKeep: wins ? attackers : 0,
    defendersKeep: wins ? 0 : defenders,
  };
}

/**
 * Returns the probability that a neutral force joins (AD-6.5.2): shortfall k = neutrals − arrivals; 1 for k ≤ 0, 0 for
 * k ≥ 6.
 */
export function recruitChance(arriving: number, neutral: number): number {
  const k = neutral - arriving;
  return k <= 0 ? 1 : k >= 6 ? 0 : (6 - k) / 6;
}
