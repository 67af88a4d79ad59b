/** The figures of a measurement: shares with intervals, lengths, turning points, and the difference of two versions. */
import type { RuleId } from "@starboard/kernel";
import { anytimeHalf, differenceEstimate, type Estimate, normalBelow, quantile, shareEstimate } from "../stats.ts";
import { type Measurement, versionsOf } from "./plan.ts";
import type { MeasuredMatch, PlayedSide } from "./play.ts";
import { inOrder } from "./run.ts";

/** The 25%, 50% and 75% quantiles. */
export type Quartiles = readonly [number, number, number];

/** What ended up together with the winner's greatest gain. */
export interface DecisiveRule {
  readonly rule: RuleId;
  /** Number of matches whose greatest gain came with a fact of this rule, and its share. */
  readonly matches: number;
  readonly share: number;
}
/** How often a side won. */
export interface SideShare extends PlayedSide {
  readonly share: Estimate;
}
export interface VersionResult {
  readonly matches: number;
  readonly unfinished: number;
  readonly drawn: number;
  /** By seat, with what it played if that was always the same. */
  readonly seats: readonly (SideShare | { readonly side: null; readonly share: Estimate })[];
  /** By what was played, if seats do not always play the same. */
  readonly sides: readonly SideShare[];
  readonly length: Quartiles;
  /** Number of matches by length. */
  readonly lengths: readonly { readonly from: number; readonly to: number; readonly matches: number }[];
  /** Length from which on the winner was ahead, and when the greatest gain came. */
  readonly ahead: Quartiles | null;
  readonly swingAt: Quartiles | null;
  /** What the winner gained at the greatest gain, in the middle. */
  readonly gain: number | null;
  readonly decisive: readonly DecisiveRule[];
  /** Number of finished matches by the rule that ended them. */
  readonly endings: readonly { readonly rule: string; readonly matches: number }[];
}
export interface Difference {
  /** B minus A over the pairs. */
  readonly difference: Estimate;
  /** The better version once the interval is clear; null while it is not decided. */
  readonly better: 0 | 1 | null;
  /** Probability that B is better, given an even chance before. */
  readonly chance: number;
  /** Half the width of the interval to be expected after all matches. */
  readonly expectedHalf: number;
}
/** A share as it was after some matches. */
export interface CoursePoint {
  readonly matches: number;
  readonly share: Estimate;
}
export interface MeasurementResult {
  readonly versions: readonly VersionResult[];
  readonly difference: Difference | null;
  /** By version: the share of the counted seat by number of matches. */
  readonly course: readonly (readonly CoursePoint[])[];
}

/** Most bars of the chart of lengths, most points of a curve, and most decisive rules. */
const MAX_BARS = 16;
const MAX_POINTS = 80;
const MAX_RULES = 6;
/** A rule is decisive if it is so many times as frequent at the greatest gain as elsewhere. */
const MIN_LIFT = 2;

/** Points of a seat; an unfinished match counts as an equal share. */
const pointsOf = ({ shares, sides }: MeasuredMatch, seat: number): number => shares?.[seat] ?? 1 / sides.length;

/** The seat whose share is followed in the course: that of the comparison, else the first. */
export const countedSeat = ({ compare }: Pick<Measurement, "compare">): number => compare?.seat ?? 0;

/** Returns the figures of a measurement after some of its matches. The order of the matches does not matter. */
export function resultOf(plan: Measurement, played: readonly MeasuredMatch[]): MeasurementResult {
  const matches = inOrder(played);
  const seat = countedSeat(plan);
  const byVersion = Array.from({ length: versionsOf(plan) }, (_, version) =>
    matches.filter((match) => match.version === version),
  );
  return {
    versions: byVersion.map((of) => versionResult(of, plan.bots.length)),
    difference: plan.compare ? differenceOf(plan, byVersion) : null,
    course: byVersion.map((of) => courseOf(of.map((match) => pointsOf(match, seat)))),
  };
}

function versionResult(matches: readonly MeasuredMatch[], seats: number): VersionResult {
  const finished = matches.filter(({ shares }) => shares !== null);
  const ahead = finished.flatMap((match) => (match.ahead === null ? [] : [match.ahead]));
  const swings = finished.flatMap(({ swing }) => (swing ? [swing] : []));
  const bySeat = Array.from({ length: seats }, (_, seat) => {
    const sides = new Set(matches.map((match) => match.sides[seat]));
    const share = shareEstimate(matches.map((match) => pointsOf(match, seat)));
    const [first] = matches;
    return sides.size === 1 && first ? { ...playedBy(first, seat), share } : { side: null, share };
  });
  return {
    matches: matches.length,
    unfinished: matches.length - finished.length,
    drawn: finished.filter((match) => match.ahead === null).length,
    seats: bySeat,
    sides: bySeat.every(({ side }) => side !== null) ? [] : sharesBySide(matches),
    length: quartiles(finished.map(({ length }) => length)) ?? [0, 0, 0],
    lengths: histogram(finished.map(({ length }) => length)),
    ahead: quartiles(ahead),
    swingAt: quartiles(swings.map(({ length }) => length)),
    gain:
      swings.length === 0
        ? null
        : quantile(
            swings.map(({ gain }) => gain),
            0.5,
          ),
    decisive: decisiveRules(finished),
    endings: [...counted(finished.map(({ rule }) => rule))].map(([rule, n]) => ({ rule, matches: n })),
  };
}

const quartiles = (xs: readonly number[]): Quartiles | null =>
  xs.length === 0 ? null : [quantile(xs, 0.25), quantile(xs, 0.5), quantile(xs, 0.75)];

/** How often each text occurs, the most frequent first. */
function counted<T extends string>(all: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
}

function playedBy({ sides, sideIds }: MeasuredMatch, seat: number): PlayedSide {
  const sideId = sideIds?.[seat];
  return { side: sides[seat] ?? "", ...(sideId !== undefined && { sideId }) };
}

function sharesBySide(matches: readonly MeasuredMatch[]): VersionResult["sides"] {
  const points = new Map<string, { readonly played: PlayedSide; readonly points: number[] }>();
  for (const match of matches)
    for (const [seat, side] of match.sides.entries()) {
      const of = points.get(side) ?? { played: playedBy(match, seat), points: [] };
      of.points.push(pointsOf(match, seat));
      points.set(side, of);
    }
  return [...points.values()]
    .map(({ played, points: of }) => ({ ...played, share: shareEstimate(of) }))
    .toSorted((a, b) => b.share.mean - a.share.mean || (a.side < b.side ? -1 : 1));
}

/** Counts numbers in bars of equal, whole width. */
function histogram(xs: readonly number[]): VersionResult["lengths"] {
  if (xs.length === 0) return [];
  const low = Math.floor(Math.min(...xs));
  const width = Math.max(1, Math.ceil((Math.max(...xs) - low + 1) / MAX_BARS));
  const bars = Math.floor((Math.max(...xs) - low) / width) + 1;
  return Array.from({ length: bars }, (_, i) => {
    const from = low + i * width;
    return { from, to: from + width - 1, matches: xs.filter((x) => x >= from && x < from + width).length };
  });
}

function decisiveRules(finished: readonly MeasuredMatch[]): DecisiveRule[] {
  const swings = finished.flatMap(({ swing }) => (swing ? [swing] : []));
  const rules = counted(swings.flatMap((swing) => swing.rules.map(({ rule }) => rule)));
  return rules
    .map(([rule, matches]) => {
      const usual = swings.flatMap((swing) => swing.rules.filter((one) => one.rule === rule));
      const expected = usual.reduce((sum, { share }) => sum + share, 0) / usual.length;
      const share = matches / swings.length;
      return { rule, matches, share, lift: share / expected };
    })
    .filter(({ lift }) => lift >= MIN_LIFT)
    .slice(0, MAX_RULES)
    .map(({ rule, matches, share }) => ({ rule, matches, share }));
}

/** The difference over all numbers that both versions have played. */
function differenceOf(plan: Measurement, [a = [], b = []]: readonly (readonly MeasuredMatch[])[]): Difference {
  const seat = countedSeat(plan);
  const ofA = new Map(a.map((match) => [match.number, pointsOf(match, seat)]));
  const pairs = b.flatMap((match) => {
    const other = ofA.get(match.number);
    return other === undefined ? [] : [pointsOf(match, seat) - other];
  });
  const difference = differenceEstimate(pairs);
  const { mean, half } = difference;
  // While matches are to come, the result is looked at again and again: then only an interval that allows it decides.
  const isClear = Math.abs(mean) > (pairs.length < plan.matches ? Math.max(half, anytimeHalf(pairs)) : half);
  return {
    difference,
    better: isClear ? (mean > 0 ? 1 : 0) : null,
    chance: pairs.length === 0 ? 0.5 : normalBelow(mean / (half / 1.959964)),
    expectedHalf: half * Math.sqrt((pairs.length + 2) / (plan.matches + 2)),
  };
}

/** The share after every few matches. */
function courseOf(points: readonly number[]): CoursePoint[] {
  const every = Math.max(1, Math.ceil(points.length / MAX_POINTS));
  return points.flatMap((_, i) => {
    const matches = i + 1;
    if (matches % every !== 0 && matches !== points.length) return [];
    return [{ matches, share: shareEstimate(points.slice(0, matches)) }];
  });
}
