/** Reads stacks: which units of which seat are where. */
import type { CompiledModule } from "../compiled/index.ts";
import { NONE, type StateWE, typeOf } from "../state.ts";

const NOTHING: readonly number[] = [];

/** The units of a seat in a territory, the top first; none for the seat NONE. */
export const stackAt = (t: StateWE, b: CompiledModule, at: number, seat: number): readonly number[] =>
  seat === NONE ? NOTHING : (t.stacks[at * b.N + seat] as number[]);

/** Whether another player's unit stands there (WE-1.4). */
export function foeStackAt(t: StateWE, b: CompiledModule, at: number, seat: number): boolean {
  for (let s = 0; s < b.N; s++) if (s !== seat && (t.stacks[at * b.N + s] as number[]).length > 0) return true;
  return false;
}

export const forceOf = (t: StateWE, b: CompiledModule, seat: number, type: number): number =>
  b.force[factionOf(t, b, seat) * b.U + type] as number;

export const priceOf = (t: StateWE, b: CompiledModule, seat: number, type: number): number =>
  b.price[factionOf(t, b, seat) * b.U + type] as number;

/** The faction of a seat; the stand-in of a module without factions. */
export const factionOf = (t: StateWE, b: CompiledModule, seat: number): number => {
  const faction = t.faction[seat] as number;
  return faction === NONE ? b.factions.length - 1 : faction;
};

/** Numbers of units by type. */
export function tally(b: CompiledModule, units: readonly number[]): number[] {
  const counts = new Array<number>(b.U).fill(0);
  for (const unit of units) counts[typeOf(unit)] = (counts[typeOf(unit)] as number) + 1;
  return counts;
}

/** Every type in a stack once, the highest up first. */
export function typesIn(units: readonly number[]): number[] {
  const types: number[] = [];
  for (const unit of units) if (!types.includes(typeOf(unit))) types.push(typeOf(unit));
  return types;
}

/** Whether a unit of the type is among them; never for the type of an unknown name. */
export const hasType = (units: readonly number[], type: number | undefined): boolean => {
  for (const unit of units) if (typeOf(unit) === type) return true;
  return false;
};

export function unitsOf(t: StateWE, b: CompiledModule, seat: number): number {
  let n = 0;
  for (let at = 0; at < b.T; at++) n += (t.stacks[at * b.N + seat] as number[]).length;
  return n;
}

export const mobile = (b: CompiledModule, units: readonly number[]): number => {
  let n = 0;
  for (const unit of units) if (!b.units[typeOf(unit)]?.fort) n++;
  return n;
};

export const handSize = (t: StateWE, b: CompiledModule, seat: number): number => {
  let n = 0;
  for (let c = seat * b.C; c < (seat + 1) * b.C; c++) n += t.hand[c] as number;
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
