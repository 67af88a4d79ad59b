/** Weights of the evaluation, in points of Force. */
export interface Weights {
  /** Worth of a territory that victory counts, and of one that can be claimed as things stand. */
  readonly counted: number;
  readonly claim: number;
  /** How much dearer counted territories become on the way to victory, as a factor at the goal. */
  readonly goal: number;
  /** Worth of a point of printed revenue, of a point in the treasury, of a card in the hand, of a captured leader. */
  readonly income: number;
  readonly treasury: number;
  readonly card: number;
  readonly captured: number;
  /** Value of the home territory. */
  readonly home: number;
  /** What a point of Force counts besides in the strongest stack, and what a fortification counts by itself. */
  readonly fist: number;
  readonly fort: number;
  /** How much of a territory's worth the chance to have it soon is worth, and the risk of losing it costs. */
  readonly reach: number;
  readonly threat: number;
  /** Value of being at the goal. It makes other seats stop the leader, and the leader finish. */
  readonly brink: number;
  /** Points in the treasury that can be put to use soon; more are worth next to nothing. */
  readonly useful: number;
  /** Difference that makes the chances e : 1, at the least and per point of Force on the map. */
  readonly certain: number;
  readonly perForce: number;
}

/** Found by hand and by matches of bots with different numbers against each other (`docs/bots.md`). */
export const WEIGHTS: Weights = {
  counted: 10,
  claim: 9.5,
  goal: 1.6,
  income: 1.2,
  treasury: 0.7,
  card: 0.5,
  captured: 3,
  home: 14,
  fist: 0.15,
  fort: 5,
  reach: 0.45,
  threat: 0.4,
  brink: 40,
  useful: 30,
  certain: 34,
  perForce: 0.06,
};
