import type { Aside } from "@starboard/kernel";
import { resignAct, type ResignAct } from "../acts.ts";
import { endByResigning } from "../moves/ending.ts";
import { refuse } from "../refusals.ts";
import { type ShapeTW, sideOf } from "../shape.ts";

/** Lets a side resign the Battle at any moment, if the options allow it (TW-9.6). */
export const resign: Aside<ShapeTW, ResignAct> = {
  rule: "TW-9.6",
  schema: resignAct,
  candidates: (_t, _m, _by, offer) => offer({ do: "resign" }),
  forbids: (t) => (t.options.resign ? undefined : refuse("TW-9.6", "TW_RESIGN_OFF")),
  resolve: (ctx, by) => endByResigning(ctx, sideOf(by)),
};
