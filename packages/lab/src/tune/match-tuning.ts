/**
 * Tunes weights by matches instead of by predictions: simultaneous perturbation stochastic approximation (SPSA, Spall
 * 1992). Every pair of matches changes all weights at once, each up or down by a coin; one side plays with the changes
 * and the other with their opposites. What wins more often is followed. A weight that predicts results well may still
 * choose worse acts; here only results of play count.
 */
import type { BotSpec } from "@starboard/bots";
import { seededUint32 } from "@starboard/kernel";
import { type Contest, mixSeed, type NamedWeights, type Task } from "../contest.ts";
import type { ExperimentPool } from "../experiment.ts";
import { contenderOfPlan } from "../exploits.ts";
import type { MatchRow } from "../row.ts";

export interface MatchTuningPlan {
  readonly game: string;
  readonly options: Contest["options"];
  /** Iterations per question of both sides. */
  readonly iterations: number;
  /** Weights to begin with. */
  readonly start: NamedWeights;
  /** Paths of the weights that change (`weightPaths`); the members of a list change together. */
  readonly paths: readonly string[];
  /** Number of steps, and of mirrored pairs whose results one step follows. */
  readonly steps: number;
  readonly pairs: number;
  /** How far a step goes in logarithms of factors, and how far a perturbation does, both at the beginning. */
  readonly rate: number;
  readonly spread: number;
  readonly seed: number;
  readonly maxActs: number;
}

/** A stored match of a run. */
export interface MatchTuningRow {
  readonly step: number;
  readonly row: MatchRow;
}

/** Factors of the weights, by path. */
export type Factors = Readonly<Record<string, number>>;

/** Exponents by which steps and perturbations become smaller (Spall 1998). */
const RATE_DECAY = 0.602;
const SPREAD_DECAY = 0.101;
/** Part of all steps that the rate is held back by at the beginning. */
const STABILITY = 0.1;
/** Part of the last steps whose factors are averaged: the last step alone is as noisy as its matches. */
const AVERAGED = 0.4;

const spreadAt = ({ spread }: MatchTuningPlan, step: number): number => spread / (step + 1) ** SPREAD_DECAY;
const rateAt = ({ rate, steps }: MatchTuningPlan, step: number): number =>
  rate * ((1 + STABILITY * steps) / (1 + step + STABILITY * steps)) ** RATE_DECAY;

/** Returns the sign of every path in one pair of a step. */
function signsOf({ seed, paths }: MatchTuningPlan, step: number, pair: number): number[] {
  const next = seededUint32(mixSeed(seed, 0x595a, step, pair));
  return paths.map(() => (next() & 0x8000 ? 1 : -1));
}

const factorsOf = (plan: MatchTuningPlan, logs: readonly number[]): Factors =>
  Object.fromEntries(plan.paths.map((path, i) => [path, Number(Math.exp(logs[i] as number).toFixed(4))]));

/** Returns the contest of one pair: A plays the perturbed weights, B the opposite. */
function contestOf<S extends Pick<BotSpec<never>, "levelChoices">>(
  spec: S,
  plan: MatchTuningPlan,
  logs: readonly number[],
  step: number,
  signs: readonly number[],
): Contest {
  const side = (by: number): Contest["a"] => {
    const moved = logs.map((log, i) => log + by * spreadAt(plan, step) * (signs[i] as number));
    const name = by > 0 ? "up" : "down";
    return contenderOfPlan({ name, factors: factorsOf(plan, moved) }, plan.start, spec, plan.iterations);
  };
  const { game, options, maxActs } = plan;
  return { game, options, a: side(1), b: side(-1), seed: mixSeed(plan.seed, step), factor: 1, maxActs };
}

export interface MatchTuning {
  /** Mean factors of the last steps. */
  readonly factors: Factors;
  /** Factors after every step. */
  readonly course: readonly Factors[];
  readonly matches: number;
}

/**
 * Plays the steps of a plan one after the other. The result depends on the plan alone, not on how many matches the pool
 * plays at a time.
 *
 * @param known matches of an earlier run of the same plan; they are not played again
 * @param onStep called after every step with its factors
 */
export async function tuneByMatches(
  spec: Pick<BotSpec<never>, "levelChoices">,
  plan: MatchTuningPlan,
  pool: ExperimentPool,
  known: readonly MatchTuningRow[] = [],
  report: (row: MatchTuningRow) => void = () => undefined,
  onStep: (step: number, factors: Factors) => void = () => undefined,
): Promise<MatchTuning> {
  const rows = new Map(known.map((one) => [`${one.step} ${one.row.group} ${one.row.team}`, one.row]));
  const averaged = Math.max(1, Math.round(AVERAGED * plan.steps));
  const mean = plan.paths.map(() => 0);
  const course: Factors[] = [];
  let logs = plan.paths.map(() => 0);
  for (let step = 0; step < plan.steps; step++) {
    const signs = Array.from({ length: plan.pairs }, (_, pair) => signsOf(plan, step, pair));
    const contests = signs.map((one) => contestOf(spec, plan, logs, step, one));
    const waiting: Task[] = signs.flatMap((_, group) => [0, 1].map((team) => ({ group, team })));
    const work = async (): Promise<void> => {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        const key = `${step} ${task.group} ${task.team}`;
        if (rows.has(key)) continue;
        const row = await pool.play(contests[task.group] as Contest, task);
        rows.set(key, row);
        report({ step, row });
      }
    };
    await Promise.all(Array.from({ length: pool.width }, work));
    const lead = (pair: number): number =>
      [0, 1].reduce((sum, team) => sum + (rows.get(`${step} ${pair} ${team}`)?.share ?? 0.5), 0) - 1;
    logs = logs.map((log, i) => {
      const slope = signs.reduce((sum, one, pair) => sum + lead(pair) * (one[i] as number), 0) / plan.pairs;
      return log + rateAt(plan, step) * slope;
    });
    if (step >= plan.steps - averaged) for (const [i, log] of logs.entries()) mean[i] = (mean[i] as number) + log;
    course.push(factorsOf(plan, logs));
    onStep(step, factorsOf(plan, logs));
  }
  const factors = factorsOf(
    plan,
    mean.map((sum) => sum / averaged),
  );
  return { factors, course, matches: rows.size };
}
