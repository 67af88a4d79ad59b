/** Calculations of the rules on the state as far as the reader knows it, with nothing guessed. */
import {
  type CompiledModule,
  compiledModuleOf,
  game,
  groundTerms,
  groupSpeed,
  type March,
  nextSteps,
  NONE,
  printedRevenue,
  stepCost,
  type StateWE,
  territoryRevenue,
  unitTerms,
  upkeepSum,
  type ViewWE,
} from "@starboard/warp-empires";
import { seededDraws, type Seat, type Sum, type Term } from "@starboard/kernel";

export interface Known {
  readonly book: CompiledModule;
  /** Foreign stacks hold only units the reader has seen there; the rest is left out. */
  readonly state: StateWE;
}

const kept = new WeakMap<ViewWE, Known>();

/** Returns the state as far as the viewer knows it, cached by view. */
export function knownState(view: ViewWE, viewer: Seat | "public"): Known {
  const before = kept.get(view);
  if (before) return before;
  const book = compiledModuleOf(view.options);
  const state = game.determinize(view, viewer, seededDraws(1));
  for (const [at, territory] of view.territories.entries())
    for (const stack of territory.stacks) {
      if (stack.units) continue;
      state.stacks[at * book.N + stack.seat] = seenUnits(book, stack);
    }
  const made = { book, state };
  kept.set(view, made);
  return made;
}

/** Types of a foreign stack that are certain: the top, fortifications, and what was looked at. */
export function seenUnits(book: CompiledModule, stack: ViewWE["territories"][number]["stacks"][number]): number[] {
  const counts = new Map<string, number>(Object.entries(stack.seen));
  const atLeast = (unit: string, n: number): void => void counts.set(unit, Math.max(counts.get(unit) ?? 0, n));
  for (const unit of new Set(stack.fortifications.map((one) => one.unit)))
    atLeast(unit, stack.fortifications.filter((one) => one.unit === unit).length);
  atLeast(stack.top, 1);
  return [...counts].flatMap(([unit, n]) => new Array<number>(n).fill(book.unitNo.get(unit) ?? 0));
}

/** One side of a fight that has not begun. */
export interface Outlook {
  readonly mine: Sum;
  readonly theirs: Sum;
  /** Enemy units that are unseen: their Force is not in the sum. */
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
  const { book, state } = known;
  const here = at * book.N + seat;
  const there = from * book.N + seat;
  const [before, home] = [state.stacks[here] as number[], state.stacks[there] as number[]];
  const rest = [...home];
  for (const unit of units) {
    const i = rest.findIndex((one) => (one & 63) === unit);
    if (i >= 0) rest.splice(i, 1);
  }
  state.stacks[there] = from === at ? home : rest;
  state.stacks[here] = from === at ? [...before] : [...units, ...before];
  const mine = sumOf([
    ...unitTerms(state, book, seat, state.stacks[here] as number[]),
    ...groundTerms(state, book, at, seat, foe),
  ]);
  const theirs =
    foe === NONE
      ? sumOf([])
      : sumOf([
          ...unitTerms(state, book, foe, state.stacks[at * book.N + foe] as number[]),
          ...groundTerms(state, book, at, foe, seat),
        ]);
  state.stacks[here] = before;
  state.stacks[there] = home;
  const stack = view.territories[at]?.stacks.find((one) => one.seat === foe);
  const unseen = stack ? stack.count - (state.stacks[at * book.N + foe] as number[]).length : 0;
  return { mine, theirs, unseen: Math.max(0, unseen) };
}

/** A way over the map: territories entered, the origin left out. */
export interface Way {
  readonly path: readonly number[];
  readonly spent: number;
}

/** The shortest way to every territory a group can reach in one move, going on from where it stands. */
export function waysOf(
  known: Known,
  seat: number,
  from: number,
  units: readonly number[],
  so: { readonly path: readonly number[]; readonly spent: number; readonly transfers: number } = {
    path: [],
    spent: 0,
    transfers: 0,
  },
): ReadonlyMap<number, Way> {
  const { book, state } = known;
  const found = new Map<number, Way>();
  if (groupSpeed(book, units) === 0) return found;
  const first: March = {
    seat,
    card: NONE,
    as: NONE,
    left: 0,
    before: 0,
    from,
    units: [...units],
    path: [...so.path],
    spent: so.spent,
    transfers: so.transfers,
    announced: 0,
  };
  const best = new Map<string, number>();
  let open: March[] = [first];
  while (open.length > 0) {
    const now = open;
    open = [];
    for (const march of now) {
      const stand = march.path[march.path.length - 1] ?? from;
      for (const to of nextSteps(state, book, march)) {
        const step = stepCost(state, book, march, stand, to);
        if (!step) continue;
        const next: March = {
          ...march,
          path: [...march.path, to],
          spent: march.spent + step.cost,
          transfers: march.transfers + (step.transfer ? 1 : 0),
        };
        const key = `${to} ${next.transfers}`;
        const known = best.get(key);
        if (known !== undefined && known <= next.spent) continue;
        best.set(key, next.spent);
        const way = found.get(to);
        if (!way || way.path.length > next.path.length) found.set(to, { path: next.path, spent: next.spent });
        open.push(next);
      }
    }
  }
  return found;
}

/** What every controlled territory of a seat pays, in the order of the board. */
export function revenueRows(known: Known, seat: number): { readonly at: number; readonly sum: Sum }[] {
  const { book, state } = known;
  const rows: { at: number; sum: Sum }[] = [];
  for (let at = 0; at < book.T; at++)
    if (state.marker[at] === seat) rows.push({ at, sum: sumOf(territoryRevenue(state, book, at, seat)) });
  return rows.sort((a, b) => b.sum.total - a.sum.total || a.at - b.at);
}

/** Printed revenue of a seat, and the units it keeps at its next Upkeep phase (null where there is none). */
export function incomeOf(known: Known, seat: number): { readonly revenue: Sum; readonly keeps: number | null } {
  const { book, state } = known;
  const revenue = printedRevenue(state, book, seat);
  return { revenue, keeps: upkeepSum(state, book, seat)?.total ?? null };
}

/** Force of one unit type for a seat. */
export const unitForce = (known: Known, seat: number, unit: string): number => {
  const { book, state } = known;
  const faction = state.faction[seat] as number;
  const row = faction === NONE ? book.factions.length - 1 : faction;
  return book.force[row * book.U + (book.unitNo.get(unit) ?? 0)] ?? 0;
};
/** Price of one unit type for a seat. */
export const unitPrice = (known: Known, seat: number, unit: string): number => {
  const { book, state } = known;
  const faction = state.faction[seat] as number;
  const row = faction === NONE ? book.factions.length - 1 : faction;
  return book.price[row * book.U + (book.unitNo.get(unit) ?? 0)] ?? 0;
};

/** Types of a selection, each as often as it was taken. */
export const typesOf = (book: CompiledModule, units: Readonly<Record<string, number>>): number[] =>
  Object.entries(units).flatMap(([unit, n]) => new Array<number>(n).fill(book.unitNo.get(unit) ?? 0));

/** Territories a seat controls among those that victory counts, and how many there are. */
export function share(known: Known, seat: number): { readonly held: number; readonly of: number } {
  const { book, state } = known;
  return { held: book.counted.filter((at) => state.marker[at] === seat).length, of: book.counted.length };
}
