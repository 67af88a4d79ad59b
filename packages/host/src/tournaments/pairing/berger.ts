/**
 * Pairs a round robin by the Berger tables (FIDE Handbook C.05, annex 1). All entrants meet once, with alternating
 * seats. For an odd number of entrants a dummy is added; its opponent has a bye.
 */
import type { Pairing } from "./entrant-record.ts";

/** Returns the number of rounds until all entrants have met. */
export const bergerRounds = (entrants: number): number => (entrants < 2 ? 0 : entrants + (entrants % 2) - 1);

/**
 * Pairs round `round` (from 1) of `entrants` entrants, numbered from 0. In round r, two of the numbers 1 to N - 1 meet
 * if their sum is r + 1 modulo N - 1. A number that would meet itself meets number N.
 */
export function berger(entrants: number, round: number): Pairing {
  const size = entrants + (entrants % 2);
  const tables: (readonly number[])[] = [];
  const byes: number[] = [];
  const sumsTo = (sum: number): boolean => (sum - round - 1) % (size - 1) === 0;
  for (let i = 1; i < size; i++) {
    if (sumsTo(2 * i)) {
      if (size > entrants) byes.push(i - 1);
      else tables.unshift(i <= size / 2 ? [i - 1, size - 1] : [size - 1, i - 1]);
    }
    for (let j = i + 1; j < size; j++)
      if (sumsTo(i + j)) tables.push((i + j) % 2 === 1 ? [i - 1, j - 1] : [j - 1, i - 1]);
  }
  return { tables, byes };
}
