/** Standing orders (WE-F.4): a seat with an order is not asked in that window; the order responds for it. */
import { ORDER_WINDOWS, type OrderWindow } from "../acts.ts";
import type { Play } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { handSize } from "../calc/stacks.ts";
import type { Ctx } from "../shape.ts";
import type { StateWE } from "../state.ts";
import { playsIn } from "./cards.ts";

export const ASK = 0;
export const PASS = 1;
export const PLAY = 2;

export const slotOf = (seat: number, window: OrderWindow): number =>
  seat * ORDER_WINDOWS.length + ORDER_WINDOWS.indexOf(window);

export const orderOf = (t: StateWE, seat: number, window: OrderWindow): number =>
  t.orders[slotOf(seat, window)] as number;

/** The card windows that an order window covers. */
const PLAYED_IN: Readonly<Record<OrderWindow | "hull", readonly string[]>> = {
  move: ["answerMove", "answerMoveOrEnd"],
  moveEnd: ["answerMoveOrEnd"],
  card: ["answerCard"],
  attack: ["answerAttack"],
  raid: ["foeRevenue"],
  hull: ["casualties"],
};

/** True if a copy of a card is in a deck or a hand. All other copies are face up. */
function unseen(t: StateWE, compiled: CompiledModule, card: number): boolean {
  for (let pool = 0; pool < compiled.decks; pool++) if ((t.deck[pool * compiled.C + card] as number) > 0) return true;
  for (let s = 0; s < compiled.N; s++) if ((t.hand[s * compiled.C + card] as number) > 0) return true;
  return false;
}

/**
 * True if a window asks a seat (WE-F.3). Only public information decides: the seat has cards and, without `askAll`,
 * some card that could respond is not face up.
 *
 * @param fits the plays that could answer here
 */
export function mayAnswer(
  t: StateWE,
  compiled: CompiledModule,
  seat: number,
  window: OrderWindow | "hull",
  fits: (play: Play) => boolean = () => true,
): boolean {
  if (t.alive[seat] === 0 || handSize(t, compiled, seat) === 0) return false;
  if (t.options.askAll) return true;
  return PLAYED_IN[window].some((name) =>
    playsIn(t, compiled, seat, name).some((play) => unseen(t, compiled, play.card) && fits(play)),
  );
}

/**
 * Asks a seat in a window, passes for it or responds for it. That an order exists is public. What it says, and whether
 * the hand can follow it, is hidden, so using an order counts as a disclosure either way.
 */
export function instructionFor(
  ctx: Ctx,
  compiled: CompiledModule,
  seat: number,
  window: OrderWindow,
  fits?: (play: Play) => boolean,
): typeof ASK | typeof PASS | typeof PLAY {
  if (!mayAnswer(ctx.state, compiled, seat, window, fits)) return PASS;
  const order = orderOf(ctx.state, seat, window);
  if (order !== ASK) ctx.disclose();
  return order === PLAY ? PLAY : order === PASS ? PASS : ASK;
}
