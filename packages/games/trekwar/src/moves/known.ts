/** Keeping account of what is known of a Hand (rules.md, chapter e). */
import type { Side } from "../data/board.ts";
import type { CardNo, Known, StateTW } from "../state.ts";

export const nothingKnown = (): Known => ({ sure: [], among: [], atLeast: 0 });

/** Puts a card into an ascending list. */
export function insert(list: CardNo[], card: CardNo): void {
  let i = list.length;
  list.push(card);
  while (i > 0 && (list[i - 1] as CardNo) > card) {
    list[i] = list[i - 1] as CardNo;
    i--;
  }
  list[i] = card;
}

/** Takes a card out of a list; false when it was not there. */
export function remove(list: CardNo[], card: CardNo): boolean {
  const i = list.indexOf(card);
  if (i < 0) return false;
  list.splice(i, 1);
  return true;
}

/** Everybody has seen a card go into the Hand. */
export function showCard(t: StateTW, side: Side, card: CardNo): void {
  learn(t.known[side], card);
  learn(t.shown[side], card);
}

/** The enemy has seen the whole Hand. */
export function seeHand(t: StateTW, side: Side): void {
  t.known[side] = { sure: t.hand[side].slice(), among: [], atLeast: 0 };
}

/** A card has left the Hand before everybody's eyes. */
export function forgetCard(t: StateTW, side: Side, card: CardNo): void {
  left(t.known[side], card);
  left(t.shown[side], card);
}

/** Some cards have left the Hand unseen (an exchange): fewer of the known ones can be vouched for. */
export function forgetDropped(t: StateTW, side: Side, count: number): void {
  blur(t.known[side], count);
  blur(t.shown[side], count);
}

/** The whole Hand has gone. */
export function forgetHand(t: StateTW, side: Side): void {
  t.known[side] = nothingKnown();
  t.shown[side] = nothingKnown();
}

function learn(k: Known, card: CardNo): void {
  // A card seen going into the Hand was not in it before, so it is none of those vouched for.
  remove(k.among, card);
  insert(k.sure, card);
  settle(k);
}

function left(k: Known, card: CardNo): void {
  if (remove(k.sure, card)) return;
  if (remove(k.among, card)) {
    k.atLeast--;
    settle(k);
  }
}

function blur(k: Known, count: number): void {
  if (count === 0) return;
  k.atLeast += k.sure.length - count;
  for (const card of k.sure) insert(k.among, card);
  k.sure = [];
  settle(k);
}

function settle(k: Known): void {
  if (k.atLeast <= 0) {
    k.among = [];
    k.atLeast = 0;
  } else if (k.atLeast >= k.among.length) {
    for (const card of k.among) insert(k.sure, card);
    k.among = [];
    k.atLeast = 0;
  }
}
