/** Deals the cards that a viewer cannot see: hands, decks, and the card of a group not yet announced. */
import type { Draw, Viewer } from "@starboard/kernel";
import { effectOf } from "../compiled/cards.ts";
import type { CompiledModule } from "../compiled/index.ts";
import { nth } from "../moves/hands.ts";
import { playsIn } from "../moves/cards.ts";
import { activeOf } from "../calc/stacks.ts";
import { type March, NONE, type StateWE, type ViewWE } from "../state.ts";

const WHY = "WE-G.1";

/** Draws one item from a list of counts. */
export function drawOne(counts: number[], draw: Draw, why: "WE-G.1" = WHY): number {
  let left = 0;
  for (const n of counts) left += n;
  const i = nth(counts, 0, counts.length, draw(left, 1, why)[0] as number);
  counts[i] = (counts[i] as number) - 1;
  return i;
}

export function dealCards(t: StateWE, compiled: CompiledModule, v: ViewWE, by: Viewer, draw: Draw): void {
  const rest = compiled.cardTotal.slice();
  const take = (card: number, n = 1): void => {
    rest[card] = (rest[card] as number) - n;
  };
  t.hand.fill(0);
  t.discard.fill(0);
  t.deck.fill(0);
  for (const [pool, { discard }] of v.pools.slice(0, compiled.decks).entries())
    for (const [id, n] of Object.entries(discard)) {
      const card = compiled.cardNo.get(id) as number;
      t.discard[pool * compiled.C + card] = n;
      take(card, n);
    }
  for (const side of t.battle?.cards ?? []) for (const { card } of side) take(card);
  for (const { step, memo } of t.flow.stack) {
    if (step === "free") take((memo as { card: number }).card);
    if (step === "challenge" || step === "parley") for (const card of (memo as { cards: number[] }).cards) take(card);
  }
  const hidden: March[] = [];
  for (const march of t.marches) {
    if (march.card === NONE) hidden.push(march);
    else take(march.card);
  }
  for (const s of v.seats)
    for (const [id, n] of Object.entries(s.hand.cards ?? s.hand.known)) {
      const card = compiled.cardNo.get(id) as number;
      t.hand[(s.seat as number) * compiled.C + card] = n;
      take(card, n);
    }
  for (const march of hidden) take(laid(t, compiled, march, rest, draw));
  for (const s of v.seats) {
    if (s.hand.cards) continue;
    const known = Object.values(s.hand.known).reduce((sum, n) => sum + n, 0);
    for (let i = known; i < s.hand.count; i++) {
      const at = (s.seat as number) * compiled.C + drawOne(rest, draw);
      t.hand[at] = (t.hand[at] as number) + 1;
    }
  }
  for (const [pool, { deck }] of v.pools.slice(0, compiled.decks).entries())
    if (compiled.decks === 1) for (const [card, n] of rest.entries()) t.deck[card] = n;
    else
      for (let i = 0; i < deck; i++) {
        const at = pool * compiled.C + drawOne(rest, draw);
        t.deck[at] = (t.deck[at] as number) + 1;
      }
  forgetTooMuch(t, compiled, by);
}

/** A card that moves groups and that the owner of the group may have played. */
function laid(t: StateWE, compiled: CompiledModule, march: March, rest: readonly number[], draw: Draw): number {
  const window = march.seat === activeOf(t) ? "ownMove" : "answerMoveOrEnd";
  const plays = playsIn(t, compiled, march.seat, window).filter(
    (play) => effectOf(play, "moveGroups") && (rest[play.card] as number) > 0,
  );
  const play = plays[(draw(plays.length, 1, WHY)[0] as number) - 1];
  if (!play) return NONE;
  march.card = play.card;
  march.as = play.as;
  march.left = window === "ownMove" ? (effectOf(play, "moveGroups")?.max ?? 1) - 1 : 0;
  return play.card;
}

/**
 * The viewer does not know what other seats know of each other’s hands. Only what is true of the dealt hands is kept.
 */
function forgetTooMuch(t: StateWE, compiled: CompiledModule, by: Viewer): void {
  const known = t.known.slice();
  for (let v = 0; v < compiled.N; v++)
    for (let s = 0; s < compiled.N; s++) {
      if (v === by || s === by) continue;
      for (let c = 0; c < compiled.C; c++) {
        const i = (v * compiled.N + s) * compiled.C + c;
        known[i] = Math.min(known[i] as number, t.hand[s * compiled.C + c] as number);
      }
    }
  t.known = known;
}
