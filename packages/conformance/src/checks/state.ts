/** What is true of every single table: the game's own laws, and its notation. */
import { digest, isPlainJson } from "@starboard/kernel";
import type { ConformanceCheck } from "../check-context.ts";
import { difference } from "./copies.ts";

/** Conservation and the like, as the game declares them. */
export const invariants: ConformanceCheck = {
  name: "the game's own laws hold",
  rule: "Game.laws",
  onAct({ game, state, before, fail }) {
    for (const law of game.invariants) {
      const wrong = law.violation(state, before);
      if (wrong !== undefined) fail(`${law.name} (${law.rule}): ${wrong}`);
    }
  },
};

/** Any table can be written down and read again. */
export const notation: ConformanceCheck = {
  name: "a table written down reads as the same table",
  rule: "Game.notation",
  onAct({ game, state, options, fail }) {
    const written = JSON.parse(JSON.stringify(game.notation.write(state))) as unknown;
    if (!isPlainJson(written)) fail("the written position is not plain data");
    const read = game.notation.read(written, options);
    if (!("ok" in read)) return fail(`its own position is refused: ${JSON.stringify(read.bad[0])}`);
    if (digest(read.ok) !== digest(state)) fail(`the position reads as another table: ${difference(read.ok, state)}`);
  },
};
