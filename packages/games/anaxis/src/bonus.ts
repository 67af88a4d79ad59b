/** Cinema Points: what a bonus costs, whether it may be bought now, and paying for it (AX-8). */
import type { Refusal } from "@starboard/kernel";
import type { Bank, Ship, Side, Weapons } from "./acts.ts";
import { firepowerOf, penetrationOf } from "./calc/difficulty.ts";
import { refuse } from "./refusals.ts";
import { type StateAx, WEAPONS_SHIFT } from "./state.ts";

const KINDS: readonly (Weapons | null)[] = [null, "power", "penetration", "tradeToPen", "tradeToPower"];

/** Cost of one Weapons systems bonus on one bank (AX-8.4). */
export const weaponsCost = (weapons: Weapons | null | undefined): number =>
  !weapons ? 0 : weapons === "power" || weapons === "penetration" ? 2 : 1;

/** The kind of Weapons systems a ship has used this turn, or null. */
export const weaponsUsed = (t: StateAx, ship: Ship): Weapons | null =>
  KINDS[((t.used[ship] as number) >> WEAPONS_SHIFT) & 7] ?? null;

export function markWeapons(t: StateAx, ship: Ship, weapons: Weapons): void {
  const kind = KINDS.indexOf(weapons);
  t.used[ship] = ((t.used[ship] as number) & ~(7 << WEAPONS_SHIFT)) | (kind << WEAPONS_SHIFT);
}

/** Why a ship's side cannot pay; undefined when it can (AX-8.11). */
export function broke(t: StateAx, ship: Ship, cost: number): Refusal | undefined {
  const pool = t.cp[t.side[ship] as Side] as number;
  return cost > pool ? refuse("AX_CP_EMPTY", { cost, pool }) : undefined;
}

export function pay(t: StateAx, side: Side, cost: number): void {
  t.cp[side] = (t.cp[side] as number) - cost;
}

/** Why a Weapons systems bonus may not be bought for a bank's dice and penetration (AX-8.10). */
export function forbidWeapons(
  t: StateAx,
  ship: Ship,
  guns: { readonly firepower: number; readonly penetration: number },
  weapons: Weapons,
): Refusal | undefined {
  const before = weaponsUsed(t, ship);
  if (before !== null && before !== weapons) return refuse("AX_CP_WEAPONS_MIXED", { used: before, wanted: weapons });
  if (firepowerOf(guns, weapons) < 1 || penetrationOf(guns, weapons) < 0)
    return refuse("AX_CP_TRADE_LIMIT", { firepower: guns.firepower, penetration: guns.penetration });
  return undefined;
}

/** Cost of everything bought for one volley (AX-8.4). */
export const volleyCost = (shot: {
  fireControl?: unknown;
  gunnery?: unknown;
  weapons?: Weapons | undefined;
  bank?: Bank;
}): number => (shot.fireControl ? 1 : 0) + (shot.gunnery ? 1 : 0) + weaponsCost(shot.weapons);
