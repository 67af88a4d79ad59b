/** Moves cards between decks, hands and discard piles, and updates what other seats know of a hand (WE-15). */
import type { RuleId } from "@starboard/kernel";
import { seat as seatNo } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import { handSize } from "../calc/stacks.ts";
import type { Ctx } from "../shape.ts";
import { NONE, type StateWE } from "../state.ts";

export const deckOf = (b: CompiledModule, seat: number): number => (b.decks === 1 ? 0 : seat);

const sizeOf = (counts: readonly number[], pool: number, width: number): number => {
  let n = 0;
  for (let i = pool * width; i < (pool + 1) * width; i++) n += counts[i] as number;
  return n;
};
export const deckSize = (t: StateWE, b: CompiledModule, seat: number): number => sizeOf(t.deck, deckOf(b, seat), b.C);

/** The nth thing, from 1, of a list of counts. */
export function nth(counts: readonly number[], from: number, width: number, n: number): number {
  let left = n;
  for (let i = 0; i < width; i++) {
    left -= counts[from + i] as number;
    if (left <= 0) return i;
  }
  return NONE;
}

export const holds = (t: StateWE, b: CompiledModule, seat: number, card: number): boolean =>
  (t.hand[seat * b.C + card] as number) > 0;

/** Removes a card from a hand in public. It stays on the table until its effect is complete (WE-4.5). */
export function lay(t: StateWE, b: CompiledModule, seat: number, card: number): void {
  t.hand[seat * b.C + card] = (t.hand[seat * b.C + card] as number) - 1;
  for (let v = 0; v < b.N; v++) sink(t, b, v, seat, card);
}

const sink = (t: StateWE, b: CompiledModule, viewer: number, holder: number, card: number): void => {
  const i = (viewer * b.N + holder) * b.C + card;
  if ((t.known[i] as number) > 0) t.known[i] = (t.known[i] as number) - 1;
};

export function toDiscard(t: StateWE, b: CompiledModule, seat: number, card: number): void {
  const i = deckOf(b, seat) * b.C + card;
  t.discard[i] = (t.discard[i] as number) + 1;
}

/** From hand to discard pile at once. */
export function spend(t: StateWE, b: CompiledModule, seat: number, card: number): void {
  lay(t, b, seat, card);
  toDiscard(t, b, seat, card);
}

/** Draws cards; an empty deck is replaced by the shuffled discard pile, and what is missing then is lost (WE-4.3). */
export function drawCards(ctx: Ctx, b: CompiledModule, seat: number, n: number, why: RuleId): void {
  const t = ctx.state;
  const by = seatNo(seat);
  const pool = deckOf(b, seat) * b.C;
  if (n <= 0) return;
  ctx.disclose([by]);
  const drawn: string[] = [];
  for (let i = 0; i < n; i++) {
    let size = deckSize(t, b, seat);
    if (size === 0) size = reshuffle(ctx, b, seat);
    if (size === 0) break;
    const card = nth(t.deck, pool, b.C, ctx.draw(size, 1, why)[0] as number);
    t.deck[pool + card] = (t.deck[pool + card] as number) - 1;
    t.hand[seat * b.C + card] = (t.hand[seat * b.C + card] as number) + 1;
    drawn.push(b.cards[card]?.id as string);
  }
  if (!ctx.wantsFacts) return;
  ctx.emit({ is: "cardsDrawn", rule: drawn.length < n ? "WE-4.3" : why, seat: by, count: drawn.length, owed: n });
  if (drawn.length > 0) ctx.emit({ is: "cardsSeen", rule: why, seat: by, cards: drawn }, [by]);
}

function reshuffle(ctx: Ctx, b: CompiledModule, seat: number): number {
  const t = ctx.state;
  const pool = deckOf(b, seat) * b.C;
  let n = 0;
  for (let c = 0; c < b.C; c++) {
    const cards = t.discard[pool + c] as number;
    t.deck[pool + c] = (t.deck[pool + c] as number) + cards;
    t.discard[pool + c] = 0;
    n += cards;
  }
  if (n > 0 && ctx.wantsFacts) ctx.emit({ is: "deckShuffled", rule: "WE-4.3", cards: n });
  return n;
}

/** Draws up to the hand size after a battle (WE-9.31). */
export function refill(ctx: Ctx, b: CompiledModule, seat: number): void {
  drawCards(ctx, b, seat, b.module.hand.refillAfterBattle - handSize(ctx.state, b, seat), "WE-9.31");
}

/** A random card changes hands: both know it, the others only that it went (WE-15). */
export function takeRandom(ctx: Ctx, b: CompiledModule, seat: number, from: number): void {
  const t = ctx.state;
  const size = handSize(t, b, from);
  if (size === 0) return;
  const pair = [seatNo(seat), seatNo(from)];
  ctx.disclose(pair);
  const card = nth(t.hand, from * b.C, b.C, ctx.draw(size, 1, "WE-E.1")[0] as number);
  t.hand[from * b.C + card] = (t.hand[from * b.C + card] as number) - 1;
  t.hand[seat * b.C + card] = (t.hand[seat * b.C + card] as number) + 1;
  for (let v = 0; v < b.N; v++) {
    if (v === seat) sink(t, b, v, from, card);
    else if (v !== from) for (let c = 0; c < b.C; c++) sink(t, b, v, from, c);
  }
  const i = (from * b.N + seat) * b.C + card;
  t.known[i] = Math.min((t.known[i] as number) + 1, t.hand[seat * b.C + card] as number);
  ctx.emit({ is: "cardTaken", rule: "WE-E.1", seat: seatNo(seat), from: seatNo(from) });
  ctx.emit(
    { is: "takenSeen", rule: "WE-E.1", seat: seatNo(seat), from: seatNo(from), card: b.cards[card]?.id as string },
    pair,
  );
}

/** A seat sees a whole hand (WE-15.2). */
export function showHand(ctx: Ctx, b: CompiledModule, looker: number, of: number): void {
  const t = ctx.state;
  const by = seatNo(looker);
  ctx.disclose([by]);
  for (let c = 0; c < b.C; c++) t.known[(looker * b.N + of) * b.C + c] = t.hand[of * b.C + c] as number;
  ctx.emit({ is: "handSeen", rule: "WE-15.2", seat: by, of: seatNo(of), cards: cardsOf(t, b, of) }, [by]);
}

/** The cards of a hand by id, one entry for each. */
export const cardsOf = (t: StateWE, b: CompiledModule, seat: number): string[] =>
  b.cards.flatMap(({ id, no }) => new Array<string>(t.hand[seat * b.C + no] as number).fill(id));
