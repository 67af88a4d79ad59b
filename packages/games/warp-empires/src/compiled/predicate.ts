/** Compiles conditions of a module to functions of a side, its opponent and a territory (rules.md, B.2). */
import type { Predicate, Resolved } from "../module/resolved.ts";
import { claimsButForBuilding } from "../calc/claims.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";
import type { CompiledModule } from "./index.ts";
import type { Unit } from "./units.ts";

/** `foe` is NONE if there is no opponent. */
export type Test = (t: StateWE, compiled: CompiledModule, site: number, own: number, foe: number) => boolean;

interface Names {
  readonly module: Resolved;
  readonly units: readonly Unit[];
  readonly featureNo: ReadonlyMap<string, number>;
  readonly buildingNo: ReadonlyMap<string, number>;
}
type Makers = { readonly [K in keyof Predicate]-?: (value: NonNullable<Predicate[K]>, names: Names) => Test };

const stackOf = (t: StateWE, compiled: CompiledModule, at: number, seat: number): readonly number[] =>
  seat === NONE ? [] : (t.stacks[at * compiled.N + seat] as readonly number[]);

const hasTag =
  (units: readonly Unit[], tag: string) =>
  (stack: readonly number[]): boolean => {
    for (const unit of stack) if (units[typeOf(unit)]?.tags.has(tag)) return true;
    return false;
  };

const makers: Makers = {
  all: (list, names) => {
    const tests = list.map((p) => compile(p, names));
    return (t, compiled, site, own, foe) => tests.every((test) => test(t, compiled, site, own, foe));
  },
  any: (list, names) => {
    const tests = list.map((p) => compile(p, names));
    return (t, compiled, site, own, foe) => tests.some((test) => test(t, compiled, site, own, foe));
  },
  not: (p, names) => {
    const test = compile(p, names);
    return (t, compiled, site, own, foe) => !test(t, compiled, site, own, foe);
  },
  siteIs: (what) => {
    if (what === "home") return (_t, compiled, site) => compiled.isHome[site] === true;
    if (what === "revenue") return (_t, compiled, site) => compiled.ground[site]?.revenue === true;
    if (what === "fortificationSite") return (_t, compiled, site) => compiled.ground[site]?.fortSite === true;
    return (_t, compiled, site) => compiled.ground[site]?.terrain === what;
  },
  siteHas: (what, { featureNo, buildingNo }) => {
    if (what.startsWith("building:")) {
      const no = buildingNo.get(what.slice("building:".length)) ?? NONE;
      return (t, compiled, site) => no !== NONE && (t.building[site * compiled.B + no] as number) > 0;
    }
    const no = featureNo.get(what) ?? NONE;
    return (t, compiled, site) => no !== NONE && (t.feature[site * compiled.F + no] as number) > 0;
  },
  siteControlledBy: (who) => (t, _b, site, own, foe) => {
    const marker = t.marker[site] as number;
    if (who === "self") return marker === own;
    return who === "none" ? marker === NONE : foe === NONE ? marker !== NONE && marker !== own : marker === foe;
  },
  siteNeutral: (neutral) => (t, _b, site) => (t.marker[site] === NONE) === neutral,
  siteClaimable: (wanted) => (t, compiled, site, own) => wanted && claimsButForBuilding(t, compiled, site, own),
  ownHasTag: (tag, { units }) => {
    const has = hasTag(units, tag);
    return (t, compiled, site, own) => has(stackOf(t, compiled, site, own));
  },
  foeHasTag: (tag, { units }) => {
    const has = hasTag(units, tag);
    return (t, compiled, site, _own, foe) => has(stackOf(t, compiled, site, foe));
  },
  ownHasUnit: (ids, { units }) => {
    const wanted = new Set(units.filter(({ id }) => ids.includes(id)).map(({ no }) => no));
    return (t, compiled, site, own) => stackOf(t, compiled, site, own).some((unit) => wanted.has(typeOf(unit)));
  },
  ownUnitsMin: (n) => (t, compiled, site, own) => stackOf(t, compiled, site, own).length >= n,
  ownTagMax:
    ({ tag, max }, { units }) =>
    (t, compiled, site, own) => {
      let n = 0;
      for (const unit of stackOf(t, compiled, site, own)) if (units[typeOf(unit)]?.tags.has(tag)) n++;
      return n <= max;
    },
  foeStackAbsent: (absent) => (t, compiled, site, own) => {
    for (let s = 0; s < compiled.N; s++) if (s !== own && stackOf(t, compiled, site, s).length > 0) return !absent;
    return absent;
  },
  adjacentOwnTag: (tag, { units }) => {
    const has = hasTag(units, tag);
    return (t, compiled, site, own) =>
      (compiled.near[site] as readonly number[]).some((at) => has(stackOf(t, compiled, at, own)));
  },
  adjacentControlled: (terrain) => (t, compiled, site, own) =>
    (compiled.near[site] as readonly number[]).some(
      (at) => t.marker[at] === own && compiled.ground[at]?.terrain === terrain,
    ),
  ownHome: (wanted) => (t, compiled, site, own) =>
    (compiled.isHome[site] === true &&
      t.marker[site] === own &&
      (t.home[own] === site || compiled.module.recruit.capturedHomeStartsUnits)) === wanted,
  ownFortification:
    (wanted, { units }) =>
    (t, compiled, site, own) =>
      stackOf(t, compiled, site, own).some((unit) => {
        const u = units[typeOf(unit)];
        return u?.fort === true && u.startsUnits;
      }) === wanted,
  ownBuilding: (id, { buildingNo }) => {
    const no = buildingNo.get(id) ?? NONE;
    return (t, compiled, site, own, foe) =>
      no !== NONE &&
      t.marker[site] === own &&
      (t.building[site * compiled.B + no] as number) > 0 &&
      compiled.buildings[no]?.functions(t, compiled, site, own, foe) === true;
  },
  ownRevenueTerritory: (wanted) => (t, compiled, site, own) =>
    (compiled.ground[site]?.revenue === true && t.marker[site] === own) === wanted,
};

/** Compiles a condition to a function; all its keys must hold. */
export function compile(predicate: Predicate, names: Names): Test {
  const tests = (Object.keys(predicate) as (keyof Predicate)[]).map((key) =>
    (makers[key] as (value: unknown, names: Names) => Test)(predicate[key], names),
  );
  if (tests.length === 1) return tests[0] as Test;
  return (t, compiled, site, own, foe) => tests.every((test) => test(t, compiled, site, own, foe));
}
