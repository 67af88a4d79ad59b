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
import { type BotSpec, botSpecFor, type ReviewBudget } from "../spec.ts";
import { balanceOf } from "./balance.ts";
import { decisionsOf, type MatchDecision, type MatchDecisions } from "./record/decisions.ts";
import { confirm, DEFAULT_BUDGET, type JudgeSettings, screen, type ScreenedDecision } from "./judge.ts";
import { type MatchReview, REVIEW_FORMAT, REVIEW_VERSION, type ReviewMoment } from "./review-format.ts";

export interface ReviewOptions {
  readonly seed: number;
  /** Factor on the iterations of the game's budget. */
  readonly effort: number;
  /** The seats to review; all when absent. */
  readonly seats?: readonly Seat[];
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
  /**
   * Judges another legal act at the decision of an entry, as if its seat had played that. Null if the entry is not a
   * reviewed decision, or if nothing can be compared with the act.
   */
  judgeOther(n: number, act: Act): ReviewMoment | null;
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
  const everySeat = Array.from({ length: match.seats }, (_, i) => i as Seat);
  const seats = options.seats ?? everySeat;
  const wanted = match.decisions.filter(({ by }) => seats.includes(by));
  const budget = scaled(spec.reviewBudget ?? DEFAULT_BUDGET, options.effort);
  const settingsFor = ({ game }: MatchDecision): JudgeSettings => ({
    spec: botSpecFor(spec, game),
    seats: match.seats,
    budget,
    seed: options.seed,
  });
  const moments = new Map<number, ReviewMoment>();
  const inUnit = new Set<number>();
  let screened = 0;
  let isComplete = false;

  function* steps(): Generator<ReviewProgress, void> {
    const open: { settings: JudgeSettings; decision: ScreenedDecision }[] = [];
    let confirmed = 0;
    const confirmLast = (): ReviewMoment => {
      const { settings, decision } = open.pop() as (typeof open)[number];
      const moment = confirm(settings, decision);
      moments.set(moment.n, moment);
      confirmed++;
      return moment;
    };
    const progress = (moment: ReviewMoment | null): ReviewProgress => ({
      done: screened + confirmed,
      of: wanted.length + confirmed + open.length,
      moment,
    });
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
      yield progress(found?.moment ?? null);
      // A plain loss is confirmed at once, so that the first moments do not wait for the end of the match.
      if (found && found.loss >= PLAIN_LOSS) yield progress(confirmLast());
    }
    // The greatest losses first: they are what a player looks for.
    open.sort((a, b) => a.decision.loss - b.decision.loss);
    while (open.length > 0) yield progress(confirmLast());
    isComplete = true;
  }

  const inOrder = (): ReviewMoment[] => [...moments.values()].toSorted((a, b) => a.n - b.n);
  return {
    steps: steps(),
    judgeOther(n, act) {
      const decision = wanted.find((one) => one.n === n);
      if (!decision) return null;
      const settings = settingsFor(decision);
      const found = screen(settings, { ...decision, act, following: [] }, true);
      return found && (found.isOpen ? confirm(settings, found) : found.moment);
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
      decisions: wanted.length,
      screened,
      isComplete,
      moments: inOrder(),
      balance: isComplete && seats.length === match.seats ? balanceOf(inOrder(), result) : [],
    }),
  };
}

/** Loss in the first comparison from which the second one follows at once. */
const PLAIN_LOSS = 0.1;

const scaled = (budget: ReviewBudget, effort: number): ReviewBudget => ({
  ...budget,
  search: Math.max(1, Math.round(budget.search * effort)),
  screenVisits: Math.max(3, Math.round(budget.screenVisits * effort)),
  visits: Math.max(3, Math.round(budget.visits * effort)),
});
