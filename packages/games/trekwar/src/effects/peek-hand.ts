import { lookAtHand } from "../moves/hands.ts";
import { form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** Shows the enemy Hand to the player once. */
export const peekHand: Operation<"peekHand"> = {
  op: "peekHand",
  when: "play",
  schema: form("peekHand", "play", "enemy", {}),
  icon: "eye",
  traits: () => ({ insight: 6 }),
  make: () => ({ happens: (ctx, p) => lookAtHand(ctx, p.index, p.side, p.card) }),
};
