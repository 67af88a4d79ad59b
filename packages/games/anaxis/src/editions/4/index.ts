/** Edition 4: after eight quiet turns a draw was open to both sides, also to one that was losing by the score. */
import type { EarlierEdition } from "@starboard/kit";
import { forbidEarlyDraw } from "../../asides/end.ts";
import type { FactAx } from "../../facts.ts";
import type { ShapeAx } from "../../shape.ts";
import type { ViewAx } from "../../state.ts";

export const edition4: EarlierEdition<ShapeAx, ViewAx, FactAx> = {
  edition: 4,
  game: (next) => ({
    asides: { claimDraw: { ...next.asides.claimDraw, forbids: forbidEarlyDraw } },
    // Every position is one of edition 5 too.
    migrate: (t) => t,
  }),
  rules: {
    "AX-9.8":
      "[R] A side may concede. After eight whole turns without a rolled volley and without a loss either side may claim a draw.",
  },
};
