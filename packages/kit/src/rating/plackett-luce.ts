/**
 * Rates matches of more than two players by the Plackett-Luce model (R. Weng and C.-J. Lin, "A Bayesian Approximation
 * Method for Online Ranking", 2011, algorithm 4), with the parameters of OpenSkill. It uses the scale of the ratings for
 * two: a newcomer has 1500 ± 700.
 */
import { NEWCOMER, type Strength } from "./glicko.ts";

/** OpenSkill's units: a newcomer has mean 25 and deviation 25/3. */
const MEAN = 25;
const DEVIATION = MEAN / 3;
/** How much a player's performance varies from match to match. */
const BETA = DEVIATION / 2;
/** Uncertainty that every match adds, so that ratings never stand still. */
const TAU = MEAN / 300;
/** Least factor by which a match may shrink the variance. */
const LEAST_SHRINK = 0.0001;
/** Rating points per unit. */
const POINTS = NEWCOMER.deviation / DEVIATION;

/**
 * Returns the strengths of all players after a match, in the same order.
 * @param ranks 1 for the best; equal ranks are level. Deviations are already those of the time of the match.
 */
export function ratePlaces(players: readonly Strength[], ranks: readonly number[]): Strength[] {
  const field = players.map(({ rating, deviation }, i) => ({
    mean: MEAN + (rating - NEWCOMER.rating) / POINTS,
    variance: (deviation / POINTS) ** 2 + TAU ** 2,
    rank: ranks[i] ?? 0,
  }));
  const spread = Math.sqrt(field.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const weights = field.map(({ mean }) => Math.exp(mean / spread));
  /** For each player, the total weight of those who were not better, and how many were level. */
  const rest = field.map(({ rank }) =>
    field.reduce((sum, other, i) => sum + (other.rank >= rank ? (weights[i] ?? 0) : 0), 0),
  );
  const level = field.map(({ rank }) => field.filter((other) => other.rank === rank).length);
  return field.map(({ mean, variance, rank }, i) => {
    let pull = 0;
    let information = 0;
    for (const [q, other] of field.entries()) {
      if (other.rank > rank) continue;
      const share = (weights[i] ?? 0) / (rest[q] ?? 1);
      pull += ((i === q ? 1 : 0) - share) / (level[q] ?? 1);
      information += (share * (1 - share)) / (level[q] ?? 1);
    }
    const shrink = (Math.sqrt(variance) / spread) * (variance / spread ** 2) * information;
    const after = Math.sqrt(variance * Math.max(1 - shrink, LEAST_SHRINK));
    return {
      rating: NEWCOMER.rating + (mean + (variance / spread) * pull - MEAN) * POINTS,
      deviation: Math.min(NEWCOMER.deviation, after * POINTS),
      volatility: NEWCOMER.volatility,
    };
  });
}
