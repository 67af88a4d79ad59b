/**
 * Features of departures and arrivals, from which the fitted policy prior comes (`starboard tune 4000ad --prior`). Scores,
 * gains, costs and losses are in ships, chances and shares from 0 to 1.
 */
import type { Act } from "@starboard/kernel";
import type { WriteActFeatures } from "@starboard/bots";
import type { ArriveAct, DepartAct } from "../acts.ts";
import type { DepartMemo } from "../shape.ts";
import type { State4000 } from "../state.ts";
import { meet } from "./arrival-outcome.ts";
import { defendersAgainst, hostile, shipsOfSide } from "./board.ts";
import {
  analyseTurn,
  departGain,
  emergeScore,
  exposed,
  hopGain,
  leaveCost,
  type Source,
  sourceFrom,
  strongestAt,
  travelScore,
  type TurnAnalysis,
} from "./departure-policy.ts";
import { productionsLeft, starWorth } from "./evaluation-terms.ts";
import { memoOf } from "./timing.ts";
import type { Weights } from "./evaluation-weights.ts";

const DEPARTURE_FEATURES = [
  "stay",
  /** Staying with a fleet in hyperspace, and with a stack that a stronger force can reach. */
  "stayUnderWay",
  "stayPressed",
  "hop",
  "borrow",
  /** Gain less cost as the prior set by hand has them; only what is above 0 of it, bounded. */
  "score",
  "scoreUp",
  /** What a fleet may gain at all its targets, the same bounded, and at the sister star. */
  "gain",
  "gainLow",
  "hopGain",
  /** What the star loses, or what leaving saves. */
  "cost",
  "saved",
  /** The best target that the fleet is large enough for, the number of such targets, and whether a great prize is among them or out of reach. */
  "bestAim",
  "aims",
  "prize",
  "prizeLacks",
  /** The part of the stack that leaves: of any, of one at home, and early in a match; and its number of ships. */
  "share",
  "homeShare",
  "earlyShare",
  "all",
  "leavesOne",
  "one",
  "ships",
  "fromHome",
  /** The risk to the home star times the share that leaves it, and whether fewer than the guard stay. */
  "homeRisk",
  "guardBroken",
  /** A stronger force can reach the star; other ships of the side stay there, or cannot leave; the last warp is used. */
  "pressed",
  "allyHere",
  "secondWarp",
] as const;
const ARRIVAL_FEATURES = [
  /** The score by the prior set by hand. */
  "arriveScore",
  "travelScore",
  "travelLow",
  "travelAge",
  "travelShips",
  "emergeScore",
  "emergeLow",
  /** Where: among own ships, at a star without any, against ships. */
  "emergeOwn",
  "emergeEmpty",
  "emergeEnemy",
  "emergeHome",
  "emergeEnemyHome",
  "emergeGain",
  "emergeBoth",
  "emergeShips",
  /** A stronger force can reach the star; the expected loss to it. */
  "emergePressed",
  "emergeExposed",
  /** Against ships: the chance to win, and the expected losses of both. */
  "emergeWin",
  "emergeKilled",
  "emergeLost",
  "emergeHopeless",
] as const;

/** The features of an act, and their names in a match with more than two sides. */
export const FEATURES = [...DEPARTURE_FEATURES, ...ARRIVAL_FEATURES] as const;
const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Readonly<
  Record<(typeof FEATURES)[number], number>
>;
export const MANY_FEATURES = FEATURES.map((name) => `${name}Many`);
/**
 * All names of features. With more than two sides they have log-odds of their own, because what is right against one enemy
 * need not be against several: whoever leaves home to fight one is open to the others.
 */
export const ACT_FEATURES: readonly string[] = [...FEATURES, ...MANY_FEATURES];

/** Whether more than two sides play. */
export const hasManySides = (t: State4000): boolean => t.side.some((side) => side > 1);

/** Returns the part of a row of all features that belongs to a match. */
export const partOfRow = (t: State4000, row: Float64Array): Float64Array =>
  hasManySides(t) ? row.subarray(FEATURES.length) : row.subarray(0, FEATURES.length);

/** Bounds of scores, and of losses. Beyond them nothing is told apart. */
const bounded = (score: number): number => Math.max(-8, Math.min(12, score));
const boundedLoss = (ships: number): number => Math.min(12, ships);
/** A score that tells small ones apart more than large ones, from −1 to 1. */
const low = (score: number): number => Math.tanh(score / 2);
/** Ships by which an act of the prior set by hand is e times as likely as another. */
export const PRIOR_SCALE = 1.5;
const scaled = (score: number): number => Math.max(-10, score / PRIOR_SCALE);
/** Rounds that count as early. */
const EARLY = 4;
/** Share of the value of an enemy home star from which a target is a great prize. */
const GREAT = 0.25;

const isUnderWay = (t: State4000, warp: number): boolean => (t.warpFrom[warp] as number) >= 0;

/** What a departure does: it leaves for hyperspace, hops to the sister star, or first takes allied ships along. */
export type DepartureKind = "depart" | "hop" | "borrow";

/**
 * Returns what writes the features of acts at a question; `null` where the prior is not fitted. It reads the board that
 * all bot code shares, so it must be used before another state is looked at.
 */
export function actFeatures(t: State4000, step: string, w: Weights): WriteActFeatures | null {
  if (step === "depart") return departureFeatures(t, w);
  return step === "arrive" ? arrivalFeatures(t, w) : null;
}

function departureFeatures(t: State4000, w: Weights): WriteActFeatures {
  const analysis = analyseTurn(t, t.active, w);
  const borrowed = memoOf<DepartMemo>(t).loan.reduce((sum, { ships }) => sum + ships, 0);
  return (act: Act, into: Float64Array, run: readonly Act[]) => {
    const last = (run.at(-1) ?? act) as DepartAct;
    if (last.do === "stay") writeStaying(analysis, into);
    else if (last.do === "takeAlong") {
      const source = sourceFrom(analysis, last.from, borrowed + last.ships);
      writeDeparture(analysis, source, source.there, "borrow", into);
    } else if (last.do === "depart") {
      const kind = last.to === "hop" ? "hop" : "depart";
      writeDeparture(analysis, sourceFrom(analysis, last.from, borrowed), last.ships + borrowed, kind, into);
    }
  };
}

/** Writes the features of staying. */
export function writeStaying(analysis: TurnAnalysis, into: Float64Array): void {
  const { t, b, p } = analysis;
  into[at.stay] = 1;
  if (isUnderWay(t, 2 * p) || isUnderWay(t, 2 * p + 1)) into[at.stayUnderWay] = 1;
  for (let i = 0; i < b.stacks; i++)
    if (b.stackPower[i] === p && strongestAt(analysis, b.stackStar[i] as number) > (b.stackShips[i] as number))
      into[at.stayPressed] = 1;
}

/** Writes the features of a departure of n ships from a star. */
export function writeDeparture(
  analysis: TurnAnalysis,
  source: Source,
  n: number,
  kind: DepartureKind,
  into: Float64Array,
): void {
  const { t, b, p, w, home } = analysis;
  const { star, there, guard } = source;
  const cost = leaveCost(analysis, source, n);
  const gain = kind === "hop" ? hopGain(analysis, source, n) : departGain(source, n);
  into[at.score] = scaled(gain - cost);
  into[at.scoreUp] = low(Math.max(0, gain - cost));
  if (cost >= 0) into[at.cost] = boundedLoss(cost);
  else into[at.saved] = boundedLoss(-cost);
  if (kind === "hop") {
    into[at.hop] = 1;
    into[at.hopGain] = bounded(gain);
  } else {
    if (kind === "borrow") into[at.borrow] = 1;
    into[at.gain] = bounded(gain);
    into[at.gainLow] = low(gain);
    if (isUnderWay(t, 2 * p) || isUnderWay(t, 2 * p + 1)) into[at.secondWarp] = 1;
    writeAims(source, n, w, into);
  }
  const share = n / there;
  into[at.share] = share;
  if (t.round <= EARLY) into[at.earlyShare] = share;
  if (n === there) into[at.all] = 1;
  if (n === there - 1 && n > 1) into[at.leavesOne] = 1;
  if (n === 1) into[at.one] = 1;
  into[at.ships] = Math.log2(1 + n);
  if (star === t.home[p]) {
    into[at.fromHome] = 1;
    into[at.homeShare] = share;
    into[at.homeRisk] = home.risk * share;
  }
  if (there - n < guard) into[at.guardBroken] = 1;
  if (strongestAt(analysis, star) > there) into[at.pressed] = 1;
  if (shipsOfSide(b, star, t.side[p] as number) > there) into[at.allyHere] = 1;
}

function writeAims({ aims }: Source, n: number, { prize }: Weights, into: Float64Array): void {
  let reached = 0;
  let best = 0;
  for (const { need, worth } of aims) {
    const isReached = need <= n;
    if (isReached) {
      reached++;
      best = Math.max(best, worth);
    }
    if (worth >= GREAT * prize) into[isReached ? at.prize : at.prizeLacks] = 1;
  }
  into[at.bestAim] = bounded(best);
  into[at.aims] = reached;
}

function arrivalFeatures(t: State4000, w: Weights): WriteActFeatures {
  const { warp } = memoOf<{ warp: number }>(t);
  const analysis = analyseTurn(t, warp >> 1, w);
  const left = productionsLeft(t, w);
  return (act: Act, into: Float64Array) => {
    const arrival = act as ArriveAct;
    if (arrival.do === "travelOn") writeTravelling(analysis, warp, into);
    else writeEmerging(analysis, arrival, left, into);
  };
}

function writeTravelling(analysis: TurnAnalysis, warp: number, into: Float64Array): void {
  const { t, b } = analysis;
  const score = travelScore(analysis, warp);
  into[at.arriveScore] = scaled(score);
  into[at.travelScore] = bounded(score);
  into[at.travelLow] = low(score);
  into[at.travelAge] = t.warpCount[warp] as number;
  into[at.travelShips] = Math.log2(1 + (b.aboard[warp] as number));
}

function writeEmerging(
  analysis: TurnAnalysis,
  act: Extract<ArriveAct, { do: "emerge" }>,
  left: number,
  into: Float64Array,
): void {
  const { t, b, p, w } = analysis;
  const score = emergeScore(analysis, act);
  into[at.arriveScore] = scaled(score);
  into[at.emergeScore] = bounded(score);
  into[at.emergeLow] = low(score);
  const side = t.side[p] as number;
  const s = b.map.index[act.star] as number;
  let n = 0;
  for (const v of act.warps) n += b.aboard[v] as number;
  const own = shipsOfSide(b, s, side);
  const against = defendersAgainst(b, s, side);
  into[own > 0 ? at.emergeOwn : against === 0 ? at.emergeEmpty : at.emergeEnemy] = 1;
  const owner = b.homeOf[s] as number;
  if (s === t.home[p]) into[at.emergeHome] = 1;
  else if (owner >= 0 && hostile(t, p, owner, w)) into[at.emergeEnemyHome] = 1;
  into[at.emergeGain] = bounded(starWorth(b, p, s, left, w));
  if (act.warps.length > 1) into[at.emergeBoth] = 1;
  into[at.emergeShips] = Math.log2(1 + n);
  if (strongestAt(analysis, s) > n) into[at.emergePressed] = 1;
  into[at.emergeExposed] = boundedLoss(exposed(analysis, s, n));
  if (own > 0 || against === 0) return;
  const { win, killed, lost } = meet(t, n, against, t.neutral[s] as number);
  into[at.emergeWin] = win;
  into[at.emergeKilled] = boundedLoss(killed);
  into[at.emergeLost] = boundedLoss(lost);
  if (win < 0.1) into[at.emergeHopeless] = 1;
}
