import type { Automatic } from "@starboard/kernel";
import { obstacleAt, sizeOf, touches } from "../calc/reach.ts";
import type { TrailsShape } from "../shape.ts";

/** Places the asteroids (ION-1.4). */
export const scatter: Automatic<TrailsShape> = {
  kind: "automatic",
  rule: "ION-1.4",
  run(ctx) {
    const t = ctx.state;
    const size = sizeOf(t);
    for (let n = 0; n < t.options["sample-grid.asteroids"]; n++) {
      const free = Array.from({ length: size * size }, (_, at) => at).filter(
        (at) => obstacleAt(t, at) === null && !t.ships.some((ship) => touches(size, ship, at)),
      );
      const [drawn = 1] = ctx.draw(free.length, 1, "ION-1.4");
      t.asteroids.push(free[drawn - 1] ?? 0);
    }
    ctx.emit({ is: "scattered", rule: "ION-1.4", asteroids: t.asteroids.slice() });
    ctx.done();
  },
};
