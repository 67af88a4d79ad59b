/** A test that passed only when run again is named with what it waited for and where, not only with "timeout". */
import type { TestError } from "vitest";
import { expect, test } from "vitest";
import { described } from "../test-times.mjs";

const frame = (file: string, line: number) => ({ file, line, column: 1, method: "" });

test("a failure names the line of the test and what it waited for, in one line", () => {
  const error: TestError = {
    name: "TimeoutError",
    message: "locator.click: Timeout 30000ms exceeded.\nCall log:\n\u001B[2m  - waiting for button 'Share'\u001B[22m\n",
    stacks: [frame("/e2e/table.ts", 7), frame("/e2e/share.e2e.ts", 124), frame("/e2e/share.e2e.ts", 71)],
  };
  expect(described(error, "/e2e/share.e2e.ts")).toBe(
    "line 124: locator.click: Timeout 30000ms exceeded. Call log: - waiting for button 'Share'",
  );
});

test("a long failure is cut, and one without a place is described without it", () => {
  expect(described({ message: "x".repeat(2000) }, "/e2e/share.e2e.ts")).toBe("x".repeat(400));
  expect(described(undefined, "/e2e/share.e2e.ts")).toBe("");
});
