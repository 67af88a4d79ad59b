import { few, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** Limits the number of cards that the enemy may play per Turn, Events included. */
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
