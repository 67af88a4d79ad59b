import { CHECKS, checkGame } from "@starboard/conformance";
import { expect, test } from "vitest";
import { entry } from "./entry.ts";
import { swapHidden } from "./swap-hidden.ts";

const report = checkGame(entry, { secrets: { hidden: () => false, swapHidden } });

test("the conformance suite checked many acts of many matches", () => {
  expect(report.matches).toBeGreaterThan(20);
  expect(report.acts).toBeGreaterThan(300);
});

test.for(CHECKS)("%s", (check) => {
  const found = report.failures.filter((one) => one.check === check);
  expect(found.map(({ message, seed, ply }) => `${message} (seed ${seed}, act ${ply})`)).toEqual([]);
});
