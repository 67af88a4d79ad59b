/** The acts of Anaxis as plain data. Ships and hexes are given by number, classes by id. */
import type { Act } from "@starboard/kernel";
import * as z from "zod/mini";

/** A ship's number in the match, from 0; side 1's ships come first, in the order of purchase. */
export type Ship = number;
/** A ship class such as `leviathan`. */
export type ClassId = string;
/** Side 0 or 1 (the sheet's side 1 and side 2). */
export type Side = 0 | 1;
export type Edge = "north" | "south" | "west" | "east";
export type Bank = "primary" | "secondary";
/** A Weapons systems bonus (AX-8.10): one more die, one more penetration, or a trade of one for the other. */
export type Weapons = "power" | "penetration" | "tradeToPen" | "tradeToPower";
/** The two points of an interdiction, taken from speed (S), reverse (R) or maneuver (M) (AX-7.2b). */
export type Split = "SS" | "RR" | "MM" | "SR" | "SM" | "RM";

const ship = z.int().check(z.gte(0), z.lte(999));
const coordinate = z.int().check(z.gte(-1000), z.lte(1000));
const facing = z.int().check(z.gte(0), z.lte(5));
const edge = z.enum(["north", "south", "west", "east"]);
const bank = z.enum(["primary", "secondary"]);
export const weapons = z.enum(["power", "penetration", "tradeToPen", "tradeToPower"]);
const paid = z.optional(z.literal(true));

/** Buys a fleet in secret, ship by ship (AX-9.2). */
export const buyAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("race"), race: z.string().check(z.maxLength(40)) }),
  z.strictObject({ do: z.literal("buy"), ship: z.string().check(z.maxLength(40)) }),
  z.strictObject({ do: z.literal("sell"), ship: z.string().check(z.maxLength(40)) }),
  /** Number of Cinema Points to buy with ship points; replaces an earlier choice. */
  z.strictObject({ do: z.literal("cp"), cp: z.int().check(z.gte(0), z.lte(1000)) }),
  z.strictObject({ do: z.literal("confirm") }),
]);
export const edgeAct = z.strictObject({ do: z.literal("edge"), edge });
export const baseAct = z.strictObject({ do: z.literal("base"), q: coordinate, r: coordinate });
/** Deploys ships: puts them on hexes, turns them or picks them up, until the side confirms. */
export const deployAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("put"), ship, q: coordinate, r: coordinate }),
  z.strictObject({ do: z.literal("face"), ship, facing }),
  /** Picks a placed ship up again. */
  z.strictObject({ do: z.literal("lift"), ship }),
  z.strictObject({ do: z.literal("confirm") }),
]);
export const carrierAct = z.strictObject({ do: z.literal("carrier"), ship });

/**
 * The owner of the slot picks a ship of the called number, or changes the number of one with Command (AX-2.4, AX-8.5).
 */
export const activateAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("activate"), ship }),
  z.strictObject({ do: z.literal("command"), ship }),
]);
export const declareAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("steady") }),
  z.strictObject({ do: z.literal("evade"), piloting: paid }),
  z.strictObject({ do: z.literal("pursue"), quarry: ship, piloting: paid }),
]);
/** One step of a move. `paid` buys Engineering or Piloting for this step (AX-8.7). */
export const stepAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("forward"), paid }),
  z.strictObject({ do: z.literal("reverse"), paid }),
  z.strictObject({ do: z.literal("left"), paid }),
  z.strictObject({ do: z.literal("right"), paid }),
  z.strictObject({ do: z.literal("end") }),
]);
/** Declares a special ability at the end of a move (AX-3.5). */
export const closingAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("stealth"), mode: z.enum(["off", "partial", "full"]) }),
  z.strictObject({ do: z.literal("jam"), q: coordinate, r: coordinate }),
  z.strictObject({ do: z.literal("shield"), ship }),
  z.strictObject({ do: z.literal("scan"), target: ship, receiver: z.optional(ship) }),
  z.strictObject({ do: z.literal("none") }),
]);
/** The acts of a ship in its firing slot. As a target, the research base is the ship with the last number. */
export const fireAct = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("fire"),
    bank,
    target: ship,
    fireControl: paid,
    gunnery: paid,
    weapons: z.optional(weapons),
  }),
  z.strictObject({ do: z.literal("pulse"), weapons: z.optional(weapons) }),
  z.strictObject({
    do: z.literal("interdict"),
    target: ship,
    split: z.enum(["SS", "RR", "MM", "SR", "SM", "RM"]),
  }),
  z.strictObject({ do: z.literal("done") }),
]);
/** Raises a ship with Command before its number is called, or passes (AX-8.5). */
export const windowAct = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("command"), ship }),
  z.strictObject({ do: z.literal("pass") }),
]);
export const damageAct = z.strictObject({ do: z.enum(["damageControl", "accept"]) });

export const asideActs = {
  concede: z.strictObject({ do: z.literal("concede") }),
  /** Possible after eight quiet turns (AX-9.8). */
  claimDraw: z.strictObject({ do: z.literal("claimDraw") }),
} as const;

export type BuyAct = z.infer<typeof buyAct>;
export type EdgeAct = z.infer<typeof edgeAct>;
export type BaseAct = z.infer<typeof baseAct>;
export type DeployAct = z.infer<typeof deployAct>;
export type CarrierAct = z.infer<typeof carrierAct>;
export type ActivateAct = z.infer<typeof activateAct>;
export type DeclareAct = z.infer<typeof declareAct>;
export type StepAct = z.infer<typeof stepAct>;
export type ClosingAct = z.infer<typeof closingAct>;
export type FireAct = z.infer<typeof fireAct>;
export type WindowAct = z.infer<typeof windowAct>;
export type DamageAct = z.infer<typeof damageAct>;
export type AsideActs = { [N in keyof typeof asideActs]: z.infer<(typeof asideActs)[N]> & Act };
