/** The evaluation as features and coefficients, for `starboard tune`. */
import type { BotSpec, Tuning, WeightsFile } from "@starboard/bots";
import type { ShapeAx } from "../shape.ts";
import type { StateAx } from "../state.ts";
import replaced from "./anchors/2026-11-b.json" with { type: "json" };
import anchor from "./anchors/2026-11.json" with { type: "json" };
import { IN_USE, type Terms, type Weights, weightsFor } from "./evaluation-weights.ts";
import { compare, headStart, type Parts } from "./value.ts";

const PARTS = ["material", "fire", "stance", "points", "objective"] as const satisfies readonly (keyof Parts)[];
const FEATURES = [...PARTS, "headStart"] as const satisfies readonly (keyof Terms)[];
const N = FEATURES.length;
const w = IN_USE.weights;

/** Writes every part of both sides as a share of all material, times the slope of the evaluation. */
function writeFeatures(t: StateAx, into: Float64Array): boolean {
  if (t.kind.length === 0 || t.phase === "setup") return false;
  const { mine, theirs, afloat } = compare(t, weightsFor(t, w));
  for (const [side, parts] of [mine, theirs].entries()) {
    for (const [i, name] of PARTS.entries()) into[side * N + i] = (w.slope * parts[name]) / afloat;
    into[side * N + PARTS.length] = side === 0 ? (-w.slope * headStart(t, weightsFor(t, w))) / afloat : 0;
  }
  return true;
}

/** @param botWith the bot for given weights */
export const tuningOf = (botWith: (weights: Weights) => BotSpec<ShapeAx>): Tuning<ShapeAx> => ({
  inUse: IN_USE,
  anchors: [anchor, replaced],
  features: FEATURES,
  signless: ["headStart"],
  tables: { skirmish: {} },
  writeFeatures,
  coefficientsOf: (weights) => FEATURES.map((name) => (weights as Weights).terms[name]),
  withCoefficients: (weights, coefficients) => ({
    ...weights,
    terms: Object.fromEntries(FEATURES.map((name, i) => [name, coefficients[i]])),
  }),
  botWith: (file: WeightsFile) => ({ ...botWith(file.weights as Weights), calibration: file.calibration }),
});
