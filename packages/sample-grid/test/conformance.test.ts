import { CHECKS, checkGame, messagesOf } from "@starboard/conformance";
import { expect, test } from "vitest";
import { entry } from "./entry.ts";

const report = checkGame(entry, { secrets: { hidden: () => false } });

test("the conformance suite checked many acts of many matches", () => {
  expect(report.matches).toBeGreaterThan(20);
  expect(report.acts).toBeGreaterThan(300);
});

test.for(CHECKS)("%s", (check) => {
  expect(messagesOf(report, check)).toEqual([]);
});
