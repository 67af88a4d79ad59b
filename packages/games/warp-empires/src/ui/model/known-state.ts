/** Applies the rules' calculations to the part of the state that the reader knows, without guesses. */
import {
  type CompiledModule,
  compiledModuleOf,
  game,
  groundTerms,
  NONE,
  printedRevenue,
  type StateWE,
  territoryRevenue,
  unitTerms,
  upkeepSum,
  type ViewWE,
  controlled,
} from "@starboard/warp-empires";
import { seededDraws, type Seat, type Sum, type Term } from "@starboard/kernel";

export interface Known {
  readonly compiled: CompiledModule;
  /** The state, in which foreign stacks have only the units that the reader has seen there. */
  readonly state: StateWE;
}

const kept = new WeakMap<ViewWE, Known>();

/** Returns the part of the state that the viewer knows, cached by view. */
export function knownState(view: ViewWE, viewer: Seat | "public"): Known {
  const before = kept.get(view);
  if (before) return before;
  const compiled = compiledModuleOf(view.options);
  const state = game.determinize(view, viewer, seededDraws(1));
  for (const [at, territory] of view.territories.entries())
    for (const stack of territory.stacks) {
      if (stack.units) continue;
      state.stacks[at * compiled.N + stack.seat] = seenUnits(compiled, stack);
    }
  const made = { compiled, state };
  kept.set(view, made);
  return made;
}

/** The certain types of a foreign stack: the top, fortifications, and units that the viewer has seen. */
export function seenUnits(compiled: CompiledModule, stack: ViewWE["territories"][number]["stacks"][number]): number[] {
  const counts = new Map<string, number>(Object.entries(stack.seen));
  const atLeast = (unit: string, n: number): void => void counts.set(unit, Math.max(counts.get(unit) ?? 0, n));
  for (const unit of new Set(stack.fortifications.map((one) => one.unit)))
    atLeast(unit, stack.fortifications.filter((one) => one.unit === unit).length);
  atLeast(stack.top, 1);
  return [...counts].flatMap(([unit, n]) => new Array<number>(n).fill(compiled.unitNo.get(unit) ?? 0));
}

/** One side of a possible battle. */
export interface Outlook {
  readonly mine: Sum;
  readonly theirs: Sum;
  /** Number of unseen enemy units; their Force is not in the sum. */
  readonly unseen: number;
}

const sumOf = (terms: readonly Term[]): Sum => ({ total: terms.reduce((sum, { value }) => sum + value, 0), terms });

/**
 * Both sums if `units` (types) of `seat`, coming from `from`, attacked the seat `foe` at territory `at` now, before
 * cards.
 */
export function outlook(
  known: Known,
  view: ViewWE,
  seat: number,
  from: number,
  at: number,
  foe: number,
  units: readonly number[],
): Outlook {
  const { compiled, state } = known;
  const here = at * compiled.N + seat;
  const there = from * compiled.N + seat;
  const [before, home] = [state.stacks[here] as number[], state.stacks[there] as number[]];
  const rest = [...home];
  for (const unit of units) {
    const i = rest.findIndex((one) => (one & 63) === unit);
    if (i >= 0) rest.splice(i, 1);
  }
  state.stacks[there] = from === at ? home : rest;
  state.stacks[here] = from === at ? [...before] : [...units, ...before];
  const mine = sumOf([
    ...unitTerms(state, compiled, seat, state.stacks[here] as number[]),
    ...groundTerms(state, compiled, at, seat, foe),
  ]);
  const theirs =
    foe === NONE
      ? sumOf([])
      : sumOf([
          ...unitTerms(state, compiled, foe, state.stacks[at * compiled.N + foe] as number[]),
          ...groundTerms(state, compiled, at, foe, seat),
        ]);
  state.stacks[here] = before;
  state.stacks[there] = home;
  const stack = view.territories[at]?.stacks.find((one) => one.seat === foe);
  const unseen = stack ? stack.count - (state.stacks[at * compiled.N + foe] as number[]).length : 0;
  return { mine, theirs, unseen: Math.max(0, unseen) };
}

/** The revenue of every territory that a seat controls, in the order of the board. */
export function revenueRows(known: Known, seat: number): { readonly at: number; readonly sum: Sum }[] {
  const { compiled, state } = known;
  const rows: { at: number; sum: Sum }[] = [];
  for (let at = 0; at < compiled.T; at++)
    if (state.marker[at] === seat) rows.push({ at, sum: sumOf(territoryRevenue(state, compiled, at, seat)) });
  return rows.sort((a, b) => b.sum.total - a.sum.total || a.at - b.at);
}

/** Printed revenue of a seat, and the number of units it keeps at its next Upkeep phase (null without upkeep). */
export function incomeOf(known: Known, seat: number): { readonly revenue: Sum; readonly keeps: number | null } {
  const { compiled, state } = known;
  const revenue = printedRevenue(state, compiled, seat);
  return { revenue, keeps: upkeepSum(state, compiled, seat)?.total ?? null };
}

/** Force of one unit type for a seat. */
export const unitForce = (known: Known, seat: number, unit: string): number => {
  const { compiled, state } = known;
  const faction = state.faction[seat] as number;
  const row = faction === NONE ? compiled.factions.length - 1 : faction;
  return compiled.force[row * compiled.U + (compiled.unitNo.get(unit) ?? 0)] ?? 0;
};
/** Price of one unit type for a seat. */
export const unitPrice = (known: Known, seat: number, unit: string): number => {
  const { compiled, state } = known;
  const faction = state.faction[seat] as number;
  const row = faction === NONE ? compiled.factions.length - 1 : faction;
  return compiled.price[row * compiled.U + (compiled.unitNo.get(unit) ?? 0)] ?? 0;
};

/** The unit types of a selection, each as often as it was selected. */
export const typesOf = (compiled: CompiledModule, units: Readonly<Record<string, number>>): number[] =>
  Object.entries(units).flatMap(([unit, n]) => new Array<number>(n).fill(compiled.unitNo.get(unit) ?? 0));

/** The number of counted territories that a seat controls or is ahead by, and of all counted territories. */
export function share(known: Known, seat: number): { readonly held: number; readonly of: number } {
  const { compiled, state } = known;
  return { held: controlled(state, compiled, seat), of: compiled.counted.length };
}
