import type { Automatic } from "@starboard/kernel";
import { SIDES, type Side } from "../data/board.ts";
import { shuffleDeck } from "../moves/decks.ts";
import type { ShapeTW } from "../shape.ts";

/** Both Decks are shuffled and the first opener is found (TW-2.1, TW-2.5). */
export const setUp: Automatic<ShapeTW, "setUp"> = {
  kind: "automatic",
  rule: "TW-2.1",
  run(x) {
    const t = x.table;
    for (const side of SIDES) shuffleDeck(x, side, "TW-2.1");
    const { firstOpener, previousWinner } = t.options;
    const chosen = firstOpener === "previousWinner" ? previousWinner : firstOpener;
    if (chosen === "random") t.opener = ((x.draw(2, 1, "TW-2.5")[0] as number) - 1) as Side;
    else t.opener = chosen === "federation" ? 0 : 1;
    const how = firstOpener === "random" || firstOpener === "previousWinner" ? firstOpener : "chosen";
    if (x.loud) x.tell({ is: "battleBegan", rule: "TW-2.5", opener: t.opener, how });
    x.done();
  },
};
