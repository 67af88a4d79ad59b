/** The learner's way through a guide, as a pure function of what the learner sees. */
import type { Act, Shape } from "@starboard/kernel";
import type { Guide, GuideLesson, GuideMoment, GuideResult } from "@starboard/ui";

/** `done`: all goals reached. `missed`: passed over. `skipped`: not on the way that the learner took. */
export type PastState = "done" | "missed" | "skipped";
export type LessonState = PastState | "now" | "ahead";

export interface GuideProgress {
  /** The states of the lessons before the current one. */
  readonly past: readonly PastState[];
  /** The goals of the current lesson that are done. */
  readonly goals: readonly string[];
  /** Number of facts and of own acts before the current lesson. */
  readonly since: { readonly facts: number; readonly acts: number };
  readonly result: GuideResult | null;
}
export const NO_PROGRESS: GuideProgress = { past: [], goals: [], since: { facts: 0, acts: 0 }, result: null };

/** A moment as the page or a test has it, before it is related to the current lesson: `sent` are all acts of the match. */
export type Sight<G extends Shape = Shape> = Omit<GuideMoment<G>, "facts" | "acts">;

export const currentLesson = <G extends Shape>(guide: Guide<G>, progress: GuideProgress): GuideLesson<G> | undefined =>
  progress.result === null ? guide.lessons[progress.past.length] : undefined;

/** Relates a moment to the current lesson: its facts and acts since that lesson began. */
export function momentOf<G extends Shape>(progress: GuideProgress, sight: Sight<G>): GuideMoment<G> {
  const { since } = progress;
  // After a take-back there may be fewer facts and acts than when the lesson began.
  const sent: readonly Act[] = sight.sent.slice(Math.min(since.acts, sight.sent.length));
  return {
    ...sight,
    facts: sight.pastFacts.slice(Math.min(since.facts, sight.pastFacts.length)),
    acts: sent.length,
    sent,
  };
}

/**
 * Advances the progress to a moment. Several lessons may end at once. Returns the same object if nothing changed.
 */
export function advance<G extends Shape>(guide: Guide<G>, before: GuideProgress, sight: Sight<G>): GuideProgress {
  let progress = before;
  for (let lesson = currentLesson(guide, progress); lesson; lesson = currentLesson(guide, progress)) {
    const next = advanceLesson(lesson, progress, sight);
    if (next === progress) break;
    progress = next;
    if (guide.explain && progress.past.at(-1) === "missed") return { ...progress, result: "lost" };
  }
  // A plan shows what would happen; the battle is decided only when it has happened.
  if (progress.result !== null || sight.plan.steps.length > 0) return progress;
  const isThrough = guide.explain !== undefined && progress.past.length === guide.lessons.length;
  const result = isThrough ? "won" : guide.result(momentOf(progress, sight));
  if (result === null) return progress;
  // The battle is over: the lessons that were not reached are passed over.
  const missed = guide.lessons.slice(progress.past.length).map(() => "missed" as const);
  return { ...progress, past: [...progress.past, ...missed], goals: [], result };
}

function advanceLesson<G extends Shape>(
  lesson: GuideLesson<G>,
  progress: GuideProgress,
  sight: Sight<G>,
): GuideProgress {
  const moment = momentOf(progress, sight);
  const reached = lesson.goals.filter(({ id, isDone }) => progress.goals.includes(id) || isDone(moment));
  const here = progress.past.length;
  const endLesson = (as: PastState, next = here + 1): GuideProgress => ({
    ...progress,
    past: [...progress.past, as, ...Array.from({ length: next - here - 1 }, () => "skipped" as const)],
    goals: [],
    since: { facts: sight.pastFacts.length, acts: sight.sent.length },
  });
  if (reached.length === lesson.goals.length) return endLesson("done", lesson.next);
  const branch = lesson.branch?.(moment) ?? null;
  if (branch !== null) return endLesson("skipped", branch);
  if (moment.acts >= lesson.maxActs || lesson.isMissed?.(moment)) return endLesson("missed");
  return reached.length === progress.goals.length ? progress : { ...progress, goals: reached.map(({ id }) => id) };
}

/** The state of each lesson, for the list. */
export const lessonStates = (guide: Guide, { past, result }: GuideProgress): readonly LessonState[] =>
  guide.lessons.map((_, i) => past[i] ?? (i === past.length && result === null ? "now" : "ahead"));
