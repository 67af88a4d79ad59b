/** One match played by the examiner, with every check looking on. */
import { canonicalJson, isRefusal, type MatchRecord, outcome, type Refusal, type Shape } from "@starboard/kernel";
import { type RecordedMatch, type ChosenAct, startRecordedMatch, type SomeGame } from "./recorded-match.ts";
import { kindOf } from "./moves.ts";
import type { Policy } from "./policy.ts";
import { random } from "./random.ts";
import type { ConformanceCheck, CheckContext } from "./check-context.ts";

/** A law of the exam that was broken, with all it takes to see it again. */
export interface Failure {
  readonly check: string;
  readonly message: string;
  readonly options: object;
  readonly seed: number;
  /** Acts played when it was seen; 0 at the start. */
  readonly ply: number;
  /** The match so far, as far as it could be recorded. */
  readonly record?: MatchRecord;
}

export interface WalkOptions {
  readonly options: object;
  /** What the draws follow from, and the choices too. */
  readonly seed: number;
  /** What the choices follow from instead. */
  readonly policySeed?: number;
  /** Acts at most. */
  readonly acts: number;
  /** Costly checks at every so-manieth act. */
  readonly every: number;
  readonly policy: Policy;
  /** Acts to begin with, from an earlier walk with the same seed and options. */
  readonly prefix?: readonly ChosenAct[];
  readonly checks: readonly ConformanceCheck[];
  readonly common: Pick<CheckContext, "title" | "rules" | "coverage" | "hiddenInfo">;
  /** Told of each thing that was seen for the first time, with the acts that led there. */
  readonly discovered?: (choices: readonly ChosenAct[]) => void;
}

export interface Walked {
  readonly acts: number;
  readonly over: boolean;
  readonly failures: readonly Failure[];
}

export function walk(game: SomeGame, order: WalkOptions): Walked {
  const { options, seed, checks, common } = order;
  const failures: Failure[] = [];
  const choose = random(order.policySeed ?? seed);
  const chance = random(seed ^ 0x5bd1e995);
  let match: RecordedMatch | undefined;

  const fail = (check: string, message: string): void => {
    // One broken law is usually broken at every act; the first time tells the most.
    if (failures.some((one) => one.check === check)) return;
    const ply = match?.acts.length ?? 0;
    failures.push({ check, message, options, seed, ply, ...(match && { record: match.record() }) });
  };
  /** Runs one check; a game that throws has broken it. */
  const attend = (check: ConformanceCheck, context: Omit<CheckContext, "fail">, door: "onAct" | "onMatchEnd"): void => {
    try {
      check[door]?.({ ...context, fail: (message) => fail(check.name, message) });
    } catch (error) {
      fail(check.name, `threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
    }
  };
  const sceneNow = (
    open: RecordedMatch,
    before: Shape["state"] | null,
    beforeText = "",
  ): Omit<CheckContext, "fail"> => ({
    ...common,
    game,
    options,
    seats: open.seats,
    match: open,
    before,
    beforeText,
    last: before ? (open.acts[open.acts.length - 1] ?? null) : null,
    state: open.table(),
    due: open.acts.length % order.every === 0,
    chance,
  });
  const look = (context: Omit<CheckContext, "fail">): void => {
    const before = common.coverage.size;
    if (context.last) {
      const kind = kindOf(context.last.choice);
      common.coverage.saw("act", kind);
      if (outcome(context.state)) common.coverage.saw("ending", kind);
    }
    for (const check of checks) attend(check, context, "onAct");
    if (common.coverage.size > before && order.discovered)
      order.discovered(context.match.acts.map(({ choice }) => choice));
  };

  try {
    match = startRecordedMatch(game, options, seed);
    look(sceneNow(match, null));
    while (match.acts.length < order.acts && outcome(match.table()) === null) {
      const before = match.table();
      const beforeText = canonicalJson(before);
      const next = order.prefix?.[match.acts.length] ?? order.policy(game, before, match.seats, choose);
      if (!next) {
        fail(TERMINATES, "nobody can do anything and the match is not over");
        break;
      }
      const played: object | Refusal = match.play(next);
      if (isRefusal(played)) {
        fail(TERMINATES, `${kindOf(next)} was legal and is refused: ${played.code}`);
        break;
      }
      look(sceneNow(match, before, beforeText));
    }
    const context = sceneNow(match, null);
    for (const check of checks) attend(check, context, "onMatchEnd");
  } catch (error) {
    fail(TERMINATES, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  const acts = match?.acts.length ?? 0;
  return { acts, over: match !== undefined && outcome(match.table()) !== null, failures };
}

/** The law behind every walk: no dead end, no runaway, no exception. */
export const TERMINATES = "play goes on until the match is over";
