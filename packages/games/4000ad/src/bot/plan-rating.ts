/** Rates departures and arrivals before any search: by fitted log-odds, or by the scores set by hand. In ships. */
import { type ActOdds, logOddsOf, oddsReader } from "@starboard/bots";
import type { ArriveAct } from "../acts.ts";
import type { State4000 } from "../state.ts";
import {
  actFeatures,
  type DepartureKind,
  FEATURES,
  hasManySides,
  MANY_FEATURES,
  PRIOR_SCALE,
  writeDeparture,
  writeStaying,
} from "./act-features.ts";
import {
  analyseTurn,
  departScore,
  emergeScore,
  hopScore,
  type Source,
  travelScore,
  type TurnAnalysis,
} from "./departure-policy.ts";
import type { Weights } from "./evaluation-weights.ts";

/** Ratings of what a power may do in a turn; the difference between two acts counts. */
export interface DepartureRating {
  departure(source: Source, ships: number, kind: DepartureKind): number;
  readonly staying: number;
}

/** Score that a departure with allied ships must gain over one without, because it binds both powers. */
const BORROWING = 1;

const few = oddsReader(FEATURES);
const many = oddsReader(MANY_FEATURES);
/** Returns the log-odds of the features of a match, in the order of a row. */
const oddsIn = (t: State4000, odds: ActOdds): readonly number[] => (hasManySides(t) ? many : few)(odds);
const row = new Float64Array(FEATURES.length);

/** Rates with log-odds, in the unit of the scores. @param write writes the features of the act */
function fitted(odds: readonly number[], write: (into: Float64Array) => void): number {
  row.fill(0);
  write(row);
  return PRIOR_SCALE * logOddsOf(row, odds);
}

export function departureRating(analysis: TurnAnalysis): DepartureRating {
  const { prior } = analysis.w;
  if (!prior) return { departure: (source, ships, kind) => byHand(analysis, source, ships, kind), staying: 0 };
  const odds = oddsIn(analysis.t, prior);
  return {
    departure: (source, ships, kind) => fitted(odds, (into) => writeDeparture(analysis, source, ships, kind, into)),
    staying: fitted(odds, (into) => writeStaying(analysis, into)),
  };
}

function byHand(analysis: TurnAnalysis, source: Source, ships: number, kind: DepartureKind): number {
  if (kind === "hop") return hopScore(analysis, source, ships);
  return departScore(analysis, source, ships) - (kind === "borrow" ? BORROWING : 0);
}

/** Returns the rating of every arrival of a fleet. */
export function arrivalRatings(t: State4000, warp: number, acts: readonly ArriveAct[], w: Weights): number[] {
  const write = w.prior ? actFeatures(t, "arrive", w) : null;
  if (w.prior && write) {
    const odds = oddsIn(t, w.prior);
    return acts.map((act) => fitted(odds, (into) => write(act, into, [])));
  }
  const analysis = analyseTurn(t, warp >> 1, w);
  return acts.map((act) => (act.do === "travelOn" ? travelScore(analysis, warp) : emergeScore(analysis, act)));
}
