/** Weights of the evaluation. Values are in ship points. */
import type { WeightsFile } from "@starboard/bots";
import stored from "./weights.json" with { type: "json" };

export interface Weights {
  /** Part of a ship's cost that is spread over its hull; the rest is lost with the last point. */
  readonly hull: number;
  /** Value of a point of damage that may be dealt or taken next, relative to one already dealt. */
  readonly threat: number;
  /** Expected fire of an enemy that has still to move, relative to one whose place is known. */
  readonly unmoved: number;
  /** Part of a ship's cost that it loses per hex of distance to the nearest enemy. */
  readonly distance: number;
  /** Part of a ship's cost for a bow that points straight at the nearest enemy. */
  readonly bow: number;
  /** Extra value of the ship or base that decides a scenario. */
  readonly prize: number;
  /** Value of a Cinema Point in the pool. */
  readonly point: number;
  /** Value of each hex nearer to the goal of a scenario. */
  readonly objective: number;
  /** Value of each hex by which a raider is nearer to where it should be. */
  readonly raid: number;
  /** Value of the ships that escort the deciding ship, as part of their cost. */
  readonly escort: number;
  /** Slope of the evaluation: how strongly a lead, as a share of all material, raises the expected score. */
  readonly slope: number;
  /** What is worth buying; a fleet is bought by a fixed recipe when absent. */
  readonly fleet?: FleetWorth;
  /** Coefficients of the parts of the evaluation and of the lead at the start. They are fitted; 1 means unchanged. */
  readonly terms: Terms;
}

/** What each purchase adds to the log-odds of winning a skirmish of 50 points (`npm run fleets`). */
export interface FleetWorth {
  readonly cinemaPoint: number;
  /** A point spent on a ship of average worth. */
  readonly shipPoint: number;
  /** By ship class. */
  readonly ships: Readonly<Record<string, number>>;
}

export type Terms = Readonly<Record<"material" | "fire" | "stance" | "points" | "objective" | "headStart", number>>;

/** The evaluation in use, as `starboard tune` writes it. */
export const IN_USE: WeightsFile<Weights> = stored;
export const WEIGHTS: Weights = IN_USE.weights;
