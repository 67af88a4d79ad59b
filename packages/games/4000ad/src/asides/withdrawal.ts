/** The aside that offers mutual withdrawal at other times than the step `offer` (DP-OFFER, AD-10.2.2). */
import { asideActs, type Power } from "../acts.ts";
import { pressesCaptor } from "../homes.ts";
import { because, NO } from "../refusals.ts";
import { offerWithdrawal } from "../steps/end-turn.ts";
import type { State4000 } from "../state.ts";
import { type AsideOf, barsOption, barsSpeech, livingPowers } from "./common.ts";
import { isAlliances } from "../powers.ts";

/** Returns the captor to whom a power may offer withdrawal now, or -1. It may do so once, until its departure. */
function captorToOffer(t: State4000, x: Power): Power {
  if (t.offered[x] === 1) return -1;
  const k = t.grace[x] === "suspended" ? (t.against[x] as Power) : inGraceTurn(t, x) ? (t.holder[x] as Power) : -1;
  if (k < 0 || t.alive[k] !== 1 || t.treaties.some((d) => d.x === x && d.k === k)) return -1;
  const gone = t.active === k && (t.departed[k] === 1 || t.flow.stack[0]?.step === "endTurn");
  return gone ? -1 : k;
}
const inGraceTurn = (t: State4000, x: Power): boolean =>
  t.active === x && (t.lostAt[x] as number) < t.turn && pressesCaptor(t, x);

export const withdrawal: AsideOf<"withdrawal"> = {
  rule: "AD-10.2.2",
  schema: asideActs.withdrawal,
  candidates(t, _m, by, offer) {
    if (isAlliances(t)) return;
    for (const from of livingPowers(t, by)) {
      const to = captorToOffer(t, from);
      if (to >= 0) offer({ do: "withdrawal", from, to });
    }
  },
  forbids: (t, _m, by, { from, to }) =>
    barsOption(!isAlliances(t), "ad.version") ??
    barsSpeech(t, by, from, to) ??
    (captorToOffer(t, from) === to ? undefined : because(NO.NO_STANDOFF, { from, to, offered: t.offered[from] === 1 })),
  resolve(ctx, _by, { from, to }) {
    offerWithdrawal(ctx, from, to);
  },
};
