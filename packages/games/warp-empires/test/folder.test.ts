import { join } from "node:path";
import { goldenTests, perftTests, situationTests, uncitedRules, unexpectedRefusals } from "@starboard/conformance/node";
import { describe, expect, test } from "vitest";
import { RULE_OF } from "../src/refusals.ts";
import { entry } from "./title.ts";

const folder = join(import.meta.dirname, "..");
const find = (id: string) => (id === entry.game.id ? entry : undefined);

describe.for([
  ["situations", situationTests(join(folder, "situations"), find), 100],
  ["perft tables", perftTests(join(folder, "perft"), find), 4],
  ["golden records", goldenTests(join(folder, "records"), entry), 6],
] as const)("%s", ([, tests, least]) => {
  test("situations exist", () => {
    expect(tests.length).toBeGreaterThanOrEqual(least);
  });
  test.for([...tests])("$title", ({ run }) => {
    expect(run()).toEqual([]);
  });
});

test("every rule is cited by a test or a situation", () => {
  expect(uncitedRules(folder, entry.rules)).toEqual([]);
});

/** A code that only a skipped step can give would never appear, so a situation shows each code. */
test("every refusal code appears in a situation", () => {
  expect(unexpectedRefusals(folder, Object.keys(RULE_OF))).toEqual([]);
});
