/** Asides that end a match: to concede, and to claim a draw after eight quiet turns (AX-9.8). */
import type { Aside, Seat } from "@starboard/kernel";
import { asideActs, type Side } from "../acts.ts";
import { conclude } from "../ending.ts";
import { refuse } from "../refusals.ts";
import { enemyOf } from "../match-setup.ts";
import type { ShapeAx } from "../shape.ts";

/** Number of full quiet turns after which a draw may be claimed. */
export const QUIET_TURNS = 8;

export const concede: Aside<ShapeAx, "concede"> = {
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

export const claimDraw: Aside<ShapeAx, "claimDraw"> = {
  rule: "AX-9.8",
  schema: asideActs.claimDraw,
  candidates: (_t, _m, _by, offer) => offer({ do: "claimDraw" }),
  forbids: (t) =>
    t.quiet >= QUIET_TURNS && t.stirred === 0
      ? undefined
      : refuse("AX_NO_STALEMATE", { quiet: t.quiet, need: QUIET_TURNS }),
  resolve: (ctx) => conclude(ctx, null, "stalemate", "AX-9.8"),
};
