/** Computes what a Fight decides (TW-8.3, TW-8.4, TW-9), from public information. */
import { type Side } from "../data/board.ts";
import { type BattleEnd, endAfterFight, prizeOf, sectorCounts } from "../moves/ending.ts";
import type { StateTW } from "../state.ts";

/** The state of the Battle after a Fight, if neither Deck Pile changes before. */
export interface FightResult {
  /** Number of the Sector that changes its owner. */
  readonly sector: number;
  /** Number of Sectors of each side. */
  readonly counts: readonly [number, number];
  /** How the Battle ends; null if it goes on. */
  readonly end: BattleEnd | null;
}

/** Returns the result of the current Fight if a side wins it. */
export function resultOfFight(t: StateTW, winner: Side): FightResult {
  const sector = prizeOf(t, winner);
  const counts = sectorCounts(t);
  const before = t.owner[sector] as Side | -1;
  if (before >= 0) counts[before as Side]--;
  counts[winner]++;
  return { sector, counts, end: endAfterFight(t, counts) };
}
