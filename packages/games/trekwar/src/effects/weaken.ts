import { force, form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** Subtracts from the enemy's Force, but not below 0. */
export const weaken: Operation<"weaken"> = {
  op: "weaken",
  when: "active",
  schema: form("weaken", "active", "enemy", { space: force, surface: force }),
  icon: "fall",
  traits: (e) => ({ force: Math.max(e.space, e.surface) }),
  make: (e) => {
    const loss = [e.space, e.surface] as const;
    return { lowers: (ground) => loss[ground] };
  },
};
