/** What fleets cost and may hold (AX-8.1, AX-8.2, AX-9.2). */
import type { ClassId, Side } from "../acts.ts";
import { matchSetupOf } from "../match-setup.ts";
import type { StateAx } from "../state.ts";

/** Ship points of a list of classes. */
export function costOf(t: StateAx, ships: readonly ClassId[]): number {
  const { classes, index } = matchSetupOf(t.options);
  return ships.reduce((sum, id) => sum + (classes[index.get(id) ?? -1]?.cost ?? 0), 0);
}

/** Most Cinema Points a side may buy: a quarter of the limit in a skirmish, else what the points allow (AX-8.2, AX-10.1). */
export function cpCap(t: StateAx, side: Side): number {
  const { scenario } = matchSetupOf(t.options);
  const points = scenario.sides[side].points;
  const capped = scenario.id === "skirmish" && t.options["ax.cpCap"] === "quarter";
  return capped ? Math.floor(points / 4) : points * 2;
}

/** Races a side may choose from. */
export function racesFor(t: StateAx, side: Side): string[] {
  const { scenario, classes } = matchSetupOf(t.options);
  const all = [...new Set(classes.map((c) => c.race))].filter((race) => race !== "");
  const { race } = scenario.sides[side];
  if (typeof race === "object") return all.filter((one) => one !== race.except);
  return race === "any" ? all : [race];
}
