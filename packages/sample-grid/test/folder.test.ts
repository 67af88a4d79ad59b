import { readFileSync } from "node:fs";
import { join } from "node:path";
import { goldenTests, perftTests, situationTests, uncitedRules, unexpectedRefusals } from "@starboard/conformance/node";
import { describe, expect, test } from "vitest";
import { entry } from "./entry.ts";

const folder = join(import.meta.dirname, "..");
const find = (id: string) => (id === entry.game.id ? entry : undefined);

describe.for([
  ["situations", situationTests(join(folder, "situations"), find)],
  ["perft tables", perftTests(join(folder, "perft"), find)],
  ["golden records", goldenTests(join(folder, "records"), entry)],
] as const)("%s", ([, tests]) => {
  test("there are some", () => {
    expect(tests.length).toBeGreaterThan(0);
  });
  test.for([...tests])("$title", ({ run }) => {
    expect(run()).toEqual([]);
  });
});

test("every rule is cited by a test or a situation", () => {
  expect(uncitedRules(folder, entry.rules)).toEqual([]);
});

/** A code that only a skipped question could give would never be shown. Situations cover all of them. */
test("every refusal code is given in a situation", () => {
  const declared = readFileSync(join(folder, "src", "refusals.ts"), "utf8");
  const codes = [...declared.matchAll(/code: "(\w+)"/g)].map(([, code = ""]) => code);
  expect(codes.length).toBeGreaterThan(3);
  expect(unexpectedRefusals(folder, codes)).toEqual([]);
});
