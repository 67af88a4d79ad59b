/** All acts of a captain, as plain data. */
import * as z from "zod/mini";

/** A square: its row times the size of the field plus its column, from 0 at the top left. */
export type Square = number;
/** Squares of the largest field (ION-1.2). */
export const MOST_SQUARES = 81;
export const square = z.int().check(z.gte(0), z.lt(MOST_SQUARES));

/** The square to fly to (ION-2.2). */
export const flyAct = z.strictObject({ do: z.literal("fly"), to: square });
/** Leaving the match (ION-4.1). */
export const retireAct = z.strictObject({ do: z.literal("retire") });

export type FlyAct = z.infer<typeof flyAct>;
export type RetireAct = z.infer<typeof retireAct>;
