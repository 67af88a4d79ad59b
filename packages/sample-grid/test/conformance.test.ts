import { CHECKS, checkGame, messagesOf } from "@starboard/conformance";
import { expect, test } from "vitest";
import { entry } from "./entry.ts";
import { swapHidden } from "./swap-hidden.ts";

const report = checkGame(entry, { secrets: { hidden: () => false, swapHidden } });

test("the conformance suite checked many acts of many matches", () => {
  expect(report.matches).toBeGreaterThan(20);
  expect(report.acts).toBeGreaterThan(300);
});

test.for(CHECKS)("%s", (check) => {
  expect(messagesOf(report, check)).toEqual([]);
});
