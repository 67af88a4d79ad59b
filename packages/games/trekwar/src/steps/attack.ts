import type { Decision } from "@starboard/kernel";
import { actSchema, type AttackAct, type ActTW } from "../acts.ts";
import { adjacent, enemyOf, type Side, sectorId, sectorNumber } from "../data/board.ts";
import { bordersOf } from "../calc/board.ts";
import { whyMisplaced, refuse } from "../refusals.ts";
import { type ShapeTW, seatOf, sideOf } from "../shape.ts";

/** The loser of the last Fight chooses the source and the target of its attack (TW-3.2). */
export const attack: Decision<ShapeTW, ActTW> = {
  kind: "decision",
  rule: "TW-3.2",
  schema: actSchema,
  asks: (t) => seatOf(t.loser as Side),
  candidates(t, _m, by, offer) {
    for (const { from, to } of bordersOf(t, sideOf(by)))
      offer({ do: "attack", from: sectorId(from), to: sectorId(to) });
  },
  forbids(t, _m, by, act) {
    const refusal = whyMisplaced(act, ["attack"]);
    if (refusal) return refusal;
    const side = sideOf(by);
    const named = act as AttackAct;
    const from = sectorNumber(named.from);
    const to = sectorNumber(named.to);
    if (t.owner[from] !== side) return refuse("TW-3.2", "TW_ATTACK_SOURCE", { sector: named.from });
    if (t.owner[to] !== enemyOf(side)) return refuse("TW-3.2", "TW_ATTACK_TARGET", { sector: named.to });
    if (!adjacent(from, to)) return refuse("TW-3.2", "TW_ATTACK_NOT_ADJACENT", { from: named.from, to: named.to });
    return undefined;
  },
  resolve(ctx, _m, by, act) {
    const t = ctx.state;
    const { from, to } = act as AttackAct;
    t.attacker = sideOf(by);
    t.from = sectorNumber(from);
    t.to = sectorNumber(to);
    t.fleet[t.attacker] = t.from;
    t.fleet[enemyOf(t.attacker)] = t.to;
    if (ctx.wantsFacts) ctx.emit({ is: "attackChosen", rule: "TW-3.2", side: t.attacker, from, to });
    ctx.done();
  },
};
