import * as z from "zod/mini";
import { few, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** Allows up to `count` additional cards of the type in this Turn's Deployment. */
export const extraPlay: Operation<"extraPlay"> = {
  op: "extraPlay",
  when: "turn",
  schema: form("extraPlay", "turn", null, { type: z.enum(["Maneuver", "Command"]), count: few }),
  icon: "more",
  traits: (e) => ({ force: e.count }),
  make: (e) => ({
    happens: (ctx, p) => {
      if (e.type === "Command") ctx.state.extraCommands += e.count;
      else ctx.state.extraManeuvers += e.count;
      if (ctx.wantsFacts)
        ctx.emit({ is: "mayPlayMore", rule: "TW-6.5", side: p.side, type: e.type, count: e.count, by: p.card.id });
    },
  }),
};
