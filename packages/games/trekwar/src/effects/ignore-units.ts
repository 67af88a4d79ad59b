import * as z from "zod/mini";
import { enemyOf } from "../data/board.ts";
import { ignoreCurrentUnit, ignoreNextUnits } from "../moves/ignoring.ts";
import { form } from "./form.ts";
import type { Operation } from "./behaviour.ts";

/** Marks the enemy's top Unit as ignored, and the next `next` Units that the enemy plays in this Fight. */
export const ignoreUnits: Operation<"ignoreUnits"> = {
  op: "ignoreUnits",
  when: "play",
  schema: form("ignoreUnits", "play", "enemy", {
    current: z.boolean(),
    next: z.int().check(z.gte(0), z.lte(3)),
  }),
  icon: "blank",
  traits: (e) => ({ ignore: (e.current ? 1 : 0) + e.next }),
  make: (e) => ({
    ...(e.current && { ignoresCurrentUnit: true }),
    early: true,
    happens: (ctx, p) => {
      const enemy = enemyOf(p.side);
      if (e.current) ignoreCurrentUnit(ctx, p.index, enemy, p.card);
      if (e.next > 0) ignoreNextUnits(ctx, enemy, p.card, e.next);
    },
  }),
};
