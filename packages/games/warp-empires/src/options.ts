/** The parsed table options of Warp Empires. Every option has a value. */
import type { Resolved } from "./module/resolved.ts";

/** A value of an option that a module declares. */
export type OptionValue = string | number | boolean | readonly number[];

export interface Options {
  readonly players: number;
  /** Id of a built-in module. */
  readonly module: string;
  /** A custom module document used instead, or null. */
  readonly moduleFile: unknown;
  /** Hash of the resolved module, pinned in the match: lower-case hex SHA-256. */
  readonly resolved: string;
  /** `generated`, or the id of a built-in map. */
  readonly map: string;
  /** The seed of a generated map. */
  readonly mapSeed: number;
  /** A custom map file used instead, or null. */
  readonly mapFile: unknown;
  /** Who picks a faction first (WE-2.2). */
  readonly pick: "reverse" | "random";
  /**
   * Whether every seat with cards is asked in every window, or no seat once all possible responses are face up
   * (WE-F.3).
   */
  readonly askAll: boolean;
  /** Gives races a head start that makes them even; absent if it does not (WE-2.11). */
  readonly evenSides?: true;
  /** The options of chapter B that modules share, by id; a module ignores those it does not have. */
  readonly [shared: `${string}.${string}`]: OptionValue;
}

/** The module of a table with its options substituted. */
export type ModuleOf = (options: Options) => Resolved;
