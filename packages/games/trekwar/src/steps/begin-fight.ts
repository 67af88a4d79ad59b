import type { Automatic } from "@starboard/kernel";
import { cardIndexOf } from "../card-index.ts";
import { CENTRAL, SIDES, sectorId } from "../data/board.ts";
import { LIMITS } from "../data/limits.ts";
import { drawCards } from "../moves/decks.ts";
import { endIfDeckIsOut } from "../moves/ending.ts";
import type { ShapeTW } from "../shape.ts";
import { INITIAL } from "../state.ts";

/** Begins a Fight and refills both Hands to six cards (TW-4.1). The first Fight is for the Central Sector (TW-3.1). */
export const beginFight: Automatic<ShapeTW> = {
  kind: "automatic",
  rule: "TW-4.1",
  run(ctx) {
    const t = ctx.state;
    const index = cardIndexOf(t.options);
    const first = t.fight === 0;
    if (first) {
      t.attacker = t.opener;
      t.from = CENTRAL;
      t.to = CENTRAL;
    }
    t.fight++;
    t.turn = 0;
    t.fighting = 1;
    t.loser = -1;
    t.ground = -1;
    t.active = t.attacker;
    t.stage = INITIAL;
    t.played = 0;
    t.extraManeuvers = 0;
    t.extraCommands = 0;
    t.limit = LIMITS.hand;
    if (ctx.wantsFacts)
      ctx.emit({
        is: "fightBegan",
        rule: first ? "TW-3.1" : "TW-3.2",
        fight: t.fight,
        attacker: t.attacker,
        sector: sectorId(t.to),
      });
    for (const side of SIDES) drawCards(ctx, index, side, Math.max(0, LIMITS.hand - t.hand[side].length), "TW-4.1");
    endIfDeckIsOut(ctx);
    ctx.done();
  },
};
