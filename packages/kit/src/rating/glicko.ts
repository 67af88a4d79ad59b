/**
 * Computes Glicko-2 ratings (M. Glickman, "Example of the Glicko-2 system", 2022), of players by their matches and of
 * solvers and puzzles by their attempts. Each match and each attempt is one rating period. The paper's step for players
 * who skip a period is applied here to the time in between. Hosts and pages use the same code.
 */
export interface Strength {
  /** Around 1500. */
  readonly rating: number;
  /** Rating deviation. With 95% probability the true strength is within twice this value. */
  readonly deviation: number;
  readonly volatility: number;
}
/** One game from a player's side: the opponent, and 1 for a win, 0.5 for a draw, 0 for a loss. */
export interface RatedGame {
  readonly opponent: Strength;
  readonly score: number;
}

export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };
/** Rating points per unit of the internal scale (paper, step 2). */
const SCALE = 173.7178;
/** Limits the change of volatility. The paper's example uses 0.5. */
const TAU = 0.5;
const EPSILON = 0.000_001;

/** The paper's g: opponents with a high deviation count less. */
const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** Returns the strength after `periods` periods without a match, which may be a fraction. Only the deviation grows. */
export const decay = (one: Strength, periods: number): Strength => ({
  ...one,
  deviation: Math.min(NEWCOMER.deviation, Math.hypot(one.deviation, one.volatility * SCALE * Math.sqrt(periods))),
});

/** The score that `one` may expect against an opponent, 0 to 1 (paper, step 3). */
export const expectedScore = (one: Strength, opponent: Strength): number =>
  1 / (1 + Math.exp((-weight(opponent.deviation / SCALE) * (one.rating - opponent.rating)) / SCALE));

/** Returns the strength after the given games. Without games, the deviation grows by one period. */
export function updateRating(one: Strength, games: readonly RatedGame[]): Strength {
  if (games.length === 0) return decay(one, 1);
  const mu = (one.rating - NEWCOMER.rating) / SCALE;
  const phi = one.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { opponent, score } of games) {
    const g = weight(opponent.deviation / SCALE);
    const expected = expectedScore(one, opponent);
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(one.volatility, phi, variance, variance * surprise);
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + information);
  return {
    rating: NEWCOMER.rating + SCALE * (mu + after * after * surprise),
    deviation: Math.min(NEWCOMER.deviation, SCALE * after),
    volatility,
  };
}

/** Length of a rating period without a match or an attempt, in ms. */
export const RATING_PERIOD_MS = 30 * 86_400_000;

/** Returns a strength of the time `at` as it is at the time `now`, both in epoch ms. */
export const strengthAt = (one: Strength, at: number, now: number): Strength =>
  decay(one, Math.max(0, now - at) / RATING_PERIOD_MS);

/**
 * How one game changes a rating, as a product that a person can check: `change` = `step` × (score − `expected`). The step
 * is in rating points. It is large while the own rating is uncertain, and small against an opponent of uncertain rating.
 */
export interface RatingChange {
  readonly before: Strength;
  readonly after: Strength;
  readonly score: number;
  readonly expected: number;
  readonly step: number;
  readonly change: number;
}
export function ratingChange(one: Strength, game: RatedGame): RatingChange {
  const after = updateRating(one, [game]);
  const expected = expectedScore(one, game.opponent);
  const change = after.rating - one.rating;
  const phi = after.deviation / SCALE;
  return {
    before: one,
    after,
    score: game.score,
    expected,
    step: SCALE * phi * phi * weight(game.opponent.deviation / SCALE),
    change,
  };
}

/** Step 5 of the paper: finds the root of f by the Illinois method. */
function newVolatility(volatility: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(volatility * volatility);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > EPSILON) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = next;
    fHigh = fNext;
  }
  return Math.exp(low / 2);
}
