/**
 * What the enemy may hold, and what of it answers an Attack. With an open deck list, the unseen cards of a side are its Hand
 * and its Deck Pile; every Hand that fits what was seen is equally likely.
 */
import { type Act, type AnyGame, Engine, seededDraws } from "@starboard/kernel";
import { cardIndexOf } from "../../card-index.ts";
import { cardAt, idsOf, numberOf } from "../../card.ts";
import type { Side } from "../../data/board.ts";
import { seatOf } from "../../shape.ts";
import type { CardNo, Known, StateTW } from "../../state.ts";

/** A way to answer: the acts, and the hidden cards that they need. */
export interface Answer {
  readonly acts: readonly { readonly step: string; readonly act: Act }[];
  readonly cards: readonly CardNo[];
}

export const unseenOf = (t: StateTW, side: Side): CardNo[] => [...t.hand[side], ...t.deck[side]].sort((a, b) => a - b);

/** Whether a card of the list has an effect with one of these operations. */
export const hasEffect = (t: StateTW, cards: readonly CardNo[], ops: readonly string[]): boolean =>
  cards.some((no) => cardAt(cardIndexOf(t.options), no).entry.effects.some(({ op }) => ops.includes(op)));

/** Whether a Hand of `count` cards with these in it fits what is known of it. */
function fits({ sure, among, atLeast }: Known, cards: readonly CardNo[], count: number): boolean {
  const needed = new Set([...sure, ...cards]);
  const met = cards.filter((no) => among.includes(no)).length;
  return needed.size + Math.max(0, atLeast - met) <= count;
}

/**
 * Calls `found` with every answer of the active side, as if it held all its unseen cards; stops when that returns true. A
 * Turn may draw for effects that change no Force of this Turn, so their draws do not matter.
 */
export function eachAnswer(game: AnyGame, from: StateTW, found: (answer: Answer) => boolean): void {
  const side = from.active;
  const index = cardIndexOf(from.options);
  const t = game.clone(from as never) as StateTW;
  const hidden = new Set(unseenOf(t, side));
  const count = t.hand[side].length;
  const known = t.known[side];
  t.hand[side] = [...hidden].sort((a, b) => a - b);
  t.deck[side] = [];
  const engine = new Engine(game as never, seededDraws(1));
  let isOver = false;
  const numbersIn = (act: Act): CardNo[] => {
    const {
      unit,
      support = [],
      card,
      cards = [],
    } = act as Act & {
      unit?: string;
      support?: string[];
      card?: string;
      cards?: string[];
    };
    return [...(unit === undefined ? [] : [unit]), ...support, ...(card === undefined ? [] : [card]), ...cards]
      .map((id) => numberOf(index, id))
      .filter((no) => hidden.has(no));
  };
  const visit = (now: StateTW, acts: Answer["acts"], cards: readonly CardNo[]): void => {
    const step = now.flow.stack.at(-1)?.step ?? "";
    const legal = now.flow.over === null && now.active === side ? engine.legal(now as never, seatOf(side)) : [];
    for (const act of legal) {
      if (isOver || act.do === "surrender") continue;
      const used = [...new Set([...cards, ...numbersIn(act)])];
      if (!fits(known, used, count)) continue;
      const line = [...acts, { step, act }];
      if (act.do === "deploy") {
        isOver = found({ acts: line, cards: used });
        continue;
      }
      const after = game.clone(now as never) as StateTW;
      engine.act(after as never, seatOf(side), act);
      visit(after, line, used);
    }
  };
  visit(t, [], []);
}

/** The names of hidden cards, such as "Breen Warship and Weyoun". */
export function cardNames(t: StateTW, cards: readonly CardNo[]): string {
  const index = cardIndexOf(t.options);
  const names = cards.map((no) => cardAt(index, no).entry.name);
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

export const cardIds = (t: StateTW, cards: readonly CardNo[]): string[] => idsOf(cardIndexOf(t.options), cards);

/** Most unseen cards for which all Hands are counted. */
const MOST_UNSEEN = 20;

/** The share of the possible Hands of a side that hold one of these sets of cards; undefined if there are too many. */
export function shareOfHands(t: StateTW, side: Side, sets: readonly (readonly CardNo[])[]): number | undefined {
  const unseen = unseenOf(t, side);
  if (unseen.length > MOST_UNSEEN) return undefined;
  const bit = new Map(unseen.map((no, i) => [no, 1 << i]));
  const maskOf = (cards: readonly CardNo[]): number => cards.reduce((mask, no) => mask | (bit.get(no) ?? 0), 0);
  const masks = sets.map(maskOf);
  const { sure, among, atLeast } = t.known[side];
  const [must, some] = [maskOf(sure), maskOf(among)];
  const count = t.hand[side].length;
  let all = 0;
  let answering = 0;
  for (let hand = 0; hand < 1 << unseen.length; hand++) {
    if (bitsOf(hand) !== count || (hand & must) !== must || bitsOf(hand & some) < atLeast) continue;
    all += 1;
    if (masks.some((mask) => (hand & mask) === mask)) answering += 1;
  }
  return all === 0 ? undefined : answering / all;
}

function bitsOf(mask: number): number {
  let rest = mask;
  let bits = 0;
  for (; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

/** Keeps the sets of cards that contain no other one. */
export function smallestSets(sets: readonly (readonly CardNo[])[]): (readonly CardNo[])[] {
  const kept: (readonly CardNo[])[] = [];
  for (const set of sets.toSorted((a, b) => a.length - b.length))
    if (!kept.some((small) => small.every((no) => set.includes(no)))) kept.push(set);
  return kept;
}
