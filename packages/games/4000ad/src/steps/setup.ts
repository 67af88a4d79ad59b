/** Steps before the first round: random homes, neutral forces, the starting roll (S1 to S3). */
import type { Automatic } from "@starboard/kernel";
import { clockwise, mapOf, starId } from "../data/map.ts";
import type { StarEntry, StarMap } from "../data/stars.ts";
import { eligibleHomes } from "../home-stars.ts";
import { isOffLimits } from "../arrival.ts";
import type { Ctx } from "../context.ts";
import { homeOf } from "../powers.ts";
import { orderFrom, seatHomes } from "../setup.ts";
import type { Shape4000 } from "../shape.ts";

/** Resolution of a toss, in parts of a square. */
const TOSS_UNITS = 1000;

/**
 * S1: tosses a ship for every power. The nearest star with both symbols on the ship's level is its home (AD-10.1.c). A
 * toss is repeated if the star is taken or too close to another home. [R] If no suitable star remains, all are tossed
 * again.
 */
export const findHomes: Automatic<Shape4000> = {
  kind: "automatic",
  rule: "AD-10.1.c",
  run(ctx) {
    const t = ctx.state;
    const map = mapOf(t.options);
    const apart = t.options["ad.homeRandomMinDist"];
    let homes: number[] = [];
    while (homes.length < t.P) {
      const free = eligibleHomes(map).filter(
        (s) => !homes.includes(s) && homes.every((h) => (map.distance[h * map.S + s] as number) >= apart),
      );
      if (free.length === 0) homes = [];
      const s = toss(ctx, map);
      if (s >= 0 && (free.length === 0 || free.includes(s))) homes.push(s);
    }
    homes = clockwise(map, homes);
    seatHomes(t, homes);
    homes.forEach((s, power) => {
      const star = map.stars[s] as StarEntry;
      ctx.emit({ is: "homeTossed", rule: "AD-10.1.c", power, star: star.id, level: star.level });
    });
    ctx.done();
  },
};

/**
 * One toss: level by coin, a point of the field, the nearest eligible star of that level; -1 when the level has none.
 */
function toss(ctx: Ctx, map: StarMap): number {
  const { rows, cols, depths } = map.module.board;
  const depth = (ctx.draw(depths, 1, "AD-10.1.c")[0] as number) - 1;
  const px = ((ctx.draw(cols * TOSS_UNITS, 1, "AD-10.1.c")[0] as number) - 0.5) / TOSS_UNITS;
  const py = ((ctx.draw(rows * TOSS_UNITS, 1, "AD-10.1.c")[0] as number) - 0.5) / TOSS_UNITS;
  let best = -1;
  let bestAt = Number.POSITIVE_INFINITY;
  for (const s of eligibleHomes(map)) {
    const star = map.stars[s] as StarEntry;
    if (star.depth !== depth) continue;
    const far = (star.plot.x - px) ** 2 + (star.plot.y - py) ** 2;
    if (far < bestAt || (far === bestAt && star.id < (map.stars[best] as StarEntry).id)) {
      best = s;
      bestAt = far;
    }
  }
  return best;
}

/** S2: places two dice of neutral ships at every neutral star of the chosen class (AD-3.2.1). */
export const placeNeutrals: Automatic<Shape4000> = {
  kind: "automatic",
  rule: "AD-3.2.1",
  run(ctx) {
    const t = ctx.state;
    const map = mapOf(t.options);
    const kind = t.options["ad.neutralDefence"];
    for (let s = 0; s < t.S; s++) {
      const o = map.population[s] === 1;
      const m = map.materials[s] === 1;
      const chosen = kind === "both" ? o && m : kind === "inhabited" ? o : kind === "any" && (o || m);
      if (!chosen || homeOf(t, s) >= 0 || isOffLimits(t, s)) continue;
      const [a, b] = ctx.draw(6, 2, "AD-3.2.1") as [number, number];
      t.neutral[s] = a + b;
      ctx.emit({ is: "neutralsPlaced", rule: "AD-3.2.1", star: starId(map, s), ships: a + b });
    }
    ctx.done();
  },
};

/** S3: rolls for the start. The highest die starts; tied sides roll again (AD-6.1). */
export const rollForStart: Automatic<Shape4000> = {
  kind: "automatic",
  rule: "AD-6.1",
  run(ctx) {
    const t = ctx.state;
    let sides = [...new Set(t.side)].sort((a, b) => a - b);
    while (sides.length > 1) {
      const dice = ctx.draw(6, sides.length, "AD-6.1");
      const best = Math.max(...dice);
      const rolls = sides.map((side, i) => ({ side, roll: dice[i] as number }));
      sides = sides.filter((_, i) => dice[i] === best);
      ctx.emit({ is: "startRolled", rule: "AD-6.1", rolls, first: sides.length === 1 ? (sides[0] as number) : null });
    }
    t.order = orderFrom(t, sides[0] as number);
    ctx.done();
  },
};
