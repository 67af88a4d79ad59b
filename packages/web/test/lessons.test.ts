/**
 * The lessons of every game, played with the real rules: their solutions reach the goals, every error that they name gets
 * its reason, any other error is explained by what happened, and every section of the rules has a lesson.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Act, type AnyGame, seededDraws } from "@starboard/kernel";
import {
  type Lesson,
  type LessonCourse,
  lessonSchema,
  lessonsOf,
  readLesson,
  readRules,
  writeLesson,
} from "@starboard/kit";
import { describe, expect, test } from "vitest";
import { loadRules, loadText, manifestOf } from "../src/games.ts";
import type { Learner } from "./guide-player.ts";
import { blunderer, playLesson, solver } from "./lesson-player.ts";

/** Sections that collect what others say (words, data, questions, notation): a heading's beginning. */
const REFERENCE: Readonly<Record<string, readonly string[]>> = {
  "4000ad": ["A. ", "H. ", "H.", "I. ", "J. ", "Where", "How"],
  anaxis: ["11. ", "13. ", "Kelterik", "15. ", "16. "],
  trekwar: ["TW-D", "TW-G", "TW-H", "TW-I", "TW-J", "TW-N"],
  "warp-empires": ["G. ", "H. ", "I. ", "L. "],
};
const GAMES = Object.keys(REFERENCE);

/** Matches of a learner who plays at random, for each lesson. */
const RANDOM = 2;
const randomLearner = (seed: number): Learner => {
  const draw = seededDraws(seed);
  return ({ legal }) => legal[(draw(legal.length, 1, "TEST-1")[0] as number) - 1] as (typeof legal)[number];
};

describe.for(GAMES)("the course of %s", (id) => {
  const loaded = Promise.all([loadRules(id), manifestOf(id)?.course?.(), loadText(id)]).then(
    ([game, course, rules]) => ({
      game: game as AnyGame,
      course: course as LessonCourse,
      lessons: lessonsOf(course as LessonCourse),
      rules: readRules(rules?.() ?? ""),
    }),
  );

  test("has at least 15 valid lessons, each once", async () => {
    const { lessons } = await loaded;
    expect(lessons.length).toBeGreaterThanOrEqual(15);
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length);
    for (const lesson of lessons) {
      const parsed = lessonSchema.safeParse(lesson);
      expect(parsed.error?.issues ?? [], lesson.id).toEqual([]);
      expect(readLesson(writeLesson(lesson))).toEqual({ ok: lesson });
      expect(lesson.minutes, lesson.id).toBeLessThanOrEqual(3);
    }
  });

  test("cites rules that exist, and has a lesson for every section of them", async () => {
    const { course, lessons, rules } = await loaded;
    const taught = new Set<string>();
    for (const lesson of lessons)
      for (const { rule, wrong = [] } of lesson.tasks) {
        for (const cited of [rule, ...wrong.map((one) => one.rule)])
          expect([...rules.keys()], lesson.id).toContain(cited);
        taught.add(rules.get(rule as never)?.section ?? "");
      }
    const sections = [...new Set([...rules.values()].map(({ section }) => section))];
    const untaught = sections.filter(
      (section) => !taught.has(section) && !REFERENCE[id]?.some((start) => section.startsWith(start)),
    );
    expect(untaught).toEqual([]);
    for (const { rule, lessons: own } of course.sections) {
      expect(own.length, rule).toBeGreaterThan(0);
      expect(
        [...rules.keys()].some((one) => one === rule || one.startsWith(rule)),
        rule,
      ).toBe(true);
    }
  });

  test("every lesson is solved by its solution", async () => {
    const { game, course, lessons } = await loaded;
    const unsolved = lessons.flatMap((lesson) => {
      const { progress } = playLesson(game, course, lesson, solver(lesson));
      const isSolved = progress.result === "won" && progress.past.length === lesson.tasks.length;
      return isSolved ? [] : [`${lesson.id}: ${JSON.stringify(progress)}`];
    });
    expect(unsolved).toEqual([]);
  });

  test("every error that a lesson names gets its reason, and each lesson names one", async () => {
    const { game, course, lessons } = await loaded;
    const faults = lessons.flatMap((lesson) => {
      const named = lesson.tasks.flatMap(({ wrong = [] }, i) => wrong.map((one) => ({ ...one, i })));
      // The first lesson of a course is reached by any act.
      if (named.length === 0 && lesson !== lessons[0]) return [`${lesson.id}: names no error`];
      return named.flatMap(({ acts, text, i }) => {
        const { failure, progress } = playLesson(game, course, lesson, blunderer(lesson, course, i, acts));
        const reason = failure?.reason;
        return reason && "text" in reason && reason.text === text
          ? []
          : [`${lesson.id}: ${JSON.stringify(acts)}: ${JSON.stringify({ reason, progress })}`];
      });
    });
    expect(faults).toEqual([]);
  });

  test("any other play ends the lesson, with a reason if it is not solved", async () => {
    const { game, course, lessons, rules } = await loaded;
    for (const lesson of lessons)
      for (let seed = 1; seed <= RANDOM; seed++) {
        const { progress, failure } = playLesson(game, course, lesson, randomLearner(seed));
        if (progress.result === "won") continue;
        const reason = failure?.reason;
        const cited =
          reason === undefined ? [] : "text" in reason ? [reason.rule] : reason.facts.map(({ rule }) => rule);
        expect(cited.length, lesson.id).toBeGreaterThan(0);
        for (const rule of cited) expect([...rules.keys()], lesson.id).toContain(rule);
      }
  });
});

test("the example of the documentation is a lesson, and is solved by its solution", async () => {
  const text = readFileSync(join(import.meta.dirname, "../../../docs/lessons.md"), "utf8");
  const read = readLesson(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? "");
  if ("bad" in read) throw new Error(JSON.stringify(read.bad));
  const game = (await loadRules("4000ad")) as AnyGame;
  const course = (await manifestOf("4000ad")?.course?.()) as LessonCourse;
  expect(playLesson(game, course, read.ok, solver(read.ok)).progress.result).toBe("won");
});

test("a task is tried again from its beginning, and what was done before stays", async () => {
  const game = (await loadRules("trekwar")) as AnyGame;
  const course = (await manifestOf("trekwar")?.course?.()) as LessonCourse;
  const lesson = lessonsOf(course).find(({ id }) => id === "command-stays") as Lesson;
  const acts = lesson.tasks[1]?.wrong?.[0]?.acts as readonly Act[];
  const { failure, match } = playLesson(game, course, lesson, blunderer(lesson, course, 1, acts));
  expect(failure?.before).toMatchObject({ past: ["done"], result: null });
  expect(failure?.before.since.acts).toBeLessThan(match.acts.length);
});
