/** The named sums of Anaxis, for situations and for panels that show a calculation. */
import { fieldErrors, type Game, type Result, type Sum } from "@starboard/kernel";
import * as z from "zod/mini";
import type { Side } from "./acts.ts";
import { bareCutOff } from "./calc/armour.ts";
import { difficultySum, firepowerOf, gunsOf, penetrationOf, type Shot } from "./calc/difficulty.ts";
import { keptSum, pointsSum } from "./calc/legs.ts";
import { minimumMove, rotations } from "./calc/ratings.ts";
import { sensorTerms } from "./calc/sensors.ts";
import { classOf } from "./match-setup.ts";
import type { ShapeAx } from "./shape.ts";
import type { StateAx } from "./state.ts";

const ship = z.int().check(z.gte(0), z.lte(999));
const shotArgs = z.strictObject({
  shooter: ship,
  target: ship,
  bank: z.enum(["primary", "secondary"]),
  fireControl: z.optional(z.literal(true)),
  gunnery: z.optional(z.literal(true)),
  weapons: z.optional(z.enum(["power", "penetration", "tradeToPen", "tradeToPower"])),
});
const shipArgs = z.strictObject({ ship });
const sideArgs = z.strictObject({ side: z.union([z.literal(0), z.literal(1)]) });

type Calc = (t: StateAx, args: unknown) => Result<Sum>;

/** A sum for one volley. */
const ofShot =
  (calc: (t: StateAx, shot: Shot) => Sum): Calc =>
  (t, args) => {
    const parsed = shotArgs.safeParse(args);
    if (!parsed.success) return { bad: fieldErrors(parsed.error, "AX_SUM_FIELD") };
    const shot = parsed.data;
    const known = shot.shooter < t.kind.length && shot.target < t.kind.length && gunsOf(t, shot.shooter, shot.bank);
    return known ? { ok: calc(t, shot) } : { bad: [{ code: "AX_SUM_FIELD", at: "shooter" }] };
  };

/** A sum for one ship. */
const ofShip =
  (calc: (t: StateAx, ship: number) => Sum): Calc =>
  (t, args) => {
    const parsed = shipArgs.safeParse(args);
    if (!parsed.success) return { bad: fieldErrors(parsed.error, "AX_SUM_FIELD") };
    return parsed.data.ship < t.kind.length
      ? { ok: calc(t, parsed.data.ship) }
      : { bad: [{ code: "AX_SUM_FIELD", at: "ship" }] };
  };

/** A sum over both legs of a contest; available when the second leg is over (AX-10.7). */
const ofContest =
  (calc: (t: StateAx, side: Side) => Sum | undefined): Calc =>
  (t, args) => {
    const parsed = sideArgs.safeParse(args);
    if (!parsed.success) return { bad: fieldErrors(parsed.error, "AX_SUM_FIELD") };
    const sum = calc(t, parsed.data.side);
    return sum ? { ok: sum } : { bad: [{ code: "AX_SUM_FIELD", at: "" }] };
  };

/** Number of dice of a volley: firepower of the bank and Weapons systems bonus (AX-6.1). */
const dice = (t: StateAx, shot: Shot): Sum => {
  const guns = gunsOf(t, shot.shooter, shot.bank) as NonNullable<ReturnType<typeof gunsOf>>;
  const total = firepowerOf(guns, shot.weapons);
  const bonus = total - guns.firepower;
  const terms: Sum["terms"][number][] = [{ rule: "AX-1.8", what: "firepower", value: guns.firepower }];
  if (bonus !== 0) terms.push({ rule: "AX-8.10", what: "weapons", value: bonus });
  return { total, terms };
};

/** Armour less penetration, before shield dice (AX-6.2). */
const cutOff = (t: StateAx, shot: Shot): Sum => {
  const guns = gunsOf(t, shot.shooter, shot.bank) as NonNullable<ReturnType<typeof gunsOf>>;
  const armour = classOf(t, shot.target).armour;
  const penetration = penetrationOf(guns, shot.weapons);
  return {
    total: bareCutOff(t, shot.target, penetration),
    terms: [
      { rule: "AX-6.2", what: "armour", value: armour },
      { rule: "AX-6.2", what: "penetration", value: -Math.min(armour, penetration), about: { penetration } },
    ],
  };
};

export const sums: NonNullable<Game<ShapeAx>["sums"]> = {
  difficulty: ofShot(difficultySum),
  dice: ofShot(dice),
  cutOff: ofShot(cutOff),
  /** Sensor rating as a decimal number; the term holds the exact fraction (AX-5.6). */
  sensors: ofShot((t, shot) => {
    const s = sensorTerms(t, shot.shooter, shot.target, shot.fireControl === true);
    const total = s.rating.num / s.rating.den;
    return { total, terms: [{ rule: "AX-5.6", what: s.source, value: total, about: { ...s } }] };
  }),
  minimum: ofShip((t, s) => ({
    total: minimumMove(t, s),
    terms: [{ rule: "AX-4.3", what: "minimum", value: minimumMove(t, s) }],
  })),
  rotations: ofShip((t, s) => ({
    total: rotations(t, s),
    terms: [{ rule: "AX-3.3", what: "rotations", value: rotations(t, s) }],
  })),
  legPoints: ofContest(pointsSum),
  legShips: ofContest(keptSum),
};
