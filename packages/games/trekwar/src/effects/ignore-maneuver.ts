import { form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** The enemy's Maneuver counts nothing and has no effect. Only Units and Commands carry it, so that no circle can arise. */
export const ignoreManeuver: Operation<"ignoreManeuver"> = {
  op: "ignoreManeuver",
  when: "active",
  schema: form("ignoreManeuver", "active", "enemy", {}),
  unfit: (_e, type) => (type === "Unit" || type === "Command" ? undefined : "carrier"),
  icon: "mute",
  traits: () => ({ force: 2, deny: 1 }),
  make: () => ({ ignoresManeuver: true }),
};
