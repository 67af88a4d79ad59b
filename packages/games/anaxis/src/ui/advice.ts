/** Suggestions for a quick start: where to deploy and what to buy. */
import { edgeDistance, matchSetupOf, type Ship, type StateAx, zoneHexes } from "@starboard/anaxis";
import { colOf, hexDistance } from "@starboard/kit";

/** Returns a hex of the ship's zone: forward, near the middle, not on other ships of the side. */
export function bestPlace(
  t: StateAx,
  ship: Ship,
  taken: readonly { q: number; r: number }[],
): { q: number; r: number } | null {
  const { cols } = matchSetupOf(t.options);
  let best: { q: number; r: number } | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const { q, r } of zoneHexes(t, ship)) {
    const crowding = taken.reduce((sum, ship) => sum + Math.max(0, 3 - hexDistance(q, r, ship.q, ship.r)), 0);
    const toEdge = Math.min(
      ...(["north", "south", "west", "east"] as const).map((edge) => edgeDistance(t, q, r, edge)),
    );
    const value = Math.min(toEdge, 6) * 1.2 - Math.abs(colOf(q) - (cols - 1) / 2) * 0.45 - crowding * 2;
    if (value > bestValue) {
      bestValue = value;
      best = { q, r };
    }
  }
  return best;
}
