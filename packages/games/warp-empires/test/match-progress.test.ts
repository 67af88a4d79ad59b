/** How far a match has come, by which values become winning chances: the leading seat's nearness to victory, and its lead. */
import { greedyMove } from "@starboard/bots";
import { type Act, deepEqual, Engine, seededDraws, seededUint32 } from "@starboard/kernel";
import { expect, test } from "vitest";
import { bot } from "../src/bot/index.ts";
import { WEIGHTS } from "../src/bot/evaluation-weights.ts";
import { goalOf } from "../src/bot/map-distances.ts";
import { matchProgress } from "../src/bot/match-progress.ts";
import { compiledModuleOf } from "../src/match-setup.ts";
import { game } from "../src/game.ts";
import type { ShapeWE } from "../src/shape.ts";
import type { StateWE } from "../src/state.ts";

/** States at the questions of a match in which the greedy policy chooses three acts of four and chance the others. */
function statesOf(raw: object): StateWE[] {
  const parsed = game.options.parse(raw);
  if ("bad" in parsed) throw new Error(JSON.stringify(parsed.bad));
  const engine = new Engine<ShapeWE>(game, seededDraws(8));
  const random = seededUint32(31);
  const t = game.setup(parsed.ok);
  engine.advance(t);
  const states: StateWE[] = [];
  while (states.length < 400 && engine.asking !== undefined) {
    const by = engine.asking;
    const { moves } = engine;
    states.push(game.clone(t));
    const wild = random() % 4 === 0;
    const best = wild ? undefined : greedyMove(bot, game.view(t, by), by, parsed.ok.players, states.length)?.act;
    engine.act(t, by, moves.find((move) => deepEqual(move, best)) ?? (moves[random() % moves.length] as Act));
  }
  return states;
}

test.for([{ players: 2 }, { players: 4 }, { players: 3, module: "three-rivers" }])(
  "what nobody else sees does not change it: every determinization of every view has the same, with %j",
  (raw) => {
    const states = statesOf(raw);
    const found = new Set<number>();
    for (const [n, t] of states.entries()) {
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
  const t = statesOf({ players: 2 }).at(-1) as StateWE;
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
