/** Where a ship that has still to move is likely to end: the best of a sample of its places. */
import { EVADING, type StateAx } from "../state.ts";
import type { Weights } from "./evaluation-weights.ts";
import type { FleetPosition, PlacedShip } from "./fleet-position.ts";
import type { Places } from "./places.ts";
import { enemiesFor, type Maneuver, type PlaceValue, rateEnd, STEADY_MOVE } from "./rate-move.ts";

/** Number of ends to sample for a rough choice: for all ships together, and per ship at least and at most. */
const ROUGH = { together: 1400, least: 24, most: 120 };
/** Returns how many ends to sample per ship if `movers` ships have still to move. */
export const endsPerShip = (movers: number): number =>
  Math.min(ROUGH.most, Math.max(ROUGH.least, Math.floor(ROUGH.together / movers)));

/**
 * Moves a ship that has still to move to a likely end: the best of a sample of its places, steady or evading.
 *
 * @param ends number of ends to sample per maneuver
 */
export function moveToLikelyEnd(
  t: StateAx,
  fleet: FleetPosition,
  me: PlacedShip,
  places: (maneuver: Maneuver) => Places | null,
  ends: number,
  placeValue: PlaceValue,
  w: Weights,
): void {
  let best = Number.NEGATIVE_INFINITY;
  let found = { q: me.q, r: me.r, facing: me.facing, maneuver: STEADY_MOVE };
  const row = me.spec.maneuver;
  for (const maneuver of row >= 3 ? [STEADY_MOVE, { mode: EVADING, row, quarry: -1 }] : [STEADY_MOVE]) {
    const samples = places(maneuver);
    if (!samples) continue;
    const enemies = enemiesFor(t, fleet, me, maneuver, w, 4, placeValue);
    // If no enemy can hit the ship, evading is useless.
    if (maneuver.mode === EVADING && enemies.foes.length === 0) continue;
    const stride = Math.max(1, Math.ceil(samples.count / ends));
    for (let i = samples.count - 1; i >= 0; i -= stride) {
      const q = me.q + (samples.q[i] as number);
      const r = me.r + (samples.r[i] as number);
      const facing = samples.facing[i] as number;
      const value = rateEnd(fleet, me, enemies, q, r, facing, w);
      if (value <= best) continue;
      best = value;
      found = { q, r, facing, maneuver };
    }
  }
  me.q = found.q;
  me.r = found.r;
  me.facing = found.facing;
  me.mode = found.maneuver.mode;
  me.row = found.maneuver.row;
  me.settled = true;
}
