import * as z from "zod/mini";
import { form } from "./form.ts";
import type { Operation } from "./behaviour.ts";
import { LIMITS } from "../data/limits.ts";

/** Raises the Hand size up to which this Turn's Last Stage may draw. The highest limit applies. */
export const handLimit: Operation<"handLimit"> = {
  op: "handLimit",
  when: "turn",
  schema: form("handLimit", "turn", null, { limit: z.int().check(z.gt(LIMITS.hand), z.lte(12)) }),
  icon: "hand",
  traits: (e) => ({ reinforce: e.limit - LIMITS.hand }),
  make: (e) => ({
    happens: (ctx, p) => {
      ctx.state.limit = Math.max(ctx.state.limit, e.limit);
      if (ctx.wantsFacts)
        ctx.emit({ is: "limitRaised", rule: "TW-7.2", side: p.side, limit: ctx.state.limit, by: p.card.id });
    },
  }),
};
