/** A map as the rules and the screen read it, from the generator or from a map file. */

export type Point = readonly [number, number];

export interface Territory {
  /** Unique on its map; acts and facts name territories by it. */
  readonly id: string;
  readonly name: string;
  /** A terrain id of the module. */
  readonly terrain: string;
  /** Where its name and its counters go. */
  readonly label: Point;
  /** One closed line round the territory, first point not repeated. Only borders have rules meaning. */
  readonly outline: readonly Point[];
}

/** Territories are known by their place in the list. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly territories: readonly Territory[];
  /** By territory: its neighbours, ascending, without those linked only by a network. */
  readonly neighbours: readonly (readonly number[])[];
  /** One home slot for each player, in the order of the file or of the generator. */
  readonly homes: readonly number[];
  /** Territories known from the start, with what they hold: feature id to value; homes are not listed. */
  readonly explored: readonly {
    readonly territory: number;
    readonly features: Readonly<Record<string, string | boolean | null>>;
  }[];
}
