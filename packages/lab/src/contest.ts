/** A contest: two contenders, the options of the match and a seed. It is plain data that can be sent to workers. */
import {
  botOfFile,
  type BotSpec,
  type Leanings,
  type Level,
  type LevelSettings,
  levelSettings,
  SEARCH_PARAMS,
  type SearchParams,
  type WeightsFile,
  withLeanings,
} from "@starboard/bots";
import { PERSONALITIES, type Shape } from "@starboard/kernel";

/** An evaluation by name, with its weights, so that rows replay after the weights in use have changed. */
export type NamedWeights = Pick<WeightsFile, "name" | "weights" | "net">;

/** The kind of player that decides for a seat. */
export type Contender =
  | { readonly is: "random" }
  | { readonly is: "greedy"; readonly evaluation?: NamedWeights }
  /** The game's own fixed policy. */
  | { readonly is: "scripted" }
  | {
      readonly is: "search";
      readonly level: Level;
      /** Iterations per question instead of a time budget. The result is then the same on every machine. */
      readonly iterations?: number;
      /** Trees with so many iterations each, whose roots are merged, as by several workers; one if absent. */
      readonly trees?: number;
      /** The settings of the level when the match was played; if absent, the current ones. */
      readonly settings?: LevelSettings;
      /** If absent, the evaluation in use. */
      readonly evaluation?: NamedWeights;
      /**
       * A personality, `mixed` for a different one at each seat, `rotated` for each of them at each of four seats in turn, or a plan of the
       * game; plain play if absent.
       */
      readonly style?: string;
      /** How much its policy favours features of acts (`BotSpec.plans`); not at all if absent. */
      readonly leanings?: Leanings;
      /** Constants of its search in place of the game's own; if absent, those of the game. */
      readonly search?: Partial<SearchParams>;
    };

export interface Contest {
  readonly game: string;
  /** Options of the match, without defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly a: Contender;
  readonly b: Contender;
  /** Who plays each seat, in place of A and B. */
  readonly bySeat?: readonly Contender[];
  readonly seed: number;
  /** Every time budget is divided by this number. */
  readonly factor: number;
  /** Number of acts after which a match counts as unfinished. */
  readonly maxActs: number;
}

/** What a game says about its levels. */
type Levels = Pick<BotSpec<never>, "levelChoices">;

/**
 * Adds the current settings of its level to a contender, so that later changes of levels do not affect stored rows.
 */
export const withExplicitSettings = (c: Contender, levels: Levels): Contender =>
  c.is === "search" ? { ...c, settings: settingsOf(c, levels) } : c;

/** Adds an evaluation to a contender that evaluates and names none. */
export function withEvaluation(c: Contender, evaluation: NamedWeights | undefined): Contender {
  if (!evaluation || c.is === "random" || c.is === "scripted") return c;
  const { name, weights, net } = evaluation;
  return { evaluation: { name, weights, ...(net && { net }) }, ...c };
}

/** The evaluations of a game that have names. */
interface Evaluations<E extends NamedWeights> {
  readonly tuning?: { readonly inUse: E; readonly anchors: readonly E[] };
}

/** Returns an evaluation of a game by its name: the one in use or a frozen one; undefined if there is none of that name. */
export const evaluationNamed = <E extends NamedWeights>({ tuning }: Evaluations<E>, name: string): E | undefined =>
  tuning && [tuning.inUse, ...tuning.anchors].find((one) => one.name === name);

/** Returns the bot that a contender plays with. */
export function specOf<G extends Shape>(spec: BotSpec<G>, c: Contender): BotSpec<G> {
  const evaluation = c.is === "search" || c.is === "greedy" ? c.evaluation : undefined;
  const evaluated =
    !evaluation || !spec.tuning || (evaluation.weights === spec.tuning.inUse.weights && !evaluation.net)
      ? spec
      : { ...botOfFile(spec.tuning, { ...spec.tuning.inUse, ...evaluation }), game: spec.game };
  if (c.is !== "search") return evaluated;
  const { leanings, search } = c;
  const leaning = leanings && spec.plans ? withLeanings(evaluated, spec.plans, leanings) : evaluated;
  return search ? withSearch(leaning, search) : leaning;
}

/** Returns a bot, and its styles, with other constants of the search. */
function withSearch<G extends Shape>(spec: BotSpec<G>, search: Partial<SearchParams>): BotSpec<G> {
  return {
    ...spec,
    searchParams: (t) => ({ ...spec.searchParams?.(t), ...search }),
    style: (name) => {
      const styled = spec.style?.(name);
      return styled && withSearch(styled, search);
    },
  };
}

export const settingsOf = (c: Extract<Contender, { readonly is: "search" }>, { levelChoices }: Levels): LevelSettings =>
  c.settings ?? levelSettings(c.level, levelChoices);

/** One match of a contest: matches of one group share their seed and differ in which team is A. */
export interface Task {
  readonly group: number;
  /** The team that A plays; all others are B. */
  readonly team: number;
}

/** Returns the tasks of a number of groups, group after group. */
export const tasksOf = (groups: number, teams: number, first = 0): Task[] =>
  Array.from({ length: groups * teams }, (_, i) => ({ group: first + Math.floor(i / teams), team: i % teams }));

/**
 * Returns a short name: `random`, `greedy`, `scripted`, `level 3`, `level 3 at 400`, `level 3 at 2 × 200`,
 * `level 3 at 400, bold` or `level 3 at 400, puct 2`.
 */
export function contenderName(c: Contender): string {
  if (c.is !== "search") return c.is;
  const trees = c.trees === undefined ? "" : `${c.trees} × `;
  const iterations = c.iterations === undefined ? "" : ` at ${trees}${c.iterations}`;
  const search = Object.entries(c.search ?? {}).map(([name, value]) => `, ${name} ${value}`);
  return `level ${c.level}${iterations}${c.style === undefined ? "" : `, ${c.style}`}${search.join("")}`;
}

/**
 * Returns how a contender plays at a seat: the name of a style, or undefined for plain play.
 *
 * @param rotation the team of A: over the matches of a group, `rotated` gives every personality every seat once
 */
export function styleAt(c: Contender, seat: number, rotation = 0): string | undefined {
  if (c.is !== "search") return undefined;
  if (c.style === "mixed") return PERSONALITIES[seat % PERSONALITIES.length];
  return c.style === "rotated" ? PERSONALITIES[(seat + rotation) % PERSONALITIES.length] : c.style;
}

/** Returns the name of a contender's evaluation, or an empty text if it has none of its own. */
export const evaluationName = (c: Contender): string =>
  c.is === "search" || c.is === "greedy" ? (c.evaluation?.name ?? "") : "";

/** Largest value of a constant of the search that may be written on a command line. */
const MAX_CONSTANT = 10_000;

/** Parses constants of the search, each written as `+puct=2`. Returns `null` for an unknown name or a bad number. */
function readSearch(text: string): Partial<SearchParams> | null {
  const search: Record<string, number> = {};
  for (const one of text.split("+").slice(1)) {
    const [name = "", value = ""] = one.split("=");
    const number = /^[0-9]{1,5}(?:\.[0-9]{1,4})?$/.test(value) ? Number(value) : Number.NaN;
    // At every node at least one act is tried.
    const least = name === "wideningBase" ? 1 : 0;
    if (!Object.hasOwn(SEARCH_PARAMS, name) || !(number >= least && number <= MAX_CONSTANT)) return null;
    search[name] = number;
  }
  return search;
}

/**
 * Parses a contender as written on the command line: `random`, `greedy`, `scripted`, `3`, `3@400`, `3@400:bold`,
 * `3@200x2` for two trees of 200 iterations each, or `3@400+puct=2` with another constant of the search
 * (`SearchParams`).
 */
export function readContender(text: string): Contender | null {
  if (text === "random" || text === "greedy" || text === "scripted") return { is: text };
  const found = /^([1-5])(?:@([1-9][0-9]{0,6})(?:x([2-8]))?)?(?::([a-z-]{1,30}))?((?:\+[A-Za-z]+=[0-9.]+)*)$/.exec(
    text,
  );
  if (!found) return null;
  const [, level, iterations, trees, style, constants = ""] = found;
  const search = readSearch(constants);
  if (!search) return null;
  return {
    is: "search",
    level: Number(level) as Level,
    ...(iterations !== undefined && { iterations: Number(iterations) }),
    ...(trees !== undefined && { trees: Number(trees) }),
    ...(style !== undefined && { style }),
    ...(constants !== "" && { search }),
  };
}

/** Mixes numbers into one 32-bit seed, with one mixer round per number. */
export function mixSeed(...parts: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    h = Math.imul(h ^ (part >>> 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
}
