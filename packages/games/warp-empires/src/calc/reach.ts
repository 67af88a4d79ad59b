/** Where a group can move, step by step (WE-5). */
import { CARRIED } from "../compiled/units.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { type March, MOVED, NONE, type StateWE, typeOf } from "../state.ts";
import { foeStackAt, stackAt } from "./stacks.ts";

/** Spaces of a group: its slowest self-propelled unit; 0 without one (WE-5.5). */
export function groupSpeed(compiled: CompiledModule, units: readonly number[]): number {
  let speed = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const own = compiled.units[typeOf(unit)]?.speed ?? 0;
    if (own !== CARRIED && own < speed) speed = own;
  }
  return speed === Number.POSITIVE_INFINITY ? 0 : speed;
}

const passes = (compiled: CompiledModule, units: readonly number[]): boolean =>
  units.every((unit) => {
    const u = compiled.units[typeOf(unit)];
    return u?.passes === true || u?.speed === CARRIED;
  });

/** The current territory of a march: the end of its path, or its origin. */
export const standOf = (march: March): number => march.path[march.path.length - 1] ?? march.from;

/** Whether a group that has entered this territory must stop there (WE-5.3, WE-5.7, WE-6.2). */
export function mustStop(
  t: StateWE,
  compiled: CompiledModule,
  seat: number,
  at: number,
  units: readonly number[],
): boolean {
  const ground = compiled.ground[at];
  if (ground?.enter === "stop") return true;
  if (compiled.module.movement.unexploredStops && ground?.explorable === true && t.explored[at] === 0) return true;
  return foeStackAt(t, compiled, at, seat) && !passes(compiled, units);
}

/** Spaces a step costs, or NONE when the two are not linked; `transfer` when it uses a network (WE-5.10). */
export function stepCost(
  t: StateWE,
  compiled: CompiledModule,
  march: March,
  from: number,
  to: number,
): { cost: number; transfer: boolean } | undefined {
  const network = compiled.ground[from]?.network ?? null;
  const linked = network ? (compiled.ground[from]?.links.includes(to) ?? false) : false;
  const open =
    network !== null &&
    linked &&
    (!network.requiresControl || (t.marker[from] === march.seat && t.marker[to] === march.seat));
  const near = (compiled.near[from] as readonly number[]).includes(to);
  if (network !== null && open && march.transfers < network.usesPerMove && (!near || network.cost <= 1))
    return { cost: network.cost, transfer: true };
  return near ? { cost: 1, transfer: false } : undefined;
}

/** Every territory the group may enter next. */
export function nextSteps(t: StateWE, compiled: CompiledModule, march: March): number[] {
  const from = standOf(march);
  const left = groupSpeed(compiled, march.units) - march.spent;
  if (left < 0 || march.units.length === 0) return [];
  if (march.path.length > 0 && mustStop(t, compiled, march.seat, from, march.units)) return [];
  const steps: number[] = [];
  const look = (to: number): void => {
    if (compiled.ground[to]?.enter === "never" || to === march.from || march.path.includes(to) || steps.includes(to))
      return;
    const step = stepCost(t, compiled, march, from, to);
    if (step && step.cost <= left) steps.push(to);
  };
  for (const to of compiled.near[from] as readonly number[]) look(to);
  for (const to of compiled.ground[from]?.links ?? []) look(to);
  return steps;
}

/** True if the group can enter at least one neighbouring territory. */
export function hasExit(compiled: CompiledModule, at: number): boolean {
  for (const to of compiled.near[at] as readonly number[]) if (compiled.ground[to]?.enter !== "never") return true;
  return false;
}

/** A unit that has not moved and can move by itself. */
export const canLead = (compiled: CompiledModule, unit: number): boolean =>
  (unit & MOVED) === 0 && (compiled.units[typeOf(unit)]?.speed ?? 0) > 0;
export const canFollow = (compiled: CompiledModule, unit: number): boolean =>
  (unit & MOVED) === 0 && compiled.units[typeOf(unit)]?.speed === CARRIED;

/** Whether a seat has a group that could leave this territory. */
export function canMarch(t: StateWE, compiled: CompiledModule, at: number, seat: number): boolean {
  const stack = stackAt(t, compiled, at, seat);
  if (stack.length === 0) return false;
  for (const unit of stack) if (canLead(compiled, unit)) return hasExit(compiled, at);
  return false;
}

export function anyMarch(t: StateWE, compiled: CompiledModule, seat: number): boolean {
  for (let at = 0; at < compiled.T; at++) if (canMarch(t, compiled, at, seat)) return true;
  return false;
}

/** Where a losing stack may retreat to: one space, no enemy, no foreign garrison, no network (WE-9.29). */
export function retreats(
  t: StateWE,
  compiled: CompiledModule,
  from: number,
  seat: number,
  guarded: (at: number) => boolean,
): number[] {
  return (compiled.near[from] as readonly number[]).filter((to) => {
    if (compiled.ground[to]?.enter === "never" || foeStackAt(t, compiled, to, seat)) return false;
    const owner = t.marker[to] as number;
    return owner === NONE || owner === seat || !guarded(to);
  });
}
