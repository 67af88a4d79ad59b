/** Fits the calibration of a game to the results of matches and measures it on matches that were not used. */
import {
  calibratedChance,
  type Calibration,
  type CalibrationKnot,
  logOdds,
  type TeamCalibration,
  type ValueSource,
} from "@starboard/bots";
import { quantile } from "../stats.ts";
import { FOLDS, foldOf } from "./evaluation-fit.ts";
import { type Choice, fitLogit } from "./logit.ts";
import { type Prediction, type Quality, qualityOf } from "./quality.ts";
import type { SampledMatch } from "./self-play.ts";

const SOURCES: readonly ValueSource[] = ["search", "evaluation"];
/** Quantiles of the length at which the map has knots. */
const KNOTS = [0.1, 0.5, 0.9];
/** Pull of every knot's slope and bias towards those of the whole match. */
const RIDGE = 0.01;

/** Figures of one source of values for matches between one number of teams. */
export interface CalibrationReport {
  readonly teams: number;
  readonly source: ValueSource;
  readonly matches: number;
  /** Of the values as they are, and of the calibrated chances, both on matches that were not used for fitting. */
  readonly before: Quality;
  readonly after: Quality;
  /** Calibrated chances by third of the match. */
  readonly thirds: readonly Quality[];
  /** Chances by the calibration in use, over whole matches and by third; null if none is given. */
  readonly inUse: { readonly whole: Quality; readonly thirds: readonly Quality[] } | null;
}
export interface CalibrationFit {
  readonly calibration: Calibration;
  readonly reports: readonly CalibrationReport[];
}

/** A value of the evaluation or of a search, within the bounds of log-odds. */
const bounded = (value: number): number => Math.min(0.999, Math.max(0.001, value));

/** Share of every knot at a length: two neighbours share it linearly. */
function hats(lengths: readonly number[], length: number): number[] {
  const next = lengths.findIndex((at) => at >= length);
  const last = next < 0 ? lengths.length - 1 : next;
  const before = lengths[last - 1];
  const part = next <= 0 || before === undefined ? 1 : (length - before) / ((lengths[last] as number) - before);
  return lengths.map((_, i) => (i === last ? part : i === last - 1 ? 1 - part : 0));
}

function knotsOf(matches: readonly SampledMatch[], teams: number, source: ValueSource): CalibrationKnot[] {
  const all = matches.flatMap(({ positions }) => positions.map(({ length }) => length));
  const choices = (lengths: readonly number[]): Choice[] =>
    matches.flatMap(({ positions, shares }) =>
      positions.map((position) => {
        const x = logOdds(bounded(position[source]), teams);
        const at = hats(lengths, position.length);
        const share = shares[position.team] as number;
        return {
          features: [[...at.map((h) => h * x), ...at], new Array<number>(2 * lengths.length).fill(0)],
          shares: [share, 1 - share],
          weight: 1 / positions.length,
          offsets: [Math.log(1 / (teams - 1)), 0],
        };
      }),
    );
  const [slope, bias] = fitLogit(choices([0]), { start: [1, 0], ridge: 0 }) as [number, number];
  const lengths = [...new Set(KNOTS.map((q) => quantile(all, q)))];
  const start = [...lengths.map(() => slope), ...lengths.map(() => bias)];
  const fitted = fitLogit(choices(lengths), { start, ridge: RIDGE });
  const digits = (x: number): number => Number(x.toFixed(3));
  return lengths.map((length, i) => ({
    length,
    // A map that falls would be an artefact of few matches.
    slope: digits(Math.max(0.05, fitted[i] as number)),
    bias: digits(fitted[lengths.length + i] as number),
  }));
}

const fitTeams = (matches: readonly SampledMatch[], teams: number): TeamCalibration => ({
  teams,
  search: knotsOf(matches, teams, "search"),
  evaluation: knotsOf(matches, teams, "evaluation"),
});

/** Parts of a match, by share of its questions: the whole, and its thirds. */
const WHOLE: Part = [0, 2];
const THIRDS: readonly Part[] = [
  [0, 1 / 3],
  [1 / 3, 2 / 3],
  [2 / 3, 2],
];
type Part = readonly [from: number, to: number];

/**
 * Fits the maps of every number of teams. Matches of one number of teams are measured in fifths, each left out once.
 *
 * @param inUse the calibration in use, to be measured on the same matches
 */
export function fitCalibration(matches: readonly SampledMatch[], inUse: Calibration | null = null): CalibrationFit {
  const counts = [...new Set(matches.map(({ shares }) => shares.length))].sort((x, y) => x - y);
  const reports: CalibrationReport[] = [];
  const calibration = counts.map((teams) => {
    const some = matches.filter(({ shares, positions }) => shares.length === teams && positions.length > 0);
    const folds = Array.from({ length: FOLDS }, (_, fold) => {
      const others = some.filter((match) => foldOf(match) !== fold);
      return others.length > 0 ? [fitTeams(others, teams)] : null;
    });
    const unseen = (match: SampledMatch): Calibration | null => folds[foldOf(match)] ?? null;
    for (const source of SOURCES) {
      const predict = ([from, to]: Part, mapFor: (match: SampledMatch) => Calibration | null): Quality =>
        qualityOf(
          some.flatMap((match): Prediction[] =>
            match.positions.flatMap((position) => {
              if (position.at < from || position.at >= to) return [];
              const map = mapFor(match);
              const value = bounded(position[source]);
              const chance = map ? calibratedChance(map, source, value, position.length, teams) : value;
              return [{ chance, share: match.shares[position.team] as number, weight: 1 / match.positions.length }];
            }),
          ),
        );
      reports.push({
        teams,
        source,
        matches: some.length,
        before: predict(WHOLE, () => null),
        after: predict(WHOLE, unseen),
        thirds: THIRDS.map((third) => predict(third, unseen)),
        inUse: inUse && {
          whole: predict(WHOLE, () => inUse),
          thirds: THIRDS.map((third) => predict(third, () => inUse)),
        },
      });
    }
    return fitTeams(some, teams);
  });
  return { calibration, reports };
}
