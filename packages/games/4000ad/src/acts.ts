/** Schemas of all acts in 4000 A.D. Stars are named by id, powers and warps by number. */
import type { Act } from "@starboard/kernel";
import * as z from "zod/mini";

/** A star's id in the star module, such as `alpha-centauri`. */
export type StarId = string;
/** A power: its index in the clockwise order of home stars (AD-6.1). */
export type Power = number;
/** A warp: power × 2 + slot, slot 0 or 1 (AD-5.2). */
export type Warp = number;

/** How a force comes out at a star (AD-10.4.2): at an empty star, beside allies, or against all ships there. */
export type Mode = "occupy" | "join" | "attack";

const star = z.string().check(z.maxLength(40));
const power = z.int().check(z.gte(0), z.lte(3));
const warp = z.int().check(z.gte(0), z.lte(7));
const ships = z.int().check(z.lte(100_000), z.gte(-100_000));
const mode = z.enum(["occupy", "join", "attack"]);

/** Places new ships at one eligible star. The step repeats until all are placed (AD-6.2.3.2). */
export const placeAct = z.strictObject({ do: z.literal("place"), star, ships });

/** Decides about a warp that was just pushed (AD-6.3.2). `warps` holds this warp and all that emerge with it. */
export const arriveAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("travelOn") }),
  z.strictObject({ do: z.literal("emerge"), star, mode, warps: z.array(warp).check(z.minLength(1), z.maxLength(8)) }),
]);

/**
 * The one departure of a turn, or none (AD-6.3.3). The player first chooses the star, then the ships and the way. A hop
 * names how it arrives at the sister star. Ships of allies are added in between, one ally at a time (AD-9.4.5). The
 * departure then names the same loan.
 */
export const departAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("stay") }),
  z.strictObject({ do: z.literal("muster"), from: star }),
  z.strictObject({ do: z.literal("takeAlong"), from: star, power, ships }),
  z.strictObject({
    do: z.literal("depart"),
    from: star,
    ships,
    /** Ships of allies added by `takeAlong` (AD-9.4.5); absent if there are none. */
    loan: z.optional(z.array(z.strictObject({ power, ships })).check(z.minLength(1), z.maxLength(3))),
    to: z.enum(["hyperspace", "hop"]),
    mode: z.optional(mode),
  }),
]);

/** The choice after a round of dice when both sides have ships left (AD-6.4.5). */
export const retreatAct = z.strictObject({ do: z.enum(["fightOn", "retreat"]) });

/** Chooses where a fleet of an eliminated power comes out (AD-10.2). */
export const forcedAct = z.strictObject({ do: z.literal("emerge"), star });

/** Offers the captor a mutual withdrawal, or passes (AD-10.2.2). */
export const offerAct = z.strictObject({ do: z.enum(["offer", "pass"]) });
export const answerAct = z.strictObject({ do: z.enum(["accept", "decline", "decideLater"]) });

/** How the resources of a shared star are drawn (AD-9.4.2). */
export const drawingMode = z.enum(["first", "second", "alternate"]);
export type DrawingMode = z.infer<typeof drawingMode>;
/** What a loan or a joint arrival may agree about drawing, in the order of the offers; `undefined` is nothing. */
export const CLAUSES: readonly (DrawingMode | undefined)[] = [undefined, "first", "second", "alternate"];

/** Asides: proposals and other acts outside the sequence of play (section E.4). `from` is the acting power. */
export const asideActs = {
  ally: z.strictObject({ do: z.literal("ally"), from: power, to: power }),
  endAlliance: z.strictObject({ do: z.literal("endAlliance"), from: power, to: power }),
  permitHome: z.strictObject({ do: z.literal("permitHome"), from: power, to: power, on: z.boolean() }),
  lend: z.strictObject({
    do: z.literal("lend"),
    from: power,
    to: power,
    star,
    ships,
    drawing: z.optional(drawingMode),
  }),
  jointArrival: z.strictObject({
    do: z.literal("jointArrival"),
    from: power,
    to: power,
    star,
    warps: z.array(warp).check(z.minLength(1), z.maxLength(4)),
    drawing: z.optional(drawingMode),
  }),
  drawing: z.strictObject({
    do: z.literal("drawing"),
    from: power,
    star,
    mode: drawingMode,
    /** With `alternate`: the power that draws first. */
    starter: z.optional(power),
  }),
  withdrawal: z.strictObject({ do: z.literal("withdrawal"), from: power, to: power }),
  peace: z.strictObject({ do: z.literal("peace") }),
  armistice: z.strictObject({ do: z.literal("armistice") }),
  concede: z.strictObject({ do: z.literal("concede") }),
  resign: z.strictObject({ do: z.literal("resign") }),
  conference: z.strictObject({ do: z.literal("conference"), from: power, to: power, open: z.boolean() }),
  /** Answers an open proposal. Its proposer may withdraw it. */
  answer: z.strictObject({
    do: z.literal("answer"),
    proposal: z.int().check(z.gte(0)),
    say: z.enum(["accept", "decline", "withdraw"]),
  }),
} as const;

export type PlaceAct = z.infer<typeof placeAct>;
export type ArriveAct = z.infer<typeof arriveAct>;
export type DepartAct = z.infer<typeof departAct>;
export type RetreatAct = z.infer<typeof retreatAct>;
export type ForcedAct = z.infer<typeof forcedAct>;
export type OfferAct = z.infer<typeof offerAct>;
export type AnswerAct = z.infer<typeof answerAct>;
export type AsideActs = { [N in keyof typeof asideActs]: z.infer<(typeof asideActs)[N]> & Act };
