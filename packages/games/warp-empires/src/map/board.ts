/** A map for the rules and the screen, from the generator or from a map file. */

export type Point = readonly [number, number];

export interface Territory {
  /** Unique on its map; acts and facts name territories by it. */
  readonly id: string;
  readonly name: string;
  /** A terrain id of the module. */
  readonly terrain: string;
  /** Position of its name and counters. */
  readonly label: Point;
  /** A closed outline; the first point is not repeated. Only `borders` has meaning in the rules. */
  readonly outline: readonly Point[];
}

/** Territories are identified by their index in the list. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly territories: readonly Territory[];
  /** By territory: its neighbours, ascending, without those linked only by a network. */
  readonly neighbours: readonly (readonly number[])[];
  /** One home slot for each player, in the order of the file or of the generator. */
  readonly homes: readonly number[];
  /** Territories explored from the start, with their features (id to value); homes are not listed. */
  readonly explored: readonly {
    readonly territory: number;
    readonly features: Readonly<Record<string, string | boolean | null>>;
  }[];
}
