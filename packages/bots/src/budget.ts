/** How long one question may be thought about. */

/** Milliseconds now, from any fixed origin; injected, so that tests and replays need no clock. */
export type Clock = () => number;

/** When a search stops: after so many iterations exactly, or when a time has come. */
export type Limit = { readonly iterations: number } | { readonly until: number; readonly clock: Clock };

/** What has been spent on the turn that is being played, per seat and match. */
export interface Purse {
  turn: string;
  spentMs: number;
}

/**
 * Milliseconds for a question that deserves `share` of what is left of the turn's budget. A question that comes when
 * everything is spent still gets a fiftieth of the budget, so that no act is left to chance.
 */
export function allowance(purse: Purse, turn: string, budgetMs: number, share: number): number {
  if (purse.turn !== turn) {
    purse.turn = turn;
    purse.spentMs = 0;
  }
  const left = Math.max(0, budgetMs - purse.spentMs);
  return Math.max(budgetMs / 50, left * Math.min(1, share));
}
