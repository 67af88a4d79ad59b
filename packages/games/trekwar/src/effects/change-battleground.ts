import * as z from "zod/mini";
import { GROUNDS, type GroundNo } from "../state.ts";
import { form, ground } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** Changes the Battleground from `from` to `to` for the rest of the Fight. */
export const changeBattleground: Operation<"changeBattleground"> = {
  op: "changeBattleground",
  when: "play",
  schema: form("changeBattleground", "play", null, { from: ground, to: z.enum(["space", "surface", "other"]) }),
  icon: "shift",
  traits: () => ({ shift: 1 }),
  make: (e) => {
    const fits = (now: GroundNo | -1): boolean => e.from === "any" || (now >= 0 && GROUNDS[now as GroundNo] === e.from);
    return {
      lacks: (t, p) =>
        fits(t.ground)
          ? undefined
          : { rule: "TW-5.3", code: "TW_EVENT_BATTLEGROUND", about: { card: p.card.id, battleground: e.from } },
      happens: (ctx, p) => {
        const t = ctx.state;
        if (!fits(t.ground)) return;
        const to: GroundNo = e.to === "other" ? (t.ground === 0 ? 1 : 0) : e.to === "space" ? 0 : 1;
        if (to === t.ground) return;
        t.ground = to;
        if (ctx.wantsFacts) ctx.emit({ is: "groundChanged", rule: "TW-10.9", ground: GROUNDS[to], by: p.card.id });
      },
    };
  },
};
