/** Puts units on the map and removes them. What seats have seen of a stack shrinks with it. */
import type { CompiledModule } from "../compiled/index.ts";
import { MOVED, NONE, type StateWE, typeOf } from "../state.ts";
import { foeStackAt, hasType, stackAt, tally } from "../calc/stacks.ts";
import { forgetAll, forgetOne, forgetSome, glimpsesFollow } from "./peeks.ts";

const slot = (b: CompiledModule, at: number, seat: number): number => at * b.N + seat;

/** Puts units into a stack: on top in the given order, or at the bottom. */
export function put(
  t: StateWE,
  b: CompiledModule,
  at: number,
  seat: number,
  types: readonly number[],
  where: "top" | "bottom",
  moved: 0 | typeof MOVED = 0,
): void {
  const stack = t.stacks[slot(b, at, seat)] as number[];
  const units = types.map((type) => type | moved);
  t.stacks[slot(b, at, seat)] = where === "top" ? [...units, ...stack] : [...stack, ...units];
}

/** Takes one unit of a type away, the lowest that has not moved if there is one. False when there is none. */
function drop(stack: number[], type: number): boolean {
  let i = stack.lastIndexOf(type);
  if (i < 0) i = stack.lastIndexOf(type | MOVED);
  if (i < 0) return false;
  stack.splice(i, 1);
  return true;
}

/** Removes a unit from the map in public. */
export function remove(t: StateWE, b: CompiledModule, at: number, seat: number, type: number): void {
  drop(t.stacks[slot(b, at, seat)] as number[], type);
  forgetOne(t, seat, at, type);
  left(t, b, at, seat);
}

/** Takes a whole stack off the map and says what it was, the top first. */
export function removeAll(t: StateWE, b: CompiledModule, at: number, seat: number): number[] {
  const types = stackAt(t, b, at, seat).map(typeOf);
  t.stacks[slot(b, at, seat)] = [];
  forgetAll(t, seat, at);
  left(t, b, at, seat);
  return types;
}

/** Moves a group: its units go on top in their order. */
export function transfer(
  t: StateWE,
  b: CompiledModule,
  seat: number,
  from: number,
  to: number,
  types: readonly number[],
  moved: 0 | typeof MOVED,
): void {
  const stack = t.stacks[slot(b, from, seat)] as number[];
  for (const type of types) drop(stack, type);
  put(t, b, to, seat, types, "top", moved);
  if (stack.length === 0) glimpsesFollow(t, seat, from, to);
  else {
    // The top of the group was seen; any of the others may be any.
    forgetOne(t, seat, from, types[0] as number);
    forgetSome(t, seat, from, types.length - 1);
  }
  left(t, b, from, seat);
}

/** Marks units of a group as moved where they stand (WE-5.12). */
export function markMoved(t: StateWE, b: CompiledModule, seat: number, at: number, types: readonly number[]): void {
  const stack = t.stacks[slot(b, at, seat)] as number[];
  for (const type of types) {
    const i = stack.lastIndexOf(type);
    if (i >= 0) stack[i] = type | MOVED;
  }
}

export function rested(t: StateWE, seat: number | null, b: CompiledModule): void {
  for (let i = 0; i < t.stacks.length; i++) {
    if (seat !== null && i % b.N !== seat) continue;
    const stack = t.stacks[i] as number[];
    for (let k = 0; k < stack.length; k++) stack[k] = typeOf(stack[k] as number);
  }
}

/** Another unit on top (WE-5.13). */
export function turnUp(t: StateWE, b: CompiledModule, at: number, seat: number, type: number): void {
  const stack = t.stacks[slot(b, at, seat)] as number[];
  const i = stack.findIndex((unit) => typeOf(unit) === type);
  const [unit] = stack.splice(i, 1);
  stack.unshift(unit as number);
}

/** Units go back to the pile of their player (WE-9.26). */
export function toPile(t: StateWE, b: CompiledModule, seat: number, types: readonly number[]): void {
  const pool = b.piles === 1 ? 0 : seat;
  for (const type of types) t.pile[pool * b.U + type] = (t.pile[pool * b.U + type] as number) + 1;
}

export function pileSize(t: StateWE, b: CompiledModule, seat: number): number {
  const pool = b.piles === 1 ? 0 : seat;
  let n = 0;
  for (let u = 0; u < b.U; u++) n += t.pile[pool * b.U + u] as number;
  return n;
}

/** A territory one has left is no longer subdued by one (WE-9.37). */
function left(t: StateWE, b: CompiledModule, at: number, seat: number): void {
  if (t.subdued[at] === seat && stackAt(t, b, at, seat).length === 0) t.subdued[at] = NONE;
}

export { foeStackAt, hasType, tally };
