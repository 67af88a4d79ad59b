/** Weights of the evaluation. Values are in ship points. */
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
}

/** The weights in use. */
export const WEIGHTS: Weights = {
  hull: 0.6,
  threat: 0.75,
  unmoved: 0.55,
  distance: 0.015,
  bow: 0.03,
  prize: 40,
  point: 1.1,
  objective: 0.5,
  raid: 1.5,
  escort: 0.5,
  slope: 7,
};
