/** The conformance suite: the same checks for every game, run over many random matches. */
import { type AnyGame, digest, type RuleId } from "@starboard/kernel";
import { readRules, type Rule, type GameEntry } from "@starboard/kit";
import { rules as kernelRules } from "@starboard/kernel/rules";
import { someGame, type SomeGame } from "./recorded-match.ts";
import { clones, pure, saves } from "./checks/copies.ts";
import { everyValue, optionFaults } from "./checks/options.ts";
import { judgements, positions } from "./checks/positions.ts";
import { records, undo } from "./checks/records.ts";
import { endings, offered, refusals } from "./checks/refusals.ts";
import { refusalClasses } from "./checks/refusal-classes.ts";
import { answers } from "./checks/refused.ts";
import { secrecy } from "./checks/secrecy.ts";
import { invariants, notation } from "./checks/state.ts";
import { time } from "./checks/time.ts";
import { citations, facts, sentences } from "./checks/facts.ts";
import { Coverage, withCoverage } from "./coverage.ts";
import { uniform, answersOnly, coverageGuided } from "./policy.ts";
import type { ConformanceCheck, HiddenInfo } from "./check-context.ts";
import { Twins } from "./twins.ts";
import { type Failure, TERMINATES, walk } from "./walk.ts";

/** How much is played, and what the game declares about itself. */
export interface CheckOptions {
  /** Option sets to play; when absent, sets that together contain every value of every option. */
  readonly options?: readonly object[];
  /** Matches per option set; 4 when absent. */
  readonly matches?: number;
  /** Most acts in one match; 2000 when absent. */
  readonly acts?: number;
  /** The expensive checks run at every nth act; 1 when absent. */
  readonly every?: number;
  /** True if a match that has not ended after `acts` is a failure; true when absent. */
  readonly mustEnd?: boolean;
  /** Seed of all random choices; 1 when absent. */
  readonly seed?: number;
  /** The one check that runs beside those of options, coverage and the end; all run when absent. */
  readonly only?: string;
  /** What the game hides. When absent, checks that need it are limited. */
  readonly secrets?: HiddenInfo;
}

export interface ConformanceReport {
  /** The names of the checks that ran, in a fixed order. */
  readonly checks: readonly string[];
  readonly failures: readonly Failure[];
  readonly matches: number;
  readonly acts: number;
  readonly coverage: Coverage;
}

/**
 * The messages of one check, each once: with the seed and the number of acts of the first match in which it was found, and
 * in how many further places.
 */
export function messagesOf({ failures }: ConformanceReport, check: string): string[] {
  const found = Map.groupBy(
    failures.filter((one) => one.check === check),
    ({ message }) => message,
  );
  return [...found].map(([message, [first, ...more]]) => {
    const further = more.length > 0 ? `, and ${more.length} more` : "";
    return `${message} (seed ${first?.seed}, act ${first?.ply}${further})`;
  });
}

const OPTIONS = "every option value can be reached and unknown ones are refused";
const REACHED = "every step and every aside is reached";

/** The checks that need no walk of their own. */
const ALWAYS: readonly string[] = [TERMINATES, OPTIONS, REACHED];

export const newChecks = (): ConformanceCheck[] => [
  pure,
  clones,
  saves,
  positions,
  judgements,
  invariants,
  notation,
  facts,
  citations,
  sentences,
  offered,
  refusals,
  secrecy(),
  answers(),
  refusalClasses(),
  time,
  endings,
  records,
  undo,
];

/** The names of all checks. */
export const CHECKS: readonly string[] = [...ALWAYS, ...newChecks().map(({ name }) => name)];

/** Rules that may be cited: the game's own and the kernel's. */
export function citableRules(rules: string): ReadonlyMap<RuleId, Rule> {
  return new Map([...readRules(kernelRules), ...readRules(rules)]);
}

/** The parts of the context that all walks of a run share. */
export function commonOf(entry: GameEntry, secrets: HiddenInfo | undefined, coverage: Coverage) {
  const twins = new Twins(someGame(entry.game), secrets?.tied);
  return { title: entry, rules: citableRules(entry.rules), coverage, hiddenInfo: secrets ?? null, twins };
}

/**
 * Runs the conformance suite: for each option set, matches played at random, with answers only, and coverage-guided.
 * Everything follows from the seed. The game passes if the list of failures is empty.
 */
export function checkGame(entry: GameEntry, checkOptions: CheckOptions = {}): ConformanceReport {
  const { matches = 4, acts = 2000, every = 1, mustEnd = true, seed = 1 } = checkOptions;
  const coverage = new Coverage();
  const game = withCoverage(someGame(entry.game as AnyGame), coverage);
  const common = commonOf(entry, checkOptions.secrets, coverage);
  const checks = newChecks().filter(({ name }) => name === (checkOptions.only ?? name));
  const failures: Failure[] = [];
  const total = { matches: 0, acts: 0 };
  const fault = (check: string, message: string, options: object = {}): void => {
    failures.push({ check, message, options, seed, ply: 0 });
  };

  for (const message of optionFaults(game)) fault(OPTIONS, message);
  const policies = [uniform, answersOnly, coverageGuided(coverage)];
  for (const options of checkOptions.options ?? optionSets(game)) {
    for (let n = 0; n < matches; n++) {
      const policy = policies[n % policies.length] ?? uniform;
      const walkOptions = { options, seed: seed * 1000 + total.matches, acts, every, policy, checks, common };
      const walked = walk(game, walkOptions);
      failures.push(...walked.failures);
      total.matches += 1;
      total.acts += walked.acts;
      if (mustEnd && !walked.over && !walked.failures.some(({ check }) => check === TERMINATES))
        fault(TERMINATES, `not over after ${acts} acts (seed ${walkOptions.seed})`, options);
    }
  }
  for (const check of checks) check.onFinish?.((message) => fault(check.name, message));
  for (const missing of coverage.missing(game)) fault(REACHED, `${missing} was never reached`);
  const ran = CHECKS.filter((name) => ALWAYS.includes(name) || checks.some((check) => check.name === name));
  return { checks: ran, failures, ...total, coverage };
}

/** Returns the default options, the presets, and sets that together contain every value of every option. */
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
