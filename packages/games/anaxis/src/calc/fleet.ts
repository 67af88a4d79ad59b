/** Cost and limits of fleets (AX-8.1, AX-8.2, AX-9.2). */
import type { ClassId, Side } from "../acts.ts";
import { matchSetupOf } from "../match-setup.ts";
import type { StateAx } from "../state.ts";

/** Returns the ship points of a list of classes. */
export function costOf(t: StateAx, ships: readonly ClassId[]): number {
  const { classes, index } = matchSetupOf(t.options);
  return ships.reduce((sum, id) => sum + (classes[index.get(id) ?? -1]?.cost ?? 0), 0);
}

/**
 * Returns the most Cinema Points that a side may buy: a quarter of a skirmish's limit, else two per point (AX-8.2,
 * AX-10.1).
 */
export function cpCap(t: StateAx, side: Side): number {
  const { scenario } = matchSetupOf(t.options);
  const points = scenario.sides[side].points;
  const capped = scenario.id === "skirmish" && t.options["ax.cpCap"] === "quarter";
  return capped ? Math.floor(points / 4) : points * 2;
}

/** Returns the races that a side may choose from. */
export function racesFor(t: StateAx, side: Side): string[] {
  const { scenario, classes } = matchSetupOf(t.options);
  const all = [...new Set(classes.map((c) => c.race))].filter((race) => race !== "");
  const { race } = scenario.sides[side];
  if (typeof race === "object") return all.filter((id) => id !== race.except);
  return race === "any" ? all : [race];
}
