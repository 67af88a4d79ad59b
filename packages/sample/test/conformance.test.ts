import { CHECKS, checkGame } from "@starboard/conformance";
import { expect, test } from "vitest";
import { entry } from "./title.ts";
import { twin } from "./twin.ts";

const report = checkGame(entry, { secrets: { hidden: () => true, swapHidden: twin } });

test("the exam looked at many acts of many matches", () => {
  expect(report.matches).toBeGreaterThan(20);
  expect(report.acts).toBeGreaterThan(300);
});

test.for(CHECKS)("%s", (check) => {
  const found = report.failures.filter((one) => one.check === check);
  expect(found.map(({ message, seed, ply }) => `${message} (seed ${seed}, act ${ply})`)).toEqual([]);
});
