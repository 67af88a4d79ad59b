import { readRules as numbered } from "@starboard/kit";
import { rules } from "@starboard/4000ad/rules";
import { rules as sample } from "@starboard/sample/rules";
import { describe, expect, test } from "vitest";
import { parseRuleText } from "../src/rules/parse.ts";

describe.each([
  ["4000ad", rules],
  ["sample", sample],
])("%s", (_name, text) => {
  test("every numbered rule that stands at the start of a line can be opened", () => {
    const units = new Set(parseRuleText(text).map((unit) => unit.rule));
    const missing = [...numbered(text).keys()].filter((id) => !units.has(id));
    // Rules inside a list belong to the paragraph above them and are reached through it.
    const listed = missing.filter((id) =>
      new RegExp(`^\\s*[-*]\\s+\\*\\*${id.replaceAll(".", "\\.")}\\*\\*`, "m").test(text),
    );
    expect(missing).toEqual(listed);
  });
});

test("keys are unique and headings stand alone", () => {
  const units = parseRuleText(rules);
  expect(new Set(units.map((unit) => unit.key)).size).toBe(units.length);
  for (const unit of units) {
    if (unit.blocks.some((block) => block.is === "heading")) expect(unit.blocks).toHaveLength(1);
  }
});

test("a rule keeps what follows it up to the next number", () => {
  const [one, two] = parseRuleText(
    "**T-1** First.\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n**T-2** Second.\n",
  );
  expect(one?.rule).toBe("T-1");
  expect(one?.blocks.map((block) => block.is)).toEqual(["text", "list", "table"]);
  expect(one?.blocks[2]).toEqual({ is: "table", head: ["x", "y"], rows: [["1", "2"]] });
  expect(two?.rule).toBe("T-2");
});

test("lists nest, code stays as it is, lines of a paragraph join", () => {
  const [unit] = parseRuleText("A long\nline.\n\n1. one\n   more\n   - below\n2. two\n\n```\n  raw\n```\n");
  expect(unit?.blocks[0]).toEqual({ is: "text", text: "A long line." });
  const list = unit?.blocks[1];
  if (list?.is !== "list") throw new Error("no list");
  expect(list.ordered).toBe(true);
  expect(list.items.map((item) => item.text)).toEqual(["one more", "two"]);
  expect(list.items[0]?.below).toEqual([{ is: "list", ordered: false, items: [{ text: "below", below: [] }] }]);
  expect(unit?.blocks[2]).toEqual({ is: "code", text: "  raw" });
});

test("any text at all is read without end", () => {
  expect(parseRuleText("- \n\n-\n|\n```")).toBeDefined();
  expect(parseRuleText("")).toEqual([]);
});
