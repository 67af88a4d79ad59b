/**
 * Pairs the free entrants of an arena, as a minimum-cost perfect matching. Costs in order of priority:
 *
 * 1. entrants who stay unpaired;
 * 2. opponents who met in the last match of either;
 * 3. differences of points;
 * 4. differences of rank.
 *
 * Two bots never meet, so that an arena plays nothing that nobody waits for.
 */
import { cheapestMatching } from "../pairing/matching.ts";

export interface FreeEntrant {
  readonly entrant: number;
  readonly seed: number;
  readonly bot: boolean;
  readonly points: number;
  /** Opponent of the last match; null before the first. */
  readonly last: number | null;
  /** May meet `last` again, because nobody else is in sight or the wait has been long. */
  readonly mayRepeat: boolean;
  /** Matches played in the first seat minus those in the second. */
  readonly balance: number;
}

const isRepeat = (a: FreeEntrant, b: FreeEntrant): boolean => a.last === b.entrant || b.last === a.entrant;
export const mayMeet = (a: FreeEntrant, b: FreeEntrant): boolean =>
  !(a.bot && b.bot) && (!isRepeat(a, b) || (a.mayRepeat && b.mayRepeat));

/** Returns the new pairs in seat order: who has sat in the first seat less often takes it. Leaders come first. */
export function arenaPairs(free: readonly FreeEntrant[]): readonly (readonly [first: number, second: number])[] {
  const ranked = free.toSorted((a, b) => b.points - a.points || a.seed - b.seed);
  const size = ranked.length + (ranked.length % 2);
  const spread = (ranked[0]?.points ?? 0) - (ranked[ranked.length - 1]?.points ?? 0);
  // One unit of a priority outweighs all lower ones of all pairs.
  const pairs = size / 2;
  const ofPoints = 1 + pairs * size;
  const ofRepeat = ofPoints * (1 + pairs * spread);
  const ofNobody = ofRepeat * (1 + pairs);
  const cost = (i: number, j: number): number => {
    const [a, b] = [ranked[i], ranked[j]];
    if (!a || !b || !mayMeet(a, b)) return ofNobody;
    return (isRepeat(a, b) ? ofRepeat : 0) + Math.abs(a.points - b.points) * ofPoints + Math.abs(i - j);
  };
  const mate = size === 0 ? [] : cheapestMatching(size, cost);
  return ranked.flatMap((a, i): (readonly [number, number])[] => {
    const b = ranked[mate[i] ?? -1];
    if (!b || i > (mate[i] ?? -1) || !mayMeet(a, b)) return [];
    return [a.balance <= b.balance ? [a.entrant, b.entrant] : [b.entrant, a.entrant]];
  });
}
