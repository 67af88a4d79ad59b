/** The aside that answers or withdraws an open proposal (section E.4). */
import type { Seat } from "@starboard/kernel";
import { asideActs, type Power } from "../acts.ts";
import { mapOf, starIndex } from "../data/map.ts";
import { endByScore } from "../ending.ts";
import { relate } from "../homes.ts";
import { settleDrawing } from "../arrival-effects.ts";
import { type Ctx, seatsOf } from "../context.ts";
import { close, isOpen, isParty } from "../proposals.ts";
import { NO } from "../refusals.ts";
import { answerWithdrawal } from "../steps/end-turn.ts";
import type { Proposal, State4000 } from "../state.ts";
import { type AsideOf, livingPowers } from "./common.ts";
import { drawingOrder } from "./drawing.ts";
import { giveUp } from "./ending.ts";

/** Returns the powers of a seat that still have to answer a proposal. */
const asked = (t: State4000, by: Seat, p: Proposal): Power[] =>
  livingPowers(t, by).filter((q) => p.to.includes(q) && !p.accepted.includes(q));

export const answer: AsideOf<"answer"> = {
  rule: "AD-E.4",
  schema: asideActs.answer,
  candidates(t, _m, by, offer) {
    for (const p of t.proposals) {
      if (asked(t, by, p).length > 0) {
        offer({ do: "answer", proposal: p.id, say: "accept" });
        offer({ do: "answer", proposal: p.id, say: "decline" });
      }
      if (t.seatOf[p.from] === by) offer({ do: "answer", proposal: p.id, say: "withdraw" });
    }
  },
  forbids(t, _m, by, { proposal, say }) {
    const p = t.proposals.find((q) => q.id === proposal);
    // A proposal between other players gets the same refusal as one that does not exist.
    if (!p || !isParty(t, p, by)) return NO.PROPOSAL;
    const may = say === "withdraw" ? t.seatOf[p.from] === by : asked(t, by, p).length > 0;
    return may ? undefined : NO.PROPOSAL;
  },
  resolve(ctx, by, { proposal, say }) {
    const t = ctx.state;
    const p = t.proposals.find((q) => q.id === proposal) as Proposal;
    ctx.disclose(isOpen(p) ? undefined : seatsOf(t, [p.from, ...p.to]));
    if (say === "withdraw") {
      close(ctx, p, "withdrawn", p.from);
      return;
    }
    const mine = asked(t, by, p);
    if (p.is === "withdrawal") {
      answerWithdrawal(ctx, p, say === "accept");
      return;
    }
    if (say === "decline") {
      close(ctx, p, "declined", mine[0] as Power);
      return;
    }
    p.accepted = [...p.accepted, ...mine];
    if (p.accepted.length < p.to.length) return;
    close(ctx, p, "accepted", mine[0] as Power);
    takeEffect(ctx, p);
  },
};

function takeEffect(ctx: Ctx, p: Proposal): void {
  const t = ctx.state;
  const to = p.to[0] as Power;
  switch (p.is) {
    case "ally": {
      const believed = t.relation[p.from * t.P + to] === 3;
      relate(t, p.from, to, believed ? 2 : 1);
      if (ctx.wantsFacts)
        ctx.emit({ is: "allied", rule: "AD-10.4", a: p.from, b: to, known: believed }, seatsOf(t, [p.from, to]));
      return;
    }
    case "jointArrival":
      t.grants.push({
        is: "jointArrival",
        from: p.from,
        to,
        star: p.star ?? "",
        ships: 0,
        warps: p.warps ?? [],
        drawing: p.mode ?? null,
        untilRound: p.untilRound,
        turns: 0,
      });
      return;
    case "drawing": {
      const s = starIndex(mapOf(t.options), p.star ?? "");
      const starter = p.starter ?? p.from;
      settleDrawing(ctx, s, p.mode ?? "first", starter, drawingOrder(t, s, starter));
      return;
    }
    case "peace":
      endByScore(ctx, "peace");
      return;
    case "armistice":
      endByScore(ctx, "armistice");
      return;
    case "concede":
      giveUp(ctx, t.side[p.from] as number);
      return;
    case "withdrawal":
      return;
  }
}
