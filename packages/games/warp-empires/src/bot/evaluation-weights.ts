/** Weights of the evaluation, in points of Force. */
export interface Weights {
  /** Value of a territory that victory counts, and of one that the seat would claim if its turn ended now. */
  readonly counted: number;
  readonly claim: number;
  /** Factor by which the value of counted territories has grown when the goal is reached. */
  readonly goal: number;
  /** Value of a point of printed revenue, of a point in the treasury, of a card in hand and of a captured leader. */
  readonly income: number;
  readonly treasury: number;
  readonly card: number;
  readonly captured: number;
  /** Value of the home territory. */
  readonly home: number;
  /** Extra value of a point of Force in the strongest stack, and the value of a fortification by itself. */
  readonly strongestMobile: number;
  readonly fort: number;
  /** Share of a territory's value that a certain gain adds, and that a certain loss subtracts. */
  readonly reach: number;
  readonly threat: number;
  /** Value of being at the goal. It makes other seats stop the leader, and the leader finish. */
  readonly brink: number;
  /** Points of the treasury that the seat can spend soon. Further points count almost nothing. */
  readonly useful: number;
  /** Difference that makes the winning chances e : 1: the minimum, and the addition per point of Force on the map. */
  readonly certain: number;
  readonly perForce: number;
}

/** Tuned by hand and by matches between bots with different weights (`docs/bots.md`). */
export const WEIGHTS: Weights = {
  counted: 10,
  claim: 9.5,
  goal: 1.6,
  income: 1.2,
  treasury: 0.7,
  card: 0.5,
  captured: 3,
  home: 14,
  strongestMobile: 0.15,
  fort: 5,
  reach: 0.45,
  threat: 0.4,
  brink: 40,
  useful: 30,
  certain: 34,
  perForce: 0.06,
};
