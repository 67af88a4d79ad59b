import { join } from "node:path";
import { runGoldens, runPerfts, runSituations, uncitedRules } from "@starboard/exam/node";
import { describe, expect, test } from "vitest";
import { title } from "./title.ts";

const folder = join(import.meta.dirname, "..");
const find = (id: string) => (id === title.game.id ? title : undefined);

describe.for([
  ["situations", runSituations(join(folder, "situations"), find), 100],
  ["perft tables", runPerfts(join(folder, "perft"), find), 4],
  ["golden records", runGoldens(join(folder, "records"), title), 6],
] as const)("%s", ([, ran, least]) => {
  test("there are some", () => {
    expect(ran.length).toBeGreaterThanOrEqual(least);
  });
  test.for([...ran])("$title", ({ messages }) => {
    expect(messages).toEqual([]);
  });
});

test("every rule is cited by a test or a situation", () => {
  expect(uncitedRules(folder, title.rules)).toEqual([]);
});
