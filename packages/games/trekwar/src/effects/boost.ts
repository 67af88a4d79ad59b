import { force, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";
import { filterSchema, passes } from "./filter.ts";

/** Adds Force to its own side while the side's active Unit passes the filter. */
export const boost: Operation<"boost"> = {
  op: "boost",
  when: "active",
  schema: form("boost", "active", null, { if: filterSchema, space: force, surface: force }),
  icon: "rise",
  traits: (e) => ({ force: Math.max(e.space, e.surface) }),
  make: (e) => {
    const gain = [e.space, e.surface] as const;
    return { adds: (unit, ground) => (unit && passes(e.if, unit.entry) ? gain[ground] : 0) };
  },
};
