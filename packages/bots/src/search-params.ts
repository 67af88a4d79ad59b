/** The constants of the search. */

/** How the search distributes its visits. */
export interface SearchParams {
  /** Weight of the prior against the value found so far, in units of the value deviation of this search. */
  readonly puct: number;
  /** Number of acts tried at a node after n visits: base + factor × n^exponent. */
  readonly wideningBase: number;
  readonly wideningFactor: number;
  readonly wideningExponent: number;
  /** First-play urgency: how far below its node's mean an untried act is assumed to be, in the same unit. */
  readonly fpuReduction: number;
  /**
   * Visits after which a leaf is expanded instead of evaluated again. Use 1 if evaluating a state twice gives no new
   * information, more if chance or hidden information makes each evaluation a sample and iterations are few.
   */
  readonly minVisitsToExpand: number;
  /** Policy moves played before a new state is evaluated. */
  readonly playoutPlies: number;
  /**
   * Part of the expected iterations over which sequential halving spreads its rounds, from 0 to 1. With 0 the worse half
   * of the acts goes after 2, 4, 8… visits, however many iterations are to come.
   */
  readonly halvingSpread: number;
}
export const SEARCH_PARAMS: SearchParams = {
  puct: 1.5,
  wideningBase: 4,
  wideningFactor: 1.5,
  wideningExponent: 0.45,
  fpuReduction: 0.3,
  minVisitsToExpand: 1,
  playoutPlies: 0,
  halvingSpread: 0,
};
