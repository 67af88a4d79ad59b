/** How far a learner is in the courses, and what is kept of it. */
import { lessonsIn } from "@starboard/kit";
import { describe, expect, test } from "vitest";
import { countDone, currentSection, lessonAfter, nextIn, nextLesson } from "../src/learn/course-state.ts";
import { readProgress } from "../src/learn/progress.ts";

const lesson = (id: string) =>
  lessonsIn(
    "sample",
    "en",
  )([
    {
      id,
      title: id,
      about: id,
      minutes: 1,
      seat: 0,
      role: "You are the first captain.",
      tasks: [
        {
          text: "Pick.",
          rule: "SMP-4.1",
          goals: [{ text: "Pick", facts: [{ is: "picked" }] }],
          hint: "Pick.",
          solution: [{ do: "pick" }],
        },
      ],
      end: "Done.",
    },
  ]);
const course = {
  sections: [
    { rule: "SMP-1" as const, title: "One", lessons: [...lesson("a"), ...lesson("b")] },
    { rule: "SMP-2" as const, title: "Two", lessons: lesson("c") },
  ],
  passive: [],
};
const courses = [
  { game: "first", course },
  { game: "second", course },
];

describe("progress", () => {
  test("damaged or foreign entries are left out", () => {
    expect(readProgress('{"first/a":5,"first/b":"x","nonsense":1,"a/b/c":2}')).toEqual({ "first/a": 5 });
    for (const text of [null, "{", "[]", "5"]) expect(readProgress(text)).toEqual({});
  });
});

describe("the next lesson", () => {
  test("is the first one at the beginning", () => {
    expect(nextLesson({}, courses)).toMatchObject({ game: "first", lesson: { id: "a" }, at: 1, of: 3 });
  });
  test("is in the course of the lesson done last", () => {
    const done = { "first/a": 1, "second/a": 2 };
    expect(nextLesson(done, courses)).toMatchObject({ game: "second", lesson: { id: "b" }, at: 2 });
    expect(countDone(done, "second", course.sections[0]?.lessons ?? [])).toBe(1);
  });
  test("goes on with another course when one is complete", () => {
    const done = { "second/a": 2, "second/b": 3, "second/c": 4 };
    expect(nextIn(done, { game: "second", course })).toBeUndefined();
    expect(nextLesson(done, courses)).toMatchObject({ game: "first", lesson: { id: "a" } });
    expect(currentSection(done, { game: "first", course })?.title).toBe("One");
  });
  test("does not exist when all are done", () => {
    const ids = ["a", "b", "c"].flatMap((id) => [`first/${id}`, `second/${id}`]);
    expect(nextLesson(Object.fromEntries(ids.map((id) => [id, 1])), courses)).toBeUndefined();
  });
  test("follows a lesson across sections", () => {
    expect(lessonAfter(course, "b")?.id).toBe("c");
    expect(lessonAfter(course, "c")).toBeUndefined();
  });
});
