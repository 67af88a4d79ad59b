import { few, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** The enemy may play at most so many cards in a Turn, Events included. */
export const cardLimit: Operation<"cardLimit"> = {
  op: "cardLimit",
  when: "active",
  schema: form("cardLimit", "active", "enemy", { perTurn: few }),
  icon: "limit",
  traits: (e) => ({ deny: Math.max(0, 3 - e.perTurn) }),
  make: (e, id) => ({
    bars: (_types, count) =>
      count > e.perTurn
        ? { rule: "TW-6.5", code: "TW_CARD_LIMIT", about: { card: id, n: e.perTurn, wanted: count } }
        : undefined,
  }),
};
