/** The named sums of the rules, for situations and for panels that show a calculation. */
import type { Game, Result, Sum } from "@starboard/kernel";
import * as z from "zod/mini";
import { cardIndexOf } from "./card-index.ts";
import { cardAt, numberOf } from "./card.ts";
import { enemyOf, SIDE_IDS, type Side } from "./data/board.ts";
import { LIMITS } from "./data/limits.ts";
import { matchupOf } from "./calc/deployments.ts";
import { currentSum, sumOf } from "./calc/force.ts";
import type { ShapeTW } from "./shape.ts";
import type { GroundNo, StateTW } from "./state.ts";

const sideArg = z.strictObject({ side: z.enum(SIDE_IDS) });
const deployArg = z.strictObject({
  side: z.enum(SIDE_IDS),
  unit: z.string(),
  support: z._default(z.array(z.string()), []),
});

const bad = (at: string): { bad: { code: string; at: string }[] } => ({ bad: [{ code: "TW_SUM_ARGUMENTS", at }] });

const ofSide =
  (sum: (t: StateTW, side: Side) => Sum) =>
  (t: StateTW, args: unknown): Result<Sum> => {
    const read = sideArg.safeParse(args);
    return read.success ? { ok: sum(t, SIDE_IDS.indexOf(read.data.side) as Side) } : bad("side");
  };

/** Force or Attack as a Deployment would leave them, even if it is not the side's Turn. */
const ofDeployment =
  (pick: "own" | "enemy") =>
  (t: StateTW, args: unknown): Result<Sum> => {
    const read = deployArg.safeParse(args);
    if (!read.success || t.ground < 0) return bad("");
    const index = cardIndexOf(t.options);
    const cards = [read.data.unit, ...read.data.support].map((id) => numberOf(index, id));
    if (cards.includes(-1)) return bad("unit");
    const [unit, ...support] = cards.map((no) => cardAt(index, no));
    if (!unit) return bad("unit");
    const c = matchupOf(t, index, SIDE_IDS.indexOf(read.data.side) as Side, unit, support);
    const other = pick === "own" ? "enemy" : "own";
    return { ok: sumOf(index, c[pick], c[other], t.ground as GroundNo) };
  };

export const sums: NonNullable<Game<ShapeTW>["sums"]> = {
  /** Current Force of a side (TW-10.1). */
  force: ofSide((t, side) => currentSum(t, cardIndexOf(t.options), side)),
  /** The Attack a side has to match: the enemy's current Force (TW-10.3). */
  attack: ofSide((t, side) => currentSum(t, cardIndexOf(t.options), enemyOf(side))),
  /** Force a Deployment would give. */
  deployed: ofDeployment("own"),
  /** Attack a Deployment would have to match. */
  faced: ofDeployment("enemy"),
  /** The Hand size up to which the side may draw in its Last Stage (TW-7.2). */
  handLimit: ofSide((t, side) => {
    const raised = side === t.active ? t.limit - LIMITS.hand : 0;
    return {
      total: LIMITS.hand + raised,
      terms: [
        { rule: "TW-7.2", what: "handLimit", value: LIMITS.hand },
        ...(raised > 0 ? [{ rule: "TW-F.handLimit" as const, what: "raised", value: raised }] : []),
      ],
    };
  }),
};
