/** The evaluation as features and coefficients, for `starboard tune`. */
import type { BotSpec, PriorTuning, Tuning, WeightsFile } from "@starboard/bots";
import type { Shape4000 } from "../shape.ts";
import type { State4000 } from "../state.ts";
import { assess, PARTS } from "./evaluation-terms.ts";
import { ACT_FEATURES, actFeatures, partOfRow } from "./act-features.ts";
import anchor from "./anchors/2026-11.json" with { type: "json" };
import { IN_USE, PLAIN, type Terms, type Weights } from "./evaluation-weights.ts";

const FEATURES = [...PARTS, "tempo", "shipShare"] as const satisfies readonly (keyof Terms)[];
const N = FEATURES.length;
const TEMPO = PARTS.length;
const SHARE = TEMPO + 1;

const termsOf = (coefficient: (i: number) => number): Terms =>
  Object.fromEntries(FEATURES.map((name, i) => [name, coefficient(i)])) as Terms;
const plain: Weights = { ...IN_USE.weights, terms: PLAIN };

/** Writes the features of the sides, one per evaluation term, in units of the evaluation. */
function writeFeatures(t: State4000, into: Float64Array): boolean {
  const { parts, ships, power } = assess(t, plain);
  const unit = plain.certain + plain.perShip * ships;
  into.fill(Number.NaN);
  for (let p = 0; p < t.P; p++)
    if (t.alive[p] === 1) into.fill(0, (t.seatOf[p] as number) * N, ((t.seatOf[p] as number) + 1) * N);
  for (let seat = 0; seat * N < into.length; seat++) {
    const first = t.seatOf.indexOf(seat as never);
    if (first < 0 || Number.isNaN(into[seat * N])) continue;
    const side = t.side[first] as number;
    const add = (i: number, value: number): void => {
      into[seat * N + i] = (into[seat * N + i] as number) + value;
    };
    for (let p = 0; p < t.P; p++) {
      if (t.side[p] !== side || t.alive[p] !== 1) continue;
      for (let i = 0; i < PARTS.length; i++) add(i, (parts[p * PARTS.length + i] as number) / unit);
      add(SHARE, (plain.ship * (power[p] as number)) / (ships + plain.ship));
    }
    if (t.active >= 0 && t.side[t.active] === side) add(TEMPO, 1);
  }
  return true;
}

/** What a fitted policy prior reads, and its log-odds. */
const prior: PriorTuning<Shape4000> = {
  features: ACT_FEATURES,
  writer: (t, step, _by, _acts, weights) => {
    const write = actFeatures(t, step, weights as Weights);
    return write && ((act, into, run) => write(act, partOfRow(t, into), run));
  },
  oddsOf: (weights) => (weights as Weights).prior ?? null,
  withOdds: (weights, odds) => ({ ...weights, prior: odds }),
};

const tournament = { "ad.turnLimit": 100, "ad.quietLimit": 12 };

/** @param botWith the bot for given weights */
export const tuningOf = (botWith: (weights: Weights) => BotSpec<Shape4000>): Tuning<Shape4000> => ({
  inUse: IN_USE,
  anchors: [anchor],
  features: FEATURES,
  // A warp in use is worth more than a free one; how much the turn is worth is open.
  signless: ["warps", "tempo"],
  tables: {
    duel: { ...tournament, "ad.players": 2, "ad.version": "independents" },
    alliances: { ...tournament, "ad.players": 2, "ad.version": "alliances" },
    "four players": { ...tournament, "ad.players": 4, "ad.version": "independents" },
  },
  writeFeatures,
  prior,
  coefficientsOf: (weights) => FEATURES.map((name) => (weights as Weights).terms[name]),
  withCoefficients: (weights, coefficients) => ({ ...weights, terms: termsOf((i) => coefficients[i] as number) }),
  botWith: (file: WeightsFile) => ({ ...botWith(file.weights as Weights), calibration: file.calibration }),
});
