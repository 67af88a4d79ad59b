/** All acts of a captain, as plain data. */
import * as z from "zod/mini";

/** A card: 1 to 6 is thrust of that value, 0 is a raider (SMP-1.2). */
export type Card = number;
export const RAIDER: Card = 0;

/** The wreck to bid for, 0 or 1 (SMP-3.2). */
export const pickAct = z.strictObject({ do: z.literal("pick"), wreck: z.int().check(z.gte(0), z.lte(1)) });
/** The card to lay (SMP-4.1). */
export const bidAct = z.strictObject({ do: z.literal("bid"), card: z.int().check(z.gte(0), z.lte(6)) });
/** Whether to raid the winner (SMP-5.1). */
export const raidAct = z.strictObject({ do: z.enum(["raid", "pass"]) });
/** Leaving the run (SMP-8.1). */
export const leaveAct = z.strictObject({ do: z.literal("leave") });
/** Calling for home (SMP-8.3). */
export const homeAct = z.strictObject({ do: z.enum(["call", "takeBack"]) });

export type PickAct = z.infer<typeof pickAct>;
export type BidAct = z.infer<typeof bidAct>;
export type RaidAct = z.infer<typeof raidAct>;
export type LeaveAct = z.infer<typeof leaveAct>;
export type HomeAct = z.infer<typeof homeAct>;
