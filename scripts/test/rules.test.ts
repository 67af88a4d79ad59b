import { join } from "node:path";
import { expect, test } from "vitest";
import { ruleFolders, ruleModule, staleRules } from "../rules.mjs";

const root = join(import.meta.dirname, "../..");

test("every rules.md has an up-to-date module", () => {
  expect(ruleFolders(root).length).toBeGreaterThan(0);
  expect(staleRules(root).map(({ file }) => file)).toEqual([]);
});

test("a rule text with special characters is preserved", async () => {
  const text = "**X-1** `code`, ${money}, a \\ and \\`\nend";
  const module = (await import(`data:text/javascript,${encodeURIComponent(ruleModule(text))}`)) as { rules: string };
  expect(module.rules).toBe(text);
});
