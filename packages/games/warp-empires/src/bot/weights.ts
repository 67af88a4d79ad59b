/** The numbers of the evaluation, in points of Force: what a thing is worth is how much Force one would give for it. */
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
  /** Worth of one's own home. */
  readonly home: number;
  /** Worth of Force by how near it stands to something worth taking. */
  readonly reach: number;
  /** How much a threat to a counted territory takes of its worth. */
  readonly threat: number;
  /** Difference that makes the chances e : 1, at the least and per point of Force on the map. */
  readonly certain: number;
  readonly perForce: number;
}

/** Found by hand and by matches of bots with different numbers against each other (`docs/bots.md`). */
export const WEIGHTS: Weights = {
  counted: 10,
  claim: 7,
  goal: 1.6,
  income: 1.2,
  treasury: 0.7,
  card: 1.4,
  captured: 3,
  home: 14,
  reach: 2.2,
  threat: 0.45,
  certain: 14,
  perForce: 0.06,
};
