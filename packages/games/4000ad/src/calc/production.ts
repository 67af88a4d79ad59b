/** Production: the new ships of a round, with their terms (AD-6.2.3). */
import type { RuleId } from "@starboard/kernel";
import type { Power } from "../acts.ts";
import { mapOf, starId } from "../data/map.ts";
import { homeOf, possessesHome } from "../powers.ts";
import type { State4000, Term } from "../state.ts";
import { drawerOf } from "./drawing.ts";

export interface Production {
  readonly ships: number;
  readonly population: number;
  readonly materials: number;
  /** Stars where new ships may be placed, ascending; empty when nothing can be built. */
  readonly sites: readonly number[];
  /** One term per symbol drawn, then the smaller of the two sums, then the deduction if there is no building site. */
  readonly terms: readonly Term[];
}

/** Returns the rule by which a power draws a star: home, sole possession, agreement or captured home star (AD-8.2). */
function drawRule(t: State4000, p: Power, s: number): RuleId {
  if (t.home[p] === s) return "AD-8.3";
  const owner = homeOf(t, s);
  if (owner >= 0 && t.alive[owner] === 1) return "AD-8.2";
  for (let q = 0; q < t.P; q++) if (q !== p && (t.ships[s * t.P + q] as number) > 0) return "AD-9.4.2";
  return "AD-6.2.3.a";
}

/** Returns the stars where a power may place new ships now (AD-6.2.3.1, AD-6.2.3.2). */
export function buildSites(t: State4000, p: Power): number[] {
  const home = t.home[p] as number;
  if (t.options["ad.buildAt"] === "home") return possessesHome(t, p) ? [home] : [];
  const map = mapOf(t.options);
  const sites: number[] = [];
  for (let s = 0; s < t.S; s++) {
    if (s === home ? possessesHome(t, p) : canBuild(s)) sites.push(s);
  }
  return sites;

  function canBuild(s: number): boolean {
    if (map.population[s] !== 1 || map.materials[s] !== 1) return false;
    if ((t.ships[s * t.P + p] as number) === 0 || drawerOf(t, s) !== p) return false;
    // AD-8.2 forbids production at the captured home star of a living power.
    const owner = homeOf(t, s);
    return owner < 0 || t.alive[owner] !== 1;
  }
}

/** Returns symbols drawn and ships built in this round: the smaller of the two sums, or 0 without a building site. */
export function production(t: State4000, p: Power): Production {
  const map = mapOf(t.options);
  const terms: Term[] = [];
  let population = 0;
  let materials = 0;
  for (let s = 0; s < t.S; s++) {
    const o = map.population[s] as number;
    const m = map.materials[s] as number;
    if (o + m === 0 || drawerOf(t, s) !== p) continue;
    const rule = drawRule(t, p, s);
    const about = { star: starId(map, s) };
    if (o === 1) terms.push({ rule, what: "population", value: 1, about });
    if (m === 1) terms.push({ rule, what: "materials", value: 1, about });
    population += o;
    materials += m;
  }
  const pairs = Math.min(population, materials);
  const sites = buildSites(t, p);
  terms.push({ rule: "AD-6.2.3", what: "pairs", value: pairs, about: { population, materials } });
  if (sites.length === 0 && pairs > 0)
    terms.push({
      rule: t.options["ad.buildAt"] === "home" ? "AD-8.1" : "AD-6.2.3.2",
      what: "noSite",
      value: -pairs,
    });
  return { ships: sites.length > 0 ? pairs : 0, population, materials, sites, terms };
}

/** Returns only `[population, materials]`, for bots and the production step. */
export function drawn(t: State4000, p: Power): readonly [population: number, materials: number] {
  const map = mapOf(t.options);
  let population = 0;
  let materials = 0;
  for (let s = 0; s < t.S; s++) {
    if (t.home[p] !== s && (t.ships[s * t.P + p] as number) === 0) continue;
    const o = map.population[s] as number;
    const m = map.materials[s] as number;
    if (o + m === 0 || drawerOf(t, s) !== p) continue;
    population += o;
    materials += m;
  }
  return [population, materials];
}
