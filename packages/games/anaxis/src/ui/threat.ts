/** Expected damage that a ship could deal and take at another place. */
import { classOf, game, gunsOf, inArc, type Ship, type StateAx, volleyOdds } from "@starboard/anaxis";

export interface Threat {
  readonly ship: Ship;
  /**
   * Expected damage of the ship's best bank at this enemy, and of the enemy's best bank at the ship; 0 if none can hit.
   */
  readonly dealt: number;
  readonly taken: number;
}

/** Returns the expected damage of the best bank of `shooter` at `target`, with arcs (AX-1.9, AX-5, AX-6). */
export function bestVolley(t: StateAx, shooter: Ship, target: Ship): number {
  let best = 0;
  for (const bank of ["primary", "secondary"] as const) {
    const guns = gunsOf(t, shooter, bank);
    if (!guns) continue;
    const dq = (t.q[target] as number) - (t.q[shooter] as number);
    const dr = (t.r[target] as number) - (t.r[shooter] as number);
    if (!inArc(guns.arc, t.facing[shooter] as number, dq, dr, t.options["ax.narrowArc"])) continue;
    best = Math.max(best, volleyOdds(t, { shooter, target, bank })?.mean ?? 0);
  }
  return best;
}

/** Returns the threats between a ship at a given place and every enemy on the map. Does not change the state. */
export function threatsAt(
  t: StateAx,
  ship: Ship,
  at: { readonly q: number; readonly r: number; readonly facing: number },
): readonly Threat[] {
  const there = game.clone(t);
  there.q[ship] = at.q;
  there.r[ship] = at.r;
  there.facing[ship] = at.facing;
  const found: Threat[] = [];
  for (let other = 0; other < t.kind.length; other++) {
    if (t.side[other] === t.side[ship] || t.status[other] !== 1 || classOf(t, other).hull <= 0) continue;
    const dealt = bestVolley(there, ship, other);
    const taken = bestVolley(there, other, ship);
    if (dealt > 0 || taken > 0) found.push({ ship: other, dealt, taken });
  }
  return found;
}
