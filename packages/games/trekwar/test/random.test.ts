/** Random Battles to the end under every option, without dead ends and with all invariants checked after every act. */
import { Engine, seededDraws, seededUint32, type Outcome, seat } from "@starboard/kernel";
import { expect, test } from "vitest";
import { game } from "../src/index.ts";
import { optionsOf } from "./states.ts";

/** Plays Battles at random and returns how each ended. */
function battles(count: number, raw: object, seed: number): Outcome[] {
  const options = optionsOf(raw);
  const words = seededUint32(seed);
  const engine = new Engine(game, seededDraws(seed + 1));
  return Array.from({ length: count }, () => {
    const t = game.setup(options);
    engine.advance(t);
    let before = null;
    while (t.flow.over === null) {
      for (const invariant of game.invariants) expect(invariant.violation(t, before), invariant.name).toBeUndefined();
      before = game.clone(t);
      const moves = engine.moves;
      engine.act(t, engine.asking ?? seat(0), moves[words() % moves.length] as { do: string });
    }
    return t.flow.over;
  });
}

test("100 Battles end by the rules, and either side can win", () => {
  const ends = battles(100, {}, 7);
  expect(new Set(ends.map((o) => o.rule))).toEqual(new Set(["TW-9.1", "TW-9.2"]));
  expect(new Set(ends.map((o) => o.winners[0]))).toEqual(new Set([seat(0), seat(1)]));
});

test.for([
  { deckEnd: "immediate" },
  { exchange: "simultaneous", drawStyle: "declared" },
  { support: "both", breenMemory: "whileOnTop" },
  { takeUpFrom: "activeOnly", discardView: "open" },
  { noUnitOpening: "redraw", discardView: "owner", resign: false },
  { firstOpener: "previousWinner", previousWinner: "dominion" },
])("Battles end with %o", (raw) => {
  for (const o of battles(15, raw, 3)) expect(o.rule).toMatch(/^TW-9\.[1235]$/);
});
