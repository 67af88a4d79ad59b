/** Checks of every single state: the game's invariants and its notation. */
import { digest, isPlainJson } from "@starboard/kernel";
import type { ConformanceCheck } from "../check-context.ts";
import { difference } from "./copies.ts";

/** The game's own invariants, such as conservation of pieces. */
export const invariants: ConformanceCheck = {
  name: "the game's invariants hold",
  rule: "Game.laws",
  onAct({ game, state, before, fail }) {
    for (const invariant of game.invariants) {
      const wrong = invariant.violation(state, before);
      if (wrong !== undefined) fail(`${invariant.name} (${invariant.rule}): ${wrong}`);
    }
  },
};

/** Every state can be written in the notation and read again. */
export const notation: ConformanceCheck = {
  name: "a state in notation reads as the same state",
  rule: "Game.notation",
  onAct({ game, state, options, fail }) {
    const written = JSON.parse(JSON.stringify(game.notation.write(state))) as unknown;
    if (!isPlainJson(written)) fail("the position in notation is not plain data");
    const read = game.notation.read(written, options);
    if (!("ok" in read)) return fail(`its own position is refused: ${JSON.stringify(read.bad[0])}`);
    if (digest(read.ok) !== digest(state)) fail(`the position reads as another state: ${difference(read.ok, state)}`);
  },
};
