/** Which seat may hold a territory: garrisons (WE-9.2) and the Control phase (WE-13). */
import type { CompiledModule } from "../compiled/index.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";

/** True if the marker there defends itself, with or without units (WE-9.2). */
export function defended(t: StateWE, compiled: CompiledModule, at: number): boolean {
  const owner = t.marker[at] as number;
  if (owner === NONE) return false;
  for (const m of compiled.garrison) if (m.when(t, compiled, at, owner, NONE)) return true;
  return false;
}

/** Why the active seat cannot mark a territory in its Control phase; undefined if it can. */
export type NoClaim =
  | "ground"
  | "absent"
  | "unexplored"
  | "feature"
  | "foe"
  | "mission"
  | "garrison"
  | "neutral"
  | "building";

/** All conditions of WE-13.2, without the building of WE-13.3. */
export function noClaimButBuilding(
  t: StateWE,
  compiled: CompiledModule,
  at: number,
  seat: number,
): NoClaim | undefined {
  const ground = compiled.ground[at];
  if (!ground?.markable) return "ground";
  if ((t.stacks[at * compiled.N + seat] as readonly number[]).length === 0) return "absent";
  if (ground.explorable && t.explored[at] === 0) return "unexplored";
  if (blocked(t, compiled, at)) return "feature";
  for (let s = 0; s < compiled.N; s++)
    if (
      s !== seat &&
      (t.stacks[at * compiled.N + s] as readonly number[]).length > 0 &&
      !fallsTo(t, compiled, at, s, seat)
    )
      return "foe";
  if ((t.mission[at] as number) & (1 << seat)) return "mission";
  const owner = t.marker[at] as number;
  const { control } = compiled.module;
  if (
    owner !== NONE &&
    owner !== seat &&
    control.garrisonNeedsVictory &&
    t.subdued[at] !== seat &&
    defended(t, compiled, at)
  )
    return "garrison";
  if (owner === NONE && t.subdued[at] !== seat && has(t, compiled, at, control.neutralFeatureNeedsConquest))
    return "neutral";
  return undefined;
}

/**
 * True if a stack does not hold a territory against a claim, because it is only fortifications that a card spared
 * where the claimer won (WE-9.17, WE-13.2). They are destroyed when the marker is placed.
 */
export const fallsTo = (t: StateWE, compiled: CompiledModule, at: number, owner: number, claimer: number): boolean =>
  compiled.fortificationsMayStay &&
  t.subdued[at] === claimer &&
  t.marker[at] === owner &&
  (t.stacks[at * compiled.N + owner] as readonly number[]).every((unit) => compiled.units[typeOf(unit)]?.fort === true);

export function noClaim(t: StateWE, compiled: CompiledModule, at: number, seat: number): NoClaim | undefined {
  const why = noClaimButBuilding(t, compiled, at, seat);
  if (why) return why;
  const { needsBuilding, building } = compiled.module.control;
  if (!needsBuilding || building === null || compiled.isHome[at]) return undefined;
  const no = compiled.buildingNo.get(building);
  if (no !== undefined && (t.building[at * compiled.B + no] as number) > 0) return undefined;
  // A territory with a neutral feature pays without a building (WE-13.3).
  return has(t, compiled, at, compiled.module.control.neutralFeatureNeedsConquest) ? undefined : "building";
}

export const claimsButForBuilding = (t: StateWE, compiled: CompiledModule, at: number, seat: number): boolean =>
  noClaimButBuilding(t, compiled, at, seat) === undefined;

/** True for an unsolved challenge that blocks all control markers (WE-7.6). */
export function blocked(t: StateWE, compiled: CompiledModule, at: number): boolean {
  if (has(t, compiled, at, compiled.module.control.blockedByFeature)) return true;
  for (const { blocksControlWhileUnresolved, feature } of compiled.module.challenges)
    if (blocksControlWhileUnresolved && hasFeature(t, compiled, at, feature)) return true;
  return false;
}

export function hasFeature(t: StateWE, compiled: CompiledModule, at: number, id: string): boolean {
  const no = compiled.featureNo.get(id);
  return no !== undefined && (t.feature[at * compiled.F + no] as number) > 0;
}

const has = (t: StateWE, compiled: CompiledModule, at: number, ids: readonly string[]): boolean => {
  for (const id of ids) if (hasFeature(t, compiled, at, id)) return true;
  return false;
};
