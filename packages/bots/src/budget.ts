/** How long one question may be thought about. */

/** Milliseconds now, from any fixed origin; injected, so that tests and replays need no clock. */
export type NowMs = () => number;

/** When a search stops: after so many iterations exactly, or when a time has come. */
export type SearchLimit = { readonly iterations: number } | { readonly until: number; readonly clock: NowMs };

/** What has been spent on the turn that is being played, per seat and match. */
export interface TimeBudget {
  turn: string;
  spentMs: number;
  /** Milliseconds that an iteration took lately; 0 while unknown. */
  msPerIteration: number;
}

/**
 * Milliseconds for a question that deserves `share` of what is left of the turn's budget: a fiftieth of the whole at least,
 * while there is so much. When all is spent, or an iteration takes longer than what is allowed, the answer is the first
 * judgement of the acts, without a search.
 */
export function allotTime(purse: TimeBudget, turn: string, budgetMs: number, share: number): number {
  if (purse.turn !== turn) {
    purse.turn = turn;
    purse.spentMs = 0;
  }
  const left = Math.max(0, budgetMs - purse.spentMs);
  const allowed = Math.max(Math.min(left, budgetMs / 50), left * Math.min(1, share));
  // Half an iteration is none: it would take its whole time all the same.
  return allowed < purse.msPerIteration ? 0 : allowed;
}
