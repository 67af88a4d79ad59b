/** What bots have measured about the presets of a game, for those who choose one. */

/** Bots of a level that search for a number of iterations per decision. */
export interface MeasuringBots {
  readonly level: number;
  readonly iterations: number;
  /** The name of their evaluation; if absent, that in use when they played. */
  readonly evaluation?: string;
}

export interface PresetMeasure {
  /** The seat that won each match, as a digit; `-` where none or several did. Match 0 comes first. */
  readonly won: string;
  /** The sides that played each match, as digits, matches divided by spaces; `won` and `seats` are then those of sides. */
  readonly played?: string;
  /** By seat: the share of matches won, a match without one winner counting in equal parts, and half its 95% interval. */
  readonly seats: readonly {
    /** The side that the seat plays in every match, an id of `GameFiles.sideId`; null if it varies. */
    readonly side: string | null;
    readonly share: number;
    readonly half: number;
  }[];
}
/** The figures of a preset, and the bots that played every seat: those that look one action ahead if none are named. */
export interface PlayedPreset extends PresetMeasure {
  readonly player?: MeasuringBots;
  /** The seed of its matches, if it is not that of the other presets. */
  readonly seed?: number;
}

/** Written by `npm run presets`. */
export interface PresetMeasures {
  /** `game@edition` by whose rules they were played. */
  readonly edition: string;
  readonly seed: number;
  /** By preset. */
  readonly presets: Readonly<Record<string, PlayedPreset>>;
}
