/** Cinema Points: cost of each bonus, whether it may be bought now, and payment (AX-8). */
import type { RefusalAx } from "./reasons.ts";
import type { Bank, Ship, Side, Weapons } from "./acts.ts";
import { firepowerOf, penetrationOf } from "./calc/difficulty.ts";
import { refuse } from "./refusals.ts";
import { type StateAx, WEAPONS_SHIFT } from "./state.ts";

const KINDS: readonly (Weapons | null)[] = [null, "power", "penetration", "tradeToPen", "tradeToPower"];

/** Returns the cost of a Weapons systems bonus for one bank (AX-8.4). */
export const weaponsCost = (weapons: Weapons | null | undefined): number =>
  !weapons ? 0 : weapons === "power" || weapons === "penetration" ? 2 : 1;

/** Returns the kind of Weapons systems bonus that a ship has used this turn, or null. */
export const weaponsUsed = (t: StateAx, ship: Ship): Weapons | null =>
  KINDS[((t.used[ship] as number) >> WEAPONS_SHIFT) & 7] ?? null;

/** Records the kind of Weapons systems bonus that a ship has used this turn. */
export function markWeapons(t: StateAx, ship: Ship, weapons: Weapons): void {
  const kind = KINDS.indexOf(weapons);
  t.used[ship] = ((t.used[ship] as number) & ~(7 << WEAPONS_SHIFT)) | (kind << WEAPONS_SHIFT);
}

/** Returns the refusal if a ship's side cannot pay a cost; undefined if it can (AX-8.11). */
export function forbidCost(t: StateAx, ship: Ship, cost: number): RefusalAx | undefined {
  const pool = t.cp[t.side[ship] as Side] as number;
  return cost > pool ? refuse("AX_CP_EMPTY", { cost, pool }) : undefined;
}

export function pay(t: StateAx, side: Side, cost: number): void {
  t.cp[side] = (t.cp[side] as number) - cost;
}

/** Returns the refusal if a Weapons systems bonus may not be bought for these guns (AX-8.10). */
export function forbidWeapons(
  t: StateAx,
  ship: Ship,
  guns: { readonly firepower: number; readonly penetration: number },
  weapons: Weapons,
): RefusalAx | undefined {
  const before = weaponsUsed(t, ship);
  if (before !== null && before !== weapons) return refuse("AX_CP_WEAPONS_MIXED", { used: before, wanted: weapons });
  if (firepowerOf(guns, weapons) < 1 || penetrationOf(guns, weapons) < 0)
    return refuse("AX_CP_TRADE_LIMIT", { firepower: guns.firepower, penetration: guns.penetration });
  return undefined;
}

/** Returns the cost of all bonuses bought for one volley (AX-8.4). */
export const volleyCost = (shot: {
  fireControl?: unknown;
  gunnery?: unknown;
  weapons?: Weapons | undefined;
  bank?: Bank;
}): number => (shot.fireControl ? 1 : 0) + (shot.gunnery ? 1 : 0) + weaponsCost(shot.weapons);
