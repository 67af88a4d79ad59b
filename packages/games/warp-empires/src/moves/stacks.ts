/** Places units on the map and removes them. The seats' knowledge of a stack shrinks when units leave. */
import type { CompiledModule } from "../compiled/index.ts";
import { MOVED, NONE, type StateWE, typeOf } from "../state.ts";
import { foeStackAt, hasType, stackAt, tally } from "../calc/stacks.ts";
import { forgetAll, forgetOne, forgetSome, glimpsesFollow } from "./peeks.ts";

const slot = (compiled: CompiledModule, at: number, seat: number): number => at * compiled.N + seat;

/** Puts units into a stack: on top in the given order, or at the bottom. */
export function put(
  t: StateWE,
  compiled: CompiledModule,
  at: number,
  seat: number,
  types: readonly number[],
  where: "top" | "bottom",
  moved: 0 | typeof MOVED = 0,
): void {
  const stack = t.stacks[slot(compiled, at, seat)] as readonly number[];
  const units = types.map((type) => type | moved);
  t.stacks[slot(compiled, at, seat)] = where === "top" ? [...units, ...stack] : [...stack, ...units];
}

/** Returns a stack without one unit of a type, if possible the lowest that has not moved. */
function without(stack: readonly number[], type: number): readonly number[] {
  let i = stack.lastIndexOf(type);
  if (i < 0) i = stack.lastIndexOf(type | MOVED);
  return i < 0 ? stack : stack.toSpliced(i, 1);
}

/** Removes a unit from the map in public. */
export function remove(t: StateWE, compiled: CompiledModule, at: number, seat: number, type: number): void {
  const i = slot(compiled, at, seat);
  t.stacks[i] = without(t.stacks[i] as readonly number[], type);
  forgetOne(t, seat, at, type);
  left(t, compiled, at, seat);
}

/** Removes a whole stack from the map and returns its units, the top first. */
export function removeAll(t: StateWE, compiled: CompiledModule, at: number, seat: number): number[] {
  const types = stackAt(t, compiled, at, seat).map(typeOf);
  t.stacks[slot(compiled, at, seat)] = [];
  forgetAll(t, seat, at);
  left(t, compiled, at, seat);
  return types;
}

/** Moves a group; its units go on top in their order. */
export function transfer(
  t: StateWE,
  compiled: CompiledModule,
  seat: number,
  from: number,
  to: number,
  types: readonly number[],
  moved: 0 | typeof MOVED,
): void {
  const i = slot(compiled, from, seat);
  const stack = types.reduce(without, t.stacks[i] as readonly number[]);
  t.stacks[i] = stack;
  put(t, compiled, to, seat, types, "top", moved);
  if (stack.length === 0) glimpsesFollow(t, seat, from, to);
  else {
    // All seats saw the top of the group; each other unit can be of any type.
    forgetOne(t, seat, from, types[0] as number);
    forgetSome(t, seat, from, types.length - 1);
  }
  left(t, compiled, from, seat);
}

/** Marks units of a group as moved where they stand (WE-5.12). */
export function markMoved(
  t: StateWE,
  compiled: CompiledModule,
  seat: number,
  at: number,
  types: readonly number[],
): void {
  const stack = (t.stacks[slot(compiled, at, seat)] as readonly number[]).slice();
  for (const type of types) {
    const i = stack.lastIndexOf(type);
    if (i >= 0) stack[i] = type | MOVED;
  }
  t.stacks[slot(compiled, at, seat)] = stack;
}

export function rested(t: StateWE, seat: number | null, compiled: CompiledModule): void {
  for (let i = 0; i < t.stacks.length; i++) {
    if (seat !== null && i % compiled.N !== seat) continue;
    const stack = t.stacks[i] as readonly number[];
    for (const unit of stack)
      if ((unit & MOVED) !== 0) {
        t.stacks[i] = stack.map(typeOf);
        break;
      }
  }
}

/** Puts another unit on top (WE-5.13). */
export function turnUp(t: StateWE, compiled: CompiledModule, at: number, seat: number, type: number): void {
  const stack = t.stacks[slot(compiled, at, seat)] as readonly number[];
  const i = stack.findIndex((unit) => typeOf(unit) === type);
  t.stacks[slot(compiled, at, seat)] = [stack[i] as number, ...stack.toSpliced(i, 1)];
}

/** Returns units to their player's pile (WE-9.26). */
export function toPile(t: StateWE, compiled: CompiledModule, seat: number, types: readonly number[]): void {
  const pool = compiled.piles === 1 ? 0 : seat;
  for (const type of types) t.pile[pool * compiled.U + type] = (t.pile[pool * compiled.U + type] as number) + 1;
}

export function pileSize(t: StateWE, compiled: CompiledModule, seat: number): number {
  const pool = compiled.piles === 1 ? 0 : seat;
  let n = 0;
  for (let u = 0; u < compiled.U; u++) n += t.pile[pool * compiled.U + u] as number;
  return n;
}

/** A seat that has left a territory loses its claim by force there (WE-9.37). */
function left(t: StateWE, compiled: CompiledModule, at: number, seat: number): void {
  if (t.subdued[at] === seat && stackAt(t, compiled, at, seat).length === 0) t.subdued = t.subdued.with(at, NONE);
}

export { foeStackAt, hasType, tally };
