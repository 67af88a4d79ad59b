/** The exam that every game sits: the same laws for all of them, looked at over many random matches. */
import { type AnyGame, digest, type RuleId } from "@starboard/kernel";
import { readRules, type Rule, type GameEntry } from "@starboard/kit";
import { rules as kernelRules } from "@starboard/kernel/rules";
import { someGame, type SomeGame } from "./recorded-match.ts";
import { clones, pure, saves } from "./checks/copies.ts";
import { everyValue, optionFaults } from "./checks/options.ts";
import { records, undo } from "./checks/records.ts";
import { endings, offered, refusals } from "./checks/refusals.ts";
import { answers } from "./checks/refused.ts";
import { secrecy } from "./checks/secrecy.ts";
import { invariants, notation } from "./checks/state.ts";
import { time } from "./checks/time.ts";
import { citations, facts, sentences } from "./checks/facts.ts";
import { Coverage, withCoverage } from "./coverage.ts";
import { uniform, answersOnly, coverageGuided } from "./policy.ts";
import type { ConformanceCheck, HiddenInfo } from "./check-context.ts";
import { type Failure, TERMINATES, walk } from "./walk.ts";

/** How much is played, and what the game says about itself. */
export interface CheckOptions {
  /** Sets of options to play; those that together have every value of every option when absent. */
  readonly options?: readonly object[];
  /** Matches for each set of options; 4 when absent. */
  readonly matches?: number;
  /** Acts at most in one match; 2000 when absent. */
  readonly acts?: number;
  /** The costly checks look at every so-manieth act; 1 when absent. */
  readonly every?: number;
  /** A match that has not ended after `acts` is a failure; true when absent. */
  readonly mustEnd?: boolean;
  /** Number that all chance follows from; 1 when absent. */
  readonly seed?: number;
  /** What the game hides; taken as it comes when absent. */
  readonly secrets?: HiddenInfo;
}

export interface ConformanceReport {
  /** The names of the laws that were looked at, in a fixed order. */
  readonly checks: readonly string[];
  readonly failures: readonly Failure[];
  readonly matches: number;
  readonly acts: number;
  readonly coverage: Coverage;
}

const OPTIONS = "every option value is within reach, unknown ones are refused";
const REACHED = "every step and every aside is reached";

export const newChecks = (): ConformanceCheck[] => [
  pure,
  clones,
  saves,
  invariants,
  notation,
  facts,
  citations,
  sentences,
  offered,
  refusals,
  secrecy(),
  answers(),
  time,
  endings,
  records,
  undo,
];

/** The names of all laws of the exam. */
export const CHECKS: readonly string[] = [TERMINATES, OPTIONS, REACHED, ...newChecks().map(({ name }) => name)];

/** Rule ids that may be cited: the game's own and the kernel's. */
export function citableRules(rules: string): ReadonlyMap<RuleId, Rule> {
  return new Map([...readRules(kernelRules), ...readRules(rules)]);
}

/** What every walk of an exam shares. */
export function commonOf(entry: GameEntry, secrets: HiddenInfo | undefined, coverage: Coverage) {
  return { title: entry, rules: citableRules(entry.rules), coverage, hiddenInfo: secrets ?? null };
}

/**
 * Sits the exam: for each set of options, matches played at random, by answers alone, and in search of the unseen.
 * Everything follows from the seed. An empty list of failures is a pass.
 */
export function checkGame(entry: GameEntry, wanted: CheckOptions = {}): ConformanceReport {
  const { matches = 4, acts = 2000, every = 1, mustEnd = true, seed = 1 } = wanted;
  const coverage = new Coverage();
  const game = withCoverage(someGame(entry.game as AnyGame), coverage);
  const common = commonOf(entry, wanted.secrets, coverage);
  const checks = newChecks();
  const failures: Failure[] = [];
  const total = { matches: 0, acts: 0 };
  const fault = (check: string, message: string, options: object = {}): void => {
    failures.push({ check, message, options, seed, ply: 0 });
  };

  for (const message of optionFaults(game)) fault(OPTIONS, message);
  const policies = [uniform, answersOnly, coverageGuided(coverage)];
  for (const options of wanted.options ?? optionSets(game)) {
    for (let n = 0; n < matches; n++) {
      const policy = policies[n % policies.length] ?? uniform;
      const order = { options, seed: seed * 1000 + total.matches, acts, every, policy, checks, common };
      const walked = walk(game, order);
      failures.push(...walked.failures);
      total.matches += 1;
      total.acts += walked.acts;
      if (mustEnd && !walked.over && !walked.failures.some(({ check }) => check === TERMINATES))
        fault(TERMINATES, `not over after ${acts} acts (seed ${order.seed})`, options);
    }
  }
  for (const check of checks) check.onFinish?.((message) => fault(check.name, message));
  for (const missing of coverage.missing(game)) fault(REACHED, `${missing} was never reached`);
  return { checks: CHECKS, failures, ...total, coverage };
}

/** The standard options, the presets, and sets that together have every value of every option. */
export function optionSets(game: SomeGame): object[] {
  const sets = new Map<string, object>();
  const add = (raw: unknown): void => {
    const parsed = game.options.parse(raw);
    if ("ok" in parsed) sets.set(digest(parsed.ok), parsed.ok);
  };
  add({});
  for (const { set } of game.options.presets) add(set);
  for (const options of everyValue(game).sets) add(options);
  return [...sets.values()];
}
