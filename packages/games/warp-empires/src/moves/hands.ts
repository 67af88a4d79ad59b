/** Moves cards between decks, hands and discard piles, and updates what other seats know of a hand (WE-15). */
import type { RuleId } from "@starboard/kernel";
import { seat as seatNo } from "@starboard/kernel";
import type { CompiledModule } from "../compiled/index.ts";
import { handSize } from "../calc/stacks.ts";
import type { Ctx } from "../shape.ts";
import { NONE, type StateWE } from "../state.ts";

export const deckOf = (compiled: CompiledModule, seat: number): number => (compiled.decks === 1 ? 0 : seat);

const sizeOf = (counts: readonly number[], pool: number, width: number): number => {
  let n = 0;
  for (let i = pool * width; i < (pool + 1) * width; i++) n += counts[i] as number;
  return n;
};
export const deckSize = (t: StateWE, compiled: CompiledModule, seat: number): number =>
  sizeOf(t.deck, deckOf(compiled, seat), compiled.C);

/** The nth thing, from 1, of a list of counts. */
export function nth(counts: readonly number[], from: number, width: number, n: number): number {
  let left = n;
  for (let i = 0; i < width; i++) {
    left -= counts[from + i] as number;
    if (left <= 0) return i;
  }
  return NONE;
}

export const holds = (t: StateWE, compiled: CompiledModule, seat: number, card: number): boolean =>
  (t.hand[seat * compiled.C + card] as number) > 0;

/** Removes a card from a hand in public. It stays on the table until its effect is complete (WE-4.5). */
export function lay(t: StateWE, compiled: CompiledModule, seat: number, card: number): void {
  t.hand[seat * compiled.C + card] = (t.hand[seat * compiled.C + card] as number) - 1;
  for (let v = 0; v < compiled.N; v++) sink(t, compiled, v, seat, card);
}

const sink = (t: StateWE, compiled: CompiledModule, viewer: number, holder: number, card: number): void => {
  const i = (viewer * compiled.N + holder) * compiled.C + card;
  const before = t.known[i] as number;
  if (before > 0) t.known = t.known.with(i, before - 1);
};

export function toDiscard(t: StateWE, compiled: CompiledModule, seat: number, card: number): void {
  const i = deckOf(compiled, seat) * compiled.C + card;
  t.discard[i] = (t.discard[i] as number) + 1;
}

/** Moves a card from the hand to the discard pile. */
export function spend(t: StateWE, compiled: CompiledModule, seat: number, card: number): void {
  lay(t, compiled, seat, card);
  toDiscard(t, compiled, seat, card);
}

/** Draws cards; the shuffled discard pile replaces an empty deck. If both are empty, the seat draws fewer (WE-4.3). */
export function drawCards(ctx: Ctx, compiled: CompiledModule, seat: number, n: number, why: RuleId): void {
  const t = ctx.state;
  const by = seatNo(seat);
  const pool = deckOf(compiled, seat) * compiled.C;
  if (n <= 0) return;
  ctx.disclose([by]);
  const drawn: string[] = [];
  for (let i = 0; i < n; i++) {
    let size = deckSize(t, compiled, seat);
    if (size === 0) size = reshuffle(ctx, compiled, seat);
    if (size === 0) break;
    const card = nth(t.deck, pool, compiled.C, ctx.draw(size, 1, why)[0] as number);
    t.deck[pool + card] = (t.deck[pool + card] as number) - 1;
    t.hand[seat * compiled.C + card] = (t.hand[seat * compiled.C + card] as number) + 1;
    drawn.push(compiled.cards[card]?.id as string);
  }
  if (!ctx.wantsFacts) return;
  ctx.emit({ is: "cardsDrawn", rule: drawn.length < n ? "WE-4.3" : why, seat: by, count: drawn.length, owed: n });
  if (drawn.length > 0) ctx.emit({ is: "cardsSeen", rule: why, seat: by, cards: drawn }, [by]);
}

function reshuffle(ctx: Ctx, compiled: CompiledModule, seat: number): number {
  const t = ctx.state;
  const pool = deckOf(compiled, seat) * compiled.C;
  let n = 0;
  for (let c = 0; c < compiled.C; c++) {
    const cards = t.discard[pool + c] as number;
    t.deck[pool + c] = (t.deck[pool + c] as number) + cards;
    t.discard[pool + c] = 0;
    n += cards;
  }
  if (n > 0 && ctx.wantsFacts) ctx.emit({ is: "deckShuffled", rule: "WE-4.3", cards: n });
  return n;
}

/** Draws up to the hand size after a battle (WE-9.31). */
export function refill(ctx: Ctx, compiled: CompiledModule, seat: number): void {
  drawCards(
    ctx,
    compiled,
    seat,
    compiled.module.hand.refillAfterBattle - handSize(ctx.state, compiled, seat),
    "WE-9.31",
  );
}

/** Moves a random card to another hand. Both seats learn which; the other seats learn only that it moved (WE-15). */
export function takeRandom(ctx: Ctx, compiled: CompiledModule, seat: number, from: number): void {
  const t = ctx.state;
  const size = handSize(t, compiled, from);
  if (size === 0) return;
  const pair = [seatNo(seat), seatNo(from)];
  ctx.disclose(pair);
  const card = nth(t.hand, from * compiled.C, compiled.C, ctx.draw(size, 1, "WE-E.1")[0] as number);
  t.hand[from * compiled.C + card] = (t.hand[from * compiled.C + card] as number) - 1;
  t.hand[seat * compiled.C + card] = (t.hand[seat * compiled.C + card] as number) + 1;
  for (let v = 0; v < compiled.N; v++) {
    if (v === seat) sink(t, compiled, v, from, card);
    else if (v !== from) for (let c = 0; c < compiled.C; c++) sink(t, compiled, v, from, c);
  }
  const i = (from * compiled.N + seat) * compiled.C + card;
  t.known = t.known.with(i, Math.min((t.known[i] as number) + 1, t.hand[seat * compiled.C + card] as number));
  ctx.emit({ is: "cardTaken", rule: "WE-E.1", seat: seatNo(seat), from: seatNo(from) });
  ctx.emit(
    {
      is: "takenSeen",
      rule: "WE-E.1",
      seat: seatNo(seat),
      from: seatNo(from),
      card: compiled.cards[card]?.id as string,
    },
    pair,
  );
}

/** Shows a whole hand to a seat (WE-15.2). */
export function showHand(ctx: Ctx, compiled: CompiledModule, looker: number, of: number): void {
  const t = ctx.state;
  const by = seatNo(looker);
  ctx.disclose([by]);
  const hand = t.hand.slice(of * compiled.C, (of + 1) * compiled.C);
  t.known = t.known.toSpliced((looker * compiled.N + of) * compiled.C, compiled.C, ...hand);
  ctx.emit({ is: "handSeen", rule: "WE-15.2", seat: by, of: seatNo(of), cards: cardsOf(t, compiled, of) }, [by]);
}

/** The cards of a hand by id, one entry per card. */
export const cardsOf = (t: StateWE, compiled: CompiledModule, seat: number): string[] =>
  compiled.cards.flatMap(({ id, no }) => new Array<string>(t.hand[seat * compiled.C + no] as number).fill(id));
