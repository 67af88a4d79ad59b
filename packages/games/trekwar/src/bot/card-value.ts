/** Estimates the value of a card to its side, in points of Force. */
import { type CardIndex, type Card, cardAt } from "../card.ts";
import { traitsOf } from "../effects/index.ts";
import type { Traits } from "../effects/behaviour.ts";
import type { CardNo, GroundNo } from "../state.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Values by card number: in Space, on the Surface, and before a Battleground is chosen. */
export interface CardValues {
  readonly at: readonly [Float64Array, Float64Array];
  readonly any: Float64Array;
}

const known = new WeakMap<CardIndex, Map<Weights, CardValues>>();

/** Returns the card values for a card index and weights. They are computed once per pair. */
export function cardValuesOf(index: CardIndex, w: Weights): CardValues {
  const byWeights = known.get(index) ?? new Map<Weights, CardValues>();
  const values = byWeights.get(w) ?? buildCardValues(index, w);
  known.set(index, byWeights.set(w, values));
  return values;
}

function buildCardValues(index: CardIndex, w: Weights): CardValues {
  const at = [0, 1].map((g) => Float64Array.from(index.cards, (c) => cardValueAt(c, g as GroundNo, w)));
  const [space, surface] = at as [Float64Array, Float64Array];
  // A card that is strong in one Battleground is used there, because the opener chooses the Battleground.
  const any = space.map((s, no) => 0.7 * Math.max(s, surface[no] as number) + 0.3 * Math.min(s, surface[no] as number));
  return { at: [space, surface], any };
}

function cardValueAt(card: Card, ground: GroundNo, w: Weights): number {
  const traits = traitsOf(card.entry);
  let value = 0.2;
  for (const name of Object.keys(w.traits) as (keyof Traits)[]) value += w.traits[name] * traits[name];
  const force = card.force[ground];
  if (card.type === "Unit") return value + force + (card.takeUp ? 2.5 : 0) - (card.limited ? 0.5 : 0);
  if (card.type === "Command") return value + w.helper * w.stays * force;
  // An Event must wait for its moment, and many Fights end without one.
  if (card.type === "Event") return w.event * value;
  return value + w.helper * force;
}

/** Returns the average value of some cards before a Battleground is chosen; 0 for no cards. */
export function averageOf(m: CardValues, ...piles: readonly (readonly CardNo[])[]): number {
  let sum = 0;
  let n = 0;
  for (const pile of piles) for (const no of pile) sum += m.any[no] as number;
  for (const pile of piles) n += pile.length;
  return n === 0 ? 0 : sum / n;
}

/** Returns the card with the highest value in a Battleground among those that fit, or -1. */
export function bestOf(
  index: CardIndex,
  m: CardValues,
  ground: GroundNo,
  cards: readonly CardNo[],
  fits: (c: Card) => boolean,
) {
  let best: CardNo = -1;
  for (const no of cards)
    if (fits(cardAt(index, no)) && (best < 0 || (m.at[ground][no] as number) > (m.at[ground][best] as number)))
      best = no;
  return best;
}
