import type { Aside } from "@starboard/kernel";
import { retireAct, type RetireAct } from "../acts.ts";
import { ALREADY_OUT } from "../refusals.ts";
import type { TrailsShape } from "../shape.ts";
import { endIfLast, leave } from "../steps/leave.ts";

/** Retiring, at any time (ION-4.1). */
export const retire: Aside<TrailsShape, RetireAct> = {
  rule: "ION-4.1",
  schema: retireAct,
  candidates(_t, _m, _by, offer) {
    offer({ do: "retire" });
  },
  forbids: (t, _m, by) => (t.out[by] === 1 ? ALREADY_OUT : undefined),
  resolve(ctx, by) {
    leave(ctx, by, { is: "retired", rule: "ION-4.1", seat: by });
    endIfLast(ctx);
  },
};
