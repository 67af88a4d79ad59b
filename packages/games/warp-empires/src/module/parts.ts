/** Small schemas of the module’s schema: names, numbers, dice, conditions, effects (rules.md, chapter B). */
import * as z from "zod/mini";
import type { Predicate } from "./resolved.ts";

/** Keys that any object of a module may have and that the rules ignore. */
const remarks = {
  note: z.optional(z.string().check(z.maxLength(1000))),
  provenance: z.optional(z.string().check(z.maxLength(40))),
  rule: z.optional(z.string().check(z.regex(/^[A-Z]{2,6}-[A-Z0-9.-]{1,20}$/i))),
};
/** An object with these keys and remarks only. */
export const form = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject({ ...shape, ...remarks });

/** A name in the module. Names of `Object.prototype` are excluded, because look-ups would find them in every object. */
export const id = z.string().check(
  z.regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/),
  z.refine((name) => !(name in Object.prototype)),
);
/** Also dots, as in `battle.tie`. */
export const optionId = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,29}\.[a-z][A-Za-z0-9]{0,29}$/));
export const text = z.string().check(z.minLength(1), z.maxLength(120));
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));
export const list = <T extends z.core.SomeType>(of: T, most: number, least = 0) =>
  z.array(of).check(z.minLength(least), z.maxLength(most));
/** Largest Force, cost or revenue; sums of it stay exact. */
export const amount = whole(-500, 500);
/** `1D6`, `2D6`, `1D6*1D6`. */
export const dice = z.string().check(z.regex(/^[1-9]D([2-9]|[1-9]\d)(\*[1-9]D([2-9]|[1-9]\d)){0,2}$/));
/** One throw, for tables of rows. */
export const oneDie = z.string().check(z.regex(/^[1-3]D([2-9]|1\d|20)$/));
export const fraction = z.tuple([whole(0, 1000), whole(1, 1000)]);
export const round = z.enum(["up", "down"]);

export const predicate: z.ZodMiniType<Predicate> = z.lazy(() =>
  form({
    all: z.optional(list(predicate, 20)),
    any: z.optional(list(predicate, 20)),
    not: z.optional(predicate),
    siteIs: z.optional(id),
    siteHas: z.optional(z.string().check(z.regex(/^(building:)?[A-Za-z][A-Za-z0-9-]{0,39}$/))),
    siteControlledBy: z.optional(z.enum(["self", "foe", "none"])),
    siteNeutral: z.optional(z.boolean()),
    siteClaimable: z.optional(z.boolean()),
    ownHasTag: z.optional(id),
    foeHasTag: z.optional(id),
    ownHasUnit: z.optional(list(id, 64, 1)),
    ownUnitsMin: z.optional(whole(0, 200)),
    ownTagMax: z.optional(form({ tag: id, max: whole(0, 200) })),
    foeStackAbsent: z.optional(z.boolean()),
    adjacentOwnTag: z.optional(id),
    adjacentControlled: z.optional(id),
    ownHome: z.optional(z.boolean()),
    ownFortification: z.optional(z.boolean()),
    ownBuilding: z.optional(id),
    ownRevenueTerritory: z.optional(z.boolean()),
  }),
) as unknown as z.ZodMiniType<Predicate>;

const op = <N extends string, S extends z.core.$ZodLooseShape>(name: N, shape: S) =>
  form({ op: z.literal(name), ...shape });
const count = whole(1, 20);

export const effect = z.discriminatedUnion("op", [
  op("moveGroups", { min: whole(0, 9), max: whole(1, 9) }),
  op("force", { amount, per: z.optional(form({ ownTag: id })) }),
  op("rollBonus", { roll: id, amount }),
  op("discardCards", { who: z.literal("target"), count, pick: z.enum(["victim", "random"]) }),
  op("takeCards", { who: z.literal("target"), count, pick: z.literal("random") }),
  op("drawCards", { who: z.literal("self"), count }),
  op("revealHand", { who: z.literal("target"), to: z.literal("self") }),
  op("revealStack", { to: z.literal("self") }),
  op("income", { who: z.enum(["self", "target"]), amount, per: z.optional(form({ controlledWith: id })) }),
  op("transferTreasury", { from: z.literal("target"), to: z.literal("self"), amount: whole(1, 500) }),
  op("negateCard", { of: list(id, 100, 1) }),
  op("negateMove", {}),
  op("forbidAttack", { who: z.literal("target"), until: z.literal("endOfTurn") }),
  op("extraCasualty", { who: z.literal("foe"), count }),
  op("saveCasualty", { count: z.literal(1) }),
  op("endBattle", { variant: z.enum(["concede", "noCasualties", "fortificationsStay"]) }),
  op("removeControl", {}),
  op("placeControl", {}),
  op("clearFeature", { feature: id }),
  op("destroyStack", {}),
  op("retreatStack", {}),
  op("rollAgain", {}),
  op("assimilate", { fraction, of: z.literal("foeCasualties"), round }),
  op("useAs", { from: z.literal("faction.specialAs") }),
]);

/** A modifier or bonus: its amount and its condition. */
export const bonus = form({ id, amount, when: predicate });
