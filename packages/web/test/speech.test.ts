import { describe, expect, test } from "vitest";
import { announcements, type Spoken } from "../src/table/speech.ts";

const asked: Spoken = { at: 4, question: "Where does the fleet go?", planned: [], closed: false, over: null };

describe("what screen readers hear besides the facts", () => {
  test("the question, once", () => {
    expect(announcements(null, asked)).toEqual(["You are asked: Where does the fleet go?"]);
    expect(announcements(asked, asked)).toEqual([]);
  });

  test("the same question again after other players have acted", () => {
    expect(announcements(asked, { ...asked, at: 9 })).toEqual(["You are asked: Where does the fleet go?"]);
  });

  test("a planned action with the next question; an undone action; a complete plan", () => {
    const planned = { ...asked, planned: ["Leave Sol"], question: "How many ships?" };
    expect(announcements(asked, planned)).toEqual(["Planned: Leave Sol.", "You are asked: How many ships?"]);
    expect(announcements(planned, asked)).toEqual([
      "No longer planned: Leave Sol.",
      "You are asked: Where does the fleet go?",
    ]);
    const complete = { ...planned, planned: ["Leave Sol", "4 ships"], closed: true };
    expect(announcements(planned, complete)).toEqual([
      "Planned: 4 ships.",
      "The plan is complete. Press C to send it or U to undo.",
    ]);
  });

  test("a plan that was sent is not reported as undone", () => {
    expect(announcements({ ...asked, planned: ["Leave Sol"] }, { ...asked, at: 5, question: null })).toEqual([]);
  });

  test("the end with its result, once, instead of a question", () => {
    const over = { ...asked, at: 30, over: "The match is over. Ada won." };
    expect(announcements(asked, over)).toEqual(["The match is over. Ada won."]);
    expect(announcements(over, over)).toEqual([]);
  });
});
