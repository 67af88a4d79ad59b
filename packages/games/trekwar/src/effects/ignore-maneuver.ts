import { form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/**
 * Cancels the Force and effects of the enemy's Maneuver. Only Units and Commands can have it, so that no cycle can
 * occur.
 */
export const ignoreManeuver: Operation<"ignoreManeuver"> = {
  op: "ignoreManeuver",
  when: "active",
  schema: form("ignoreManeuver", "active", "enemy", {}),
  unfit: (_e, type) => (type === "Unit" || type === "Command" ? undefined : "carrier"),
  icon: "mute",
  traits: () => ({ force: 2, deny: 1 }),
  make: () => ({ ignoresManeuver: true }),
};
