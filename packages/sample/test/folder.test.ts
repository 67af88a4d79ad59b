import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runGoldens, runPerfts, runSituations, uncitedRules, unexpectedRefusals } from "@starboard/conformance/node";
import { describe, expect, test } from "vitest";
import { entry } from "./entry.ts";

const folder = join(import.meta.dirname, "..");
const find = (id: string) => (id === entry.game.id ? entry : undefined);

describe.for([
  ["situations", runSituations(join(folder, "situations"), find)],
  ["perft tables", runPerfts(join(folder, "perft"), find)],
  ["golden records", runGoldens(join(folder, "records"), entry)],
] as const)("%s", ([, ran]) => {
  test("there are some", () => {
    expect(ran.length).toBeGreaterThan(0);
  });
  test.for([...ran])("$title", ({ messages }) => {
    expect(messages).toEqual([]);
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
