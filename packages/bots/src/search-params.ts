/** The constants of the search. */

/** How the search spends its visits. */
export interface Tuning {
  /** Weight of the prior against the result found so far, in units of how much results differ in this search. */
  readonly explore: number;
  /** Acts tried at a node after n visits: first + growth × n^power. */
  readonly first: number;
  readonly growth: number;
  readonly power: number;
  /** What an untried act is assumed to lose against its node's mean, in the same unit. */
  readonly caution: number;
  /**
   * Visits after which a node is searched beyond, instead of being judged once more: 1 where judging a table twice says nothing
   * new, more where chance and secrets make every judgement a sample and iterations are few.
   */
  readonly ripe: number;
  /** Decisions played by weight alone before a new table is evaluated. */
  readonly settleFor: number;
}
export const TUNING: Tuning = { explore: 1.5, first: 4, growth: 1.5, power: 0.45, caution: 0.3, ripe: 1, settleFor: 0 };
