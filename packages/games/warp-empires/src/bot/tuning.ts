/** The evaluation as features and coefficients, for `starboard tune`. */
import type { BotSpec, Tuning, WeightsFile } from "@starboard/bots";
import { compiledModuleOf } from "../match-setup.ts";
import type { ShapeWE } from "../shape.ts";
import type { StateWE } from "../state.ts";
import anchor from "./anchors/2026-11.json" with { type: "json" };
import { IN_USE, type Terms, type Weights } from "./evaluation-weights.ts";
import { outlookOf, PARTS, partsOf, unitOf } from "./value.ts";

const N = PARTS.length;
const termsOf = (coefficient: (i: number) => number): Terms =>
  Object.fromEntries(PARTS.map((name, i) => [name, coefficient(i)])) as Terms;
const plain: Weights = { ...IN_USE.weights, terms: termsOf(() => 1) };

/** Writes every part of every seat in units of the evaluation. */
function writeFeatures(t: StateWE, into: Float64Array): boolean {
  const compiled = compiledModuleOf(t.options);
  const outlook = outlookOf(t, compiled, plain);
  const unit = unitOf(outlook, plain);
  into.fill(Number.NaN);
  for (let s = 0; s < compiled.N; s++) {
    if (t.alive[s] === 0) continue;
    const parts = partsOf(t, compiled, s, outlook, plain);
    for (const [i, name] of PARTS.entries()) into[s * N + i] = parts[name] / unit;
  }
  return true;
}

/** @param botWith the bot for given weights */
export const tuningOf = (botWith: (weights: Weights) => BotSpec<ShapeWE>): Tuning<ShapeWE> => ({
  inUse: IN_USE,
  anchors: [anchor],
  features: PARTS,
  tables: { "two players": { players: 2 }, "four players": { players: 4 } },
  writeFeatures,
  coefficientsOf: (weights) => PARTS.map((name) => (weights as Weights).terms[name] ?? 1),
  withCoefficients: (weights, coefficients) => ({ ...weights, terms: termsOf((i) => coefficients[i] as number) }),
  botWith: (file: WeightsFile) => ({ ...botWith(file.weights as Weights), calibration: file.calibration }),
});
