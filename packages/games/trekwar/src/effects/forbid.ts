import * as z from "zod/mini";
import { form } from "./form.ts";
import type { Operation } from "./behaviour.ts";
import { CARD_TYPES } from "./vocabulary.ts";

/** Forbids the enemy to play cards of these types. */
export const forbid: Operation<"forbid"> = {
  op: "forbid",
  when: "active",
  schema: form("forbid", "active", "enemy", {
    types: z.array(z.enum(CARD_TYPES)).check(z.minLength(1), z.maxLength(CARD_TYPES.length)),
  }),
  unfit: (e) => (e.types.includes("Unit") ? "forbidsUnits" : undefined),
  icon: "bar",
  traits: (e) => ({ deny: e.types.length }),
  make: (e, id) => ({
    bars: (types) => {
      const type = types.find((t) => e.types.includes(t));
      return type ? { rule: "TW-6.5", code: "TW_TYPE_FORBIDDEN", about: { card: id, type } } : undefined;
    },
  }),
};
