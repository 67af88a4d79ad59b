/** Trains a small net that corrects an evaluation (`ValueNet`), by plain gradient steps on positions of matches. */
import { netOutput, type ValueNet } from "@starboard/bots";
import { seededUint32 } from "@starboard/kernel";
import { choicesOf, type FitReport, FOLDS, foldOf, type MatchLosses, reportsOf } from "./evaluation-fit.ts";
import { chances, type Choice } from "./logit.ts";
import type { SampledMatch } from "./self-play.ts";

export interface NetFitPlan {
  /** Coefficients of the evaluation that the net corrects; they stay as they are. */
  readonly coefficients: readonly number[];
  /** Number of hidden units. */
  readonly hidden: number;
  /** Passes over all positions. */
  readonly epochs: number;
  /** Length of a gradient step at the beginning; it falls to a tenth. */
  readonly rate: number;
  /** Part of every weight that is lost per pass. */
  readonly decay: number;
  readonly seed: number;
}
export interface NetFit {
  readonly net: ValueNet;
  readonly reports: readonly FitReport[];
}

/** A unit while it is trained. */
interface Unit {
  readonly weights: Float64Array;
  bias: number;
  out: number;
}

/** Returns the spread of each feature, at least a little above 0. */
function scaleOf(data: readonly Choice[], n: number): number[] {
  const rows = data.flatMap(({ features }) => features);
  return Array.from({ length: n }, (_, i) => {
    const squares = rows.reduce((sum, row) => sum + (row[i] as number) ** 2, 0);
    return Math.max(1e-3, Math.sqrt(squares / Math.max(1, rows.length)));
  });
}

/** Takes one step against the gradient of the log-loss of a position. */
function step(units: readonly Unit[], choice: Choice, scaled: readonly Float64Array[], rate: number): void {
  const values = scaled.map((row) =>
    units.map(({ weights, bias }) => Math.tanh(row.reduce((sum, x, i) => sum + x * (weights[i] as number), bias))),
  );
  const outputs = values.map((own) => own.reduce((sum, value, u) => sum + value * (units[u] as Unit).out, 0));
  const offsets = outputs.map((output, k) => output + (choice.offsets?.[k] ?? 0));
  const found = chances({ features: choice.features.map(() => []), offsets }, []);
  for (const [k, row] of scaled.entries()) {
    const error = (found[k] as number) - (choice.shares[k] as number);
    for (const [u, unit] of units.entries()) {
      const value = (values[k] as number[])[u] as number;
      const inner = error * unit.out * (1 - value * value);
      unit.out -= rate * error * value;
      unit.bias -= rate * inner;
      for (let i = 0; i < row.length; i++)
        unit.weights[i] = (unit.weights[i] as number) - rate * inner * (row[i] as number);
    }
  }
}

/** Returns observations with the evaluation's own log-odds as offsets. */
const observationsOf = (matches: readonly SampledMatch[], { coefficients }: NetFitPlan): Choice[] =>
  choicesOf(matches, 0).map((choice) => ({
    ...choice,
    offsets: choice.features.map((row) => row.reduce((sum, x, i) => sum + x * (coefficients[i] as number), 0)),
  }));

/** Trains a net. The same matches and plan give the same net. */
export function trainNet(matches: readonly SampledMatch[], plan: NetFitPlan): ValueNet {
  const n = plan.coefficients.length;
  const data = observationsOf(matches, plan);
  const scale = scaleOf(data, n);
  const scaled = data.map(({ features }) =>
    features.map((row) => Float64Array.from(row, (x, i) => x / (scale[i] as number))),
  );
  const random = seededUint32(plan.seed);
  const small = (): number => ((random() / 0x1_0000_0000) * 2 - 1) / Math.sqrt(n);
  const units: Unit[] = Array.from({ length: plan.hidden }, () => ({
    weights: Float64Array.from({ length: n }, small),
    bias: small(),
    out: 0,
  }));
  const order = data.map((_, i) => i);
  const mean = data.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, data.length);
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = random() % (i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    const rate = plan.rate * (1 - (0.9 * epoch) / plan.epochs);
    for (const i of order) {
      const choice = data[i] as Choice;
      step(units, choice, scaled[i] as Float64Array[], (rate * choice.weight) / mean);
    }
    for (const unit of units) {
      unit.out *= 1 - plan.decay;
      for (let i = 0; i < n; i++) unit.weights[i] = (unit.weights[i] as number) * (1 - plan.decay);
    }
  }
  const digits = (x: number): number => Number(x.toFixed(4));
  return {
    scale: scale.map(digits),
    units: units.map(({ weights, bias, out }) => ({
      weights: Array.from(weights, digits),
      bias: digits(bias),
      out: digits(out),
    })),
  };
}

/** Mean log-loss of one match, with the net or without. */
function lossOf(match: SampledMatch, plan: NetFitPlan, net?: ValueNet): number {
  const data = observationsOf([match], plan);
  const losses = data.map(({ features, shares, offsets = [] }) => {
    const sums = features.map((row, k) => (offsets[k] as number) + (net ? netOutput(net, row) : 0));
    const found = chances({ features: features.map(() => []), offsets: sums }, []);
    return found.reduce((loss, chance, k) => loss - (shares[k] as number) * Math.log(Math.max(1e-4, chance)), 0);
  });
  return losses.length === 0 ? Number.NaN : losses.reduce((a, b) => a + b, 0) / losses.length;
}

/** Trains a net on all matches, and measures on each fifth of the matches what a net trained on the others predicts. */
export function fitNet(matches: readonly SampledMatch[], plan: NetFitPlan): NetFit {
  const losses = new Map<string, MatchLosses[]>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const net = trainNet(
      matches.filter((match) => foldOf(match) !== fold),
      plan,
    );
    for (const match of matches.filter((one) => foldOf(one) === fold)) {
      const before = lossOf(match, plan);
      if (Number.isNaN(before)) continue;
      losses.set(match.table, [...(losses.get(match.table) ?? []), { before, after: lossOf(match, plan, net) }]);
    }
  }
  return { net: trainNet(matches, plan), reports: reportsOf(losses) };
}
