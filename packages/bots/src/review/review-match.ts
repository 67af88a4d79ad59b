/** Reviews a finished match: a first comparison of every decision, then a second one of those that need it. */
import { type FindGame, type Invalid, type MatchRecord, type Result, type Seat, type Shape } from "@starboard/kernel";
import { type BotSpec, botSpecFor, type ReviewBudget } from "../spec.ts";
import { balanceOf } from "./balance.ts";
import { decisionsOf, type MatchDecision, type MatchDecisions } from "./record/decisions.ts";
import { confirm, DEFAULT_BUDGET, type JudgeSettings, screen, type ScreenedDecision } from "./judge.ts";
import { type MatchReview, REVIEW_FORMAT, REVIEW_VERSION, type ReviewMoment } from "./review-format.ts";
import { DEFAULT_CALIBRATION, type WinChanceCalibration } from "./win-chance.ts";

export interface ReviewOptions {
  readonly seed: number;
  /** Factor on the iterations of the game's budget. */
  readonly effort: number;
  /** The seats to review; all when absent. */
  readonly seats?: readonly Seat[];
  readonly calibration?: WinChanceCalibration;
}

/** Progress of a review. `done` and `of` count comparisons. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
  /** The moment that was judged now; `null` if the decision offered nothing to compare. */
  readonly moment: ReviewMoment | null;
}

/** A review in progress. Each call of `next` on `steps` makes one comparison. */
export interface RunningReview {
  readonly steps: Iterator<ReviewProgress, void>;
  /** The review as far as it has come. */
  current(): MatchReview;
}

/**
 * Starts the review of a record. Nothing is judged before `steps` is asked, so that the caller decides when to stop.
 * Errors: `REVIEW_RUNNING` if the match is not over, `REVIEW_RECORD` with the number of the entry that does not replay.
 */
export function startReview(
  record: MatchRecord,
  find: FindGame,
  spec: BotSpec<Shape>,
  options: ReviewOptions,
): Result<RunningReview> {
  const refuse = (code: string, about: Invalid["about"] = {}): Result<RunningReview> => ({
    bad: [{ at: "", code, about }],
  });
  if (record.result === null) return refuse("REVIEW_RUNNING");
  const match = decisionsOf(record, find, (state, values) => spec.terminalValue(state as never, values));
  if (match.fault || !match.result) return refuse("REVIEW_RECORD", { n: match.fault?.n ?? 0 });
  return { ok: runReview(record, spec, options, match, match.result) };
}

function runReview(
  record: MatchRecord,
  spec: BotSpec<Shape>,
  options: ReviewOptions,
  match: MatchDecisions,
  result: readonly number[],
): RunningReview {
  const calibration = options.calibration ?? DEFAULT_CALIBRATION;
  const everySeat = Array.from({ length: match.seats }, (_, i) => i as Seat);
  const seats = options.seats ?? everySeat;
  const wanted = match.decisions.filter(({ by }) => seats.includes(by));
  const budget = scaled(spec.reviewBudget ?? DEFAULT_BUDGET, options.effort);
  const settingsFor = ({ game }: MatchDecision): JudgeSettings => ({
    spec: botSpecFor(spec, game),
    seats: match.seats,
    calibration,
    budget,
    seed: options.seed,
  });
  const moments = new Map<number, ReviewMoment>();
  const inUnit = new Set<number>();
  let screened = 0;
  let isComplete = false;

  function* steps(): Generator<ReviewProgress, void> {
    const open: { settings: JudgeSettings; decision: ScreenedDecision }[] = [];
    for (const decision of wanted) {
      screened++;
      // An act that was judged as a part of an earlier one is not judged again.
      const settings = settingsFor(decision);
      const found = inUnit.has(decision.n) ? null : screen(settings, decision);
      if (found) {
        for (const n of found.entries) inUnit.add(n);
        moments.set(decision.n, found.moment);
        if (found.isOpen) open.push({ settings, decision: found });
      }
      yield { done: screened, of: wanted.length + open.length, moment: found?.moment ?? null };
    }
    // The greatest losses first: they are what a player looks for.
    open.sort((a, b) => b.decision.loss - a.decision.loss);
    for (const [i, { settings, decision }] of open.entries()) {
      const moment = confirm(settings, decision);
      moments.set(moment.n, moment);
      yield { done: screened + i + 1, of: screened + open.length, moment };
    }
    isComplete = true;
  }

  const inOrder = (): ReviewMoment[] => [...moments.values()].toSorted((a, b) => a.n - b.n);
  return {
    steps: steps(),
    current: () => ({
      format: REVIEW_FORMAT,
      version: REVIEW_VERSION,
      record: record.entries.at(-1)?.hash ?? "",
      game: record.game,
      seed: options.seed,
      effort: options.effort,
      seats,
      slope: calibration.slope,
      decisions: wanted.length,
      screened,
      isComplete,
      moments: inOrder(),
      balance: isComplete && seats.length === match.seats ? balanceOf(inOrder(), result) : [],
    }),
  };
}

const scaled = (budget: ReviewBudget, effort: number): ReviewBudget => ({
  ...budget,
  search: Math.max(1, Math.round(budget.search * effort)),
  screenVisits: Math.max(3, Math.round(budget.screenVisits * effort)),
  visits: Math.max(3, Math.round(budget.visits * effort)),
});
