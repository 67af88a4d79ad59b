/** The course of a game: its lessons in the order of the rules. */
import type { Act, RuleId } from "@starboard/kernel";
import { addedTexts, language } from "../language.ts";
import { LESSON_FORMAT, type Lesson, type LessonTask, versionOfLesson } from "./schema.ts";

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

/** The same type, but no array or field in it may be changed, so that TypeScript infers how many there are. */
type Fixed<T> = T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;

interface WithText {
  readonly text: string;
}
/** The texts of a list, in its order. */
type TextsOf<T> = T extends readonly WithText[] ? { readonly [K in keyof T]: string } : never;
/** The words of a task: those of its fields that its English has. */
type TaskWords<T> = { readonly [K in keyof T & ("title" | "text" | "hint")]: string } & {
  readonly [K in keyof T & ("goals" | "wrong")]: TextsOf<T[K]>;
};
/** The words of a lesson. Positions, acts and rules are those of the English lesson. */
interface WordsOf<L extends Fixed<Written>> {
  readonly title: string;
  readonly about: string;
  readonly role: string;
  readonly tasks: { readonly [K in keyof L["tasks"]]: TaskWords<L["tasks"][K]> };
  readonly end: string;
}
/** Lessons that remember in their type which words another language must have. */
type LessonList<L extends readonly Fixed<Written>[]> = readonly Lesson[] & { readonly written?: L };

/** The words of lessons in another language, by the id of the lesson: the same lessons, tasks, goals and errors. */
export type LessonWords<List> =
  List extends LessonList<infer L>
    ? { readonly [One in L[number] as One["id"]]: WordsOf<One> }
    : { readonly [K in keyof List]: LessonWords<List[K]> }[keyof List];

/** The words of any lesson. */
interface AnyWords {
  readonly title: string;
  readonly about: string;
  readonly role: string;
  readonly tasks: readonly {
    readonly title?: string;
    readonly text: string;
    readonly hint: string;
    readonly goals: readonly string[];
    readonly wrong?: readonly string[];
  }[];
  readonly end: string;
}

/** Replaces fields of an object by getters, which read the language of the moment. */
function withTexts<T extends object>(of: T, texts: { readonly [K in keyof T]?: () => T[K] | undefined }): T {
  const target = { ...of };
  for (const key of Object.keys(texts) as (keyof T)[]) {
    const read = texts[key];
    if (key in of && read) Object.defineProperty(target, key, { enumerable: true, get: () => read() ?? of[key] });
  }
  return target;
}

const listed = <T extends { readonly text: string }>(
  list: readonly T[],
  words: () => readonly string[] | undefined,
): T[] => list.map((one, i) => withTexts<WithText>(one, { text: () => words()?.[i] }) as T);

/** A lesson whose words are read when they are shown. */
function translatableLesson(lesson: Lesson): Lesson {
  const words = (): AnyWords | undefined => addedTexts(`${lesson.game}/lessons/${lesson.id}`) as AnyWords | undefined;
  const tasks = lesson.tasks.map((task, i): LessonTask => {
    const own = () => words()?.tasks[i];
    const goals = listed(task.goals, () => own()?.goals);
    const wrong = task.wrong && listed(task.wrong, () => own()?.wrong);
    const texts = { title: () => own()?.title, text: () => own()?.text, hint: () => own()?.hint };
    return withTexts({ ...task, goals, ...(wrong && { wrong }) }, texts);
  });
  return withTexts(
    { ...lesson, tasks },
    {
      language: () => (words() ? language() : undefined),
      title: () => words()?.title,
      about: () => words()?.about,
      role: () => words()?.role,
      end: () => words()?.end,
    },
  );
}

/** Completes the lessons that one game's authors wrote in English. Other languages have `LessonWords` of them. */
export const lessonsIn =
  (game: string, language: string) =>
  <const L extends readonly Fixed<Written>[]>(lessons: L): LessonList<L> =>
    (lessons as unknown as readonly Written[]).map((lesson) =>
      translatableLesson({
        format: LESSON_FORMAT,
        version: versionOfLesson(lesson),
        language,
        game,
        ...lesson,
      }),
    );

/** All lessons of a course, in order. */
export const lessonsOf = ({ sections }: LessonCourse): readonly Lesson[] => sections.flatMap(({ lessons }) => lessons);
