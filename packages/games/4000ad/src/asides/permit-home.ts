/** The aside that permits or forbids an ally to enter a home star (AD-9.4.1). */
import { asideActs } from "../acts.ts";
import { seatsOf } from "../context.ts";
import { NO } from "../refusals.ts";
import { type AsideOf, barsAllies, partnerships } from "./common.ts";

export const permitHome: AsideOf<"permitHome"> = {
  rule: "AD-9.4.1",
  schema: asideActs.permitHome,
  candidates(t, _m, by, offer) {
    for (const { from, to } of partnerships(t, by))
      offer({ do: "permitHome", from, to, on: t.permit[from * t.P + to] !== 1 });
  },
  forbids: (t, _m, by, { from, to, on }) =>
    barsAllies(t, by, from, to) ?? ((t.permit[from * t.P + to] === 1) === on ? NO.PROPOSAL : undefined),
  resolve(ctx, _by, { from, to, on }) {
    const t = ctx.state;
    t.permit[from * t.P + to] = on ? 1 : 0;
    ctx.disclose(seatsOf(t, [from, to]));
    if (ctx.wantsFacts) ctx.emit({ is: "permission", rule: "AD-9.4.1", from, to, on }, seatsOf(t, [from, to]));
  },
};
