/** "Learn from your mistakes": walks through the mistakes of a seat and judges other acts at each of them. */
import { isInferior, RETRY_MARGIN, type ReviewMoment, termChanges } from "@starboard/bots/review";
import { type Act, deepEqual } from "@starboard/kernel";
import { useState } from "react";
import * as en from "../messages/en.ts";
import { showProblem } from "../problems.ts";
import { announce } from "../shell/announce.tsx";
import type { TextsAt } from "./use-review-texts.ts";
import { canRetry, type RetryPoint, retryPointOf } from "./listed-moments.ts";
import type { ReviewJob } from "./review-job.ts";

/** How far a mistake has been worked on. */
export type RetryOutcome = "open" | "found" | "shown";

export interface Retry {
  readonly moment: ReviewMoment;
  /** Where in the moment's unit the seat is asked again, and by which step. */
  readonly point: RetryPoint;
  readonly step: string;
  readonly index: number;
  readonly outcomes: readonly RetryOutcome[];
  /** What the last attempt or hint said; null before. */
  readonly words: string | null;
  readonly isJudging: boolean;
  /** Hints given at this mistake, at most two. */
  readonly hints: number;
  readonly attempt: (act: Act) => void;
  readonly hint: () => void;
  readonly showAnswer: () => void;
  /** Goes to the next mistake; ends the walk after the last one. */
  readonly next: () => void;
  readonly leave: () => void;
}

interface Walk {
  readonly moments: readonly ReviewMoment[];
  readonly index: number;
  readonly outcomes: readonly RetryOutcome[];
  readonly words: string | null;
  readonly hints: number;
  readonly isJudging: boolean;
}

/**
 * Returns the walk, null while none is on, and the function that begins one.
 *
 * @param textAt the words for what a seat saw before an entry
 * @param stepAt the step that asked for the act of an entry
 */
export function useRetry(
  job: ReviewJob,
  textAt: TextsAt,
  stepAt: (n: number) => string,
): readonly [Retry | null, (moments: readonly ReviewMoment[], from?: number) => void] {
  const [walk, setWalk] = useState<Walk | null>(null);
  const begin = (moments: readonly ReviewMoment[], from?: number): void => {
    const errors = moments.filter(canRetry);
    if (errors.length === 0) return;
    const index = Math.max(
      0,
      errors.findIndex(({ n }) => n === from),
    );
    setWalk({ ...at(index), moments: errors, outcomes: errors.map(() => "open") });
    announce(`${en.review.learn.start}. ${en.review.learn.place(index + 1, errors.length)}. ${en.review.learn.lead}`);
  };
  const moment = walk?.moments[walk.index];
  const point = moment && retryPointOf(moment);
  if (!walk || !moment || !point) return [null, begin];
  const text = textAt(point.n);
  const step = stepAt(point.n);
  const bestWords = moment.best.acts
    .slice(point.place)
    .map((act) => text.act(step, act))
    .join("; ");
  const say = (words: string, change: Partial<Walk> = {}): void => {
    setWalk((now) => now && { ...now, words, isJudging: false, ...change });
    announce(words);
  };
  const ended = (outcome: RetryOutcome): readonly RetryOutcome[] =>
    walk.outcomes.map((one, i) => (i === walk.index && one === "open" ? outcome : one));
  const attempt = (act: Act): void => {
    if (walk.isJudging) return;
    const label = text.act(step, act);
    if (deepEqual(act, point.better)) return say(en.review.learn.found(label), { outcomes: ended("found") });
    if (deepEqual(act, point.played)) return say(en.review.learn.same(label));
    setWalk({ ...walk, words: en.review.learn.judging, isJudging: true });
    announce(en.review.learn.judging);
    job.judge(point.n, act).then(
      (judged) => {
        if (judged === null || judged.loss[0] <= RETRY_MARGIN)
          say(en.review.learn.found(label), { outcomes: ended("found") });
        else if (isInferior(judged.assessment)) say(en.review.learn.worse(label, judged.loss[1], judged.loss[2]));
        else say(en.review.learn.unclear(label));
      },
      (error: unknown) => {
        setWalk((now) => now && { ...now, words: null, isJudging: false });
        showProblem({ code: error instanceof Error ? error.message : "WEB_UNEXPECTED" });
      },
    );
  };
  const retry: Retry = {
    moment,
    point,
    step,
    index: walk.index,
    outcomes: walk.outcomes,
    words: walk.words,
    isJudging: walk.isJudging,
    hints: walk.hints,
    attempt,
    hint() {
      if (walk.hints === 0) {
        const term = termChanges(moment)[0]?.better;
        say(term ? en.review.learn.hintOne(text.reason(term)) : en.review.learn.hintPlain, { hints: 1 });
      } else say(en.review.learn.hintTwo(firstWords(bestWords)), { hints: 2 });
    },
    showAnswer: () => say(en.review.learn.answered(bestWords), { outcomes: ended("shown") }),
    next() {
      const index = walk.index + 1;
      if (index < walk.moments.length) {
        setWalk({ ...walk, ...at(index) });
        announce(en.review.learn.place(index + 1, walk.moments.length));
        return;
      }
      const found = walk.outcomes.filter((one) => one === "found").length;
      announce(`${en.review.learn.done} ${en.review.learn.solved(found, walk.moments.length)}`);
      setWalk(null);
    },
    leave: () => setWalk(null),
  };
  return [retry, begin];
}

const at = (index: number): Omit<Walk, "moments" | "outcomes"> => ({ index, words: null, hints: 0, isJudging: false });

/** The first two words of a text, or the first half of a short one. */
function firstWords(text: string): string {
  const words = text.split(" ");
  return words.slice(0, Math.max(1, Math.min(2, Math.floor(words.length / 2)))).join(" ");
}
