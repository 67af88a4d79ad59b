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

test("every refusal code is given in a situation", () => {
  const declared = readFileSync(join(folder, "src", "text", "reasons.ts"), "utf8");
  const codes = [...declared.matchAll(/^ {2}(TW_\w+):/gm)].map(([, code = ""]) => code);
  expect(codes.length).toBeGreaterThan(30);
  expect(unexpectedRefusals(folder, codes)).toEqual([]);
});
