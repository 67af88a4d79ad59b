/**
 * A small net that corrects an evaluation: one hidden layer over the features by name (`Tuning.features`). Its output is
 * added to the log-odds of each team, so a net of zeros changes nothing.
 */
import type { Seat, Shape } from "@starboard/kernel";
import type { BotSpec, Tuning } from "./spec.ts";
import type { WeightsFile } from "./weights-file.ts";

export interface ValueNet {
  /** What each feature is divided by. */
  readonly scale: readonly number[];
  /** The hidden units: a weight per feature, a bias, and the weight of the unit's value in the result. */
  readonly units: readonly HiddenUnit[];
}
export interface HiddenUnit {
  readonly weights: readonly number[];
  readonly bias: number;
  readonly out: number;
}

/** Returns the output for the features that begin at `from`. */
export function netOutput({ scale, units }: ValueNet, features: ArrayLike<number>, from = 0): number {
  let sum = 0;
  for (const { weights, bias, out } of units) {
    let input = bias;
    for (let i = 0; i < scale.length; i++)
      input += ((weights[i] as number) * (features[from + i] as number)) / (scale[i] as number);
    sum += out * Math.tanh(input);
  }
  return sum;
}

/** Returns the bot of a weights file: with its weights, and with its net if it has one. */
export function botOfFile<G extends Shape>(tuning: Tuning<G>, file: WeightsFile): BotSpec<G> {
  const plain = tuning.botWith(file);
  return file.net ? withNet(plain, tuning, file.net) : plain;
}

/** Returns the spec with its evaluation corrected by a net. */
export function withNet<G extends Shape>(
  spec: BotSpec<G>,
  { features, writeFeatures }: Pick<Tuning<G>, "features" | "writeFeatures">,
  net: ValueNet,
): BotSpec<G> {
  const n = features.length;
  let rows = new Float64Array(0);
  return {
    ...spec,
    evaluate(t, values) {
      spec.evaluate(t, values);
      const seats = values.length;
      if (rows.length !== seats * n) rows = new Float64Array(seats * n);
      if (!writeFeatures(t, rows)) return;
      const teams = new Set<number>();
      let total = 0;
      for (let seat = 0; seat < seats; seat++) {
        // A seat that can no longer win has no features and a value of 0.
        if (Number.isNaN(rows[seat * n] as number)) continue;
        values[seat] = (values[seat] as number) * Math.exp(netOutput(net, rows, seat * n));
        const team = spec.team?.(t, seat as Seat) ?? seat;
        if (teams.has(team)) continue;
        teams.add(team);
        total += values[seat] as number;
      }
      if (total > 0) for (let seat = 0; seat < seats; seat++) values[seat] = (values[seat] as number) / total;
    },
  };
}
