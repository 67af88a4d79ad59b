/** The units with the most Force that the treasury can pay (WE-11.1), and the buildings that raise revenue the most (WE-11.8). */
import type { AnyGame } from "@starboard/kernel";
import type { ProvedPuzzle, PuzzleProver } from "@starboard/kit";
import { printedRevenue } from "../../calc/revenue.ts";
import { canBuild, fortSites, startPlaces } from "../../calc/recruits.ts";
import { activeOf, forceOf, priceOf, tally } from "../../calc/stacks.ts";
import type { CompiledModule } from "../../compiled/index.ts";
import { compiledModuleOf } from "../../match-setup.ts";
import type { StateWE } from "../../state.ts";
import { bestChoices, type Choices, countsKey, puzzleOfChoices } from "./choices.ts";

const DONE = { do: "done" } as const;
const FEWEST_UNITS = 3;
/** More buildings than this make too many sets. */
const MOST_BUILDINGS = 5;

const isBuying = (t: StateWE): boolean => t.flow.stack.at(-1)?.step === "recruitBuy";

interface Bought {
  /** By unit type: how many of the drawn are left. */
  readonly left: readonly number[];
  readonly money: number;
  readonly force: number;
}

/** Types that can be bought: those that may start somewhere. */
function buyable(t: StateWE, compiled: CompiledModule, by: number): Set<number> {
  const hasPlace = startPlaces(t, compiled, by).length > 0;
  return new Set(
    t.recruits.filter((type) => (compiled.units[type]?.fort ? fortSites(t, compiled, by, type).length > 0 : hasPlace)),
  );
}

function purchases(t: StateWE, compiled: CompiledModule, by: number): Choices<Bought> {
  const types = buyable(t, compiled, by);
  return {
    key: (s) => countsKey(s.left),
    items: (s) =>
      [...types].flatMap((type) => {
        const price = priceOf(t, compiled, by, type);
        if ((s.left[type] as number) === 0 || price > s.money) return [];
        const left = s.left.with(type, (s.left[type] as number) - 1);
        const next = { left, money: s.money - price, force: s.force + forceOf(t, compiled, by, type) };
        return [{ act: { do: "buy", unit: compiled.units[type]?.id as string } as never, next }];
      }),
    worth: (s) => s.force,
  };
}

function proveForce(state: StateWE): ProvedPuzzle | undefined {
  if (!isBuying(state)) return undefined;
  const compiled = compiledModuleOf(state.options);
  const by = activeOf(state);
  const { recruits } = state;
  if (compiled.module.recruit.fortifications !== "drawn" || recruits.length < FEWEST_UNITS) return undefined;
  const money = state.treasury[by] as number;
  const cost = recruits.reduce((sum, type) => sum + priceOf(state, compiled, by, type), 0);
  // Who can buy everything draws more, and dice decide how much that is.
  if (cost <= money) return undefined;
  const found = bestChoices(purchases(state, compiled, by), { left: tally(compiled, recruits), money, force: 0 });
  if (!found || found.most === 0 || found.ways.every((way) => way.length < 2)) return undefined;
  const about = { money, force: found.most };
  const stops = { reason: "nothing", rule: "WE-11.6", about, acts: [DONE] };
  const hasFort = found.ways[0]?.some((act) => compiled.units[unitOf(compiled, act)]?.fort) ?? false;
  const isPricey = found.wrong.some(
    ({ acts }) => acts.length === 1 && isDearest(state, compiled, by, acts[0] as never),
  );
  const puzzle = puzzleOfChoices(found, {
    about,
    themes: ["purchase", ...(hasFort ? ["fortification"] : []), ...(isPricey ? ["dearest-is-wrong"] : [])],
    reason: ({ most }) => ({ reason: "lessForce", rule: "WE-11.3", about: { most, force: found.most } }),
    more: [stops],
  });
  return (
    puzzle && {
      ...puzzle,
      solution: puzzle.solution.map((act) => ({ ...act, at: placeFor(state, compiled, by, act) })),
    }
  );
}

/** A territory where a unit can start. */
function placeFor(t: StateWE, compiled: CompiledModule, by: number, act: object): string {
  const type = unitOf(compiled, act);
  const places = compiled.units[type]?.fort ? fortSites(t, compiled, by, type) : startPlaces(t, compiled, by);
  return compiled.ids[places[0] ?? 0] as string;
}

const unitOf = (compiled: CompiledModule, act: object): number =>
  compiled.unitNo.get((act as { readonly unit: string }).unit) ?? -1;
const isDearest = (t: StateWE, compiled: CompiledModule, by: number, act: object): boolean =>
  priceOf(t, compiled, by, unitOf(compiled, act)) ===
  Math.max(
    ...t.recruits.map((type) => priceOf(t, compiled, by, type)).filter((price) => price <= (t.treasury[by] as number)),
  );

interface Built {
  readonly state: StateWE;
  readonly money: number;
}

function proveRevenue(game: AnyGame, state: StateWE): ProvedPuzzle | undefined {
  if (!isBuying(state)) return undefined;
  const compiled = compiledModuleOf(state.options);
  const by = activeOf(state);
  const money = state.treasury[by] as number;
  const cheapest = Math.min(...compiled.buildings.map(({ cost }) => cost));
  if (compiled.buildings.length === 0 || money < cheapest || money >= cheapest * (MOST_BUILDINGS + 1)) return undefined;
  const clone = (t: StateWE): StateWE => game.clone(t as never) as unknown as StateWE;
  const choices: Choices<Built> = {
    key: ({ state: t }) => countsKey(t.building),
    items: ({ state: t, money: left }) =>
      compiled.buildings.flatMap((building) => {
        if (building.cost > left) return [];
        const sites = compiled.ids
          .map((_, at) => at)
          .filter((at) => t.marker[at] === by && canBuild(t, compiled, at, by, building));
        return sites.map((at) => {
          const after = clone(t);
          const i = at * compiled.B + building.no;
          after.building = after.building.with(i, (after.building[i] as number) + 1);
          const act = { do: "build", building: building.id, at: compiled.ids[at] as string } as never;
          return { act, next: { state: after, money: left - building.cost } };
        });
      }),
    worth: ({ state: t }) => printedRevenue(t, compiled, by).total,
  };
  const now = printedRevenue(state, compiled, by).total;
  const found = bestChoices(choices, { state, money });
  if (!found || found.most <= now) return undefined;
  const about = { money, revenue: found.most, now };
  const first = found.ways[0] ?? [];
  return puzzleOfChoices(found, {
    about,
    themes: ["revenue", first.length > 1 ? "several-buildings" : "one-building"],
    reason: ({ most, acts, state: { state: after } }) => {
      const isUseless = acts.length === 1 && printedRevenue(after, compiled, by).total === now;
      return isUseless
        ? { reason: "noRevenue", rule: "WE-10.3", about: { most, revenue: found.most } }
        : { reason: "lessRevenue", rule: "WE-10.1", about: { most, revenue: found.most } };
    },
    more: [{ reason: "nothing", rule: "WE-11.6", about, acts: [DONE] }],
  });
}

export const mostForce: PuzzleProver<StateWE> = { family: "most-force", prove: (_game, state) => proveForce(state) };
export const bestBuilding: PuzzleProver<StateWE> = { family: "best-building", prove: proveRevenue };
