import { join } from "node:path";
import { runGoldens, runPerfts, runSituations, uncitedRules, unexpectedRefusals } from "@starboard/conformance/node";
import { describe, expect, test } from "vitest";
import { RULE_OF } from "../src/refusals.ts";
import { entry } from "./title.ts";

const folder = join(import.meta.dirname, "..");
const find = (id: string) => (id === entry.game.id ? entry : undefined);

describe.for([
  ["situations", runSituations(join(folder, "situations"), find)],
  ["perft tables", runPerfts(join(folder, "perft"), find)],
  ["golden records", runGoldens(join(folder, "records"), entry)],
] as const)("%s", ([, ran]) => {
  test("there are situations", () => {
    expect(ran.length).toBeGreaterThan(0);
  });
  test.for([...ran])("$title", ({ messages }) => {
    expect(messages).toEqual([]);
  });
});

test("every rule is cited by a test or a situation", () => {
  expect(uncitedRules(folder, entry.rules)).toEqual([]);
});

/** Finds codes that can never occur, for example because their step is always skipped. */
test("every refusal code is given in a situation", () => {
  expect(unexpectedRefusals(folder, Object.keys(RULE_OF))).toEqual([]);
});
