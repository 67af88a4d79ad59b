/** The attacks that the map allows (TW-3.2). */
import { enemyOf, NEIGHBOURS, type Side } from "../data/board.ts";
import type { StateTW } from "../state.ts";

/** An attack by Sector numbers. */
export interface Border {
  readonly from: number;
  readonly to: number;
}

/** Returns every border between a Sector of the side and one of its enemy, in Sector order. */
export function bordersOf(t: StateTW, side: Side): Border[] {
  const borders: Border[] = [];
  for (let from = 0; from < t.owner.length; from++) {
    if (t.owner[from] !== side) continue;
    for (const to of NEIGHBOURS[from] as readonly number[])
      if (t.owner[to] === enemyOf(side)) borders.push({ from, to });
  }
  return borders;
}
