/** Where units, fortifications and buildings may be placed, and what they cost (WE-11). */
import type { CompiledModule, Building } from "../compiled/index.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";
import { foeStackAt, stackAt } from "./stacks.ts";

/** Whether units of a seat may start there (WE-11.7). */
export function startsAt(t: StateWE, b: CompiledModule, at: number, s: number): boolean {
  // Every start place belongs to the seat, by its marker or by a unit.
  if (t.marker[at] !== s && stackAt(t, b, at, s).length === 0) return false;
  if (b.module.recruit.blockedByFoeStack && foeStackAt(t, b, at, s)) return false;
  return b.startAt(t, b, at, s, NONE);
}

export function startPlaces(t: StateWE, b: CompiledModule, s: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < b.T; at++) if (startsAt(t, b, at, s)) places.push(at);
  return places;
}

/** Where a fortification may be put (WE-11.10). */
export function fortSites(t: StateWE, b: CompiledModule, s: number, unit: number): number[] {
  const sites: number[] = [];
  for (let at = 0; at < b.T; at++) if (isFortSite(t, b, at, s, unit)) sites.push(at);
  return sites;
}

export function isFortSite(t: StateWE, b: CompiledModule, at: number, s: number, unit: number): boolean {
  if (b.ground[at]?.enter === "never") return false;
  const test = b.sites[unit];
  return test ? test(t, b, at, s, NONE) : startsAt(t, b, at, s);
}

/** Fortifications of a type left in the pile. This is public, because all others are visible (WE-11.10). */
export const fortsLeft = (t: StateWE, b: CompiledModule, s: number, unit: number): number =>
  t.pile[(b.piles === 1 ? 0 : s) * b.U + unit] as number;

/** Fortifications of a stack (WE-G.2). */
export const fortsIn = (b: CompiledModule, units: readonly number[]): number[] =>
  units.filter((unit) => b.units[typeOf(unit)]?.fort);

export const canBuild = (t: StateWE, b: CompiledModule, at: number, s: number, building: Building): boolean =>
  (t.building[at * b.B + building.no] as number) < building.max && building.requires(t, b, at, s, NONE);
