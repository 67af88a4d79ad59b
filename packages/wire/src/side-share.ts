/** How often a side won: statistics and library items show it. */
import * as z from "zod/mini";
import { count } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { playedBySeat } from "./people.ts";

export const sideShare = z.strictObject({
  ...playedBySeat,
  won: count,
  drawn: count,
  /** Seats that played the side; a match counts twice if two seats did. */
  played: count,
  /** The 95% interval of the share won, by Wilson's method, 0 to 1. */
  low: z.number(),
  high: z.number(),
  /** The share if all seats of a match were equally strong and none was drawn. */
  even: z.number(),
});
export type SideShare = Infer<typeof sideShare>;
