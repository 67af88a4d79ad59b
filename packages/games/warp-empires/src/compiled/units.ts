/** Compiled unit types. */
import type { Resolved } from "../module/resolved.ts";

/** Carried by the others of its group (WE-5.5). */
export const CARRIED = -1;

export interface Unit {
  readonly no: number;
  readonly id: string;
  readonly name: string;
  readonly force: number;
  readonly cost: number;
  /** Spaces in one move, 0 for none, or CARRIED. */
  readonly speed: number;
  readonly passes: boolean;
  readonly leader: boolean;
  readonly fort: boolean;
  readonly startsUnits: boolean;
  readonly tags: ReadonlySet<string>;
}

export const compileUnits = (module: Resolved): Unit[] =>
  module.units.map((u, no) => {
    const speed = module.movement.speeds[u.move];
    const fort = u.tags.includes("fortification");
    return {
      no,
      id: u.id,
      name: u.name,
      force: u.force,
      cost: u.cost,
      speed: fort ? 0 : speed?.spaces === "group" ? CARRIED : (speed?.spaces ?? 0),
      passes: speed?.passesStacks ?? false,
      leader: u.tags.includes("leader"),
      fort,
      startsUnits: u.startsUnits,
      tags: new Set(u.tags),
    };
  });
