/** Which seat may hold a territory: garrisons (WE-9.2) and the Control phase (WE-13). */
import type { CompiledModule } from "../compiled/index.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";

/** Whether the controller's marker there defends itself, with or without units (WE-9.2). */
export function defended(t: StateWE, b: CompiledModule, at: number): boolean {
  const owner = t.marker[at] as number;
  if (owner === NONE) return false;
  for (const m of b.garrison) if (m.when(t, b, at, owner, NONE)) return true;
  return false;
}

/** Why the active seat would not mark a territory in its Control phase; undefined when it would. */
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

/** Everything WE-13.2 asks, but not the building of WE-13.3. */
export function noClaimButBuilding(t: StateWE, b: CompiledModule, at: number, seat: number): NoClaim | undefined {
  const ground = b.ground[at];
  if (!ground?.markable) return "ground";
  if ((t.stacks[at * b.N + seat] as number[]).length === 0) return "absent";
  if (ground.explorable && t.explored[at] === 0) return "unexplored";
  if (blocked(t, b, at)) return "feature";
  for (let s = 0; s < b.N; s++)
    if (s !== seat && (t.stacks[at * b.N + s] as number[]).length > 0 && !fallsTo(t, b, at, s, seat)) return "foe";
  if ((t.mission[at] as number) & (1 << seat)) return "mission";
  const owner = t.marker[at] as number;
  const { control } = b.module;
  if (owner !== NONE && owner !== seat && control.garrisonNeedsVictory && t.subdued[at] !== seat && defended(t, b, at))
    return "garrison";
  if (owner === NONE && t.subdued[at] !== seat && has(t, b, at, control.neutralFeatureNeedsConquest)) return "neutral";
  return undefined;
}

/**
 * Whether a stack does not hold a territory against a claim: it is nothing but fortifications that a card left standing
 * where the claimer has won (WE-9.17, WE-13.2). They fall when the marker is placed.
 */
export const fallsTo = (t: StateWE, b: CompiledModule, at: number, owner: number, claimer: number): boolean =>
  b.fortificationsMayStay &&
  t.subdued[at] === claimer &&
  t.marker[at] === owner &&
  (t.stacks[at * b.N + owner] as number[]).every((unit) => b.units[typeOf(unit)]?.fort === true);

export function noClaim(t: StateWE, b: CompiledModule, at: number, seat: number): NoClaim | undefined {
  const why = noClaimButBuilding(t, b, at, seat);
  if (why) return why;
  const { needsBuilding, building } = b.module.control;
  if (!needsBuilding || building === null || b.isHome[at]) return undefined;
  const no = b.buildingNo.get(building);
  if (no !== undefined && (t.building[at * b.B + no] as number) > 0) return undefined;
  // A territory with a neutral feature pays without a building (WE-13.3).
  return has(t, b, at, b.module.control.neutralFeatureNeedsConquest) ? undefined : "building";
}

export const claimsButForBuilding = (t: StateWE, b: CompiledModule, at: number, seat: number): boolean =>
  noClaimButBuilding(t, b, at, seat) === undefined;

/** True for an unsolved challenge that blocks all control markers (WE-7.6). */
export function blocked(t: StateWE, b: CompiledModule, at: number): boolean {
  if (has(t, b, at, b.module.control.blockedByFeature)) return true;
  for (const { blocksControlWhileUnresolved, feature } of b.module.challenges)
    if (blocksControlWhileUnresolved && hasFeature(t, b, at, feature)) return true;
  return false;
}

export function hasFeature(t: StateWE, b: CompiledModule, at: number, id: string): boolean {
  const no = b.featureNo.get(id);
  return no !== undefined && (t.feature[at * b.F + no] as number) > 0;
}

const has = (t: StateWE, b: CompiledModule, at: number, ids: readonly string[]): boolean => {
  for (const id of ids) if (hasFeature(t, b, at, id)) return true;
  return false;
};
