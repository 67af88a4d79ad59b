/** Asides that end a match: to concede, and to claim a draw after eight quiet turns (AX-9.8). */
import type { Aside, Seat } from "@starboard/kernel";
import type { RefusalAx } from "../reasons.ts";
import { asideActs, type Side, type AsideActs } from "../acts.ts";
import { conclude, endsByScore } from "../ending.ts";
import { leader, SCORE_UNIT, scoreOf } from "../calc/score.ts";
import { refuse } from "../refusals.ts";
import { enemyOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";
import type { StateAx } from "../state.ts";

/** Number of full quiet turns after which a draw may be claimed. */
export const QUIET_TURNS = 8;

export const concede: Aside<ShapeAx, AsideActs["concede"]> = {
  rule: "AX-9.8",
  schema: asideActs.concede,
  candidates: (_t, _m, _by, offer) => offer({ do: "concede" }),
  forbids: () => undefined,
  resolve(ctx, by) {
    const side = by as Seat as number as Side;
    if (ctx.wantsFacts) ctx.emit({ is: "conceded", rule: "AX-9.8", side });
    conclude(ctx, enemyOf(side), "conceded", "AX-9.8");
  },
};

/** Returns why no draw can be claimed yet; undefined after enough quiet turns. */
const forbidEarlyDraw = (t: StateAx): RefusalAx | undefined =>
  t.quiet >= QUIET_TURNS && t.stirred === 0
    ? undefined
    : refuse("AX_NO_STALEMATE", { quiet: t.quiet, need: QUIET_TURNS });

/** Returns why a side may not claim a draw under `notBehind`: at the turn limit it would lose by the score (AX-9.7). */
function forbidClaimBehind(t: StateAx, side: Side): RefusalAx | undefined {
  if (t.options["ax.drawClaim"] !== "notBehind") return undefined;
  const enemy = enemyOf(side);
  const [own, other] = [scoreOf(t, side), scoreOf(t, enemy)];
  if (!endsByScore(t) || leader(...(side === 0 ? ([own, other] as const) : ([other, own] as const))) !== enemy)
    return undefined;
  return refuse("AX_BEHIND", { own: own / SCORE_UNIT, other: other / SCORE_UNIT });
}

export const claimDraw: Aside<ShapeAx, AsideActs["claimDraw"]> = {
  rule: "AX-9.8",
  schema: asideActs.claimDraw,
  candidates: (_t, _m, _by, offer) => offer({ do: "claimDraw" }),
  forbids: (t, _m, by) => forbidEarlyDraw(t) ?? forbidClaimBehind(t, by as Seat as number as Side),
  resolve: (ctx) => conclude(ctx, null, "stalemate", "AX-9.8"),
};
