/** What bots have measured about the presets of a game, for those who choose one. */

export interface PresetMeasure {
  /** The seat that won each match, as a digit; `-` where none or several did. Match 0 comes first. */
  readonly won: string;
  /** By seat: the share of matches won, a match without one winner counting in equal parts, and half its 95% interval. */
  readonly seats: readonly {
    /** The side that the seat plays in every match, an id of `GameFiles.sideId`; null if it varies. */
    readonly side: string | null;
    readonly share: number;
    readonly half: number;
  }[];
}
/** Written by `npm run presets`. */
export interface PresetMeasures {
  /** `game@edition` by whose rules they were played. */
  readonly edition: string;
  readonly seed: number;
  /** By preset. Bots that look one action ahead play every seat. */
  readonly presets: Readonly<Record<string, PresetMeasure>>;
}
