/** A lesson made from a moment of a finished match: its position, its draws, what was done next and what then happened. */
import { type Act, type AnyGame, type Fact, type GameState, question, type Seat } from "@starboard/kernel";
import {
  fitsPattern,
  LESSON_FORMAT,
  LESSON_VERSION,
  type Lesson,
  type LessonCourse,
  type LessonGoal,
} from "@starboard/kit";
import { advance, NO_PROGRESS } from "../guide/guide-progress.ts";
import { createGuidedMatch } from "../guide/guided-match.ts";
import type { LoadedReplay } from "../replay/loaded-replay.ts";
import { guideOf } from "./lesson-guide.ts";

/** Most acts that a lesson takes over from its match. */
const MAX_ACTS = 20;

/** What happened after a moment: the material of a lesson. */
export interface MomentMaterial {
  readonly seat: Seat;
  /** The acts of this seat until it was asked in another turn. */
  readonly acts: readonly Act[];
  /** The facts of these acts and of what followed at once, as the seat received them. */
  readonly facts: readonly Fact[];
  readonly draws: readonly number[];
}

/** The material of a moment; null if no seat acts after it. `at` is its place among the moments of the replay. */
export function materialAt({ moments }: LoadedReplay, at: number): MomentMaterial | null {
  const here = moments[at];
  const seat = here && question(here.game, here.played.state)?.waiting[0];
  if (seat === undefined) return null;
  const acts: Act[] = [];
  const facts: Fact[] = [];
  const draws: number[] = [];
  for (const { entry, played } of moments.slice(at + 1)) {
    if (entry.is !== "act") break;
    if (entry.by !== seat || acts.length === MAX_ACTS) break;
    acts.push((played.act ?? entry.act) as Act);
    draws.push(...played.draws.flatMap(({ values }) => values));
    facts.push(...played.facts.filter(({ to }) => !to || to.includes(seat)).map(({ fact }) => fact));
  }
  return acts.length === 0 ? null : { seat, acts, facts, draws };
}

/** The pattern of a fact: its name and its plain fields, which say what happened. */
export const patternOf = (fact: Fact): NonNullable<LessonGoal["facts"]>[number] =>
  Object.fromEntries(
    Object.entries(fact).filter(
      ([field, value]) =>
        field !== "rule" && (typeof value === "string" || typeof value === "number" || typeof value === "boolean"),
    ),
  );

/** The words that the author of a lesson writes. */
export interface LessonWords {
  readonly title: string;
  readonly about: string;
  readonly role: string;
  readonly text: string;
  readonly hint: string;
  readonly end: string;
}
/** Facts that are goals, each with its sentence. */
export type ChosenGoals = readonly { readonly fact: Fact; readonly text: string }[];

/** The lesson of a moment with these words and goals. It may still be incomplete, as `readLesson` tells. */
export function lessonFrom(
  replay: LoadedReplay,
  at: number,
  material: MomentMaterial,
  words: LessonWords,
  goals: ChosenGoals,
): Lesson {
  const { game, played } = replay.moments[at] as LoadedReplay["moments"][number];
  return {
    format: LESSON_FORMAT,
    version: LESSON_VERSION,
    language: "en",
    id: `from-${replay.match
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 40)}-${at}`,
    game: `${game.id}@${game.edition}`,
    title: words.title,
    about: words.about,
    minutes: 2,
    options: replay.record.options as { [option: string]: unknown },
    position: game.notation.write(played.state as GameState) as { [field: string]: unknown },
    draws: [...material.draws],
    seat: material.seat,
    role: words.role,
    tasks: [
      {
        text: words.text,
        rule: goals[0]?.fact.rule ?? "KRN-UNDO-1",
        goals: goals.map(({ fact, text }) => ({ text: text.slice(0, 80), facts: [patternOf(fact)] })),
        hint: words.hint,
        solution: material.acts.map((act) => ({ ...act })),
        // Another way may take longer than the one of the match.
        limit: 2 * material.acts.length + 4,
      },
    ],
    end: words.end,
  };
}

/** Whether the solution of a lesson reaches its goals. Throws if its position cannot be read. */
export function isSolvable(game: AnyGame, course: LessonCourse, lesson: Lesson): boolean {
  const guide = guideOf(lesson, course);
  const match = createGuidedMatch(game, guide, []);
  let progress = NO_PROGRESS;
  for (const wanted of lesson.tasks.flatMap(({ solution }) => solution)) {
    const { offers } = match.update(0);
    const move = offers
      .flatMap(({ step, offers: all }) => all.filter(({ refusal }) => !refusal).map(({ act }) => ({ step, act })))
      .find(({ act }) => fitsPattern(act, wanted));
    if (!move) break;
    match.commit([move]);
    const update = match.update(0);
    progress = advance(guide, progress, {
      view: update.view as object,
      offers: update.offers,
      plan: { steps: [], closed: false },
      seat: guide.seat,
      pastFacts: update.logItems.flatMap(({ facts }) => facts),
      sent: match.acts.map(({ act }) => act),
      over: match.isOver,
    });
    if (progress.result !== null) break;
  }
  return progress.result === "won";
}
