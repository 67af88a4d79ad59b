/** Exact chances of a volley, without rolling: hits, damage, destruction (AX-6). */
import type { StateAx } from "../state.ts";
import { bareCutOff, shieldDice, shieldFaces } from "./armour.ts";
import { difficultyOf, firepowerOf, gunsOf, penetrationOf, type Shot } from "./difficulty.ts";

/** A distribution: the chance of each damage from 0 up. */
export type Distribution = readonly number[];

export interface VolleyOdds {
  readonly difficulty: number;
  readonly dice: number;
  /** Chance that at least one die hits. */
  readonly anyHit: number;
  /** Expected hits. */
  readonly hits: number;
  readonly damage: Distribution;
  /** Expected damage. */
  readonly mean: number;
  /** Chance to destroy the target with this volley. */
  readonly destroys: number;
}

const known = new Map<number, Distribution>();
/** Shield dice are counted below this number in cache keys; so many of them stop every hit anyway (AX-7.5e). */
const SHIELD_DICE = 1024;
/** The part of a cache key that tells shield dice and their good faces apart. */
export const shieldKey = (dice: number, faces: number): number => Math.min(dice, SHIELD_DICE - 1) * 4 + faces;
/** The number of values of `shieldKey`. */
export const SHIELD_KEYS = SHIELD_DICE * 4;

/** Damage of `dice` hit dice at a difficulty against a cut-off with shield dice of `faces` good faces. */
export function damageOdds(
  dice: number,
  difficulty: number,
  armourLessPen: number,
  shield: number,
  faces: number,
): Distribution {
  const key =
    ((dice * 8 + Math.min(7, difficulty)) * 64 + (armourLessPen + 32)) * SHIELD_KEYS + shieldKey(shield, faces);
  let found = known.get(key);
  if (!found) {
    found = calc(dice, Math.min(6, Math.max(0, difficulty)), armourLessPen, Math.min(shield, SHIELD_DICE - 1), faces);
    known.set(key, found);
  }
  return found;
}

function calc(dice: number, difficulty: number, armourLessPen: number, shield: number, faces: number): Distribution {
  const result = new Array<number>(dice * 6 + 1).fill(0);
  const hit = (6 - difficulty) / 6;
  for (let points = 0; points <= shield; points++) {
    const weight = binomial(shield, points, faces / 6);
    const cutOff = Math.max(0, armourLessPen + points);
    // One hit die leads to damage d with these chances; a volley is that many of them added up.
    const one = new Array<number>(7).fill(0);
    one[0] = 1 - hit + hit * (Math.min(6, cutOff) / 6);
    for (let face = cutOff + 1; face <= 6; face++) one[face] = hit / 6;
    let sum: number[] = [1];
    for (let i = 0; i < dice; i++) sum = convolve(sum, one);
    for (let d = 0; d < sum.length; d++) result[d] = (result[d] as number) + weight * (sum[d] as number);
  }
  return result;
}

function convolve(a: readonly number[], b: readonly number[]): number[] {
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

/** Everything that can be said about a volley before the dice. Shield dice roll once, for all hits together (AX-6.6). */
export function volleyOdds(t: StateAx, shot: Shot): VolleyOdds | undefined {
  const guns = gunsOf(t, shot.shooter, shot.bank);
  if (!guns) return undefined;
  const dice = firepowerOf(guns, shot.weapons);
  const difficulty = difficultyOf(t, shot);
  const penetration = penetrationOf(guns, shot.weapons);
  const armour = bareCutOff(t, shot.target, 0);
  const damage = damageOdds(dice, difficulty, armour - penetration, shieldDice(t, shot.target), shieldFaces(t));
  const chance = Math.max(0, 6 - difficulty) / 6;
  const hull = t.hull[shot.target] as number;
  let mean = 0;
  let destroys = 0;
  for (let d = 1; d < damage.length; d++) {
    mean += d * (damage[d] as number);
    if (d >= hull) destroys += damage[d] as number;
  }
  return { difficulty, dice, anyHit: 1 - (1 - chance) ** dice, hits: dice * chance, damage, mean, destroys };
}
