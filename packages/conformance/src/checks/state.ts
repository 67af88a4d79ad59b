/** What is true of every single table: the game's own laws, and its notation. */
import { digest, isPlain } from "@starboard/kernel";
import type { Check } from "../check-context.ts";
import { difference } from "./copies.ts";

/** Conservation and the like, as the game declares them. */
export const laws: Check = {
  name: "the game's own laws hold",
  rule: "Game.laws",
  look({ game, table, before, fail }) {
    for (const law of game.laws) {
      const wrong = law.broken(table, before);
      if (wrong !== undefined) fail(`${law.name} (${law.rule}): ${wrong}`);
    }
  },
};

/** Any table can be written down and read again. */
export const notation: Check = {
  name: "a table written down reads as the same table",
  rule: "Game.notation",
  look({ game, table, options, fail }) {
    const written = JSON.parse(JSON.stringify(game.notation.write(table))) as unknown;
    if (!isPlain(written)) fail("the written position is not plain data");
    const read = game.notation.read(written, options);
    if (!("ok" in read)) return fail(`its own position is refused: ${JSON.stringify(read.bad[0])}`);
    if (digest(read.ok) !== digest(table)) fail(`the position reads as another table: ${difference(read.ok, table)}`);
  },
};
