/** The table options of Warp Empires, parsed: every one has a value. */
import type { Resolved } from "./module/resolved.ts";

/** A value of a module's own option. */
export type OptionValue = string | number | boolean | readonly number[];

export interface Options {
  readonly players: number;
  /** Id of a built-in module. */
  readonly module: string;
  /** A module document of one's own instead, or null. */
  readonly moduleFile: unknown;
  /** Hash of the resolved module, pinned in the match: lower-case hex SHA-256. */
  readonly resolved: string;
  /** `generated`, or the id of a built-in map. */
  readonly map: string;
  /** What a generated map follows from. */
  readonly mapSeed: number;
  /** A map file of one's own instead, or null. */
  readonly mapFile: unknown;
  /** Who picks a faction first (WE-2.2). */
  readonly pick: "reverse" | "random";
  /** Whether everybody who holds a card is asked in every window, or nobody who openly cannot answer (WE-F.3). */
  readonly askAll: boolean;
  /** The options of chapter B that modules share, by id; those a module does not have are left alone. */
  readonly [shared: `${string}.${string}`]: OptionValue;
}

/** The module of a table with its options substituted. */
export type ModuleOf = (options: Options) => Resolved;
