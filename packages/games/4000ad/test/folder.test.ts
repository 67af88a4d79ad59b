import { join } from "node:path";
import { goldenTests, perftTests, situationTests, uncitedRules } from "@starboard/conformance/node";
import { describe, expect, test } from "vitest";
import { entry } from "./title.ts";

const folder = join(import.meta.dirname, "..");
const find = (id: string) => (id === entry.game.id ? entry : undefined);

describe.for([
  ["situations", situationTests(join(folder, "situations"), find)],
  ["perft tables", perftTests(join(folder, "perft"), find)],
  ["golden records", goldenTests(join(folder, "records"), entry)],
] as const)("%s", ([, tests]) => {
  test("the situations folder is not empty", () => {
    expect(tests.length).toBeGreaterThan(0);
  });
  test.for([...tests])("$title", ({ run }) => {
    expect(run()).toEqual([]);
  });
});

test("every rule is cited by a test or a situation", () => {
  expect(uncitedRules(folder, entry.rules)).toEqual([]);
});
