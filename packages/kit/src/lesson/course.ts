/** The course of a game: its lessons in the order of the rules. */
import type { Act, RuleId } from "@starboard/kernel";
import { LESSON_FORMAT, type Lesson, versionOfLesson } from "./schema.ts";

/** The lessons about one section of the rules. */
export interface CourseSection {
  /** The section's own number, such as `TW-6`, or its first rule. */
  readonly rule: RuleId;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

export interface LessonCourse {
  readonly sections: readonly CourseSection[];
  /** Acts by which an opponent without a script does as little as possible, best first. */
  readonly passive: readonly string[];
  /** CSS selectors of the elements of the board that an act is about, best first. */
  readonly elementsOf?: (act: Act) => readonly string[];
}

/** What a lesson of a course leaves to the course. */
type Written = Omit<Lesson, "format" | "version" | "game" | "language">;

/** Completes the lessons that one game's authors wrote in one language. */
export const lessonsIn =
  (game: string, language: string) =>
  (lessons: readonly Written[]): readonly Lesson[] =>
    lessons.map((lesson) => ({ format: LESSON_FORMAT, version: versionOfLesson(lesson), language, game, ...lesson }));

/** All lessons of a course, in order. */
export const lessonsOf = ({ sections }: LessonCourse): readonly Lesson[] => sections.flatMap(({ lessons }) => lessons);
