/**
 * Maps the values of searches and evaluations, which are too sure of themselves, to winning chances that come true.
 * `starboard tune` fits the map of each game to finished matches.
 */
import type { Seat, Shape } from "@starboard/kernel";
import type { BotSpec } from "./spec.ts";

/** The map at one length of a match, in log-odds: chance = slope × value + nearEven × tanh(value) + bias. */
export interface CalibrationKnot {
  /** How far the match has come (`progressOf`). */
  readonly length: number;
  /** Below 1: the value is too sure of itself. */
  readonly slope: number;
  /**
   * By how much steeper the map is near an even match; 0 if absent. Where a lead decides and a large one is easily
   * overrated, the map rises fast in the middle and slowly at its ends.
   */
  readonly nearEven?: number;
  /** What the seat to move gains, in log-odds: the worth of its turn less the optimism of its search. */
  readonly bias: number;
}

/** The maps of one game for matches between one number of teams. Knots are in order of length, at least one each. */
export interface TeamCalibration {
  readonly teams: number;
  /** The kind of match (`BotSpec.matchKind`) that it was fitted to; absent in a game that has only one. */
  readonly kind?: string;
  /** For values that a search returned for the seat to move (`Variation.expectedScore`). */
  readonly search: readonly CalibrationKnot[];
  /** For values of `BotSpec.evaluate`. */
  readonly evaluation: readonly CalibrationKnot[];
}
/** The maps of a game by number of teams and kind of match; at least one. */
export type Calibration = readonly TeamCalibration[];

/** What computed a value. */
export type ValueSource = "search" | "evaluation";

const logit = (chance: number): number => Math.log(chance / (1 - chance));

/** Log-odds of a value against those of an even match; the input of a calibration. */
export const logOdds = (value: number, teams: number): number => logit(value) - logit(1 / teams);

/** Returns the map between the knots around a length, and that of the nearest knot beyond the ends. */
function interpolate(knots: readonly CalibrationKnot[], length: number): Required<CalibrationKnot> {
  const next = knots.findIndex((knot) => knot.length >= length);
  const after = knots.at(next < 0 ? -1 : next) as CalibrationKnot;
  if (next <= 0) return { nearEven: 0, ...after };
  const before = knots[next - 1] as CalibrationKnot;
  const part = (length - before.length) / (after.length - before.length);
  return {
    length,
    slope: before.slope + part * (after.slope - before.slope),
    nearEven: (before.nearEven ?? 0) + part * ((after.nearEven ?? 0) - (before.nearEven ?? 0)),
    bias: before.bias + part * (after.bias - before.bias),
  };
}

/**
 * Returns the calibrated chance of the team of the seat to move, 0 to 1. Proven results (0 and 1) stay as they are.
 *
 * @param value the value for that seat, 0 to 1
 * @param length how far the match has come (`progressOf`)
 * @param teams number of teams in the match; the map of the nearest number of teams is used
 * @param kind kind of match; among maps of equally near numbers of teams that of this kind is used, or else the first
 */
export function calibratedChance(
  calibration: Calibration,
  source: ValueSource,
  value: number,
  length: number,
  teams: number,
  kind?: string,
): number {
  if (value <= 0 || value >= 1) return Math.max(0, Math.min(1, value));
  const distance = (map: TeamCalibration): number => Math.abs(map.teams - teams) + (map.kind === kind ? 0 : 0.5);
  const nearest = calibration.reduce((x, y) => (distance(y) < distance(x) ? y : x));
  const { slope, nearEven, bias } = interpolate(nearest[source], length);
  const x = logOdds(value, teams);
  return 1 / (1 + Math.exp(-(slope * x + nearEven * Math.tanh(x) + bias + logit(1 / teams))));
}

/** Returns how far a match has come, as its calibration counts it: 0 in a game that does not say. */
export const progressOf = <G extends Shape>(spec: BotSpec<G>, t: G["state"]): number =>
  spec.matchProgress?.(t) ?? spec.matchLength?.(t) ?? 0;

/** Returns the number of teams in a match. */
export function teamCount<G extends Shape>(spec: BotSpec<G>, t: G["state"], seats: number): number {
  return new Set(Array.from({ length: seats }, (_, s) => spec.team?.(t, s as Seat) ?? s)).size;
}

/**
 * Returns the chance to win of the team of the seat to move, 0 to 1, as people may be shown it. A game without a
 * calibration gets the value back.
 *
 * @param t any determinization of the position: only what every seat knows is read
 * @param seats number of seats of the match
 * @param value the value of a search or of `BotSpec.evaluate` for that seat
 */
export function winChance<G extends Shape>(
  spec: BotSpec<G>,
  t: G["state"],
  seats: number,
  value: number,
  source: ValueSource = "search",
): number {
  if (!spec.calibration) return value;
  return calibratedChance(
    spec.calibration,
    source,
    value,
    progressOf(spec, t),
    teamCount(spec, t, seats),
    spec.matchKind?.(t),
  );
}
