/** Where units, fortifications and buildings may be placed, and what they cost (WE-11). */
import type { CompiledModule, Building } from "../compiled/index.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";
import { foeStackAt, stackAt } from "./stacks.ts";

/** Whether units of a seat may start there (WE-11.7). */
export function startsAt(t: StateWE, compiled: CompiledModule, at: number, s: number): boolean {
  // Every start place belongs to the seat, by its marker or by a unit.
  if (t.marker[at] !== s && stackAt(t, compiled, at, s).length === 0) return false;
  if (compiled.module.recruit.blockedByFoeStack && foeStackAt(t, compiled, at, s)) return false;
  return compiled.startAt(t, compiled, at, s, NONE);
}

export function startPlaces(t: StateWE, compiled: CompiledModule, s: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < compiled.T; at++) if (startsAt(t, compiled, at, s)) places.push(at);
  return places;
}

/** Where a fortification may be placed (WE-11.10). */
export function fortSites(t: StateWE, compiled: CompiledModule, s: number, unit: number): number[] {
  const sites: number[] = [];
  for (let at = 0; at < compiled.T; at++) if (isFortSite(t, compiled, at, s, unit)) sites.push(at);
  return sites;
}

export function isFortSite(t: StateWE, compiled: CompiledModule, at: number, s: number, unit: number): boolean {
  if (compiled.ground[at]?.enter === "never") return false;
  const test = compiled.sites[unit];
  return test ? test(t, compiled, at, s, NONE) : startsAt(t, compiled, at, s);
}

/** Fortifications of a type left in the pile. This is public, because all others are visible (WE-11.10). */
export const fortsLeft = (t: StateWE, compiled: CompiledModule, s: number, unit: number): number =>
  t.pile[(compiled.piles === 1 ? 0 : s) * compiled.U + unit] as number;

/** Fortifications of a stack (WE-G.2). */
export const fortsIn = (compiled: CompiledModule, units: readonly number[]): number[] =>
  units.filter((unit) => compiled.units[typeOf(unit)]?.fort);

export const canBuild = (t: StateWE, compiled: CompiledModule, at: number, s: number, building: Building): boolean =>
  (t.building[at * compiled.B + building.no] as number) < building.max && building.requires(t, compiled, at, s, NONE);
