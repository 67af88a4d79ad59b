/** Standing orders (WE-F.4): a seat that has left one is not asked in that window; its order answers. */
import { ORDER_WINDOWS, type OrderWindow } from "../acts.ts";
import type { Book } from "../book/index.ts";
import { handSize } from "../reckon/stacks.ts";
import type { Pen } from "../shape.ts";
import type { TableWE } from "../table.ts";

export const ASK = 0;
export const PASS = 1;
export const PLAY = 2;

export const slotOf = (seat: number, window: OrderWindow): number =>
  seat * ORDER_WINDOWS.length + ORDER_WINDOWS.indexOf(window);

export const orderOf = (t: TableWE, seat: number, window: OrderWindow): number =>
  t.orders[slotOf(seat, window)] as number;

/** Seats that a window puts its question to: those still playing that hold any card at all, which everybody can see. */
export const mayAnswer = (t: TableWE, b: Book, seat: number): boolean =>
  t.alive[seat] === 1 && handSize(t, b, seat) > 0;

/**
 * What to do about a seat in a window: ask it, let it pass, or answer for it. That an order stands is open; what it says and
 * whether the hand can follow it is not, so using one discloses either way.
 */
export function consult(x: Pen, b: Book, seat: number, window: OrderWindow): typeof ASK | typeof PASS | typeof PLAY {
  if (!mayAnswer(x.table, b, seat)) return PASS;
  const order = orderOf(x.table, seat, window);
  if (order !== ASK) x.disclose();
  return order === PLAY ? PLAY : order === PASS ? PASS : ASK;
}
