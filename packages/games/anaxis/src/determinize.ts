/** Full states that are consistent with a view, for bots (AX-12.1). */
import type { Draw, Viewer } from "@starboard/kernel";
import type { Side } from "./acts.ts";
import { costOf, racesFor } from "./calc/fleet.ts";
import { clone } from "./clone.ts";
import { classOf, isBase, matchSetupOf } from "./match-setup.ts";
import { ACTIVE, NO_PURCHASE, type Purchase, type StateAx, type ViewAx } from "./state.ts";
import { inwards, zoneHexes } from "./zone.ts";

/** Returns a full state that agrees with a view; what the view hides is drawn at random (AX-12.1). */
export function determinize(v: ViewAx, _by: Viewer, draw: Draw): StateAx {
  const t = clone(v.board);
  for (const { side, what } of v.hidden) {
    if (what === "fleet") t.fleets[side] = determinizeFleet(t, side, draw);
    else if (what === "deployment") determinizeDeployment(t, side, draw);
    else t.carrier = determinizeCarrier(t, side, draw);
  }
  return t;
}

const pick = <T>(list: readonly T[], draw: Draw): T => list[(draw(list.length, 1, "AX-12.1")[0] as number) - 1] as T;

/** Buys a random fleet: ships of one race until no further ship can be paid. */
function determinizeFleet(t: StateAx, side: Side, draw: Draw): Purchase {
  const { confirmed } = t.fleets[side] as Purchase;
  if (!confirmed) return { ...NO_PURCHASE };
  const { scenario, classes } = matchSetupOf(t.options);
  const race = pick(racesFor(t, side), draw);
  const ships: string[] = [];
  for (;;) {
    const left = scenario.sides[side].points - costOf(t, ships);
    const able = classes.filter((c) => c.race === race && c.cost <= left);
    if (able.length === 0) return { race, ships, cp: 0, confirmed };
    ships.push(pick(able, draw).id);
  }
}

/** Places the ships of a side at random in their zones, if the side has confirmed its deployment. */
function determinizeDeployment(t: StateAx, side: Side, draw: Draw): void {
  if (!confirmedDeployment(t, side)) return;
  for (let s = 0; s < t.kind.length; s++) {
    if (t.side[s] !== side || isBase(t, s)) continue;
    const { q, r } = pick(zoneHexes(t, s), draw);
    t.q[s] = q;
    t.r[s] = r;
    t.facing[s] = inwards(t, q, r);
    t.placed[s] = 1;
  }
}

/** True if a side has confirmed. Side 2 deploys after side 1: while side 2 is asked, side 1 has confirmed. */
function confirmedDeployment(t: StateAx, side: Side): boolean {
  const top = t.flow.stack[t.flow.stack.length - 1];
  return side === 0 && top?.step === "deploy" && (top.memo as { side: Side }).side === 1;
}

/** Draws the carrier among the ships that the opponent cannot rule out. */
function determinizeCarrier(t: StateAx, side: Side, draw: Draw): number {
  const able = t.kind
    .map((_, s) => s)
    .filter((s) => t.side[s] === side && t.status[s] === ACTIVE && !t.cleared.includes(s) && classOf(t, s).hull > 0);
  return pick(able, draw);
}
