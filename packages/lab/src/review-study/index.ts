/**
 * Measures how far a review can be trusted. Matches are reviewed twice with different seeds: strong play should not be
 * flagged, planted blunders should be found (`planted.ts`), and the two reviews should agree. What is a
 * blunder, and whether a flag is right, is decided by a judge that does not use the evaluation of the review. And the
 * luck of many matches should be 0 on average.
 */
import type { ReviewFigures } from "@starboard/bots";
import { courseOf, isInferior, type MatchReview, startReview, swingOf } from "@starboard/bots/review";
import { type AnyGame, type Game, type MatchRecord, replay, type Seat, type Shape } from "@starboard/kernel";
import { mixSeed } from "../contest.ts";
import { figuresOf } from "./figures.ts";
import { playStudiedMatch, type StudiedMatch } from "./play.ts";
import { playedOutLoss } from "./second-judge.ts";

/** Everything may be said in a study, whatever was measured before. */
const EVERYTHING = { classes: true, luck: false };

/**
 * Plays one match, reviews it twice, and returns the figures.
 *
 * @param clock processor time in milliseconds
 */
export function studyReview(study: StudiedMatch, clock: () => number): ReviewFigures {
  const record = playStudiedMatch(study);
  const { spec } = study;
  const find = (): AnyGame => spec.game as unknown as AnyGame;
  const begin = clock();
  let time = 0;
  const [first, second] = [1, 2].map((n) => {
    const begun = startReview(record, find, spec, { seed: mixSeed(study.seed, n), effort: 1, scope: EVERYTHING });
    if (!("ok" in begun)) throw new Error(begun.bad[0]?.code);
    while (begun.ok.steps.next().done !== true);
    time ||= clock() - begin;
    return begun.ok.current();
  }) as [MatchReview, MatchReview];
  const confirmed = confirmedFlags(study, record, first);
  return { ...figuresOf(first, second, (n) => !confirmed.has(n)), time };
}

/** Play-outs by which the other judge looks at a flag. */
const CONFIRM = { visits: 60, batches: 8 };

/** The flagged entries of a review at which the other judge, too, finds the act worse than the better one. */
function confirmedFlags(
  { spec, seed }: StudiedMatch,
  record: MatchRecord,
  { moments }: MatchReview,
): ReadonlySet<number> {
  const game = spec.game as unknown as Game<Shape>;
  const states = replay(record, () => game as unknown as AnyGame).moments;
  const confirmed = new Set<number>();
  for (const { n, by, assessment, best, chosen } of moments) {
    if (!isInferior(assessment)) continue;
    const before = states[states.findIndex(({ entry }) => entry.n === n) - 1]?.played.state;
    if (!before) continue;
    const unit = ([act, ...continuation]: typeof best.acts) => ({
      act: act as (typeof best.acts)[0] & { do: string },
      continuation,
    });
    const position = {
      spec,
      view: game.view(before as never, by as Seat) as object,
      seat: by,
      seats: record.seats.length,
    };
    const loss = playedOutLoss(position, [unit(best.acts), unit(chosen.acts)], { ...CONFIRM, seed: mixSeed(seed, n) });
    if (loss.low > 0) confirmed.add(n);
  }
  return confirmed;
}

/** Plays one match and returns the luck of every seat, in win chance. */
export function studyLuck(study: StudiedMatch): readonly number[] {
  const { spec, seed } = study;
  const record = playStudiedMatch(study);
  const budget = spec.reviewBudget ?? { openVisits: 25, redraws: 8 };
  const course = courseOf(record, () => spec.game as unknown as AnyGame, spec, budget, mixSeed(seed, 3));
  const luck = new Array<number>(record.seats.length).fill(0);
  for (const n of course.entries) {
    const term = course.luckAt(n);
    if (term) for (const seat of luck.keys()) luck[seat] = (luck[seat] as number) + swingOf(term, seat);
  }
  return luck;
}
