/**
 * What seats have seen of a stack (WE-15.2), as lower bounds by type. Units that leave unseen can be of any
 * type, so their number is subtracted from every bound.
 */
import type { CompiledModule } from "../compiled/index.ts";
import type { Glimpse, StateWE } from "../state.ts";
import { stackAt, tally } from "../calc/stacks.ts";

/** The bit that stands for the public. */
export const PUBLIC = 1 << 15;
export const bitOf = (viewer: number | "public"): number => (viewer === "public" ? PUBLIC : 1 << viewer);

/** Records that a seat sees the whole stack. Replaces its earlier knowledge. */
export function glimpse(t: StateWE, compiled: CompiledModule, who: number, owner: number, at: number): void {
  const others = who & ~(1 << owner);
  for (const g of t.glimpses) if (g.owner === owner && g.at === at) g.who &= ~others;
  sweep(t);
  const stack = stackAt(t, compiled, at, owner);
  if (stack.length > 0 && others !== 0) t.glimpses.push({ who: others, owner, at, units: tally(compiled, stack) });
}

/** Records that all seats see the whole stack. */
export function glimpseByAll(t: StateWE, compiled: CompiledModule, owner: number, at: number): void {
  glimpse(t, compiled, ((1 << compiled.N) - 1) | PUBLIC, owner, at);
}

export function forgetSome(t: StateWE, owner: number, at: number, n: number): void {
  if (n <= 0) return;
  for (const g of of(t, owner, at))
    for (let u = 0; u < g.units.length; u++) g.units[u] = Math.max(0, (g.units[u] as number) - n);
  sweep(t);
}

export function forgetOne(t: StateWE, owner: number, at: number, type: number): void {
  for (const g of of(t, owner, at)) g.units[type] = Math.max(0, (g.units[type] as number) - 1);
  sweep(t);
}

export function forgetAll(t: StateWE, owner: number, at: number): void {
  if (t.glimpses.length > 0) t.glimpses = t.glimpses.filter((g) => g.owner !== owner || g.at !== at);
}

/** Moves the knowledge about a stack with it and adds it to the knowledge about its destination. */
export function glimpsesFollow(t: StateWE, owner: number, from: number, to: number): void {
  const moved = of(t, owner, from);
  for (const g of moved) {
    const there = t.glimpses.find((o) => o.owner === owner && o.at === to && o.who === g.who);
    if (there) {
      for (let u = 0; u < g.units.length; u++) there.units[u] = (there.units[u] as number) + (g.units[u] as number);
      g.who = 0;
    } else g.at = to;
  }
  if (moved.length > 0) sweep(t);
}

const of = (t: StateWE, owner: number, at: number): Glimpse[] =>
  t.glimpses.filter((g) => g.owner === owner && g.at === at);

function sweep(t: StateWE): void {
  if (t.glimpses.length > 0) t.glimpses = t.glimpses.filter((g) => g.who !== 0 && g.units.some((n) => n > 0));
}

/** The units that a viewer can be certain of in a stack, by type. */
export function seenOf(
  t: Pick<StateWE, "glimpses">,
  compiled: CompiledModule,
  viewer: number | "public",
  owner: number,
  at: number,
): number[] {
  const bit = bitOf(viewer);
  const sums = new Array<number>(compiled.U).fill(0);
  for (const g of t.glimpses)
    if (g.owner === owner && g.at === at && (g.who & bit) !== 0)
      for (let u = 0; u < compiled.U; u++) sums[u] = (sums[u] as number) + (g.units[u] as number);
  return sums;
}
