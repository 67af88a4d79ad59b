/** How far a match has come, by which values become winning chances: the leading seat's nearness to victory, and its lead. */
import { seededDraws } from "@starboard/kernel";
import { expect, test } from "vitest";
import { WEIGHTS } from "../src/bot/evaluation-weights.ts";
import { goalOf } from "../src/bot/map-distances.ts";
import { matchProgress } from "../src/bot/match-progress.ts";
import { compiledModuleOf } from "../src/match-setup.ts";
import { game } from "../src/game.ts";
import type { StateWE } from "../src/state.ts";
import { questionsOf } from "./mixed-match.ts";

test.for([{ players: 2 }, { players: 4 }, { players: 3, module: "three-rivers" }])(
  "what nobody else sees does not change it: every determinization of every view has the same, with %j",
  (raw) => {
    const found = new Set<number>();
    for (const [n, { t }] of questionsOf(raw, 400).entries()) {
      if (n % 7 > 0) continue;
      const progress = matchProgress(t, WEIGHTS);
      found.add(progress);
      for (let by = 0; by < t.options.players; by++) {
        const sample = game.determinize(game.view(t, by as never), by as never, seededDraws(n));
        expect(matchProgress(sample, WEIGHTS)).toBe(progress);
      }
    }
    expect(found.size).toBeGreaterThan(5);
  },
);

test("it grows with what the leading seat holds, and less where another one holds as much", () => {
  const t = questionsOf({ players: 2 }, 400).at(-1)?.t as StateWE;
  const compiled = compiledModuleOf(t.options);
  // Stacks that could still mark a territory would count, too.
  t.stacks = t.stacks.map(() => []);
  const goal = goalOf(compiled);
  const withMarkers = (first: number, second: number): number => {
    t.marker = t.marker.map(() => -1);
    for (const at of compiled.counted.slice(0, first)) t.marker[at] = 0;
    for (const at of compiled.counted.slice(first, first + second)) t.marker[at] = 1;
    return matchProgress(t, WEIGHTS);
  };
  expect(withMarkers(0, 0)).toBe(0);
  expect(withMarkers(6, 0)).toBeCloseTo(12 / goal);
  expect(withMarkers(6, 6)).toBeCloseTo(6 / goal);
  expect(withMarkers(3, 6)).toBeCloseTo(9 / goal);
});
