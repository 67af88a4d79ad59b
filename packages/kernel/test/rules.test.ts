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
const ruleIds = [...readRules(rules).keys()];

test("every kernel rule is cited by a test", () => {
  const tests = cited(textOf("test"));
  // The rules of hidden information concern games; the conformance suite checks them for every game.
  const elsewhere = cited(
    // The match service implements the rules of time and of options that a view hides.
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
  expect(ruleIds.filter((id) => !tests.has(id) && !elsewhere.has(id))).toEqual([]);
});

test("every rule number cited in a comment or a refusal exists", () => {
  expect(
    [...cited(textOf("src")), ...cited(textOf("test"))].filter((number) => !ruleIds.includes(number as never)),
  ).toEqual([]);
});
