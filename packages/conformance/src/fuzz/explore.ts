/** A coverage-guided fuzzer: looks for unseen behaviour and keeps the act sequences that led to it. */
import type { GameEntry } from "@starboard/kit";
import { type ChosenAct, someGame } from "../recorded-match.ts";
import { Coverage, withCoverage } from "../coverage.ts";
import { commonOf, newChecks, optionSets } from "../conformance.ts";
import { coverageGuided } from "../policy.ts";
import { random } from "../random.ts";
import type { HiddenInfo } from "../check-context.ts";
import { type Failure, walk } from "../walk.ts";

export interface ExploreOptions {
  /** Total number of acts. */
  readonly acts: number;
  /** Most acts in one match; 200 when absent. */
  readonly perMatch?: number;
  /** Seed of everything; 1 when absent. */
  readonly seed?: number;
  readonly options?: readonly object[];
  readonly secrets?: HiddenInfo;
  /** The expensive checks run at every nth act; 7 when absent. */
  readonly every?: number;
}
/** An act sequence that led to something new; replaying it leads there again. */
export interface CorpusEntry {
  readonly options: object;
  readonly seed: number;
  readonly choices: readonly ChosenAct[];
}
export interface ExploreResult {
  readonly failures: readonly Failure[];
  readonly coverage: Coverage;
  readonly corpus: readonly CorpusEntry[];
  readonly matches: number;
  readonly acts: number;
}

/** Most corpus entries; the oldest are dropped first. */
const CORPUS = 500;

/**
 * Explores a game until the given number of acts is played. Half of the matches start with part of a corpus entry and
 * continue with new random choices.
 */
export function explore(entry: GameEntry, exploreOptions: ExploreOptions): ExploreResult {
  const { acts, perMatch = 200, seed = 1, every = 7 } = exploreOptions;
  const coverage = new Coverage();
  const game = withCoverage(someGame(entry.game), coverage);
  const common = commonOf(entry, exploreOptions.secrets, coverage);
  const checks = newChecks();
  const sets = exploreOptions.options ?? optionSets(game);
  const chance = random(seed);
  const corpus: CorpusEntry[] = [];
  const failures: Failure[] = [];
  const policy = coverageGuided(coverage);
  let played = 0;
  let matches = 0;
  while (played < acts) {
    const trail = corpus.length > 0 && chance.oneIn(2) ? chance.pick(corpus) : undefined;
    const options = trail?.options ?? (sets[matches % sets.length] as object);
    const own = trail?.seed ?? chance.below(2 ** 31);
    const prefix = trail?.choices.slice(0, chance.below(trail.choices.length + 1));
    const walked = walk(game, {
      options,
      seed: own,
      policySeed: chance.below(2 ** 31),
      acts: Math.min(perMatch, acts - played),
      every,
      policy,
      checks,
      common,
      ...(prefix && { prefix }),
      discovered: (choices) => {
        corpus.push({ options, seed: own, choices });
        if (corpus.length > CORPUS) corpus.shift();
      },
    });
    for (const failure of walked.failures)
      if (!failures.some(({ check, message }) => check === failure.check && message === failure.message))
        failures.push(failure);
    played += Math.max(1, walked.acts);
    matches += 1;
  }
  return { failures, coverage, corpus, matches, acts: played };
}
