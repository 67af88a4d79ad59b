/** What is played: two kinds of players, a table, seeds; and who sits where. Plain data, so that it travels. */
import { type Level, type LevelSettings, levelSettings } from "@starboard/bots";

/** Who answers for a seat. */
export type Contender =
  | { readonly is: "random" }
  | { readonly is: "greedy" }
  /** The game's own fixed policy. */
  | { readonly is: "scripted" }
  | {
      readonly is: "search";
      readonly level: Level;
      /** Iterations per question instead of time: the same on every machine. */
      readonly iterations?: number;
      /** What the level meant when the match was played; without it, what it means now. */
      readonly settings?: LevelSettings;
    };

export interface Contest {
  readonly game: string;
  /** Options as a table takes them, not yet filled in. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly a: Contender;
  readonly b: Contender;
  readonly seed: number;
  /** Every time budget is divided by this number. */
  readonly factor: number;
  /** Acts after which a match is given up as unfinished. */
  readonly maxActs: number;
}

/**
 * A contender as it is written down: a level with what it means today, so that a later change of levels leaves old rows
 * as they are.
 */
export const withExplicitSettings = (c: Contender): Contender =>
  c.is === "search" ? { ...c, settings: settingsOf(c) } : c;

export const settingsOf = (c: Extract<Contender, { readonly is: "search" }>): LevelSettings =>
  c.settings ?? levelSettings(c.level);

/** One match of a contest: matches of one group share their seed and differ in which team is A. */
export interface Task {
  readonly group: number;
  /** The team that A plays; all others are B. */
  readonly team: number;
}

/** The tasks of a number of groups, group after group. */
export const tasksOf = (groups: number, teams: number, first = 0): Task[] =>
  Array.from({ length: groups * teams }, (_, i) => ({ group: first + Math.floor(i / teams), team: i % teams }));

/** A short name: `random`, `greedy`, `scripted`, `level 3`, `level 3 at 400`. */
export const contenderName = (c: Contender): string =>
  c.is === "search" ? `level ${c.level}${c.iterations === undefined ? "" : ` at ${c.iterations}`}` : c.is;

/** Reads such a name as a command line has it: `random`, `greedy`, `scripted`, `3`, `3@400`. */
export function readContender(text: string): Contender | null {
  if (text === "random" || text === "greedy" || text === "scripted") return { is: text };
  const found = /^([1-5])(?:@([1-9][0-9]{0,6}))?$/.exec(text);
  if (!found) return null;
  const level = Number(found[1]) as Level;
  return found[2] === undefined ? { is: "search", level } : { is: "search", level, iterations: Number(found[2]) };
}

/** A number that depends on all of the given ones, for seeds (one round of a 32-bit mixer each). */
export function mixSeed(...parts: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    h = Math.imul(h ^ (part >>> 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
}
