import type { Automatic } from "@starboard/kernel";
import { cardIndexOf } from "../card-index.ts";
import { enemyOf, SIDES, type Side, sectorId } from "../data/board.ts";
import { checkEnd, prizeOf } from "../moves/ending.ts";
import { clearTable } from "../moves/piles.ts";
import type { ShapeTW } from "../shape.ts";
import { INITIAL } from "../state.ts";

/**
 * Ends a Fight: clears the Table, gives one Sector to the winner, and checks for the end of the Battle (TW-8, TW-9).
 */
export const endFight: Automatic<ShapeTW> = {
  kind: "automatic",
  rule: "TW-8.1",
  run(ctx) {
    const t = ctx.state;
    const index = cardIndexOf(t.options);
    const winner = enemyOf(t.loser as Side);
    if (ctx.wantsFacts) ctx.emit({ is: "fightEnded", rule: "TW-8.1", winner, fight: t.fight });
    for (const side of SIDES) clearTable(ctx, index, side);
    t.fighting = 0;
    t.ground = -1;
    t.stage = INITIAL;
    const sector = prizeOf(t, winner);
    const before = t.owner[sector] as Side | -1;
    t.owner[sector] = winner;
    if (ctx.wantsFacts)
      ctx.emit({
        is: "sectorTaken",
        rule: t.fight === 1 ? "TW-8.3" : "TW-8.4",
        side: winner,
        sector: sectorId(sector),
        from: before < 0 ? null : (before as Side),
      });
    checkEnd(ctx);
    ctx.done();
  },
};
