/** Reviews a finished match: a first comparison of every decision, then a second one of those that need it. */
import {
  type Act,
  digest,
  type FindGame,
  type Invalid,
  type MatchRecord,
  type Result,
  type Seat,
  type Shape,
} from "@starboard/kernel";
import { type ReviewScope, scopeOf } from "../review-trust.ts";
import type { BotSpec, ReviewBudget } from "../spec.ts";
import { balanceOf } from "./balance.ts";
import { type MatchCourse, courseOf } from "./record/course.ts";
import { decisionsOf, type MatchDecisions } from "./record/decisions.ts";
import { DEFAULT_BUDGET } from "./judge.ts";
import { judgeOf } from "./judge-match.ts";
import {
  type LuckTerm,
  type MatchReview,
  type OpenPoint,
  REVIEW_FORMAT,
  REVIEW_VERSION,
  type ReviewMoment,
} from "./review-format.ts";

export interface ReviewOptions {
  readonly seed: number;
  /** Factor on the iterations of the game's budget. */
  readonly effort: number;
  /** The seats to review; all when absent. */
  readonly seats?: readonly Seat[];
  /** What the review may say; when absent, what the figures of the game allow. Studies of reviews look at all of it. */
  readonly scope?: ReviewScope;
}

/** Progress of a review. `done` and `of` count comparisons and positions. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
  /** The moment that was judged now; `null` if the decision offered nothing to compare. */
  readonly moment: ReviewMoment | null;
  /** The win chances with everything open that were found now. */
  readonly open: OpenPoint | null;
}

/** A review in progress. Each call of `next` on `steps` makes one comparison. */
export interface RunningReview {
  readonly steps: Iterator<ReviewProgress, void>;
  /** The review as far as it has come. */
  current(): MatchReview;
  /**
   * Judges another legal act at the decision of an entry, as if its seat had played that. Null if the entry is not a
   * reviewed decision, or if nothing can be compared with the act.
   *
   * @param continuation the acts after it that are one unit with it; when absent, those that suit it best
   */
  judgeOther(n: number, act: Act, continuation?: readonly Act[]): ReviewMoment | null;
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
  const match = decisionsOf(record, find, spec);
  if (match.fault || !match.result) return refuse("REVIEW_RECORD", { n: match.fault?.n ?? 0 });
  const budget = scaled(spec.reviewBudget ?? DEFAULT_BUDGET, options.effort);
  const course = courseOf(record, find, spec, budget, options.seed);
  return { ok: runReview(record, spec, { ...options, budget }, match, course, match.result) };
}

function runReview(
  record: MatchRecord,
  spec: BotSpec<Shape>,
  options: ReviewOptions & { readonly budget: ReviewBudget },
  match: MatchDecisions,
  course: MatchCourse,
  result: readonly number[],
): RunningReview {
  const { budget } = options;
  const scope = options.scope ?? scopeOf(spec.reviewTrust, match.seats, optionsOf(record, spec));
  const everySeat = Array.from({ length: match.seats }, (_, i) => i as Seat);
  const seats = options.seats ?? everySeat;
  const wanted = match.decisions.filter(({ by }) => seats.includes(by));
  const judge = judgeOf(wanted, { spec, seats: match.seats, budget, seed: options.seed }, scope);
  const { moments } = judge;
  const open: OpenPoint[] = [];
  const luck: LuckTerm[] = [];
  let followed = 0;
  let isComplete = false;
  const progress = (moment: ReviewMoment | null, point: OpenPoint | null): ReviewProgress => ({
    done: judge.compared() + followed,
    of: judge.toCompare() + course.entries.length,
    moment,
    open: point,
  });

  /** Follows the match with everything open: its draws, and the win chances after decisions and draws. */
  function* follow(): Generator<ReviewProgress, void> {
    for (const n of course.entries) {
      const term = scope.luck ? course.luckAt(n) : null;
      if (term) luck.push(term);
      followed++;
      if (!term && !moments.has(n) && n !== course.entries[0] && n !== course.entries.at(-1)) continue;
      const point = { n, chances: course.chancesAfter(n) };
      open.push(point);
      yield progress(null, point);
    }
  }
  function* steps(): Generator<ReviewProgress, void> {
    for (const moment of judge.steps()) yield progress(moment, null);
    yield* follow();
    isComplete = true;
  }

  const inOrder = (): ReviewMoment[] => [...moments.values()].toSorted((a, b) => a.n - b.n);
  return {
    steps: steps(),
    judgeOther(n, act, continuation) {
      const decision = wanted.find((one) => one.n === n);
      return decision ? judge.judgeAct(decision, act, continuation) : null;
    },
    current: () => ({
      format: REVIEW_FORMAT,
      version: REVIEW_VERSION,
      record: record.entries.at(-1)?.hash ?? "",
      game: record.game,
      seed: options.seed,
      effort: options.effort,
      seats,
      calibration: spec.calibration ? digest(spec.calibration) : "",
      scope,
      decisions: wanted.length,
      screened: judge.screened(),
      isComplete,
      moments: inOrder(),
      open: [...open],
      luck: [...luck],
      balance:
        isComplete && seats.length === match.seats
          ? balanceOf(inOrder(), scope.luck ? luck : null, open[0]?.chances ?? [], result)
          : [],
    }),
  };
}

/** The options of a match with all defaults. Those of an edition that this one cannot read are left as they are. */
function optionsOf(record: MatchRecord, { game }: BotSpec<Shape>): object {
  const read: Result<object> = game.options.parse(record.options);
  return "ok" in read ? read.ok : record.options;
}

const scaled = (budget: ReviewBudget, effort: number): ReviewBudget => ({
  ...budget,
  search: Math.max(1, Math.round(budget.search * effort)),
  screenVisits: Math.max(3, Math.round(budget.screenVisits * effort)),
  visits: Math.max(3, Math.round(budget.visits * effort)),
  openVisits: Math.max(3, Math.round(budget.openVisits * effort)),
});
