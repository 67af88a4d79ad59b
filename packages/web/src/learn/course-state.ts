/** How far a learner is in the courses: pure functions of the lessons and of what is done. */
import { type LessonCourse, type CourseSection, type Lesson, lessonsOf } from "@starboard/kit";
import { lessonKey, type LessonProgress } from "./progress.ts";

export interface GameCourse {
  readonly game: string;
  readonly course: LessonCourse;
}

export const isDone = (done: LessonProgress, game: string, lesson: Pick<Lesson, "id">): boolean =>
  done[lessonKey(game, lesson.id)] !== undefined;

/** The number of done lessons. */
export const countDone = (done: LessonProgress, game: string, lessons: readonly Lesson[]): number =>
  lessons.filter((lesson) => isDone(done, game, lesson)).length;

/** The first lesson of a course that is not done; undefined if all are. */
export const nextIn = (done: LessonProgress, { game, course }: GameCourse): Lesson | undefined =>
  lessonsOf(course).find((lesson) => !isDone(done, game, lesson));

/** The lesson after one of a course; undefined after the last. */
export function lessonAfter(course: LessonCourse, id: string): Lesson | undefined {
  const all = lessonsOf(course);
  return all[all.findIndex((lesson) => lesson.id === id) + 1];
}

export interface NextLesson {
  readonly game: string;
  readonly lesson: Lesson;
  /** Its place in the course, from 1, and the number of its lessons. */
  readonly at: number;
  readonly of: number;
}

/** The lesson to go on with: in the course of the lesson done last, else the first open one. Undefined if all are done. */
export function nextLesson(done: LessonProgress, courses: readonly GameCourse[]): NextLesson | undefined {
  const latest = (game: string): number =>
    Math.max(0, ...Object.entries(done).flatMap(([key, at]) => (key.startsWith(`${game}/`) ? [at] : [])));
  const inOrder = courses.toSorted((a, b) => latest(b.game) - latest(a.game));
  for (const one of inOrder) {
    const lesson = nextIn(done, one);
    const all = lessonsOf(one.course);
    if (lesson) return { game: one.game, lesson, at: all.indexOf(lesson) + 1, of: all.length };
  }
  return undefined;
}

/** The section that the next lesson belongs to. */
export const currentSection = (done: LessonProgress, { game, course }: GameCourse): CourseSection | undefined =>
  course.sections.find(({ lessons }) => lessons.some((lesson) => !isDone(done, game, lesson)));
