/** Deals the units that a viewer cannot see: below the tops, in groups, among recruits and in the pile. */
import type { Draw, Viewer } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import { bitOf } from "../moves/peeks.ts";
import { type March, MOVED, NONE, type StackView, type StateWE, typeOf, type ViewWE } from "../state.ts";
import { drawOne } from "./cards.ts";

/** A partly hidden stack: its certain units, and how many are still to be dealt. */
interface Partly {
  readonly slot: number;
  /** Units that must be there, the top first. */
  readonly sure: readonly number[];
  readonly missing: number;
  /** How many of the missing ones have moved. */
  readonly moved: number;
}

/** What a view tells about the units: all that a deal of the hidden ones needs. */
export interface UnitsInView {
  /** By type: how many are nowhere in the view. */
  readonly rest: readonly number[];
  readonly partly: readonly Partly[];
  /** Recruits that are hidden. */
  readonly recruits: number;
  /** By pool, if there are several: the size of the pile. */
  readonly piles: readonly number[];
  /** Groups whose units are hidden, by their place in the list of marches, and their sizes. */
  readonly groups: readonly { readonly march: number; readonly size: number }[];
}

/** Writes the units that a view shows into a state, and returns what is left to deal. */
export function readUnits(t: StateWE, compiled: CompiledModule, v: ViewWE, by: Viewer): UnitsInView {
  const rest = compiled.unitTotal.slice();
  const take = (types: readonly number[]): void => {
    for (const type of types) rest[type] = (rest[type] as number) - 1;
  };
  for (let i = 0; i < t.captured.length; i++)
    rest[i % compiled.U] = (rest[i % compiled.U] as number) - (t.captured[i] as number);
  for (const side of t.battle?.lost ?? []) take(side);
  for (const { step, memo } of t.flow.stack) {
    if (step === "muster") take((memo as { forts: number[] }).forts);
    if (step === "placeFort") take([(memo as { unit: number }).unit]);
  }
  const partly: Partly[] = [];
  for (const [at, { stacks }] of v.territories.entries())
    for (const view of stacks) {
      const slot = at * compiled.N + (view.seat as number);
      if (view.units) {
        t.stacks[slot] = view.units.map(
          ({ unit, moved }) => (compiled.unitNo.get(unit) as number) | (moved ? MOVED : 0),
        );
        take((t.stacks[slot] as readonly number[]).map(typeOf));
      } else {
        const one = certain(t, compiled, view, slot, at);
        take(one.sure.map(typeOf));
        partly.push(one);
      }
      glimpseAgain(t, compiled, view, by, at);
    }
  const known = v.recruits.units;
  t.recruits = known ? known.map((id) => compiled.unitNo.get(id) as number) : [];
  take(t.recruits);
  t.pile.fill(0);
  const groups = v.marches.flatMap(({ units, size }, march) => (units === null && size > 0 ? [{ march, size }] : []));
  return {
    rest,
    partly,
    recruits: known ? 0 : v.recruits.count,
    piles: compiled.piles === 1 ? [] : v.pools.map(({ pile }) => pile),
    groups,
  };
}

/** Deals the hidden units of a view into a state that holds the others. */
export function dealUnits(t: StateWE, compiled: CompiledModule, seen: UnitsInView, draw: Draw): void {
  const rest = seen.rest.slice();
  const mobile = rest.map((n, type) => (compiled.units[type]?.fort ? 0 : n));
  for (const { slot, sure, missing, moved } of seen.partly) {
    const stack = sure.slice();
    for (let i = 0; i < missing; i++) {
      const type = drawOne(mobile, draw);
      rest[type] = (rest[type] as number) - 1;
      stack.push(i < moved ? type | MOVED : type);
    }
    t.stacks[slot] = stack;
  }
  if (seen.recruits > 0) {
    for (let i = 0; i < seen.recruits; i++) t.recruits.push(drawOne(rest, draw));
    t.recruits.sort((a, c) => a - c);
  }
  if (compiled.piles === 1) for (let type = 0; type < rest.length; type++) t.pile[type] = rest[type] as number;
  else
    for (const [pool, pile] of seen.piles.entries())
      for (let i = 0; i < pile; i++) {
        const k = pool * compiled.U + drawOne(rest, draw);
        t.pile[k] = (t.pile[k] as number) + 1;
      }
  for (const { march, size } of seen.groups) fillUp(t, compiled, t.marches[march] as March, size);
}

/** The certain units: the top, the fortifications, the top of an announced group, and what the viewer has seen. */
function certain(t: StateWE, compiled: CompiledModule, view: StackView, slot: number, at: number): Partly {
  const code = (unit: string, moved: boolean): number => (compiled.unitNo.get(unit) as number) | (moved ? MOVED : 0);
  const sure = [code(view.top, view.topMoved)];
  const forts = view.fortifications.map(({ unit, moved }) => code(unit, moved));
  if (compiled.units[typeOf(sure[0] as number)]?.fort) forts.splice(forts.indexOf(sure[0] as number), 1);
  sure.push(...forts);
  const has = (type: number): number => sure.filter((unit) => typeOf(unit) === type).length;
  for (const m of t.marches) {
    if (m.announced !== 1 || m.seat !== view.seat || m.from !== at) continue;
    const top = topOf(m);
    if (top !== NONE && !sure.includes(top)) sure.push(top);
  }
  for (const [id, n] of Object.entries(view.seen)) {
    const type = compiled.unitNo.get(id) as number;
    let ready = view.count - view.moved - sure.filter((unit) => (unit & MOVED) === 0).length;
    for (let k = has(type); k < n; k++) {
      if (ready > 0) {
        sure.push(type);
        ready--;
      } else sure.push(type | MOVED);
    }
  }
  const moved = view.moved - sure.filter((unit) => (unit & MOVED) !== 0).length;
  return { slot, sure, missing: view.count - sure.length, moved };
}

/** In the view of other seats a march names only its top. */
const topOf = (m: March): number => m.units[0] ?? NONE;

/** A group that another seat announced: its top, and other units of its stack that have not moved. */
function fillUp(t: StateWE, compiled: CompiledModule, march: March, size: number): void {
  const stack = (t.stacks[march.from * compiled.N + march.seat] as readonly number[]).filter(
    (unit) => (unit & MOVED) === 0 && !compiled.units[unit]?.fort,
  );
  for (const unit of march.units) stack.splice(stack.indexOf(unit), 1);
  march.units.push(...stack.slice(0, size - march.units.length));
}

function glimpseAgain(t: StateWE, compiled: CompiledModule, view: StackView, by: Viewer, at: number): void {
  const units = new Array<number>(compiled.U).fill(0);
  for (const [id, n] of Object.entries(view.seen)) units[compiled.unitNo.get(id) as number] = n;
  if (units.some((n) => n > 0)) t.glimpses.push({ who: bitOf(by), owner: view.seat, at, units });
}
