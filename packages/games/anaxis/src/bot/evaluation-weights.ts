/** The numbers of the Anaxis bot. Worth is counted in ship points. */
export interface Weights {
  /** Part of a ship's cost that its hull is worth; the rest goes with the last point. */
  readonly hull: number;
  /** What a point of damage it may deal or take next is worth against one already dealt. */
  readonly threat: number;
  /** How much fire it expects of an enemy that has still to move, against one whose place is known. */
  readonly unmoved: number;
  /** Part of its cost that a ship loses for every hex between it and the nearest enemy. */
  readonly distance: number;
  /** Part of its cost that a bow pointing straight at the nearest enemy is worth. */
  readonly bow: number;
  /** What the ship or base is worth that the end of a scenario hangs on, beside its cost. */
  readonly prize: number;
  /** What a Cinema Point in the pool is worth. */
  readonly point: number;
  /** Points for every hex nearer to the goal of a scenario. */
  readonly errand: number;
  /** Points for every hex that a raider is nearer to where it should be. */
  readonly raid: number;
  /** What the ships around the one that the end hangs on are worth, as part of their cost. */
  readonly escort: number;
  /** Share of the material on the table that makes a win likely: the slope of the evaluation. */
  readonly slope: number;
}
export const WEIGHTS: Weights = {
  hull: 0.6,
  threat: 0.75,
  unmoved: 0.55,
  distance: 0.015,
  bow: 0.03,
  prize: 40,
  point: 1.1,
  errand: 0.5,
  raid: 1.5,
  escort: 0.5,
  slope: 7,
};
