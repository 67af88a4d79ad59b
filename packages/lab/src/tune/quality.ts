/** How well predicted chances come true. */

export interface Prediction {
  /** The predicted chance of a team, and its share of the result. */
  readonly chance: number;
  readonly share: number;
  readonly weight: number;
}

/** One class of predictions with similar chances: mean prediction, mean result, share of all predictions. */
export interface ReliabilityBin {
  readonly predicted: number;
  readonly happened: number;
  readonly part: number;
}

export interface Quality {
  readonly logLoss: number;
  /** Mean squared error; 0.25 for always 50%. */
  readonly brier: number;
  /** Expected calibration error: the mean distance of prediction and result over ten classes, 0 to 1. */
  readonly calibrationError: number;
  readonly bins: readonly ReliabilityBin[];
}

const BINS = 10;

/** Measures predictions. `NaN` without any. */
export function qualityOf(predictions: readonly Prediction[]): Quality {
  const bins = Array.from({ length: BINS }, () => ({ weight: 0, chance: 0, share: 0 }));
  let weight = 0;
  let loss = 0;
  let squares = 0;
  for (const { chance, share, weight: w } of predictions) {
    const p = Math.min(1 - 1e-4, Math.max(1e-4, chance));
    weight += w;
    loss -= w * (share * Math.log(p) + (1 - share) * Math.log(1 - p));
    squares += w * (chance - share) ** 2;
    const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))] as {
      weight: number;
      chance: number;
      share: number;
    };
    bin.weight += w;
    bin.chance += w * chance;
    bin.share += w * share;
  }
  const used = bins
    .filter((bin) => bin.weight > 0)
    .map((bin) => ({
      predicted: bin.chance / bin.weight,
      happened: bin.share / bin.weight,
      part: bin.weight / weight,
    }));
  return {
    logLoss: loss / weight,
    brier: squares / weight,
    calibrationError: used.reduce((sum, bin) => sum + bin.part * Math.abs(bin.predicted - bin.happened), 0),
    bins: used,
  };
}
