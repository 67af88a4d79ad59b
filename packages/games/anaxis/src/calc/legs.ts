/** A contest of two legs: the same match twice with the sides exchanged; both results are added up (AX-10.7). */
import { fieldErrors, type Invalid, type Result, type Sum, type Term } from "@starboard/kernel";
import * as z from "zod/mini";
import type { Side } from "../acts.ts";
import type { StateAx } from "../state.ts";
import { leader, SCORE_UNIT, scoreOf } from "./score.ts";

/** The result of one leg, by the sides of that leg. */
export interface Leg {
  readonly winner: Side | null;
  /** Points that each side had left at the end, in units of 1 / SCORE_UNIT (AX-9.7). */
  readonly kept: readonly [number, number];
}
const legSchema = z.strictObject({
  winner: z.union([z.literal(0), z.literal(1), z.null()]),
  kept: z.tuple([z.int().check(z.gte(0)), z.int().check(z.gte(0))]),
});

/** Reads the result of a first leg from a file or an option. Code AX_E_LEG. */
export function readLeg(raw: unknown, at: string): Result<Leg> {
  const parsed = legSchema.safeParse(raw);
  if (parsed.success) return { ok: parsed.data };
  const bad: Invalid[] = fieldErrors(parsed.error, "AX_E_LEG");
  return { bad: bad.map((error) => ({ ...error, at: error.at === "" ? at : `${at}.${error.at}` })) };
}

/** Returns the result of the current leg; `null` until it is over. */
export function legOf(t: StateAx): Leg | null {
  const { over } = t.flow;
  if (over === null) return null;
  const [first, second] = over.winners;
  return {
    winner: first === undefined || second !== undefined ? null : (first as number as Side),
    kept: [scoreOf(t, 0), scoreOf(t, 1)],
  };
}

/** A value of one player in the first and in the second leg. */
export type PerLeg = readonly [first: number, second: number];

/** The result of both legs, by the sides of the second leg. */
export interface Combined {
  /** Half points: two for a leg won, one for a leg drawn. */
  readonly halves: readonly [PerLeg, PerLeg];
  /** Points left at the end of each leg, in units of 1 / SCORE_UNIT. */
  readonly kept: readonly [PerLeg, PerLeg];
  readonly winner: Side | null;
  /** True if both legs gave equal points, so that the ships left are compared. */
  readonly byShips: boolean;
}

const halvesOf = (leg: Leg, side: Side): number => (leg.winner === null ? 1 : leg.winner === side ? 2 : 0);
const keptOf = (leg: Leg, side: Side): number => leg.kept[side];
export const total = ([first, second]: PerLeg): number => first + second;

/** Adds up two legs. */
export function combine(first: Leg, second: Leg): Combined {
  const perLeg = (of: (leg: Leg, side: Side) => number): [PerLeg, PerLeg] => [
    [of(first, 1), of(second, 0)],
    [of(first, 0), of(second, 1)],
  ];
  const halves = perLeg(halvesOf);
  const kept = perLeg(keptOf);
  const lead = total(halves[0]) - total(halves[1]);
  const winner = lead === 0 ? leader(total(kept[0]), total(kept[1])) : lead > 0 ? 0 : 1;
  return { halves, kept, winner, byShips: lead === 0 };
}

/** Returns the result of the contest; `null` if there is no first leg or the second leg is not over. */
export function contestOf(t: StateAx): Combined | null {
  const first = t.options["ax.firstLeg"];
  const second = legOf(t);
  return first && second && combine(first, second);
}

/** Returns the points of a side's player over both legs; `undefined` if no contest is over. */
export const pointsSum = (t: StateAx, side: Side): Sum | undefined => {
  const contest = contestOf(t);
  return contest ? sumOf("AX-10.7", contest.halves[side], 2) : undefined;
};

/**
 * Returns the points of the ships that a side's player had left over both legs. They decide a contest with equal
 * points.
 */
export const keptSum = (t: StateAx, side: Side): Sum | undefined => {
  const contest = contestOf(t);
  return contest ? sumOf("AX-9.7", contest.kept[side], SCORE_UNIT) : undefined;
};

const sumOf = (rule: Term["rule"], legs: PerLeg, unit: number): Sum => ({
  total: total(legs) / unit,
  terms: [
    { rule, what: "firstLeg", value: legs[0] / unit },
    { rule, what: "secondLeg", value: legs[1] / unit },
  ],
});
