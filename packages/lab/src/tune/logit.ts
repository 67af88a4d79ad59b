/**
 * Fits a conditional logit model (McFadden 1974): the chance of each alternative is e to the weighted sum of its
 * features, as a share of the sum over all. With two alternatives this is logistic regression on the differences.
 */

/** One observation. */
export interface Choice {
  /** Features by alternative. */
  readonly features: readonly (readonly number[])[];
  /** Share of the result by alternative; they add up to 1. */
  readonly shares: readonly number[];
  /** Weight of the observation. */
  readonly weight: number;
  /** Added to the sum of each alternative. */
  readonly offsets?: readonly number[];
}

/** Returns the chance of each alternative. */
export function chances(
  { features, offsets }: Pick<Choice, "features" | "offsets">,
  coefficients: readonly number[],
): number[] {
  const sums = features.map((row, k) =>
    row.reduce((sum, x, i) => sum + x * (coefficients[i] as number), offsets?.[k] ?? 0),
  );
  const highest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - highest));
  const total = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / total);
}

/** Returns the mean log-loss of coefficients, in nats, over weighted observations. */
export function logLoss(data: readonly Choice[], coefficients: readonly number[]): number {
  let loss = 0;
  let weight = 0;
  for (const choice of data) {
    for (const [k, chance] of chances(choice, coefficients).entries())
      loss -= choice.weight * (choice.shares[k] as number) * Math.log(Math.max(1e-9, chance));
    weight += choice.weight;
  }
  return loss / weight;
}

export interface FitSettings {
  /** Coefficients to start from, towards which the penalty pulls. */
  readonly start: readonly number[];
  /** Strength of the penalty on the squared distance from the start, per unit of weight. */
  readonly ridge: number;
  /** Least value of each coefficient; none if absent. */
  readonly lower?: readonly number[];
}

/**
 * Returns the coefficients with the least penalised log-loss that are not below their least values. A coefficient that
 * would be is fixed there, and the others are fitted again.
 */
export function fitLogit(data: readonly Choice[], settings: FitSettings): number[] {
  const { start, lower } = settings;
  const fixed = new Set<number>();
  for (;;) {
    const from = start.map((c, i) => (fixed.has(i) ? (lower?.[i] as number) : c));
    const fitted = fitFree(data, { ...settings, start: from }, fixed);
    const below = fitted.findIndex((c, i) => !fixed.has(i) && c < (lower?.[i] ?? Number.NEGATIVE_INFINITY));
    if (below < 0) return fitted;
    fixed.add(below);
  }
}

/**
 * Returns the coefficients with the least penalised log-loss, by Newton's method with step halving. The problem is
 * convex, so the result does not depend on the path. The distance of a coefficient from the start counts in standard
 * deviations of its feature.
 */
function fitFree(data: readonly Choice[], { start, ridge }: FitSettings, fixed: ReadonlySet<number>): number[] {
  const n = start.length;
  const scale = deviations(data, n);
  const total = data.reduce((sum, { weight }) => sum + weight, 0);
  const penalty = scale.map((s) => ridge * s * s + 1e-9);
  const cost = (c: readonly number[]): number =>
    logLoss(data, c) + penalty.reduce((sum, p, i) => sum + (p / 2) * ((c[i] as number) - (start[i] as number)) ** 2, 0);
  let now = start.slice();
  let best = cost(now);
  for (let round = 0; round < 50; round++) {
    const { gradient, hessian } = derivatives(data, now, total);
    for (let i = 0; i < n; i++) {
      gradient[i] = (gradient[i] as number) + (penalty[i] as number) * ((now[i] as number) - (start[i] as number));
      const row = hessian[i] as Float64Array;
      row[i] = (row[i] as number) + (penalty[i] as number);
    }
    for (const i of fixed) {
      gradient[i] = 0;
      hessian.forEach((row) => (row[i] = 0));
      (hessian[i] as Float64Array).fill(0)[i] = 1;
    }
    const step = solve(hessian, gradient);
    let size = 1;
    let next = now;
    let value = best;
    for (; size > 1e-4; size /= 2) {
      next = now.map((c, i) => c - size * (step[i] as number));
      value = cost(next);
      if (value < best) break;
    }
    if (!(value < best - 1e-10)) break;
    now = next;
    best = value;
  }
  return now;
}

function derivatives(
  data: readonly Choice[],
  coefficients: readonly number[],
  total: number,
): { gradient: Float64Array; hessian: Float64Array[] } {
  const n = coefficients.length;
  const gradient = new Float64Array(n);
  const hessian = Array.from({ length: n }, () => new Float64Array(n));
  const mean = new Float64Array(n);
  for (const choice of data) {
    const { features, shares, weight } = choice;
    const p = chances(choice, coefficients);
    const w = weight / total;
    mean.fill(0);
    for (const [k, row] of features.entries())
      for (let i = 0; i < n; i++) mean[i] = (mean[i] as number) + (p[k] as number) * (row[i] as number);
    for (const [k, row] of features.entries())
      for (let i = 0; i < n; i++) {
        gradient[i] = (gradient[i] as number) + w * ((p[k] as number) - (shares[k] as number)) * (row[i] as number);
        const off = w * (p[k] as number) * ((row[i] as number) - (mean[i] as number));
        if (off === 0) continue;
        const into = hessian[i] as Float64Array;
        for (let j = 0; j < n; j++) into[j] = (into[j] as number) + off * ((row[j] as number) - (mean[j] as number));
      }
  }
  return { gradient, hessian };
}

/** Standard deviation of every feature within the observations, at least a little above 0. */
function deviations(data: readonly Choice[], n: number): number[] {
  const squares = new Array<number>(n).fill(0);
  let weight = 0;
  for (const choice of data) {
    const count = choice.features.length;
    for (let i = 0; i < n; i++) {
      const mean = choice.features.reduce((sum, row) => sum + (row[i] as number), 0) / count;
      for (const row of choice.features)
        squares[i] = (squares[i] as number) + (choice.weight * ((row[i] as number) - mean) ** 2) / count;
    }
    weight += choice.weight;
  }
  return squares.map((sum) => Math.max(1e-3, Math.sqrt(sum / weight)));
}

/** Solves a symmetric positive definite system by Gaussian elimination with pivots. */
function solve(matrix: readonly Float64Array[], right: Float64Array): number[] {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++)
      if (Math.abs((rows[k] as number[])[i] as number) > Math.abs((rows[pivot] as number[])[i] as number)) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot] as number[], rows[i] as number[]];
    const row = rows[i] as number[];
    for (let k = i + 1; k < n; k++) {
      const other = rows[k] as number[];
      const factor = (other[i] as number) / (row[i] as number);
      for (let j = i; j <= n; j++) other[j] = (other[j] as number) - factor * (row[j] as number);
    }
  }
  const result = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i] as number[];
    let sum = row[n] as number;
    for (let j = i + 1; j < n; j++) sum -= (row[j] as number) * (result[j] as number);
    result[i] = sum / (row[i] as number);
  }
  return result;
}
