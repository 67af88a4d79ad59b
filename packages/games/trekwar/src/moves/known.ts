/** Tracks what other players know of a Hand (rules.md, chapter e). */
import type { Side } from "../data/board.ts";
import type { CardNo, Known, StateTW } from "../state.ts";

export const nothingKnown = (): Known => ({ sure: [], among: [], atLeast: 0 });

/** Inserts a card into an ascending list. */
export function insert(list: CardNo[], card: CardNo): void {
  let i = list.length;
  list.push(card);
  while (i > 0 && (list[i - 1] as CardNo) > card) {
    list[i] = list[i - 1] as CardNo;
    i--;
  }
  list[i] = card;
}

/** Removes a card from a list; returns false if it was not there. */
export function remove(list: CardNo[], card: CardNo): boolean {
  const i = list.indexOf(card);
  if (i < 0) return false;
  list.splice(i, 1);
  return true;
}

/** Records that all players saw a card go to the Hand. */
export function showCard(t: StateTW, side: Side, card: CardNo): void {
  recordSeen(t.known[side], card);
  recordSeen(t.shown[side], card);
}

/** Records that the enemy saw the whole Hand. */
export function seeHand(t: StateTW, side: Side): void {
  t.known[side] = { sure: t.hand[side].slice(), among: [], atLeast: 0 };
}

/** Records that a card left the Hand, visible to all. */
export function forgetCard(t: StateTW, side: Side, card: CardNo): void {
  recordLeft(t.known[side], card);
  recordLeft(t.shown[side], card);
}

/** Records that `count` cards left the Hand unseen in an exchange, so fewer of the known cards are certain. */
export function forgetDropped(t: StateTW, side: Side, count: number): void {
  recordDropped(t.known[side], count);
  recordDropped(t.shown[side], count);
}

/** Records that the whole Hand was replaced. */
export function forgetHand(t: StateTW, side: Side): void {
  t.known[side] = nothingKnown();
  t.shown[side] = nothingKnown();
}

function recordSeen(k: Known, card: CardNo): void {
  // A card seen going to the Hand was not in it before, so it does not count towards `atLeast`.
  remove(k.among, card);
  insert(k.sure, card);
  normalise(k);
}

function recordLeft(k: Known, card: CardNo): void {
  if (remove(k.sure, card)) return;
  if (remove(k.among, card)) {
    k.atLeast--;
    normalise(k);
  }
}

function recordDropped(k: Known, count: number): void {
  if (count === 0) return;
  k.atLeast += k.sure.length - count;
  for (const card of k.sure) insert(k.among, card);
  k.sure = [];
  normalise(k);
}

function normalise(k: Known): void {
  if (k.atLeast <= 0) {
    k.among = [];
    k.atLeast = 0;
  } else if (k.atLeast >= k.among.length) {
    for (const card of k.among) insert(k.sure, card);
    k.among = [];
    k.atLeast = 0;
  }
}
