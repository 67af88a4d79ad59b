import { expect, test } from "vitest";
import { turnSummary } from "../src/index.ts";

const RULES = `# A game

## How a turn goes

Read this first.

1. **Roll.** Take *two* dice
   and \`ad.dice\`.
2. **Move** as many spaces; 3 is the most.

Good players
roll high.

---

## 1. Board
1. This is not a step.
`;

test("returns the steps and the advice without marks", () => {
  expect(turnSummary(RULES)).toEqual({
    title: "How a turn goes",
    steps: ["Roll. Take two dice and ad.dice.", "Move as many spaces; 3 is the most."],
    advice: "Good players roll high.",
  });
});

test("a section ends at the next heading too, and a text without one has no summary", () => {
  expect(turnSummary(RULES.replace("---\n\n", ""))?.steps).toHaveLength(2);
  expect(turnSummary("# A game\n\n## 1. Board\n")).toBeNull();
});
