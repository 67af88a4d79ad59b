/** Steps that begin and end rounds and own turns (section E.2). */
import type { Automatic } from "@starboard/kernel";
import { mapOf, starId } from "../data/map.ts";
import { endByScore } from "../ending.ts";
import type { Power } from "../acts.ts";
import { lapse, lapseGrants } from "../proposals.ts";
import { isProduction } from "../calc/drawing.ts";
import { put } from "../ships.ts";
import type { Shape4000 } from "../shape.ts";
import type { State4000 } from "../state.ts";

/** Returns the slot of the next living power from `slot` on, or a value past the end if the round is over. */
export function nextSlot(t: State4000, slot: number): number {
  let i = slot;
  while (i < t.order.length && t.alive[t.order[i] as Power] !== 1) i++;
  return i;
}

export const beginRound: Automatic<Shape4000> = {
  kind: "automatic",
  rule: "AD-6.1",
  run(ctx) {
    const t = ctx.state;
    t.round++;
    t.stirred = 0;
    t.slot = nextSlot(t, 0);
    if (t.round === 1 && t.options["ad.compensation"] > 0) {
      const starting = t.side[t.order[0] as Power];
      const extra = t.options["ad.compensation"];
      for (let p = 0; p < t.P; p++) {
        if (t.side[p] === starting) continue;
        put(t, t.home[p] as number, p, extra);
        const star = starId(mapOf(t.options), t.home[p] as number);
        ctx.emit({ is: "compensated", rule: "AD-D.C", power: p, star, ships: extra });
      }
    }
    if (ctx.wantsFacts)
      ctx.emit({ is: "roundBegan", rule: "AD-6.2.2", round: t.round, production: isProduction(t.round) });
    ctx.done();
  },
};

/** Returns the open offer of mutual withdrawal that a power must answer, if any (AD-10.2.2). */
export const offerTo = (t: State4000, k: Power): State4000["proposals"][number] | undefined =>
  t.proposals.length === 0 ? undefined : t.proposals.find((p) => p.is === "withdrawal" && p.to[0] === k);

export const beginTurn: Automatic<Shape4000> = {
  kind: "automatic",
  rule: "AD-6.1.a",
  run(ctx) {
    const t = ctx.state;
    t.turn++;
    const p = t.order[t.slot] as Power;
    t.active = p;
    if (ctx.wantsFacts) ctx.emit({ is: "turnBegan", rule: "AD-6.1", power: p, round: t.round });
    ctx.done();
    if (offerTo(t, p)) ctx.ask("answerOffer", { power: p, lastCall: false });
  },
};

export const endRound: Automatic<Shape4000> = {
  kind: "automatic",
  rule: "AD-6.1",
  run(ctx) {
    const t = ctx.state;
    t.quiet = t.stirred === 1 ? 0 : t.quiet + 1;
    if (t.proposals.length > 0) lapse(ctx, (p) => p.untilRound > 0 && p.untilRound <= t.round);
    if (t.grants.length > 0) lapseGrants(ctx, (g) => g.untilRound > 0 && g.untilRound <= t.round);
    // A replaced agreement is removed after the last round in which it applied.
    if (t.drawings.length > 1)
      t.drawings = t.drawings.filter(
        (d, i) => !t.drawings.some((e, j) => j > i && e.star === d.star && e.from <= t.round + 1),
      );
    if (ctx.wantsFacts) ctx.emit({ is: "roundEnded", rule: "AD-6.1", round: t.round, quiet: t.quiet });
    ctx.done();
    const { "ad.turnLimit": turns, "ad.quietLimit": quiet } = t.options;
    if (turns > 0 && t.round >= turns) endByScore(ctx, "turnLimit");
    else if (quiet > 0 && t.quiet >= quiet) endByScore(ctx, "quietLimit");
  },
};
