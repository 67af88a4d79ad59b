import { readRules, withRules } from "@starboard/kit";
import { expect, test } from "vitest";

const MARKDOWN = `# Rules

**TOY-1** One
line and another.

**TOY-1.1** Below it.

## More

- **TOY-2** In a list.

**TOY-3** The last.
`;

test("the rules of an edition replace paragraphs and leave the others as they are", () => {
  const then = readRules(withRules(MARKDOWN, { "TOY-1": "It was otherwise.", "TOY-1.1": null }));
  expect([...then].map(([id, { text }]) => [id, text])).toEqual([
    ["TOY-1", "It was otherwise."],
    ["TOY-2", "In a list."],
    ["TOY-3", "The last."],
  ]);
  expect(then.get("TOY-2")?.section).toBe("More");
});
test("without differences the text is the same", () => expect(withRules(MARKDOWN, {})).toBe(MARKDOWN));
