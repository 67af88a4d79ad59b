/** The file of a game's evaluation: its weights, its calibration, and how both came about. */
import type { Calibration } from "./calibration.ts";
import type { LevelChoices } from "./levels.ts";
import type { ValueNet } from "./value-net.ts";

/** How a file came about. */
export interface WeightsLog {
  /** Matches that the figures come from. */
  readonly matches: number;
  readonly [figure: string]: unknown;
}

/** `weights.json` of a game, or another file of the same game that is compared with it. */
export interface WeightsFile<W extends object = object> {
  /** `starboard.weights`, version 1. */
  readonly format: string;
  readonly version: number;
  readonly game: string;
  /** Names the evaluation in arena files, such as `2026-11`. */
  readonly name: string;
  readonly weights: W;
  /** A net that corrects the evaluation; none if absent. */
  readonly net?: ValueNet;
  /** How freely the levels chose in the matches whose figures name a frozen evaluation; as they do today if absent. */
  readonly levelChoices?: LevelChoices;
  readonly calibration: Calibration;
  readonly log: WeightsLog;
}
