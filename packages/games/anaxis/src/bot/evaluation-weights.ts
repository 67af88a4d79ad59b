/** Weights of the evaluation. Values are in ship points. */
import type { WeightsFile } from "@starboard/bots";
import type { StateAx } from "../state.ts";
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
  /**
   * What is left of `threat` and `unmoved` where fleets are large, because a ship is then seldom the one that is fired at;
   * 1 if absent.
   */
  readonly crowded?: number;
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

/** Ships of a side, on average at the start of the match, from which fleets count as large, and as large as can be. */
const LARGE = 8;
const LARGEST = 12;

/** The weights by number of ships in the match, of each set of weights. */
const bySize = new WeakMap<Weights, Map<number, Weights>>();

/** Returns the weights as they apply to the fleets of a match. */
export function weightsFor({ kind }: StateAx, w: Weights): Weights {
  const { crowded = 1 } = w;
  const part = Math.min(1, (kind.length / 2 - LARGE) / (LARGEST - LARGE));
  if (crowded === 1 || part <= 0) return w;
  const known = bySize.get(w) ?? new Map<number, Weights>();
  bySize.set(w, known);
  const found = known.get(kind.length);
  if (found) return found;
  const factor = 1 - part * (1 - crowded);
  const made = { ...w, threat: w.threat * factor, unmoved: w.unmoved * factor };
  known.set(kind.length, made);
  return made;
}
