/** Where a group can move, step by step (WE-5). */
import { CARRIED } from "../compiled/units.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { type March, MOVED, NONE, type StateWE, typeOf } from "../state.ts";
import { foeStackAt, stackAt } from "./stacks.ts";

/** Spaces of a group: its slowest self-propelled unit; 0 without one (WE-5.5). */
export function groupSpeed(b: CompiledModule, units: readonly number[]): number {
  let speed = Number.POSITIVE_INFINITY;
  for (const unit of units) {
    const own = b.units[typeOf(unit)]?.speed ?? 0;
    if (own !== CARRIED && own < speed) speed = own;
  }
  return speed === Number.POSITIVE_INFINITY ? 0 : speed;
}

const passes = (b: CompiledModule, units: readonly number[]): boolean =>
  units.every((unit) => {
    const u = b.units[typeOf(unit)];
    return u?.passes === true || u?.speed === CARRIED;
  });

/** Where a march stands: the end of its path, or its origin. */
export const standOf = (march: March): number => march.path[march.path.length - 1] ?? march.from;

/** Whether a group that has entered this territory must stop there (WE-5.3, WE-5.7, WE-6.2). */
export function mustStop(t: StateWE, b: CompiledModule, seat: number, at: number, units: readonly number[]): boolean {
  const ground = b.ground[at];
  if (ground?.enter === "stop") return true;
  if (b.module.movement.unexploredStops && ground?.explorable === true && t.explored[at] === 0) return true;
  return foeStackAt(t, b, at, seat) && !passes(b, units);
}

/** Spaces a step costs, or NONE when the two are not linked; `transfer` when it uses a network (WE-5.10). */
export function stepCost(
  t: StateWE,
  b: CompiledModule,
  march: March,
  from: number,
  to: number,
): { cost: number; transfer: boolean } | undefined {
  const network = b.ground[from]?.network ?? null;
  const linked = network ? (b.ground[from]?.links.includes(to) ?? false) : false;
  const open =
    network !== null &&
    linked &&
    (!network.requiresControl || (t.marker[from] === march.seat && t.marker[to] === march.seat));
  const near = (b.near[from] as readonly number[]).includes(to);
  if (network !== null && open && march.transfers < network.usesPerMove && (!near || network.cost <= 1))
    return { cost: network.cost, transfer: true };
  return near ? { cost: 1, transfer: false } : undefined;
}

/** Every territory the group may enter next. */
export function nextSteps(t: StateWE, b: CompiledModule, march: March): number[] {
  const from = standOf(march);
  const left = groupSpeed(b, march.units) - march.spent;
  if (left < 0 || march.units.length === 0) return [];
  if (march.path.length > 0 && mustStop(t, b, march.seat, from, march.units)) return [];
  const steps: number[] = [];
  const look = (to: number): void => {
    if (b.ground[to]?.enter === "never" || to === march.from || march.path.includes(to) || steps.includes(to)) return;
    const step = stepCost(t, b, march, from, to);
    if (step && step.cost <= left) steps.push(to);
  };
  for (const to of b.near[from] as readonly number[]) look(to);
  for (const to of b.ground[from]?.links ?? []) look(to);
  return steps;
}

/** Whether some territory next to this one can be entered at all. */
export function hasExit(b: CompiledModule, at: number): boolean {
  for (const to of b.near[at] as readonly number[]) if (b.ground[to]?.enter !== "never") return true;
  return false;
}

/** A unit that has not moved and can move by itself. */
export const canLead = (b: CompiledModule, unit: number): boolean =>
  (unit & MOVED) === 0 && (b.units[typeOf(unit)]?.speed ?? 0) > 0;
export const canFollow = (b: CompiledModule, unit: number): boolean =>
  (unit & MOVED) === 0 && b.units[typeOf(unit)]?.speed === CARRIED;

/** Whether a seat has a group that could leave this territory. */
export function canMarch(t: StateWE, b: CompiledModule, at: number, seat: number): boolean {
  const stack = stackAt(t, b, at, seat);
  if (stack.length === 0) return false;
  for (const unit of stack) if (canLead(b, unit)) return hasExit(b, at);
  return false;
}

export function anyMarch(t: StateWE, b: CompiledModule, seat: number): boolean {
  for (let at = 0; at < b.T; at++) if (canMarch(t, b, at, seat)) return true;
  return false;
}

/** Where a losing stack may go: one space, no foe, no foreign garrison, no network (WE-9.29). */
export function retreats(
  t: StateWE,
  b: CompiledModule,
  from: number,
  seat: number,
  guarded: (at: number) => boolean,
): number[] {
  return (b.near[from] as readonly number[]).filter((to) => {
    if (b.ground[to]?.enter === "never" || foeStackAt(t, b, to, seat)) return false;
    const owner = t.marker[to] as number;
    return owner === NONE || owner === seat || !guarded(to);
  });
}
