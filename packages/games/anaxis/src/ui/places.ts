/** Names of places on the board that the page can ask to show: a ship or a hex. */
import type { Ship, StateAx, ViewAx } from "@starboard/anaxis";
import type { Fact } from "@starboard/kernel";

export const shipPlace = (ship: Ship): string => `ship ${ship}`;
export const hexPlace = (q: number, r: number): string => `hex ${q} ${r}`;

/** Returns the place of a fact: the hex that it names, else the ship that it happened to; null if it has neither. */
export function placeOf(fact: Fact, view: ViewAx): string | null {
  const { ship, target, q, r, struck } = fact as Fact & {
    readonly ship?: unknown;
    readonly target?: unknown;
    readonly q?: unknown;
    readonly r?: unknown;
    readonly struck?: readonly Ship[];
  };
  const t = view.board;
  const isPlaced = (s: unknown): s is Ship => typeof s === "number" && t.placed[s] === 1;
  if (fact.is === "jammed" || fact.is === "basePlaced") return hexPlace(q as number, r as number);
  const named = [target, ship, struck?.[0]].find(isPlaced);
  return named === undefined ? null : shipPlace(named);
}

/** Returns the hex of a place; null if it is not on the map. */
export function hexOfPlace(t: StateAx, place: string): { readonly q: number; readonly r: number } | null {
  const [kind, ...numbers] = place.split(" ");
  const [a, b] = numbers.map(Number);
  if (a === undefined || Number.isNaN(a)) return null;
  if (kind === "hex") return b === undefined ? null : { q: a, r: b };
  return t.placed[a] === 1 ? { q: t.q[a] as number, r: t.r[a] as number } : null;
}

/** Returns the selector of a ship on the map; null for a hex, which has no element of its own. */
export function elementAt(place: string): string | null {
  const [kind, ship] = place.split(" ");
  return kind === "ship" ? `[data-ship="${ship}"]` : null;
}
