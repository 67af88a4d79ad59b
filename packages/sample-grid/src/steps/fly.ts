import type { Decision } from "@starboard/kernel";
import { flyAct, type FlyAct } from "../acts.ts";
import { obstacleAt, openTo, sizeOf, touches } from "../calc/reach.ts";
import { FAR, occupied } from "../refusals.ts";
import type { TrailsShape } from "../shape.ts";

/** The captain whose turn it is flies to a free square (ION-2.2). */
export const fly: Decision<TrailsShape, FlyAct> = {
  kind: "decision",
  rule: "ION-2.2",
  schema: flyAct,
  asks: (t) => t.turn,
  // A captain who retires in the own turn does not fly any more.
  moot: (t) => t.out[t.turn] === 1,
  candidates(t, _m, by, offer) {
    for (const to of openTo(t, by)) offer({ do: "fly", to });
  },
  forbids(t, _m, by, { to }) {
    if (!touches(sizeOf(t), t.ships[by] ?? 0, to)) return FAR;
    const obstacle = obstacleAt(t, to);
    return obstacle === null ? undefined : occupied(obstacle);
  },
  resolve(ctx, _m, by, { to }) {
    const t = ctx.state;
    const from = t.ships[by] ?? 0;
    t.ships[by] = to;
    t.trails.push(from);
    ctx.emit({ is: "flew", rule: "ION-2.4", seat: by, from, to });
    ctx.done();
  },
};
