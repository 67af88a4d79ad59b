/** Casting: what a caster shows to the spectators of a running match, behind the delay of the table. */
import * as z from "zod/mini";
import { count } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { oneLine } from "./text.ts";

/** Most casters of a table, most marks they show at once, and the longest line they write under the board. */
export const MAX_CASTERS = 4;
export const MAX_CAST_MARKS = 20;
export const CAST_TEXT = 280;

const place = oneLine(1, 80);
const label = z.exactOptional(oneLine(1, 40));
/** An arrow from place to place, or a circle around one, by the names of the game's screen. */
const mark = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("arrow"), from: place, to: place, label }),
  z.strictObject({ is: z.literal("circle"), at: place, label }),
]);

export const shownByCaster = z.strictObject({
  /** The entry that the caster's board shows. Boards that are not there yet do not show it. */
  at: count,
  marks: z.array(mark).check(z.maxLength(MAX_CAST_MARKS)),
  /** Plain text; may be empty. */
  text: oneLine(0, CAST_TEXT),
});
export type ShownByCaster = Infer<typeof shownByCaster>;

/** What spectators learn of the casting of a table; players learn nothing of it before the end. */
export const castingInfo = z.strictObject({ casters: count, shown: z.nullable(shownByCaster) });
export type CastingInfo = Infer<typeof castingInfo>;

const token = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,120}$/));
/** The secret of the link that makes its reader a caster. */
export const castingLink = z.strictObject({ token });
export type CastingLink = Infer<typeof castingLink>;
export const joinCastingInput = z.strictObject({ token, name: z.optional(oneLine(0, 24)) });
