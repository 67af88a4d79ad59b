import { readRules as numbered } from "@starboard/kit";
import { rules } from "@starboard/4000ad/rules";
import { rules as sample } from "@starboard/sample/rules";
import { describe, expect, test } from "vitest";
import { parseRuleText } from "../src/rules/parse.ts";

describe.each([
  ["4000ad", rules],
  ["sample", sample],
])("%s", (_name, text) => {
  test("every numbered rule at the start of a line can be opened", () => {
    const units = new Set(parseRuleText(text).map((unit) => unit.rule));
    const missing = [...numbered(text).keys()].filter((id) => !units.has(id));
    // Rules inside a list belong to the paragraph above them and are reached through it.
    const listed = missing.filter((id) =>
      new RegExp(`^\\s*[-*]\\s+\\*\\*${id.replaceAll(".", "\\.")}\\*\\*`, "m").test(text),
    );
    expect(missing).toEqual(listed);
  });
});

test("keys are unique and headings contain no other block", () => {
  const units = parseRuleText(rules);
  expect(new Set(units.map((unit) => unit.key)).size).toBe(units.length);
  for (const unit of units) {
    if (unit.blocks.some((block) => block.is === "heading")) expect(unit.blocks).toHaveLength(1);
  }
});

test("a rule includes the blocks up to the next number", () => {
  const [first, second] = parseRuleText(
    "**T-1** First.\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n**T-2** Second.\n",
  );
  expect(first?.rule).toBe("T-1");
  expect(first?.blocks.map((block) => block.is)).toEqual(["text", "list", "table"]);
  expect(first?.blocks[2]).toEqual({ is: "table", head: ["x", "y"], rows: [["1", "2"]] });
  expect(second?.rule).toBe("T-2");
});

test("lists nest, code is unchanged, lines of a paragraph are joined", () => {
  const [unit] = parseRuleText("A long\nline.\n\n1. one\n   more\n   - below\n2. two\n\n```\n  raw\n```\n");
  expect(unit?.blocks[0]).toEqual({ is: "text", text: "A long line." });
  const list = unit?.blocks[1];
  if (list?.is !== "list") throw new Error("no list");
  expect(list.ordered).toBe(true);
  expect(list.items.map((item) => item.text)).toEqual(["one more", "two"]);
  expect(list.items[0]?.below).toEqual([{ is: "list", ordered: false, items: [{ text: "below", below: [] }] }]);
  expect(unit?.blocks[2]).toEqual({ is: "code", text: "  raw" });
});

test("the parser ends on any text", () => {
  expect(parseRuleText("- \n\n-\n|\n```")).toBeDefined();
  expect(parseRuleText("")).toEqual([]);
});
