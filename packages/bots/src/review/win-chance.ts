/** Turns the values of a search into win chances of all seats. */
import { seededDraws, type Seat, type Shape } from "@starboard/kernel";
import { winChance } from "../calibration.ts";
import type { BotSpec } from "../spec.ts";

/**
 * Returns the win chance of every seat for the values of a search. Proven values are returned as they are.
 *
 * @param isProven the values are a proven result
 */
export type ChanceMap = (values: readonly number[], isProven?: boolean) => readonly number[];

/** Values outside this range are treated as its ends: a search is never surer than that. */
const LEAST = 0.005;

/**
 * Returns the map of one decision, by the game's calibration at that length of the match. The chance of the seat that
 * decides is calibrated, and that of its allies with it; the other seats share the rest in the ratios of the search.
 */
export const chanceMapOf = (spec: BotSpec<Shape>, view: object, seat: Seat, seats: number): ChanceMap =>
  chanceMapAt(spec, spec.game.determinize(view as never, seat, seededDraws(1)), seat, seats);

/** The same for a position. Of it, only the length of the match and the teams are read. */
export function chanceMapAt(spec: BotSpec<Shape>, t: Shape["state"], seat: Seat, seats: number): ChanceMap {
  const teamOf = (by: number): number => spec.team?.(t, by as Seat) ?? by;
  const isAlly = Array.from({ length: seats }, (_, by) => teamOf(by) === teamOf(seat));
  return (values, isProven = false) => {
    if (isProven) return values;
    const value = Math.min(1 - LEAST, Math.max(LEAST, values[seat] as number));
    const chance = winChance(spec, t, seats, value);
    const factor = (1 - chance) / (1 - value);
    return values.map((other, by) => (isAlly[by] === true ? chance : other * factor));
  };
}
