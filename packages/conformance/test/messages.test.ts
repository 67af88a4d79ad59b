import { Coverage, messagesOf } from "@starboard/conformance";
import { expect, test } from "vitest";

test("a message is listed once, with the first match it was found in and how often it was found again", () => {
  const failure = (check: string, message: string, seed: number, ply: number) => ({
    check,
    message,
    options: {},
    seed,
    ply,
  });
  const report = {
    checks: ["one", "two"],
    matches: 3,
    acts: 30,
    coverage: new Coverage(),
    failures: [
      failure("one", "buoy cites X-1", 1000, 4),
      failure("two", "a copy differs", 1000, 5),
      failure("one", "buoy cites X-1", 1001, 2),
      failure("one", "fly cites X-2", 1001, 3),
      failure("one", "buoy cites X-1", 1002, 7),
    ],
  };
  expect(messagesOf(report, "one")).toEqual([
    "buoy cites X-1 (seed 1000, act 4, and 2 more)",
    "fly cites X-2 (seed 1001, act 3)",
  ]);
  expect(messagesOf(report, "three")).toEqual([]);
});
