/**
 * What was measured of the reviews of a game, and whether that is enough to believe them. `starboard review-study` writes
 * the file of a game; without enough figures a review names only what is proved by the rules.
 */
import { deepEqual } from "@starboard/kernel";

/** Counts over the matches of a study. */
export interface ReviewFigures {
  readonly matches: number;
  /** Decisions of strong play that were judged. */
  readonly choices: number;
  /** Of these: flagged as at least an inaccuracy, and of the flagged ones those that the other judge did not confirm. */
  readonly alarms: number;
  readonly refuted: number;
  /** Of these: too close to call. */
  readonly close: number;
  /** Blunders that were planted, and how many of them were flagged. */
  readonly planted: number;
  readonly found: number;
  /** Decisions flagged by one of two reviews, by both, and flagged by one but called fine by the other. */
  readonly flagged: number;
  readonly repeated: number;
  readonly contradicted: number;
  /** Processor time of the first reviews, in milliseconds. */
  readonly time: number;
}

/** The luck of one seat in a number of matches, in win chance: its mean and standard deviation per match. */
export interface LuckFigures {
  readonly matches: number;
  readonly mean: number;
  readonly deviation: number;
}

/** What was measured at tables with one number of players and the same of some options. */
export interface MeasuredTable {
  readonly players: number;
  /** The options that these tables share, as JSON; empty for all tables with so many players. */
  readonly options: string;
  /** Iterations per question of the bots that played. */
  readonly iterations: number;
  readonly figures: ReviewFigures;
  readonly luck: LuckFigures;
}

/** `review-trust.json` of a game. */
export interface ReviewTrust {
  /** `starboard.review-trust`, version 1. */
  readonly format: string;
  readonly version: number;
  readonly game: string;
  readonly tables: readonly MeasuredTable[];
}

/** What must be shown before a review may call an act worse than another. */
export const GATE = {
  planted: 60,
  found: 0.9,
  choices: 1000,
  falseAlarms: 0.02,
  contradicted: 0.005,
  repeated: 0.85,
  luckMatches: 400,
} as const;

/** The conditions of the gate, each with whether it is met. */
export interface GateReport {
  /** Planted blunders are found. */
  readonly found: boolean;
  /** Strong play is seldom flagged without reason. */
  readonly alarms: boolean;
  /** What one review flags, another one with other seeds seldom calls fine. */
  readonly agreement: boolean;
  /** What one review flags, another one flags too. */
  readonly repeats: boolean;
  /** The mean luck of many matches is 0, as far as that can be told. */
  readonly luck: boolean;
}

/** The half width of the 95% interval of the mean luck. */
export const luckHalfWidth = ({ matches, deviation }: LuckFigures): number =>
  matches > 1 ? (1.96 * deviation) / Math.sqrt(matches) : 1;

/** Returns which conditions the figures of a table meet. */
export function gateOf({ figures, luck }: Pick<MeasuredTable, "figures" | "luck">): GateReport {
  const { planted, found, choices, refuted, flagged, repeated, contradicted } = figures;
  const isLarge = choices >= GATE.choices;
  return {
    found: planted >= GATE.planted && found >= GATE.found * planted,
    alarms: isLarge && refuted <= GATE.falseAlarms * choices,
    agreement: isLarge && contradicted <= GATE.contradicted * choices,
    repeats: flagged > 0 && repeated >= GATE.repeated * flagged,
    luck: luck.matches >= GATE.luckMatches && Math.abs(luck.mean) <= luckHalfWidth(luck),
  };
}

/** What a review of a match may say. */
export interface ReviewScope {
  /** It may call acts worse than others without a proof. */
  readonly classes: boolean;
  /** It may show luck as a part of the result. */
  readonly luck: boolean;
}

/**
 * Returns what the figures of a game allow at a table: nothing where nothing was measured.
 *
 * @param options the options of the match, complete
 */
export function scopeOf(trust: ReviewTrust | undefined, players: number, options: object): ReviewScope {
  const table = trust?.tables.find((one) => one.players === players && hasOptions(options, one.options));
  if (!table) return { classes: false, luck: false };
  const { luck, ...classes } = gateOf(table);
  return { classes: Object.values(classes).every(Boolean), luck };
}

/** Whether a match has the options that a measured table names. */
function hasOptions(options: object, named: string): boolean {
  const wanted = named === "" ? {} : (JSON.parse(named) as object);
  return Object.entries(wanted).every(([name, value]) => deepEqual((options as Record<string, unknown>)[name], value));
}
