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

/** Start places worth comparing, buildings bought in one turn. */
const PLACES = 3;
const BUILDINGS = 3;

/** How good a place is to put units: near what is wanted, and beside those that already stand there. */
function placeScore(t: StateWE, b: CompiledModule, s: number, at: number): number {
  const chart = chartOf(b);
  let near = 99;
  for (const to of prizesOf(b).all) if (t.marker[to] !== s) near = Math.min(near, chart[at * b.T + to] as number);
  const faction = factionOf(t, b, s) * b.U;
  let force = 0;
  for (const unit of stackAt(t, b, at, s)) force += b.force[faction + typeOf(unit)] as number;
  return 3 / (1 + near) + 0.04 * Math.min(40, force) + (t.home[s] === at ? 0.3 : 0);
}

/** Points a building brings a turn or saves: what is printed beside the territory's features, and a garrison. */
function buildingScore(b: CompiledModule, t: StateWE, act: Build): number {
  const at = b.numberOf.get(act.at) as number;
  const building = b.buildings[b.buildingNo.get(act.building) as number];
  let printed = 0;
  for (const f of b.features) printed += f.revenue[t.feature[at * b.F + f.no] as number] ?? 0;
  const claims = b.module.control.building === act.building ? 3 : 0;
  return claims + printed - 0.3 * (building?.cost ?? 0) + (building?.startsUnits ? 0.5 : 0);
}

/** Lists worth a look: units first at one of the best places, buildings first, fortifications first, or nothing. */
export function shoppingLists(
  t: StateWE,
  b: CompiledModule,
  s: number,
  acts: readonly BuyAct[],
  w: Weights,
): ShoppingList[] {
  const buys = acts.filter((act): act is Buy => act.do === "buy");
  const builds = acts
    .filter((act): act is Build => act.do === "build")
    .toSorted((x, y) => buildingScore(b, t, y) - buildingScore(b, t, x));
  const isFort = (act: Buy): boolean => b.units[b.unitNo.get(act.unit) as number]?.fort === true;
  const forts = buys.filter(isFort);
  const places = [...new Set(buys.filter((act) => !isFort(act)).map(({ at }) => at))]
    .toSorted(
      (x, y) => placeScore(t, b, s, b.numberOf.get(y) as number) - placeScore(t, b, s, b.numberOf.get(x) as number),
    )
    .slice(0, PLACES);
  const list = (first: readonly BuyAct[], place: string | undefined, score: number): ShoppingList => ({
    acts: filled(t, b, s, first, place, builds, w),
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

/** A list filled up with units, dear ones first, and then with buildings as far as the treasury goes. */
function filled(
  t: StateWE,
  b: CompiledModule,
  s: number,
  first: readonly BuyAct[],
  place: string | undefined,
  builds: readonly Build[],
  w: Weights,
): BuyAct[] {
  let left = t.treasury[s] as number;
  const costOf = (act: BuyAct): number =>
    act.do === "buy"
      ? priceOf(t, b, s, b.unitNo.get(act.unit) as number)
      : act.do === "build"
        ? (b.buildings[b.buildingNo.get(act.building) as number]?.cost ?? 0)
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
    const units = t.recruits.filter((type) => !b.units[type]?.fort);
    for (const type of units.toSorted((x, y) => priceOf(t, b, s, y) - priceOf(t, b, s, x)))
      take({ do: "buy", unit: b.units[type]?.id as string, at: place });
  }
  let built = 0;
  for (const build of builds) {
    if (built >= BUILDINGS || first.includes(build)) continue;
    // What brings nothing for a long time is for those who do not know what to do with their points.
    if (buildingScore(b, t, build) < 0 && left < w.useful + costOf(build)) continue;
    if (take(build)) built++;
  }
  acts.push({ do: "done" });
  return acts;
}
