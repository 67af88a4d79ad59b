import { seededDraws, Engine, seat } from "@starboard/kernel";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ACTIVE, DESTROYED, game, type Leg, scoreSum, text } from "../src/index.ts";
import { Aftermath } from "../src/ui/Aftermath.tsx";
import { Verdict } from "../src/ui/Verdict.tsx";

type Shown = Parameters<typeof Verdict>[0];

/** Renders the result of a Border Skirmish that side 2 concedes. */
function verdict(firstLeg: Leg | null, part: (props: Shown) => ReactNode = Verdict): string {
  const read = game.options.parse({ "ax.scenario": "border", "ax.firstLeg": firstLeg });
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  const t = game.setup(read.ok);
  const engine = new Engine(game, seededDraws(6));
  engine.advance(t);
  while (t.turn < 1) {
    const next = engine.moves.find((act) => act.do === "confirm") ?? engine.moves.find((act) => act.do === "put");
    engine.act(t, engine.asking as never, next as never);
  }
  engine.aside(t, seat(1), "concede", { do: "concede" } as never);
  const seats = [
    { name: "Ann", kind: "person" },
    { name: "Ben", kind: "person" },
  ] as const;
  const props = { view: game.view(t, "public"), seats, words: text } as unknown as Shown;
  return renderToStaticMarkup(createElement(part, props))
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

test("a single match shows no contest", () => {
  expect(verdict(null)).toBe("");
});

test("a second leg ends with both sums, their terms, the winner and the rule", () => {
  // The player of side 1 played side 2 in the first leg, and won it.
  const text = verdict({ winner: 1, kept: [0, 554_400] });
  expect(text).toMatch(/Ann 2 .*First leg \+1 .*Second leg \+1/);
  expect(text).toMatch(/Ben 0 .*First leg 0 .*Second leg 0/);
  expect(text).toMatch(/Ann wins the contest\. .*AX-10\.7/);
});

test("if the legs are even, the ships left decide", () => {
  const text = verdict({ winner: 0, kept: [5_544_000, 0] });
  expect(text).toMatch(/Tied, so ships left decide/);
  expect(text).toMatch(/Ben 133 .*First leg \+100 .*Second leg \+33/);
  expect(text).toMatch(/Ben wins the contest\./);
});

test("the result shows both fleets, their points left with terms, and the winner", () => {
  const text = verdict(null, Aftermath);
  expect(text).toMatch(/Ann won .*34 points left.* of 34 .*Tempest hull 18 of 18/);
  expect(text).toMatch(/Ben lost .*33 points left/);
  expect(text).toMatch(/Tempest [+]13 AX-9[.]7/);
});

test("the points that a side has left are the sum of its ships (AX-9.7)", () => {
  const read = game.options.parse({ "ax.scenario": "border" });
  if (!("ok" in read)) throw new Error(JSON.stringify(read.bad));
  const t = game.setup(read.ok);
  t.status.fill(ACTIVE);
  const whole = scoreSum(t, 1);
  expect(whole.terms.map(({ what, value }) => [what, value])).toEqual([
    ["aurora", 6],
    ["aurora", 6],
    ["comet", 7],
    ["comet", 7],
    ["comet", 7],
  ]);
  expect(whole.total).toBe(33);
  // A ship with half its hull is worth a quarter less; a lost ship is worth nothing.
  t.hull[6] = 11;
  t.status[4] = DESTROYED;
  expect(scoreSum(t, 1).total).toBe(33 - 6 - 1.75);
});
