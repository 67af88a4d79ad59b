/** Asides that end the game by agreement, concession or resignation (AD-10.3, AD-9.a, AD-9.4.9, AD-10.2.c). */
import type { Seat } from "@starboard/kernel";
import type { Refusal4000 } from "../reasons.ts";
import { asideActs, type Power } from "../acts.ts";
import { win } from "../ending.ts";
import { eliminate } from "../elimination.ts";
import type { Ctx } from "../context.ts";
import { isAlliances } from "../powers.ts";
import { propose } from "../proposals.ts";
import { because, NO } from "../refusals.ts";
import type { State4000 } from "../state.ts";
import { type AsideOf, barsOption, barsRepeat, others, standing } from "./common.ts";

/** Returns the first living power of a seat, or -1. */
function firstPower(t: State4000, by: Seat): Power {
  for (let p = 0; p < t.P; p++) if (t.seatOf[p] === by && t.alive[p] === 1) return p;
  return -1;
}
const barsMute = (t: State4000, by: Seat): Refusal4000 | undefined =>
  firstPower(t, by) < 0 ? because(NO.ELIMINATED, { power: t.seatOf.indexOf(by) }) : undefined;

/** Independents: proposes peace to all remaining players. The game is then scored. */
export const peace: AsideOf<"peace"> = {
  rule: "AD-10.3",
  schema: asideActs.peace,
  candidates(t, _m, by, offer) {
    if (!isAlliances(t) && firstPower(t, by) >= 0) offer({ do: "peace" });
  },
  forbids: (t, _m, by) =>
    barsOption(!isAlliances(t), "ad.version") ?? barsMute(t, by) ?? barsRepeat(standing(t, "peace", firstPower(t, by))),
  resolve(ctx, by) {
    const t = ctx.state;
    propose(ctx, { is: "peace", from: firstPower(t, by), to: others(t, by), untilRound: t.round + 1 });
  },
};

/** Alliances: proposes an armistice to the other side. The game is then scored. */
export const armistice: AsideOf<"armistice"> = {
  rule: "AD-9.a",
  schema: asideActs.armistice,
  candidates(t, _m, by, offer) {
    if (t.options["ad.armistice"] && firstPower(t, by) >= 0) offer({ do: "armistice" });
  },
  forbids: (t, _m, by) =>
    barsOption(t.options["ad.armistice"], "ad.armistice") ??
    barsMute(t, by) ??
    barsRepeat(standing(t, "armistice", firstPower(t, by))),
  resolve(ctx, by) {
    const t = ctx.state;
    propose(ctx, { is: "armistice", from: firstPower(t, by), to: others(t, by), untilRound: t.round + 1 });
  },
};

/** Returns the living allies of other seats who must agree to a concession. */
const alliesToAsk = (t: State4000, by: Seat): Power[] =>
  others(t, by).filter((p) => t.side[p] === t.side[firstPower(t, by)]);

/** Alliances: concedes for a side. Both its living powers must agree. */
export const concede: AsideOf<"concede"> = {
  rule: "AD-9.4.9",
  schema: asideActs.concede,
  candidates(t, _m, by, offer) {
    if (isAlliances(t) && firstPower(t, by) >= 0) offer({ do: "concede" });
  },
  forbids: (t, _m, by) =>
    barsOption(isAlliances(t), "ad.version") ??
    barsMute(t, by) ??
    barsRepeat(standing(t, "concede", firstPower(t, by))),
  resolve(ctx, by) {
    const t = ctx.state;
    const from = firstPower(t, by);
    const to = alliesToAsk(t, by);
    if (to.length === 0) giveUp(ctx, t.side[from] as number);
    else propose(ctx, { is: "concede", from, to, untilRound: 0 });
  },
};

export function giveUp(ctx: Ctx, side: number): void {
  if (ctx.wantsFacts) ctx.emit({ is: "conceded", rule: "AD-9.4.9", side });
  win(ctx, [1 - side], "conceded", "AD-9.4.9", null);
}

/** Independents: the player leaves the game. */
export const resign: AsideOf<"resign"> = {
  rule: "AD-10.2.c",
  schema: asideActs.resign,
  candidates(t, _m, by, offer) {
    if (!isAlliances(t) && firstPower(t, by) >= 0) offer({ do: "resign" });
  },
  forbids: (t, _m, by) => barsOption(!isAlliances(t), "ad.version") ?? barsMute(t, by),
  resolve(ctx, by) {
    eliminate(ctx, firstPower(ctx.state, by), true);
  },
};

/**
 * Returns the act with which a seat leaves the game, for example when its time is up: a resignation or a concession.
 */
export function resignationMove(
  t: State4000,
  by: Seat,
): { step: "concede" | "resign"; act: { do: "concede" | "resign" } } | undefined {
  if (firstPower(t, by) < 0) return undefined;
  return isAlliances(t) ? { step: "concede", act: { do: "concede" } } : { step: "resign", act: { do: "resign" } };
}
