/** Types of star modules: the 48 printed stars, or a custom map (rules.md, section B). */

/**
 * One star of a module file. Rows, columns and depths count from 0; `plot` is its place inside the field, in squares.
 */
export interface StarEntry {
  readonly id: string;
  readonly name: string;
  /** Letter of its square. */
  readonly sector: string;
  readonly level: "yellow" | "red";
  readonly row: number;
  readonly col: number;
  readonly depth: number;
  readonly population: boolean;
  readonly materials: boolean;
  readonly plot: { readonly x: number; readonly y: number };
}
export interface StarModule {
  readonly format: "starboard.4000ad.stars";
  readonly version: 1;
  readonly board: { readonly rows: number; readonly cols: number; readonly depths: number };
  /** Home stars per set-up id, in clockwise order. */
  readonly setups: { readonly [setup: string]: { readonly homes: readonly string[] } };
  readonly stars: readonly StarEntry[];
}

/** A compiled star module: numbered stars, distances, sister stars. */
export interface StarMap {
  readonly module: StarModule;
  readonly S: number;
  readonly stars: readonly StarEntry[];
  readonly index: { readonly [id: string]: number };
  /** Journey length in turns, `a * S + b` (AD-7.2.a). */
  readonly distance: Uint8Array;
  /** Greatest distance from each star's sector (AD-7.2.e). */
  readonly reach: Uint8Array;
  /** The other star of the same sector, which a hop leads to (AD-7.2.b). */
  readonly sister: Uint8Array;
  /** 1 where the star has the symbol (AD-2.4). */
  readonly population: Uint8Array;
  readonly materials: Uint8Array;
  /** Number of the sector of each star, and the stars of each sector. */
  readonly sectorOf: Uint8Array;
  readonly sectors: readonly (readonly number[])[];
  /** Stars at distance k of star s: `at[s][k]`, ascending. */
  readonly at: readonly (readonly (readonly number[])[])[];
}
