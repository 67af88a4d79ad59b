/** A match of two that nobody has won: games name both sides as winners, or neither. */
import { type Outcome, seat } from "@starboard/kernel";
import type { BoardProps } from "@starboard/ui";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Ending } from "../src/ending/Ending.tsx";
import { isDraw } from "../src/shell/outcome.ts";
import { type TableContext, TableContextProvider } from "../src/table/table-context.ts";

const outcome = (...winners: number[]): Outcome => ({ winners: winners.map(seat), rule: "TST-1", scores: [3, 3] });

/** The headline of an ended match for a viewer. */
function headline(over: Outcome, seats: number, viewer: BoardProps["viewer"] = seat(0)): string {
  const value = {
    loaded: { screen: { badge: () => ({ colour: 1, emblem: "" }) } },
    board: { view: {} },
    seats: Array.from({ length: seats }, (_, n) => ({ name: `P${n}`, kind: "person" })),
    viewer,
    pastFacts: [],
    text: { fact: () => "", seat: (n: number) => `P${n}` },
  } as unknown as TableContext;
  const ending = createElement(Ending, { over, course: null });
  const html = renderToStaticMarkup(createElement(TableContextProvider, { value }, ending));
  return /<h2>(.*?)<\/h2>/.exec(html)?.[1]?.replace(/<[^>]+>/g, "") ?? "";
}

test("both or neither of two is a draw; of more, nobody or several have won", () => {
  expect([outcome(), outcome(0, 1), outcome(0)].map((over) => isDraw(over, 2))).toEqual([true, true, false]);
  expect([outcome(), outcome(0, 1), outcome(0)].map((over) => isDraw(over, 3))).toEqual([false, false, false]);
  expect([outcome(), outcome(0, 1), outcome(0), outcome(1)].map((over) => headline(over, 2))).toEqual([
    "Draw",
    "Draw",
    "Victory",
    "Defeat",
  ]);
  expect(headline(outcome(), 3)).toBe("No winner");
});
