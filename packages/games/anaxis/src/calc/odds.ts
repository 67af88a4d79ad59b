/** Exact probabilities of a volley: hits, damage, destruction (AX-6). */
import type { StateAx } from "../state.ts";
import { bareCutOff, shieldDice, shieldFaces } from "./armour.ts";
import { difficultyOf, firepowerOf, gunsOf, penetrationOf, type Shot } from "./difficulty.ts";

/** Probability of each amount of damage, from 0 up. */
export type Distribution = readonly number[];

export interface VolleyOdds {
  readonly difficulty: number;
  readonly dice: number;
  /** Probability that at least one die hits. */
  readonly anyHit: number;
  /** Expected hits. */
  readonly hits: number;
  readonly damage: Distribution;
  /** Expected damage. */
  readonly mean: number;
  /** Probability that this volley destroys the target. */
  readonly destroys: number;
}

const distributionCache = new Map<number, Distribution>();
/** Cache keys hold shield dice below this number; more of them cannot change the result (AX-7.5e). */
const SHIELD_DICE = 1024;
/** Returns the part of a cache key for the number of shield dice and of their faces worth a point. */
export const shieldKey = (dice: number, faces: number): number => Math.min(dice, SHIELD_DICE - 1) * 4 + faces;
/** Number of values of `shieldKey`. */
export const SHIELD_KEYS = SHIELD_DICE * 4;

/**
 * Returns the damage distribution of a volley.
 *
 * @param dice number of hit dice
 * @param armourLessPen armour minus penetration; may be negative
 * @param shield number of shield dice
 * @param faces faces of a shield die that are worth a point
 */
export function damageOdds(
  dice: number,
  difficulty: number,
  armourLessPen: number,
  shield: number,
  faces: number,
): Distribution {
  const key =
    ((dice * 8 + Math.min(7, difficulty)) * 64 + (armourLessPen + 32)) * SHIELD_KEYS + shieldKey(shield, faces);
  let found = distributionCache.get(key);
  if (!found) {
    found = computeDistribution(
      dice,
      Math.min(6, Math.max(0, difficulty)),
      armourLessPen,
      Math.min(shield, SHIELD_DICE - 1),
      faces,
    );
    distributionCache.set(key, found);
  }
  return found;
}

function computeDistribution(
  dice: number,
  difficulty: number,
  armourLessPen: number,
  shield: number,
  faces: number,
): Distribution {
  const result = new Array<number>(dice * 6 + 1).fill(0);
  const hit = (6 - difficulty) / 6;
  for (let points = 0; points <= shield; points++) {
    const weight = binomial(shield, points, faces / 6);
    const cutOff = Math.max(0, armourLessPen + points);
    // Probability of each damage for one hit die; the damage of a volley is the sum over its dice.
    const perDie = new Array<number>(7).fill(0);
    perDie[0] = 1 - hit + hit * (Math.min(6, cutOff) / 6);
    for (let face = cutOff + 1; face <= 6; face++) perDie[face] = hit / 6;
    let sum: number[] = [1];
    for (let i = 0; i < dice; i++) sum = convolve(sum, perDie);
    for (let d = 0; d < sum.length; d++) result[d] = (result[d] as number) + weight * (sum[d] as number);
  }
  return result;
}

/** Returns the distribution of the sum of two independent numbers. */
export function convolve(a: readonly number[], b: readonly number[]): number[] {
  const out = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) out[i + j] = (out[i + j] as number) + (a[i] as number) * (b[j] as number);
  return out;
}

function binomial(n: number, k: number, p: number): number {
  let c = 1;
  for (let i = 0; i < k; i++) c = (c * (n - i)) / (i + 1);
  return c * p ** k * (1 - p) ** (n - k);
}

/** Expected damage, and the probability that it destroys the target. */
export type MeanDamage = Pick<VolleyOdds, "mean" | "destroys">;
const meanCache = new Map<number, MeanDamage>();
/** Cache keys hold hulls below this number. */
const HULLS = 128;

/** Returns what `volleyOdds` says about damage, by all that it depends on, computed once. Parameters: `damageOdds`. */
export function meanDamage(
  dice: number,
  difficulty: number,
  armourLessPen: number,
  shield: number,
  faces: number,
  hull: number,
): MeanDamage {
  if (hull >= HULLS) return meanOf(damageOdds(dice, difficulty, armourLessPen, shield, faces), hull);
  const volley = (dice * 8 + Math.min(7, difficulty)) * 64 + (armourLessPen + 32);
  const key = (volley * SHIELD_KEYS + shieldKey(shield, faces)) * HULLS + hull;
  let found = meanCache.get(key);
  if (!found) {
    found = meanOf(damageOdds(dice, difficulty, armourLessPen, shield, faces), hull);
    meanCache.set(key, found);
  }
  return found;
}

function meanOf(damage: Distribution, hull: number): MeanDamage {
  let mean = 0;
  let destroys = 0;
  for (let d = 1; d < damage.length; d++) {
    mean += d * (damage[d] as number);
    if (d >= hull) destroys += damage[d] as number;
  }
  return { mean, destroys };
}

/**
 * Everything that can be said about a volley before the dice. Shield dice roll once, for all hits together (AX-6.6).
 */
export function volleyOdds(t: StateAx, shot: Shot): VolleyOdds | undefined {
  const guns = gunsOf(t, shot.shooter, shot.bank);
  if (!guns) return undefined;
  const dice = firepowerOf(guns, shot.weapons);
  const difficulty = difficultyOf(t, shot);
  const penetration = penetrationOf(guns, shot.weapons);
  const armour = bareCutOff(t, shot.target, 0);
  const damage = damageOdds(dice, difficulty, armour - penetration, shieldDice(t, shot.target), shieldFaces(t));
  const chance = Math.max(0, 6 - difficulty) / 6;
  const mean = meanOf(damage, t.hull[shot.target] as number);
  return { difficulty, dice, anyHit: 1 - (1 - chance) ** dice, hits: dice * chance, damage, ...mean };
}
