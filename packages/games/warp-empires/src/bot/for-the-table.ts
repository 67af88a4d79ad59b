/**
 * What an act is worth for the table and not only for oneself: whoever is near victory must be stopped, and who stops
 * it does best not to fight the others meanwhile. Nothing is agreed on in words; the position says it.
 */
import type { CompiledModule } from "../compiled/index.ts";
import { headStart } from "../calc/revenue.ts";
import type { StateWE } from "../state.ts";
import { goalOf } from "./map-distances.ts";
import type { Weights } from "./evaluation-weights.ts";

/** The seat nearest to victory, and how near it is: 0 four territories short of the goal, 1 at the goal. */
export interface Leader {
  readonly seat: number;
  readonly near: number;
}
/** Territories from the goal at which a seat begins to count as near victory. */
const BEGINS = 4;

/** Returns the leader of the match; null between two players, where there is no table. */
export function leaderOf(t: StateWE, compiled: CompiledModule): Leader | null {
  let living = 0;
  for (let s = 0; s < compiled.N; s++) living += t.alive[s] as number;
  if (living < 3) return null;
  const held = Array.from({ length: compiled.N }, (_, s) => headStart(t, compiled, s));
  for (const at of compiled.counted) {
    const owner = t.marker[at] as number;
    if (owner >= 0) held[owner] = (held[owner] as number) + 1;
  }
  let seat = 0;
  for (let s = 1; s < compiled.N; s++) if ((held[s] as number) > (held[seat] as number)) seat = s;
  const near = Math.max(0, Math.min(1, ((held[seat] as number) - goalOf(compiled) + BEGINS) / BEGINS));
  return { seat, near };
}

/** Returns what a battle of seat `s` with `foe` is worth beyond the gain of `s`: more against the leader, less against others. */
export function battleForTable(
  t: StateWE,
  compiled: CompiledModule,
  s: number,
  foe: number,
  { table }: Weights,
): number {
  if (!table) return 0;
  const leader = leaderOf(t, compiled);
  if (!leader || leader.seat === s || leader.near === 0) return 0;
  return leader.near * (foe === leader.seat ? table.stop : -table.share);
}

/**
 * Returns what a card in answer to the seat whose turn it is is worth for the table: stopping the leader, and leaving
 * those alone who are behind it.
 *
 * @param gains whether what is answered would bring that seat nearer to victory
 */
export function answerForTable(
  t: StateWE,
  compiled: CompiledModule,
  s: number,
  active: number,
  gains: boolean,
  { table }: Weights,
): number {
  if (!table || active === s) return 0;
  const leader = leaderOf(t, compiled);
  if (!leader || leader.seat === s) return 0;
  if (active === leader.seat) return gains ? leader.near * table.stop : 0;
  return -0.3 * leader.near * table.share;
}

/** Lowers the value of every other seat by how near the leader is, so that all gain by an act that stops it. */
export function lowerBehindLeader(t: StateWE, compiled: CompiledModule, { table }: Weights, worth: Float64Array): void {
  const leader = table && leaderOf(t, compiled);
  if (!leader) return;
  for (let s = 0; s < compiled.N; s++)
    if (s !== leader.seat && t.alive[s] === 1)
      worth[s] = Math.max(0.01, (worth[s] as number) * (1 - table.fear * leader.near ** 2));
}
