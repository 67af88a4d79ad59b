/** Fits the coefficients of an evaluation to the results of matches. */
import { mixSeed } from "../contest.ts";
import { type Estimate, estimate } from "../stats.ts";
import { chances, type Choice, fitLogit } from "./logit.ts";
import type { Position, SampledMatch } from "./self-play.ts";

/** Number of parts the matches are divided into: each is predicted by a fit to the others. */
export const FOLDS = 5;

/** The part a match belongs to. All positions of a match are in one part, because they share a result. */
export const foldOf = ({ match }: SampledMatch): number => mixSeed(match, 0xf01d) % FOLDS;

/** Log-losses of predictions of matches that the predictor had not seen, in nats. */
export interface FitReport {
  readonly table: string;
  readonly matches: number;
  readonly before: number;
  readonly after: number;
  /** Loss before minus loss after, by match. */
  readonly gain: Estimate;
}
export interface EvaluationFit {
  readonly coefficients: readonly number[];
  readonly reports: readonly FitReport[];
}

export interface EvaluationFitPlan {
  readonly start: readonly number[];
  /** Penalty on the distance from the start; see `fitLogit`. */
  readonly ridge: number;
  /** Least value of each coefficient. */
  readonly lower?: readonly number[];
  /** Part of the search's value in the results to be learned, 0 to 1: less noise, but the old evaluation's opinion. */
  readonly searchPart: number;
}

/** Returns a position as an observation; `null` if fewer than two teams can still win. */
function choiceOf(match: SampledMatch, position: Position, searchPart: number): Choice | null {
  const alive = position.features.flatMap((row, team) => (row ? [{ row, team }] : []));
  if (alive.length < 2) return null;
  const others = 1 - (match.shares[position.team] as number);
  const shares = alive.map(({ team }) => {
    const result = match.shares[team] as number;
    // The search values the team to move; the rest is divided as the result divides it.
    const expected =
      team === position.team
        ? position.search
        : (1 - position.search) * (others > 0 ? result / others : 1 / (alive.length - 1));
    return (1 - searchPart) * result + searchPart * expected;
  });
  const sum = shares.reduce((a, b) => a + b, 0);
  if (!(sum > 0)) return null;
  return {
    features: alive.map(({ row }) => row),
    shares: shares.map((share) => share / sum),
    weight: 1 / match.positions.length,
  };
}

/** Returns the positions of matches as observations. */
export const choicesOf = (matches: readonly SampledMatch[], searchPart: number): Choice[] =>
  matches.flatMap((match) => match.positions.flatMap((position) => choiceOf(match, position, searchPart) ?? []));

/** Mean log-loss of one match. */
function lossOf(match: SampledMatch, coefficients: readonly number[]): number {
  let loss = 0;
  let count = 0;
  for (const choice of choicesOf([match], 0)) {
    for (const [k, chance] of chances(choice, coefficients).entries())
      loss -= (choice.shares[k] as number) * Math.log(Math.max(1e-4, chance));
    count++;
  }
  return count === 0 ? Number.NaN : loss / count;
}

/** Fits coefficients to all matches, and measures on each fifth of the matches what a fit to the others predicts. */
export function fitEvaluation(matches: readonly SampledMatch[], plan: EvaluationFitPlan): EvaluationFit {
  const fit = (some: readonly SampledMatch[]): number[] => fitLogit(choicesOf(some, plan.searchPart), plan);
  const losses = new Map<string, MatchLosses[]>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const unseen = matches.filter((match) => foldOf(match) === fold);
    const coefficients = fit(matches.filter((match) => foldOf(match) !== fold));
    for (const match of unseen) {
      const before = lossOf(match, plan.start);
      const after = lossOf(match, coefficients);
      if (Number.isNaN(before)) continue;
      losses.set(match.table, [...(losses.get(match.table) ?? []), { before, after }]);
    }
  }
  return { coefficients: fit(matches), reports: reportsOf(losses) };
}

/** Log-losses of one match, of what was before and of a fit that had not seen it. */
export interface MatchLosses {
  readonly before: number;
  readonly after: number;
}

/** Returns the report of each table. */
export function reportsOf(losses: ReadonlyMap<string, readonly MatchLosses[]>): FitReport[] {
  const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;
  return [...losses].map(([table, list]) => ({
    table,
    matches: list.length,
    before: mean(list.map(({ before }) => before)),
    after: mean(list.map(({ after }) => after)),
    gain: estimate(list.map(({ before, after }) => before - after)),
  }));
}
