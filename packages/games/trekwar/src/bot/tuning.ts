/** The evaluation as features and coefficients, for `starboard tune`. */
import type { BotSpec, PriorTuning, Tuning, WeightsFile } from "@starboard/bots";
import { DOMINION, FEDERATION } from "../data/board.ts";
import { cardIndexOf } from "../card-index.ts";
import { type ShapeTW, sideOf } from "../shape.ts";
import type { StateTW } from "../state.ts";
import { ACT_FEATURES, actFeatures } from "./act-features.ts";
import anchor from "./anchors/2026-11.json" with { type: "json" };
import { FEATURES, IN_USE, type Terms, type Weights } from "./evaluation-weights.ts";
import { writeTerms } from "./value.ts";

const N = FEATURES.length;
const row = new Float64Array(N);

/** Writes the features of the position, half for the Federation and half, with the opposite sign, for the Dominion. */
function writeFeatures(t: StateTW, into: Float64Array): boolean {
  if (t.fight === 0) return false;
  writeTerms(t, IN_USE.weights, row);
  for (let i = 0; i < N; i++) {
    into[FEDERATION * N + i] = (row[i] as number) / 2;
    into[DOMINION * N + i] = -(row[i] as number) / 2;
  }
  return true;
}

/** What a fitted policy prior reads, and its log-odds. */
const prior: PriorTuning<ShapeTW> = {
  features: ACT_FEATURES,
  writer: (t, step, by, acts, weights) =>
    actFeatures(t, cardIndexOf(t.options), step, sideOf(by), acts, weights as Weights),
  oddsOf: (weights) => (weights as Weights).prior ?? null,
  withOdds: (weights, odds) => ({ ...weights, prior: odds }),
};

/** @param botWith the bot for given weights */
export const tuningOf = (botWith: (weights: Weights) => BotSpec<ShapeTW>): Tuning<ShapeTW> => ({
  inUse: IN_USE,
  anchors: [anchor],
  features: FEATURES,
  tables: { standard: {} },
  writeFeatures,
  prior,
  coefficientsOf: (weights) =>
    FEATURES.map((name) => (weights as Weights).terms?.[name] ?? (name === "outcome" ? 1 : 0)),
  withCoefficients: (weights, coefficients) => ({
    ...weights,
    terms: Object.fromEntries(FEATURES.map((name, i) => [name, coefficients[i]])) as Terms,
  }),
  botWith: (file: WeightsFile) => ({ ...botWith(file.weights as Weights), calibration: file.calibration }),
});
