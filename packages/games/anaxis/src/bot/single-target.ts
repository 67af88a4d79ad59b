/** A raid: one ship must be destroyed, and a fleet that comes one by one is shot one by one (AX-10.2). */
import { hexDistance } from "@starboard/kit";
import type { Ship, Side } from "../acts.ts";
import { classOf, matchSetupOf } from "../match-setup.ts";
import { ACTIVE, type StateAx } from "../state.ts";

/** The one ship that a side must destroy, and whether all are near enough to fall upon it together. */
export interface Raid {
  readonly prey: Ship;
  readonly strikes: boolean;
}

/** Hexes from which nearly every bank hits well; and from where it is at hand for ships that have moved. */
const CLOSE = 4;
/** Part of a raiding fleet that must be at hand before it strikes. */
const ENOUGH = 0.75;

/** The raid of a side whose scenario is won by destroying one ship (AX-10.2); `null` in every other scenario. */
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
    // Whoever has moved this turn and stands off shows that the blow falls later.
    const moved = t.phase === "firing" || t.acted[s] === 1;
    if (away(t, s, prey) <= CLOSE + (moved ? CLOSE : classOf(t, s).speed)) ready++;
  }
  return { prey, strikes: ready >= ENOUGH * all };
}

const away = (t: StateAx, s: Ship, prey: Ship): number =>
  hexDistance(t.q[s] as number, t.r[s] as number, t.q[prey] as number, t.r[prey] as number);

/** Hexes between a place and where a raider should be: on its prey, or a turn's move away until all have come. */
export function strayed(t: StateAx, { prey, strikes }: Raid, ship: Ship, q: number, r: number): number {
  const distance = hexDistance(q, r, t.q[prey] as number, t.r[prey] as number);
  return strikes ? Math.max(0, distance - 1) : Math.abs(distance - CLOSE - classOf(t, ship).speed);
}
