import type { Automatic } from "@starboard/kernel";
import { SIDES, type Side } from "../data/board.ts";
import { shuffleDeck } from "../moves/decks.ts";
import type { Options } from "../options.ts";
import type { ShapeTW } from "../shape.ts";

/** How the first opener is determined, by option value, as the fact reports it. */
const HOW = {
  random: "random",
  alwaysRandom: "random",
  federation: "chosen",
  dominion: "chosen",
  previousWinner: "previousWinner",
} as const satisfies { readonly [value in Options["firstOpener"]]: string };

/** Shuffles both decks and determines the first opener (TW-2.1, TW-2.5). */
export const setUp: Automatic<ShapeTW> = {
  kind: "automatic",
  rule: "TW-2.1",
  run(ctx) {
    const t = ctx.state;
    for (const side of SIDES) shuffleDeck(ctx, side, "TW-2.1");
    const { firstOpener, previousWinner } = t.options;
    const chosen = firstOpener === "previousWinner" ? previousWinner : firstOpener;
    if (chosen === "random" || chosen === "alwaysRandom")
      t.opener = ((ctx.draw(2, 1, "TW-2.5")[0] as number) - 1) as Side;
    else t.opener = chosen === "federation" ? 0 : 1;
    const how = HOW[firstOpener];
    if (ctx.wantsFacts) ctx.emit({ is: "battleBegan", rule: "TW-2.5", opener: t.opener, how });
    ctx.done();
  },
};
