/** Plays one match and runs every check along the way. */
import { canonicalJson, isRefusal, type MatchRecord, outcome, type Refusal, type Shape } from "@starboard/kernel";
import { type RecordedMatch, type ChosenAct, startRecordedMatch, type SomeGame } from "./recorded-match.ts";
import { kindOf } from "./moves.ts";
import type { Policy } from "./policy.ts";
import { random } from "./random.ts";
import type { ConformanceCheck, CheckContext } from "./check-context.ts";

/** A failed check, with everything needed to reproduce it. */
export interface Failure {
  readonly check: string;
  readonly message: string;
  readonly options: object;
  readonly seed: number;
  /** Number of acts played when it failed; 0 at the start. */
  readonly ply: number;
  /** The match so far, if it could be recorded. */
  readonly record?: MatchRecord;
}

export interface WalkOptions {
  readonly options: object;
  /** Seed of the draws, and of the choices too. */
  readonly seed: number;
  /** Seed of the choices, if different. */
  readonly policySeed?: number;
  /** Most acts. */
  readonly acts: number;
  /** Expensive checks run at every nth act. */
  readonly every: number;
  readonly policy: Policy;
  /** First acts, from an earlier walk with the same seed and options. */
  readonly prefix?: readonly ChosenAct[];
  readonly checks: readonly ConformanceCheck[];
  readonly common: Pick<CheckContext, "title" | "rules" | "coverage" | "hiddenInfo" | "twins">;
  /** Called when something is seen for the first time, with the acts that led there. */
  readonly discovered?: (choices: readonly ChosenAct[]) => void;
}

export interface Walked {
  readonly acts: number;
  readonly over: boolean;
  readonly failures: readonly Failure[];
}

export function walk(game: SomeGame, walkOptions: WalkOptions): Walked {
  const { options, seed, checks, common } = walkOptions;
  const failures: Failure[] = [];
  const choose = random(walkOptions.policySeed ?? seed);
  const chance = random(seed ^ 0x5bd1e995);
  let match: RecordedMatch | undefined;

  const fail = (check: string, message: string): void => {
    // A check that fails once usually fails at every later act; only the first failure is reported.
    if (failures.some((one) => one.check === check)) return;
    const ply = match?.acts.length ?? 0;
    failures.push({ check, message, options, seed, ply, ...(match && { record: match.record() }) });
  };
  /** Runs one check; an exception is a failure. */
  const runCheck = (
    check: ConformanceCheck,
    context: Omit<CheckContext, "fail">,
    hook: "onAct" | "onMatchEnd",
  ): void => {
    try {
      check[hook]?.({ ...context, fail: (message) => fail(check.name, message) });
    } catch (error) {
      fail(check.name, `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
    }
  };
  const contextOf = (
    match: RecordedMatch,
    before: Shape["state"] | null,
    beforeText = "",
  ): Omit<CheckContext, "fail"> => ({
    ...common,
    game,
    options,
    seats: match.seats,
    match,
    before,
    beforeText,
    last: before ? (match.acts[match.acts.length - 1] ?? null) : null,
    state: match.table(),
    due: match.acts.length % walkOptions.every === 0,
    chance,
  });
  const runChecks = (context: Omit<CheckContext, "fail">): void => {
    const before = common.coverage.size;
    if (context.last) {
      const kind = kindOf(context.last.choice);
      common.coverage.saw("act", kind);
      if (outcome(context.state)) common.coverage.saw("ending", kind);
    }
    for (const check of checks) runCheck(check, context, "onAct");
    common.twins.learn(options, context.state, chance);
    if (common.coverage.size > before && walkOptions.discovered)
      walkOptions.discovered(context.match.acts.map(({ choice }) => choice));
  };

  try {
    match = startRecordedMatch(game, options, seed);
    runChecks(contextOf(match, null));
    while (match.acts.length < walkOptions.acts && outcome(match.table()) === null) {
      const before = match.table();
      const beforeText = canonicalJson(before);
      const next = walkOptions.prefix?.[match.acts.length] ?? walkOptions.policy(game, before, match.seats, choose);
      if (!next) {
        fail(TERMINATES, "no seat can act and the match is not over");
        break;
      }
      const played: object | Refusal = match.play(next);
      if (isRefusal(played)) {
        fail(TERMINATES, `${kindOf(next)} was legal but is refused: ${played.code}`);
        break;
      }
      runChecks(contextOf(match, before, beforeText));
    }
    const context = contextOf(match, null);
    for (const check of checks) runCheck(check, context, "onMatchEnd");
  } catch (error) {
    fail(TERMINATES, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  const acts = match?.acts.length ?? 0;
  return { acts, over: match !== undefined && outcome(match.table()) !== null, failures };
}

/** The check behind every walk: no dead end, no endless run of steps, no exception. */
export const TERMINATES = "every match reaches its end";
