/** Initiative: called numbers and slot queues (AX-2.2 to AX-2.5). */
import type { Ship, Side } from "../acts.ts";
import { isBase } from "../match-setup.ts";
import { ACTIVE, type StateAx } from "../state.ts";

/** True if a ship still has its slot in this phase. */
export const hasSlot = (t: StateAx, ship: Ship): boolean =>
  t.status[ship] === ACTIVE && t.acted[ship] === 0 && !isBase(t, ship);

/** Returns the highest number among ships that still have their slot, or undefined if the phase is over. */
export function highestNumber(t: StateAx): number | undefined {
  let best: number | undefined;
  for (let s = 0; s < t.kind.length; s++)
    if (hasSlot(t, s) && (best === undefined || (t.number[s] as number) > best)) best = t.number[s] as number;
  return best;
}

/** Returns the ships of a number that still have their slot, of one side or of both. */
export function groupOf(t: StateAx, number: number, side?: Side): Ship[] {
  const group: Ship[] = [];
  for (let s = 0; s < t.kind.length; s++)
    if (t.number[s] === number && hasSlot(t, s) && (side === undefined || t.side[s] === side)) group.push(s);
  return group;
}

/**
 * Returns the owners of the slots of a number in order: greater remaining hull first (AX-2.3, AX-2.4). Full ties
 * between the sides go by the marker: its holder is first in the firing phase and second in the movement phase
 * (AX-2.5).
 *
 * @param rolled the side that is first, by remaining hull, if dice decide full ties
 */
export function slotQueue(t: StateAx, number: number, rolled?: ReadonlyMap<number, Side>): Side[] {
  const byMarker = t.phase === "firing" ? t.marker : 1 - t.marker;
  const group = groupOf(t, number);
  group.sort((a, b) => {
    const byHull = (t.hull[b] as number) - (t.hull[a] as number);
    if (byHull !== 0 || t.side[a] === t.side[b]) return byHull;
    return t.side[a] === (rolled?.get(t.hull[a] as number) ?? byMarker) ? -1 : 1;
  });
  return group.map((s) => t.side[s] as Side);
}

/**
 * Returns the remaining hulls that ships of both sides share at a number, greatest first; each is one full tie
 * (AX-2.5).
 */
export function fullTies(t: StateAx, number: number): number[] {
  const hulls = new Set(groupOf(t, number, 0).map((s) => t.hull[s] as number));
  const shared = new Set(groupOf(t, number, 1).map((s) => t.hull[s] as number));
  return [...hulls].filter((hull) => shared.has(hull)).sort((a, b) => b - a);
}
