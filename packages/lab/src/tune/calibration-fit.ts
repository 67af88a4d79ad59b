/** Fits the calibration of a game to the results of matches and measures it on matches that were not used. */
import {
  calibratedChance,
  type Calibration,
  type CalibrationKnot,
  logOdds,
  type TeamCalibration,
  type ValueSource,
} from "@starboard/bots";
import { seededUint32 } from "@starboard/kernel";
import { quantile } from "../stats.ts";
import { FOLDS, foldOf } from "./evaluation-fit.ts";
import { type Choice, fitLogit } from "./logit.ts";
import { type Prediction, type Quality, qualityOf } from "./quality.ts";
import type { Position, SampledMatch } from "./self-play.ts";

const SOURCES: readonly ValueSource[] = ["search", "evaluation"];
/** Quantiles of the length at which the map has knots: closest where a match is young and values change their worth. */
const KNOTS = [0, 0.05, 0.15, 0.5, 0.9];
/** The least slope of a map. */
const LEAST_SLOPE = 0.05;
/** Pull of every knot's slope and bias towards those of the whole match. */
const RIDGE = 0.01;

/** Figures of one source of values for matches between one number of teams. */
export interface CalibrationReport {
  readonly teams: number;
  /** The kind of match; absent in a game that has only one. */
  readonly kind?: string;
  readonly source: ValueSource;
  readonly matches: number;
  /** Of the values as they are, and of the calibrated chances, both on matches that were not used for fitting. */
  readonly before: Quality;
  readonly after: Quality;
  /** Calibrated chances by third of the positions, in the order of how far the match had come by what was known then. */
  readonly thirds: readonly Quality[];
  /**
   * Mean calibration error by third that chances which come true exactly would show on so few matches, because results
   * are won or lost: what is measured cannot be expected to be smaller.
   */
  readonly noise: readonly number[];
  /**
   * Calibrated chances by third of each match as it turned out, all matches counting alike. How long a match takes says
   * something about who wins it, so exact chances do not come true there: in a fair random walk between two ends, those
   * of the last third are off by 15 points.
   */
  readonly hindsight: readonly Quality[];
  /** Chances by the calibration in use, of all positions and by third; null if none is given. */
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
          features: [
            [...at.map((h) => h * x), ...at, ...at.map((h) => h * Math.tanh(x))],
            new Array<number>(3 * lengths.length).fill(0),
          ],
          shares: [share, 1 - share],
          // Positions count alike: a weight that depends on how long the match took would not be known at the time.
          weight: 1,
          offsets: [Math.log(1 / (teams - 1)), 0],
        };
      }),
    );
  const [slope, bias, nearEven] = fitLogit(choices([0]), { start: [1, 0, 0], ridge: RIDGE }) as [
    number,
    number,
    number,
  ];
  const lengths = [...new Set(KNOTS.map((q) => quantile(all, q)))];
  const start = [slope, bias, nearEven].flatMap((one) => lengths.map(() => one));
  const fitted = fitLogit(choices(lengths), { start, ridge: RIDGE });
  const digits = (x: number): number => Number(x.toFixed(3));
  return lengths.map((length, i) => {
    // A map that falls anywhere would be an artefact of few matches.
    const slope = digits(Math.max(LEAST_SLOPE, fitted[i] as number));
    const nearEven = digits(Math.max(LEAST_SLOPE - slope, fitted[2 * lengths.length + i] as number));
    return { length, slope, nearEven, bias: digits(fitted[lengths.length + i] as number) };
  });
}

const fitTeams = (matches: readonly SampledMatch[], { teams, kind }: Group): TeamCalibration => ({
  teams,
  ...(kind !== undefined && { kind }),
  search: knotsOf(matches, teams, "search"),
  evaluation: knotsOf(matches, teams, "evaluation"),
});

/** The matches that one map is fitted to. */
type Group = Pick<TeamCalibration, "teams" | "kind">;

/** Returns the groups of matches by number of teams, and by kind if a game has several. */
function groupsOf(matches: readonly SampledMatch[], hasKinds: boolean): Group[] {
  const groups = new Map<string, Group>();
  for (const { shares, table } of matches) {
    const teams = shares.length;
    if (hasKinds) groups.set(`${teams} ${table}`, { teams, kind: table });
    else groups.set(`${teams}`, { teams });
  }
  return [...groups.values()].toSorted((x, y) => x.teams - y.teams);
}

/** A prediction for a team of a match. */
interface TeamPrediction extends Prediction {
  readonly team: number;
}

/** How often results are drawn to know the calibration error of exact chances. */
const REDRAWS = 20;

/** Draws the results of matches again, as their predicted chances say, and returns the mean calibration error. */
function noiseOf(matches: readonly (readonly TeamPrediction[])[], teams: number): number {
  const random = seededUint32(0x0e0c);
  let sum = 0;
  for (let i = 0; i < REDRAWS; i++) {
    const drawn = matches.map((predictions) => {
      // All positions of a match share its result: the teams' chances lie side by side on one line.
      const at = random() / 0x1_0000_0000;
      return predictions.map((prediction) => {
        const from = (prediction.team / (teams - 1)) * (1 - prediction.chance);
        return { ...prediction, share: at >= from && at < from + prediction.chance ? 1 : 0 };
      });
    });
    sum += qualityOf(drawn.flat()).calibrationError;
  }
  return sum / REDRAWS;
}

/** Some of the positions, and how much one of a match counts. */
interface Part {
  includes(position: Position): boolean;
  weight(match: SampledMatch): number;
}
const alike = (): number => 1;
const WHOLE: Part = { includes: () => true, weight: alike };
const THIRDS = [0, 1, 2] as const;

/**
 * Returns the thirds of the positions by how far the match had come: one part alone where a game does not say how far, and
 * all have come equally far.
 */
function thirdsOf(matches: readonly SampledMatch[]): readonly Part[] {
  const lengths = matches.flatMap(({ positions }) => positions.map(({ length }) => length));
  const [second, last] = [quantile(lengths, 1 / 3), quantile(lengths, 2 / 3)];
  const thirdAt = (length: number): number => (length < second ? 0 : length < last ? 1 : 2);
  return THIRDS.filter((third) => lengths.some((length) => thirdAt(length) === third)).map((third) => ({
    includes: ({ length }) => thirdAt(length) === third,
    weight: alike,
  }));
}

/** Thirds of each match by its questions, known when it is over; all matches count alike. */
const HINDSIGHT: readonly Part[] = THIRDS.map((third) => ({
  includes: ({ at }) => Math.min(2, Math.floor(3 * at)) === third,
  weight: ({ positions }) => 1 / positions.length,
}));

/**
 * Fits the maps of every number of teams. Matches of one number of teams are measured in fifths, each left out once.
 *
 * @param inUse the calibration in use, to be measured on the same matches
 * @param hasKinds whether every table of the matches is a kind of match with a map of its own (`BotSpec.matchKind`)
 */
export function fitCalibration(
  matches: readonly SampledMatch[],
  inUse: Calibration | null = null,
  hasKinds = false,
): CalibrationFit {
  const reports: CalibrationReport[] = [];
  const calibration = groupsOf(matches, hasKinds).map((group) => {
    const { teams, kind } = group;
    const some = matches.filter(
      ({ shares, table, positions }) =>
        shares.length === teams && (kind === undefined || table === kind) && positions.length > 0,
    );
    const folds = Array.from({ length: FOLDS }, (_, fold) => {
      const others = some.filter((match) => foldOf(match) !== fold);
      return others.length > 0 ? [fitTeams(others, group)] : null;
    });
    const unseen = (match: SampledMatch): Calibration | null => folds[foldOf(match)] ?? null;
    const thirds = thirdsOf(some);
    for (const source of SOURCES) {
      const predictions = (part: Part, mapFor: (match: SampledMatch) => Calibration | null): TeamPrediction[][] =>
        some.map((match) =>
          match.positions.flatMap((position): TeamPrediction[] => {
            if (!part.includes(position)) return [];
            const map = mapFor(match);
            const value = bounded(position[source]);
            const chance = map ? calibratedChance(map, source, value, position.length, teams, kind) : value;
            const { team } = position;
            return [{ chance, share: match.shares[team] as number, weight: part.weight(match), team }];
          }),
        );
      const predict = (part: Part, mapFor: (match: SampledMatch) => Calibration | null): Quality =>
        qualityOf(predictions(part, mapFor).flat());
      reports.push({
        ...group,
        source,
        matches: some.length,
        before: predict(WHOLE, () => null),
        after: predict(WHOLE, unseen),
        thirds: thirds.map((third) => predict(third, unseen)),
        noise: thirds.map((third) => noiseOf(predictions(third, unseen), teams)),
        hindsight: HINDSIGHT.map((third) => predict(third, unseen)),
        inUse: inUse && {
          whole: predict(WHOLE, () => inUse),
          thirds: thirds.map((third) => predict(third, () => inUse)),
        },
      });
    }
    return fitTeams(some, group);
  });
  return { calibration, reports };
}
