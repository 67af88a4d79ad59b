/** The constants of the search. */

/** How the search spends its visits. */
export interface SearchParams {
  /** Weight of the prior against the result found so far, in units of how much results differ in this search. */
  readonly puct: number;
  /** Acts tried at a node after n visits: first + growth × n^power. */
  readonly wideningBase: number;
  readonly wideningFactor: number;
  readonly wideningExponent: number;
  /** What an untried act is assumed to lose against its node's mean, in the same unit. */
  readonly fpuReduction: number;
  /**
   * Visits after which a node is searched beyond, instead of being judged once more: 1 where judging a table twice says nothing
   * new, more where chance and secrets make every judgement a sample and iterations are few.
   */
  readonly minVisitsToExpand: number;
  /** Decisions played by weight alone before a new table is evaluated. */
  readonly playoutPlies: number;
}
export const SEARCH_PARAMS: SearchParams = {
  puct: 1.5,
  wideningBase: 4,
  wideningFactor: 1.5,
  wideningExponent: 0.45,
  fpuReduction: 0.3,
  minVisitsToExpand: 1,
  playoutPlies: 0,
};
