/** Reads stacks: which units of which seat are where. */
import type { CompiledModule } from "../compiled/index.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";

const NOTHING: readonly number[] = [];

/** The units of a seat in a territory, the top first; an empty list for the seat NONE. */
export const stackAt = (t: StateWE, compiled: CompiledModule, at: number, seat: number): readonly number[] =>
  seat === NONE ? NOTHING : (t.stacks[at * compiled.N + seat] as readonly number[]);

/** Whether another player's unit stands there (WE-1.4). */
export function foeStackAt(t: StateWE, compiled: CompiledModule, at: number, seat: number): boolean {
  for (let s = 0; s < compiled.N; s++)
    if (s !== seat && (t.stacks[at * compiled.N + s] as readonly number[]).length > 0) return true;
  return false;
}

export const forceOf = (t: StateWE, compiled: CompiledModule, seat: number, type: number): number =>
  compiled.force[factionOf(t, compiled, seat) * compiled.U + type] as number;

export const priceOf = (t: StateWE, compiled: CompiledModule, seat: number, type: number): number =>
  compiled.price[factionOf(t, compiled, seat) * compiled.U + type] as number;

/** The faction of a seat; the stand-in of a module without factions. */
export const factionOf = (t: StateWE, compiled: CompiledModule, seat: number): number => {
  const faction = t.faction[seat] as number;
  return faction === NONE ? compiled.factions.length - 1 : faction;
};

/** Numbers of units by type. */
export function tally(compiled: CompiledModule, units: readonly number[]): number[] {
  const counts = new Array<number>(compiled.U).fill(0);
  for (const unit of units) counts[typeOf(unit)] = (counts[typeOf(unit)] as number) + 1;
  return counts;
}

/** Every type of a stack once, in order from the top. */
export function typesIn(units: readonly number[]): number[] {
  const types: number[] = [];
  for (const unit of units) if (!types.includes(typeOf(unit))) types.push(typeOf(unit));
  return types;
}

/** True if a unit of the type is among them; false for an unknown name. */
export const hasType = (units: readonly number[], type: number | undefined): boolean => {
  for (const unit of units) if (typeOf(unit) === type) return true;
  return false;
};

export function unitsOf(t: StateWE, compiled: CompiledModule, seat: number): number {
  let n = 0;
  for (let at = 0; at < compiled.T; at++) n += (t.stacks[at * compiled.N + seat] as readonly number[]).length;
  return n;
}

export const mobile = (compiled: CompiledModule, units: readonly number[]): number => {
  let n = 0;
  for (const unit of units) if (!compiled.units[typeOf(unit)]?.fort) n++;
  return n;
};

export const handSize = (t: StateWE, compiled: CompiledModule, seat: number): number => {
  let n = 0;
  for (let c = seat * compiled.C; c < (seat + 1) * compiled.C; c++) n += t.hand[c] as number;
  return n;
};

/** Seats from `from` clockwise in the order of play, `from` itself left out, only those still playing. */
export function clockwise(t: StateWE, from: number): number[] {
  const start = t.order.indexOf(from);
  const seats: number[] = [];
  for (let i = 1; i < t.order.length; i++) {
    const seat = t.order[(start + i) % t.order.length] as number;
    if (t.alive[seat] === 1) seats.push(seat);
  }
  return seats;
}

export const activeOf = (t: StateWE): number => t.order[t.place] as number;
