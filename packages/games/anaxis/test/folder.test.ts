import { join } from "node:path";
import { goldenTests, perftTests, situationTests, uncitedRules, unexpectedRefusals } from "@starboard/conformance/node";
import { describe, expect, test } from "vitest";
import { RULE_OF } from "../src/refusals.ts";
import { entry } from "./title.ts";

const folder = join(import.meta.dirname, "..");
const find = (id: string) => (id === entry.game.id ? entry : undefined);

describe.for([
  ["situations", situationTests(join(folder, "situations"), find)],
  ["perft tables", perftTests(join(folder, "perft"), find)],
  ["golden records", goldenTests(join(folder, "records"), entry)],
] as const)("%s", ([, tests]) => {
  test("there are situations", () => {
    expect(tests.length).toBeGreaterThan(0);
  });
  test.for([...tests])("$title", ({ run }) => {
    expect(run()).toEqual([]);
  });
});

test("every rule is cited by a test or a situation", () => {
  expect(uncitedRules(folder, entry.rules)).toEqual([]);
});

/** Finds codes that can never occur, for example because their step is always skipped. */
test("every refusal code is given in a situation", () => {
  expect(unexpectedRefusals(folder, Object.keys(RULE_OF))).toEqual([]);
});
