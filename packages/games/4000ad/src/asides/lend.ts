/** The aside that lends ships to an ally for one departure (AD-9.4.5). A loan of 0 withdraws an earlier one. */
import { asideActs, type Power } from "../acts.ts";
import { mapOf, starId, starIndex } from "../data/map.ts";
import type { StarMap } from "../data/stars.ts";
import { seatsOf } from "../context.ts";
import { allied } from "../powers.ts";
import { lapseGrants } from "../proposals.ts";
import { because, NO } from "../refusals.ts";
import { offerLoans } from "../shared-acts.ts";
import type { Grant, State4000 } from "../state.ts";
import { type AsideOf, barsSpeech, partnerships } from "./common.ts";

const lent = (t: State4000, from: Power, to: Power, star: string): Grant | undefined =>
  t.grants.find((g) => g.is === "lend" && g.from === from && g.to === to && g.star === star && g.ships > 0);

/**
 * [R] Whether the ally can have ships at a star by its next departure: it is there, builds there, or can bring a warp
 * out there. A loan elsewhere would lapse unused, because it ends with the ally's next own turn.
 */
function withinReach(t: State4000, map: StarMap, to: Power, s: number): boolean {
  if ((t.ships[s * t.P + to] as number) > 0 || t.home[to] === s) return true;
  for (const w of [to * 2, to * 2 + 1]) {
    const from = t.warpFrom[w] as number;
    if (from < 0) continue;
    const need = map.distance[from * t.S + s] as number;
    const count = t.warpCount[w] as number;
    if (need === count + 1 || (t.active === to && need === count)) return true;
  }
  return false;
}

export const lend: AsideOf<"lend"> = {
  rule: "AD-9.4.5",
  schema: asideActs.lend,
  candidates(t, _m, by, offer) {
    const pairs = partnerships(t, by);
    if (pairs.length === 0) return;
    const map = mapOf(t.options);
    const { S, P } = t;
    const anyLent = t.grants.length > 0;
    for (const { from, to } of pairs)
      for (let s = 0; s < S; s++) {
        const most = t.ships[s * P + from] as number;
        if (anyLent) {
          const star = starId(map, s);
          if (lent(t, from, to, star)) offer({ do: "lend", from, to, star, ships: 0 });
        }
        if (most === 0 || !withinReach(t, map, to, s)) continue;
        offerLoans(map, from, to, s, most, offer);
      }
  },
  forbids(t, _m, by, act) {
    const { from, to, star, ships } = act;
    const no = barsSpeech(t, by, from, to);
    if (no) return no;
    if (!allied(t, from, to)) return because(NO.TRANSFER, { from, to });
    const map = mapOf(t.options);
    const s = starIndex(map, star);
    if (s < 0) return because(NO.STAR, { star });
    if (ships === 0) return lent(t, from, to, star) && act.drawing === undefined ? undefined : NO.PROPOSAL;
    const have = t.ships[s * t.P + from] as number;
    if (ships < 0 || ships > have) return because(NO.NO_SHIPS, { star, ships, have });
    return withinReach(t, map, to, s) ? undefined : because(NO.LOAN, { power: from, star, ships, allowed: 0 });
  },
  resolve(ctx, _by, { from, to, star, ships, drawing }) {
    const t = ctx.state;
    ctx.disclose(seatsOf(t, [from, to]));
    if (ships === 0) {
      lapseGrants(ctx, (g) => g === lent(t, from, to, star));
      return;
    }
    const before = lent(t, from, to, star);
    t.grants = t.grants.filter((g) => g !== before);
    t.grants.push({
      is: "lend",
      from,
      to,
      star,
      ships,
      warps: [],
      drawing: drawing ?? null,
      untilRound: 0,
      // The loan lasts until the end of the ally's next own turn. A turn in progress does not count.
      turns: t.active === to ? 2 : 1,
    });
    if (ctx.wantsFacts)
      ctx.emit(
        { is: "lent", rule: "AD-9.4.5", from, to, star, ships, drawing: drawing ?? null },
        seatsOf(t, [from, to]),
      );
  },
};
