/** Time management: how long the bot may think about one question. */

/** Returns the time in ms from any fixed origin; injected, so that tests and replays need no clock. */
export type NowMs = () => number;

/** When a search stops: after exactly n iterations, or at a time. */
export type SearchLimit = { readonly iterations: number } | { readonly until: number; readonly clock: NowMs };

/** Time spent on the current turn, per seat and match. */
export interface TimeBudget {
  turn: string;
  spentMs: number;
  /** Recent duration of one iteration in ms; 0 if unknown. */
  msPerIteration: number;
}

/**
 * Returns the milliseconds for a question that gets `share` of the turn's remaining budget, at least a fiftieth of the
 * whole while that much is left. Returns 0 if the budget is spent or one iteration would take longer: the bot then
 * follows the policy prior without a search.
 */
export function allotTime(budget: TimeBudget, turn: string, budgetMs: number, share: number): number {
  if (budget.turn !== turn) {
    budget.turn = turn;
    budget.spentMs = 0;
  }
  const left = Math.max(0, budgetMs - budget.spentMs);
  const allowed = Math.max(Math.min(left, budgetMs / 50), left * Math.min(1, share));
  // An iteration cannot be interrupted, so a partial one would exceed the time.
  return allowed < budget.msPerIteration ? 0 : allowed;
}
