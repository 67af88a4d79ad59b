/** Arrows and circles that an author draws on a board, in lessons. Documented in `docs/lessons.md`. */
import * as z from "zod/mini";

/** Most marks at one moment. */
export const MAX_MARKS = 20;

const place = z.string().check(z.minLength(1), z.maxLength(80));
const label = z.optional(z.string().check(z.minLength(1), z.maxLength(40)));

export const markSchema = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("arrow"), from: place, to: place, label }),
  z.strictObject({ is: z.literal("circle"), at: place, label }),
]);
export const marksSchema = z.array(markSchema).check(z.maxLength(MAX_MARKS));

/** An arrow from place to place, or a circle around a place. The places are named as the game's screen names them. */
export type Mark = z.infer<typeof markSchema>;

const isSame = (a: Mark, b: Mark): boolean =>
  a.is === "arrow" ? b.is === "arrow" && a.from === b.from && a.to === b.to : b.is === "circle" && a.at === b.at;

/** The marks with one more; a mark that is already there is removed instead, so that drawing it again erases it. */
export const toggleMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  marks.some((one) => isSame(one, mark))
    ? marks.filter((one) => !isSame(one, mark))
    : marks.length < MAX_MARKS
      ? [...marks, mark]
      : marks;
