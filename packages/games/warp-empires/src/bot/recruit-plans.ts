/** Complete plans for a Recruit phase: what is bought, in which order and where it is placed. */
import type { BuyAct } from "../acts.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { factionOf, priceOf, stackAt } from "../calc/stacks.ts";
import { type StateWE, typeOf } from "../state.ts";
import { chartOf, prizesOf } from "./map-distances.ts";
import type { Weights } from "./evaluation-weights.ts";

export interface ShoppingList {
  readonly acts: readonly BuyAct[];
  readonly score: number;
}
type Buy = Extract<BuyAct, { readonly do: "buy" }>;
type Build = Extract<BuyAct, { readonly do: "build" }>;

/** Number of start places to compare, and of buildings bought in one turn. */
const PLACES = 3;
const BUILDINGS = 3;

/** The value of a start place for units: near the seat's targets and beside its other units. */
function placeScore(t: StateWE, compiled: CompiledModule, s: number, at: number): number {
  const chart = chartOf(compiled);
  let near = 99;
  for (const to of prizesOf(compiled).all)
    if (t.marker[to] !== s) near = Math.min(near, chart[at * compiled.T + to] as number);
  const faction = factionOf(t, compiled, s) * compiled.U;
  let force = 0;
  for (const unit of stackAt(t, compiled, at, s)) force += compiled.force[faction + typeOf(unit)] as number;
  return 3 / (1 + near) + 0.04 * Math.min(40, force) + (t.home[s] === at ? 0.3 : 0);
}

/**
 * Points that a building brings or saves per turn: the revenue printed beside the territory's features, and a garrison.
 */
function buildingScore(compiled: CompiledModule, t: StateWE, act: Build): number {
  const at = compiled.numberOf.get(act.at) as number;
  const building = compiled.buildings[compiled.buildingNo.get(act.building) as number];
  let printed = 0;
  for (const f of compiled.features) printed += f.revenue[t.feature[at * compiled.F + f.no] as number] ?? 0;
  const claims = compiled.module.control.building === act.building ? 3 : 0;
  return claims + printed - 0.3 * (building?.cost ?? 0) + (building?.startsUnits ? 0.5 : 0);
}

/** Candidate plans: units first at one of the best places, buildings first, fortifications first, or nothing. */
export function shoppingLists(
  t: StateWE,
  compiled: CompiledModule,
  s: number,
  acts: readonly BuyAct[],
  w: Weights,
): ShoppingList[] {
  const buys = acts.filter((act): act is Buy => act.do === "buy");
  const builds = acts
    .filter((act): act is Build => act.do === "build")
    .toSorted((x, y) => buildingScore(compiled, t, y) - buildingScore(compiled, t, x));
  const isFort = (act: Buy): boolean => compiled.units[compiled.unitNo.get(act.unit) as number]?.fort === true;
  const forts = buys.filter(isFort);
  const places = [...new Set(buys.filter((act) => !isFort(act)).map(({ at }) => at))]
    .toSorted(
      (x, y) =>
        placeScore(t, compiled, s, compiled.numberOf.get(y) as number) -
        placeScore(t, compiled, s, compiled.numberOf.get(x) as number),
    )
    .slice(0, PLACES);
  const list = (first: readonly BuyAct[], place: string | undefined, score: number): ShoppingList => ({
    acts: filled(t, compiled, s, first, place, builds, w),
    score,
  });
  const lists = [
    ...places.map((place, i) => list([], place, 3 - 0.8 * i)),
    ...builds.slice(0, 2).map((build, i) => list([build], places[0], 2 - 0.5 * i)),
    ...forts.slice(0, 3).map((fort, i) => list([fort], places[0], 1.2 - 0.3 * i)),
  ];
  if (lists.length === 0 && builds.length === 0) return [];
  return [...lists, { acts: [{ do: "done" }], score: lists.length === 0 ? 0 : -3 }];
}

/** Completes a plan with units, the most expensive first, and then with buildings, as far as the treasury allows. */
function filled(
  t: StateWE,
  compiled: CompiledModule,
  s: number,
  first: readonly BuyAct[],
  place: string | undefined,
  builds: readonly Build[],
  w: Weights,
): BuyAct[] {
  let left = t.treasury[s] as number;
  const costOf = (act: BuyAct): number =>
    act.do === "buy"
      ? priceOf(t, compiled, s, compiled.unitNo.get(act.unit) as number)
      : act.do === "build"
        ? (compiled.buildings[compiled.buildingNo.get(act.building) as number]?.cost ?? 0)
        : 0;
  const acts: BuyAct[] = [];
  const take = (act: BuyAct): boolean => {
    if (costOf(act) > left) return false;
    left -= costOf(act);
    acts.push(act);
    return true;
  };
  for (const act of first) take(act);
  if (place !== undefined) {
    const units = t.recruits.filter((type) => !compiled.units[type]?.fort);
    for (const type of units.toSorted((x, y) => priceOf(t, compiled, s, y) - priceOf(t, compiled, s, x)))
      take({ do: "buy", unit: compiled.units[type]?.id as string, at: place });
  }
  let built = 0;
  for (const build of builds) {
    if (built >= BUILDINGS || first.includes(build)) continue;
    // A purchase that brings nothing for a long time is only for a treasury that has no better use.
    if (buildingScore(compiled, t, build) < 0 && left < w.useful + costOf(build)) continue;
    if (take(build)) built++;
  }
  acts.push({ do: "done" });
  return acts;
}
