import { join } from "node:path";
import { expect, test } from "vitest";
import { ruleFolders, ruleModule, staleRules } from "../rules.mjs";

const root = join(import.meta.dirname, "../..");

test("every rules.md has its module, and it says the same", () => {
  expect(ruleFolders(root).length).toBeGreaterThan(0);
  expect(staleRules(root).map(({ file }) => file)).toEqual([]);
});

test("a rule text survives whatever marks it contains", () => {
  const text = "**X-1** `code`, ${money}, a \\ and \\`\nend";
  const body = /export const rules = `([\s\S]*)`;\n$/.exec(ruleModule(text))?.[1] ?? "";
  // The module's own reading of the literal.
  expect(new Function(`return \`${body}\`;`)()).toBe(text);
});
