/** Plays the lesson of a draft as its learners will, and says what it still lacks. Pure functions. */
import type { Act, AnyGame, Move } from "@starboard/kernel";
import { fitsPattern, type Lesson, type LessonCourse, readLesson, writeLesson } from "@starboard/kit";
import { advance, type GuideProgress, NO_PROGRESS, type Sight } from "../../guide/guide-progress.ts";
import { failureIn, type GuideState } from "../../guide/guide-session.ts";
import { createGuidedMatch } from "../../guide/guided-match.ts";
import { guideOf } from "../lesson-guide.ts";
import { isBranch, type LessonDraft, type LineId, movesBefore, movesThrough, taskAfter } from "./lesson-draft.ts";
import { lessonOf, wayActs } from "./lesson-of.ts";

/** What a check found: a stable code, whether it is as it must be, and where. */
export interface Finding {
  readonly code:
    | "position"
    | "words"
    | "goals"
    | "solution"
    | "reached"
    | "noReason"
    | "reason"
    | "branch"
    | "errors"
    | "ready";
  readonly ok: boolean;
  /** The line that it is about. */
  readonly line?: LineId;
  /** The field of the file that is missing or wrong. */
  readonly field?: string;
}

interface Outcome {
  readonly progress: GuideProgress;
  readonly failure: GuideState["failure"];
  /** Whether every act was legal. */
  readonly isWhole: boolean;
}

/** Plays a lesson with the acts of a learner, until it has a result. Throws if its position cannot be read. */
export function playActs(game: AnyGame, course: LessonCourse, lesson: Lesson, acts: readonly Act[]): Outcome {
  const guide = guideOf(lesson, course);
  const match = createGuidedMatch(game, guide, []);
  let progress = NO_PROGRESS;
  let failure: GuideState["failure"] = null;
  const see = (): void => {
    const update = match.update(0);
    const sight: Sight = {
      view: update.view as object,
      offers: update.offers,
      plan: { steps: [], closed: false },
      seat: guide.seat,
      pastFacts: update.logItems.flatMap(({ facts }) => facts),
      sent: match.acts.map(({ act }) => act),
      over: match.isOver,
    };
    const before = progress;
    progress = advance(guide, before, sight);
    failure ??= failureIn(guide, before, progress, sight);
  };
  see();
  for (const wanted of acts) {
    if (progress.result !== null) break;
    const move = match
      .update(0)
      .offers.flatMap(({ step, offers }) => offers.filter(({ refusal }) => !refusal).map(({ act }) => ({ step, act })))
      .find(({ act }) => fitsPattern(act, wanted));
    if (!move) return { progress, failure, isWhole: false };
    match.commit([move]);
    see();
  }
  return { progress, failure, isWhole: true };
}

const actsOf = (moves: readonly Move[], seat: number): readonly Act[] =>
  moves.filter(({ by }) => by === seat).map(({ act }) => act);

/** Everything that a lesson needs before others can play it, the first thing to do first. */
export function checkDraft(game: AnyGame, course: LessonCourse, draft: LessonDraft, rules: Rules): readonly Finding[] {
  const lesson = lessonOf(draft);
  const findings: Finding[] = [];
  const read = readLesson(writeLesson(lesson));
  for (const [task, one] of draft.tasks.entries()) {
    const line: LineId = { task, way: null };
    if (actsOf(one.moves, draft.seat).length === 0) findings.push({ code: "solution", ok: false, line });
    else if (one.goals.length === 0) findings.push({ code: "goals", ok: false, line });
  }
  const isPlayable = findings.length === 0;
  findings.push(...(isPlayable ? playedFindings(game, course, draft, lesson) : []));
  const field = "bad" in read ? read.bad.find(({ at }) => !isPlayed(at))?.at : undefined;
  const uncited = draft.tasks.findIndex(({ rule }) => !rules.has(rule));
  findings.push(
    field !== undefined
      ? { code: "words", ok: false, field }
      : uncited >= 0
        ? { code: "words", ok: false, field: `tasks.${uncited}.rule` }
        : { code: "words", ok: true },
  );
  const isReady = "ok" in read && findings.every(({ ok }) => ok);
  return [...findings, { code: "ready", ok: isReady }];
}
/** The rules of the game by their numbers. */
type Rules = ReadonlyMap<string, unknown>;

/** Whether a field is filled by playing, so that its absence has a finding of its own. */
const isPlayed = (at: string): boolean => /^tasks\.\d+\.(goals|solution|wrong)/.test(at);

function playedFindings(game: AnyGame, course: LessonCourse, draft: LessonDraft, lesson: Lesson): readonly Finding[] {
  const { seat } = draft;
  try {
    return draft.tasks.flatMap((one, task): Finding[] => {
      const line: LineId = { task, way: null };
      const { progress } = playActs(game, course, lesson, actsOf(movesThrough(draft, line), seat));
      const found: Finding[] = [{ code: "reached", ok: progress.past[task] === "done", line }];
      for (const [way, other] of one.ways.entries()) {
        const own = other.moves.length > 0 ? actsOf(other.moves, seat) : wayActs(other, seat);
        const acts = [...actsOf(movesBefore(draft, task), seat), ...own];
        found.push(wayFinding(draft, { task, way }, () => playActs(game, course, lesson, acts)));
      }
      return found;
    });
  } catch {
    return [{ code: "position", ok: false }];
  }
}

function wayFinding(draft: LessonDraft, line: LineId & { readonly way: number | null }, run: () => Outcome): Finding {
  const { task, way } = line;
  const other = way === null ? undefined : draft.tasks[task]?.ways[way];
  if (way === null || !other) return { code: "reason", ok: false, line };
  if (wayActs(other, draft.seat).length === 0) return { code: "errors", ok: false, line };
  if (isBranch(draft, task, way)) {
    const { progress } = run();
    const ok = progress.past[task] === "skipped" && progress.past.length >= taskAfter(draft, line);
    return { code: "branch", ok, line };
  }
  if (other.text === "" || other.rule === "") return { code: "noReason", ok: false, line };
  const reason = run().failure?.reason;
  return { code: "reason", ok: reason !== undefined && "text" in reason && reason.text === other.text, line };
}
