import { seededUint32 } from "@starboard/kernel";

/** Seeded random choices: the same seed chooses the same on every machine. Never used for the draws of a match. */
export interface Random {
  /** Returns a number from 0 to `n` - 1. */
  below(n: number): number;
  /** Returns an element of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** True once in `n` times on average. */
  oneIn(n: number): boolean;
  /** Returns an element in proportion to the weights, all above 0. */
  weighted<T>(list: readonly T[], weight: (one: T) => number): T;
}

export function random(seed: number): Random {
  const next = seededUint32(seed);
  const unit = (): number => next() / 0x1_0000_0000;
  const below = (n: number): number => Math.floor(unit() * n);
  return {
    below,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    oneIn: (n) => below(n) === 0,
    weighted(list, weight) {
      let left = unit() * list.reduce((sum, one) => sum + weight(one), 0);
      for (const one of list) {
        left -= weight(one);
        if (left < 0) return one;
      }
      return list[list.length - 1] as (typeof list)[number];
    },
  };
}
