import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readRules } from "@starboard/kit";
import { rules } from "@starboard/kernel/rules";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..");
const textOf = (within: string): string =>
  readdirSync(join(folder, within))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".gen.ts"))
    .map((name) => readFileSync(join(folder, within, name), "utf8"))
    .join("\n");
const cited = (text: string): Set<string> => new Set(text.match(/\bKRN-[A-Z]+-\d+/g));
const laws = [...readRules(rules).keys()];

test("every law of the kernel is cited by a test", () => {
  const tests = cited(textOf("test"));
  // The laws of knowing are about games; the exam holds every game to them.
  const exam = cited(
    // Those of time, and of what tables say about themselves, are the clerk's to keep.
    [
      "conformance/src/checks/secrecy.ts",
      "conformance/src/checks/options.ts",
      "conformance/src/checks/trace.ts",
      "conformance/src/check-context.ts",
      "match/test/due-work.test.ts",
      "match/test/view.test.ts",
    ]
      .map((name) => readFileSync(join(folder, "..", name), "utf8"))
      .join("\n"),
  );
  expect(laws.filter((law) => !tests.has(law) && !exam.has(law))).toEqual([]);
});

test("every number a comment or a refusal cites is a law", () => {
  expect(
    [...cited(textOf("src")), ...cited(textOf("test"))].filter((number) => !laws.includes(number as never)),
  ).toEqual([]);
});
