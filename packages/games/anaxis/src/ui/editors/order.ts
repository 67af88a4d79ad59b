/** Derives the set-up order of a scenario from its two sides. */
import type { ScenarioSide } from "@starboard/anaxis";
import { choosesEdge, zonesOf } from "../../data/check.ts";

type Sides = readonly [ScenarioSide, ScenarioSide];

/** True for zones that depend on the deployment or the goal of the other side. */
const waits = (side: ScenarioSide): boolean =>
  zonesOf(side).some(
    ([, zone]) =>
      zone.kind === "apart" || zone.kind === "base" || (zone.kind === "edge" && zone.notGoalOf !== undefined),
  );

/** Returns the side that deploys second; null if both deploy at once in secret. */
function secondOf(sides: Sides): 0 | 1 | null {
  const [a, b] = sides.map(waits);
  if (a && !b) return 0;
  if (b) return 1;
  if (sides[1].base) return 1;
  return sides[0].base ? 0 : null;
}

/**
 * Returns the set-up steps in an order in which each step has the information it needs (AX-9.2 to AX-9.6, AX-10):
 * fleets, edges, base, deployment, carrier. A side that may not use the enemy's goal edge chooses its edge last.
 */
export function orderFor(sides: Sides): string[] {
  const second = secondOf(sides);
  const order: string[] = [];
  const add = (who: 0 | 1, step: string, wanted: boolean): void => {
    if (wanted) order.push(`${who}.${step}`);
  };
  if (sides.every((side) => side.fleet === null)) order.push("both.fleet");
  else for (const s of [0, 1] as const) add(s, "fleet", sides[s].fleet === null);
  if (second === null) {
    for (const s of [0, 1] as const) add(s, "edge", choosesEdge(sides[s]));
    order.push("both.deploy");
    for (const s of [0, 1] as const) add(s, "carrier", sides[s].carrier);
    return order;
  }
  const first = second === 0 ? 1 : 0;
  const { zone } = sides[second];
  const late = zone.kind === "edge" && zone.notGoalOf !== undefined && sides[first].base === null;
  add(first, "edge", choosesEdge(sides[first]));
  add(second, "edge", choosesEdge(sides[second]) && !late);
  for (const s of [0, 1] as const) add(s, "base", sides[s].base !== null);
  add(first, "deploy", true);
  add(first, "carrier", sides[first].carrier);
  add(second, "edge", choosesEdge(sides[second]) && late);
  add(second, "deploy", true);
  add(second, "carrier", sides[second].carrier);
  return order;
}
