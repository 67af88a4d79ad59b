/** Raids: one enemy ship must be destroyed, so the fleet gathers first and then strikes together (AX-10.2). */
import { hexDistance } from "@starboard/kit";
import type { Ship, Side } from "../acts.ts";
import { classOf, matchSetupOf } from "../match-setup.ts";
import { ACTIVE, type StateAx } from "../state.ts";

/** The ship that a side must destroy, and whether enough ships are near to strike together. */
export interface Raid {
  readonly prey: Ship;
  readonly strikes: boolean;
}

/** Distance in hexes at which nearly every bank hits well, and which a ship can still close next turn. */
const CLOSE = 4;
/** Part of the fleet that must be near before it strikes. */
const ENOUGH = 0.75;

/** Returns the raid of a side that wins by destroying one ship (AX-10.2); `null` in other scenarios. */
export function raidOf(t: StateAx, side: Side): Raid | null {
  const { ends } = matchSetupOf(t.options).scenario;
  const won = ends.find((end) => end.if.when === "shipDestroyed" && end.winner === side)?.if;
  if (won?.when !== "shipDestroyed") return null;
  const prey = t.kind.findIndex(
    (_, s) => t.side[s] !== side && t.status[s] === ACTIVE && classOf(t, s).id === won.ship,
  );
  if (prey < 0) return null;
  let all = 0;
  let ready = 0;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || t.status[s] !== ACTIVE) continue;
    all++;
    // A ship that has moved this turn and stayed away cannot strike this turn.
    const moved = t.phase === "firing" || t.acted[s] === 1;
    if (away(t, s, prey) <= CLOSE + (moved ? CLOSE : classOf(t, s).speed)) ready++;
  }
  return { prey, strikes: ready >= ENOUGH * all };
}

const away = (t: StateAx, s: Ship, prey: Ship): number =>
  hexDistance(t.q[s] as number, t.r[s] as number, t.q[prey] as number, t.r[prey] as number);

/**
 * Returns how far a place is from where a raider should be: at its prey, or one move away until enough ships are near.
 */
export function distanceToRaidPlace(t: StateAx, { prey, strikes }: Raid, ship: Ship, q: number, r: number): number {
  const distance = hexDistance(q, r, t.q[prey] as number, t.r[prey] as number);
  return strikes ? Math.max(0, distance - 1) : Math.abs(distance - CLOSE - classOf(t, ship).speed);
}
