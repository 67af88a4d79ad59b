import { describe, expect, test } from "vitest";
import { fitsPattern, isLessonText, missingInOrder, readLesson } from "../src/index.ts";

describe("patterns", () => {
  test("conditions stand for a value", () => {
    expect(fitsPattern({ force: 4 }, { force: { atLeast: 4, atMost: 5 } })).toBe(true);
    expect(fitsPattern({ force: 6 }, { force: { atLeast: 4, atMost: 5 } })).toBe(false);
    expect(fitsPattern({ star: "sol" }, { star: { oneOf: ["vega", "sol"] } })).toBe(true);
    expect(fitsPattern({ star: "mira" }, { star: { oneOf: ["vega", "sol"] } })).toBe(false);
    expect(fitsPattern({ cards: ["a", "b"] }, { cards: { includes: "b" } })).toBe(true);
    expect(fitsPattern({ cards: ["a"] }, { cards: { includes: "b" } })).toBe(false);
    expect(
      fitsPattern(
        { warps: [1, 0] },
        {
          warps: {
            oneOf: [
              [0, 1],
              [1, 0],
            ],
          },
        },
      ),
    ).toBe(true);
  });

  test("a condition does not fit a value of another kind, nor an absent one", () => {
    expect(fitsPattern({ force: "4" }, { force: { atLeast: 4 } })).toBe(false);
    expect(fitsPattern({ cards: "ab" }, { cards: { includes: "a" } })).toBe(false);
    expect(fitsPattern({}, { star: { oneOf: ["sol"] } })).toBe(false);
  });

  test("a field that is called like a condition is a field", () => {
    expect(fitsPattern({ a: { atLeast: 1, b: 2 } }, { a: { atLeast: 1 } })).toBe(true);
    expect(fitsPattern({ a: 3 }, { a: {} })).toBe(false);
  });

  test("patterns are found in order", () => {
    expect(missingInOrder([1, 2, 3], [1, 3])).toBeUndefined();
    expect(missingInOrder([1, 2, 3], [3, 1])).toBe(1);
  });
});

describe("lesson files", () => {
  test("errors have codes and places", () => {
    expect(readLesson("{")).toMatchObject({ bad: [{ code: "LESSON_JSON" }] });
    expect(readLesson("[]")).toMatchObject({ bad: [{ code: "LESSON_FORMAT" }] });
    expect(readLesson('{"format":"starboard.record"}')).toMatchObject({ bad: [{ code: "LESSON_FORMAT" }] });
    expect(readLesson(" ".repeat(600_000))).toMatchObject({ bad: [{ code: "LESSON_SIZE" }] });
    const bad = readLesson('{"format":"starboard.lesson","version":1,"tasks":[]}');
    expect("bad" in bad && bad.bad.every(({ code }) => code === "LESSON_FIELD")).toBe(true);
    expect("bad" in bad && bad.bad.map(({ at }) => at)).toContain("tasks");
  });

  test("only lessons claim to be lessons", () => {
    expect(isLessonText('{"format":"starboard.lesson"}')).toBe(true);
    expect(isLessonText('{"format":"starboard.record"}')).toBe(false);
    expect(isLessonText("null")).toBe(false);
    expect(isLessonText("{")).toBe(false);
  });
});
