import { CHECKS, checkGame, messagesOf } from "@starboard/conformance";
import { expect, test } from "vitest";
import { entry } from "./entry.ts";
import { twin } from "./swap-hidden.ts";

const report = checkGame(entry, { matches: 3, every: 6, secrets: { hidden: () => true, swapHidden: twin as never } });

test("the conformance suite checked many acts of many matches", () => {
  expect(report.matches).toBeGreaterThan(40);
  expect(report.acts).toBeGreaterThan(2000);
});

test.for(CHECKS)("%s", (check) => {
  expect(messagesOf(report, check)).toEqual([]);
});
