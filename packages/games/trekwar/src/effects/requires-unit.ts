import { form } from "./form.ts";
import type { Operation } from "./behaviour.ts";
import { filterSchema, passes } from "./filter.ts";

/** Allows its card to be deployed only with a Unit that passes the filter. */
export const requiresUnit: Operation<"requiresUnit"> = {
  op: "requiresUnit",
  when: "deploy",
  schema: form("requiresUnit", "deploy", null, { filter: filterSchema }),
  unfit: (_e, type) => (type === "Maneuver" || type === "Command" ? undefined : "carrier"),
  icon: "pair",
  traits: () => ({}),
  make: (e, id) => ({
    demands: (unit) =>
      passes(e.filter, unit.entry)
        ? undefined
        : { rule: "TW-F.requiresUnit", code: "TW_REQUIRES_UNIT", about: { card: id, unit: unit.id } },
  }),
};
