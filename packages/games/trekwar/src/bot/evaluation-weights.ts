/** The parameters of the TrekWar bot's evaluation. */
import type { Traits } from "../effects/behaviour.ts";

export interface Weights {
  /** Value of a card's effects per unit of each trait, in points of Force. */
  readonly traits: { readonly [T in keyof Required<Traits>]: number };
  /** Factor for Force that lasts until the end of the Fight, relative to Force that counts for one Turn. */
  readonly stays: number;
  /** Factor for Force on a Maneuver or Command, which needs a Unit, relative to Force on a Unit. */
  readonly helper: number;
  /** Factor for an Event, because it waits for its moment. */
  readonly event: number;
  /** Value of an Attack that the enemy cannot match, in points of Force spent. */
  readonly unanswered: number;
  /** Cost of one point of Force spent. */
  readonly spend: number;
  /** Value to the opener of each point by which its own Hand suits the Battleground better than the enemy's cards. */
  readonly terrain: number;
  /** Cards a side takes from its Deck Pile per Fight. */
  readonly perFight: number;
  /** Change of the probability to win a coming Fight per point of lead in the average value of the remaining cards. */
  readonly quality: number;
  /** Change of the same probability because the attacker chooses the Battleground. */
  readonly attacker: number;
  /** Weight of the outcome of one playout of the Fight. */
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
