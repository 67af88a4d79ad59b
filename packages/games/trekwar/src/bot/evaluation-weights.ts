/** The numbers of the TrekWar bot. */
import type { Traits } from "../effects/behaviour.ts";

export interface Weights {
  /** What the effects of a card are worth, per unit of what they do, in points of Force. */
  readonly traits: { readonly [T in keyof Required<Traits>]: number };
  /** What a Force is worth that stays to the end of the Fight, against one that counts in a Turn. */
  readonly stays: number;
  /** Worth of a card that is no Unit against the same Force on one: it needs a Unit to go with. */
  readonly helper: number;
  /** The part of an Event's worth that is left of it, as it waits for its moment. */
  readonly event: number;
  /** What an attack that the enemy cannot answer is worth, in points of Force spent. */
  readonly unanswered: number;
  /** What a point of Force spent costs. */
  readonly spend: number;
  /** What a point by which the own Hand is better on the ground than the enemy's cards is worth to the opener. */
  readonly terrain: number;
  /** Cards a side takes from its Deck Pile in a Fight. */
  readonly perFight: number;
  /** How a lead of one point in the average worth of the cards left shifts the chance to win a coming Fight. */
  readonly quality: number;
  /** How much the attacker's choice of ground shifts the same chance. */
  readonly attacker: number;
  /** How far the outcome of one playout of the Fight is believed. */
  readonly trust: number;
}

export const WEIGHTS: Weights = {
  traits: { force: 0.5, disrupt: 1.3, reinforce: 1, deny: 1.1, answer: 3.2, ignore: 2.4, insight: 0.05, shift: 1 },
  stays: 1.6,
  helper: 0.8,
  event: 0.7,
  unanswered: 9,
  spend: 0.45,
  terrain: 0.9,
  perFight: 4.6,
  quality: 0.12,
  attacker: 0.05,
  trust: 0.95,
};
