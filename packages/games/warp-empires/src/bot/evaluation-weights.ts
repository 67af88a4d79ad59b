/** Weights of the evaluation, in points of Force. */
import type { WeightsFile } from "@starboard/bots";
import stored from "./weights.json" with { type: "json" };

export interface Weights {
  /** Value of a territory that victory counts, and of one that the seat would claim if its turn ended now. */
  readonly counted: number;
  readonly claim: number;
  /** Factor by which the value of counted territories has grown when the goal is reached. */
  readonly goal: number;
  /** Value of a point of printed revenue, of a point in the treasury, of a card in hand and of a captured leader. */
  readonly income: number;
  readonly treasury: number;
  readonly card: number;
  readonly captured: number;
  /** Value of the home territory. */
  readonly home: number;
  /** Extra value of a point of Force in the strongest stack, and the value of a fortification by itself. */
  readonly strongestMobile: number;
  readonly fort: number;
  /** Share of a territory's value that a certain gain adds, and that a certain loss subtracts. */
  readonly reach: number;
  readonly threat: number;
  /** Value of being at the goal. It makes other seats stop the leader, and the leader finish. */
  readonly brink: number;
  /** Points of the treasury that the seat can spend soon. Further points count almost nothing. */
  readonly useful: number;
  /** Difference that makes the winning chances e : 1: the minimum, and the addition per point of Force on the map. */
  readonly certain: number;
  readonly perForce: number;
  /** Coefficients of the parts of the evaluation. They are fitted; 1 means the value as the weights above give it. */
  readonly terms: Terms;
  /**
   * By module, number of players and faction: the log-odds of winning that a faction brings, with a mean of 0. None when
   * absent.
   */
  readonly factions?: FactionStrengths;
  /** How it plays for the table; each for itself when absent. */
  readonly table?: TableWeights;
}

export type FactionStrengths = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;

/** Weights of what an act is worth for the table, with a leader at the goal; in points of Force except the last. */
export interface TableWeights {
  /** Of a battle with the leader, or a card that stops it. */
  readonly stop: number;
  /** Of leaving others alone meanwhile. */
  readonly share: number;
  /** Part of the own winning chance that is lost. */
  readonly fear: number;
}

export type Terms = Readonly<
  Record<"territories" | "goal" | "income" | "force" | "cards" | "home" | "reach" | "threats", number>
> & {
  /** Of `factions`; 1 when absent, because evaluations without them have no such part. */
  readonly faction?: number;
};

/** The evaluation in use, as `starboard tune` writes it. */
export const IN_USE: WeightsFile<Weights> = stored;
export const WEIGHTS: Weights = IN_USE.weights;
