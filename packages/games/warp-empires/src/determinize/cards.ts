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
export function drawOne(counts: number[], draw: Draw): number {
  let left = 0;
  for (const n of counts) left += n;
  return takeNth(counts, draw(left, 1, WHY)[0] as number);
}

/** Takes the nth item, from 1, out of a list of counts. */
function takeNth(counts: number[], n: number): number {
  const i = nth(counts, 0, counts.length, n);
  counts[i] = (counts[i] as number) - 1;
  return i;
}

/** What a view tells about the cards: all that a deal of the hidden ones needs. */
export interface CardsInView {
  /** By card: how many are nowhere in the view. */
  readonly rest: readonly number[];
  /** Marches whose card is hidden, by their place in the list. */
  readonly marches: readonly number[];
  /** Hands that are hidden, and how many cards of each. */
  readonly hands: readonly { readonly seat: number; readonly count: number }[];
  /** By pool, if there are several: the size of the deck. */
  readonly decks: readonly number[];
  /** Some seat is known to know a card of a hand that the viewer does not see. */
  readonly forgets: boolean;
}

/** Writes the cards that a view shows into a state, and returns what is left to deal. */
export function readCards(t: StateWE, compiled: CompiledModule, v: ViewWE, by: Viewer): CardsInView {
  const rest = compiled.cardTotal.slice();
  const take = (card: number, n = 1): void => {
    rest[card] = (rest[card] as number) - n;
  };
  t.hand.fill(0);
  t.discard.fill(0);
  t.deck.fill(0);
  const pools = v.pools.slice(0, compiled.decks);
  for (const [pool, { discard }] of pools.entries())
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
  const marches: number[] = [];
  for (const [i, march] of t.marches.entries()) {
    if (march.card === NONE) marches.push(i);
    else take(march.card);
  }
  const hands: { seat: number; count: number }[] = [];
  for (const s of v.seats) {
    let shown = 0;
    for (const [id, n] of Object.entries(s.hand.cards ?? s.hand.known)) {
      const card = compiled.cardNo.get(id) as number;
      t.hand[(s.seat as number) * compiled.C + card] = n;
      take(card, n);
      shown += n;
    }
    if (!s.hand.cards && s.hand.count > shown) hands.push({ seat: s.seat, count: s.hand.count - shown });
  }
  let forgets = false;
  for (let i = 0; i < t.known.length; i++) {
    const pair = Math.floor(i / compiled.C);
    if ((t.known[i] as number) > 0 && Math.floor(pair / compiled.N) !== by && pair % compiled.N !== by) forgets = true;
  }
  return { rest, marches, hands, decks: compiled.decks === 1 ? [] : pools.map(({ deck }) => deck), forgets };
}

/** Deals the hidden cards of a view into a state that holds the others. */
export function dealCards(t: StateWE, compiled: CompiledModule, seen: CardsInView, by: Viewer, draw: Draw): void {
  const rest = seen.rest.slice();
  for (const i of seen.marches) {
    const card = laid(t, compiled, t.marches[i] as March, rest, draw);
    if (card !== NONE) rest[card] = (rest[card] as number) - 1;
  }
  let left = 0;
  for (const n of rest) left += n;
  const deal = (to: number[], from: number): void => {
    const at = from + takeNth(rest, draw(left--, 1, WHY)[0] as number);
    to[at] = (to[at] as number) + 1;
  };
  for (const { seat, count } of seen.hands) for (let i = 0; i < count; i++) deal(t.hand, seat * compiled.C);
  if (compiled.decks === 1) for (let card = 0; card < rest.length; card++) t.deck[card] = rest[card] as number;
  else for (const [pool, deck] of seen.decks.entries()) for (let i = 0; i < deck; i++) deal(t.deck, pool * compiled.C);
  if (seen.forgets) forgetTooMuch(t, compiled, by);
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
