import { type Automatic, seat } from "@starboard/kernel";
import { openTo } from "../calc/reach.ts";
import type { TrailsShape } from "../shape.ts";
import { endIfLast, leave } from "./leave.ts";

/** Passes the turn to the next captain who can fly; those who cannot are out (ION-2.1, ION-2.5). */
export const pass: Automatic<TrailsShape> = {
  kind: "automatic",
  rule: "ION-2.1",
  run(ctx) {
    const t = ctx.state;
    for (;;) {
      t.turn = seat((t.turn + 1) % t.ships.length);
      if (t.out[t.turn] === 1) continue;
      if (openTo(t, t.turn).length > 0) break;
      leave(ctx, t.turn, { is: "stuck", rule: "ION-2.5", seat: t.turn });
      if (endIfLast(ctx)) return;
    }
    ctx.done();
  },
};
