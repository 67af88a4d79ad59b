/**
 * The schema of a study: a record with comments, symbols, marks and variations, seen from a chosen viewpoint. Documented
 * in `docs/studies.md`, published as a JSON Schema.
 */
import * as z from "zod/mini";
import { marksSchema } from "../marks.ts";

export const STUDY_FORMAT = "starboard.study";
export const STUDY_VERSION = 1;

/** Most notes of a study, and most variations of a note. */
export const MAX_NOTES = 500;
export const MAX_VARIATIONS = 8;

/** Adds a description that editors show. */
function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const words = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const seat = z.int().check(z.gte(0), z.lte(15));

const move = z.strictObject({
  by: described(seat, "The seat that acts, from 0."),
  step: described(words(60), "The step that asks."),
  act: z.looseObject({ do: words(60) }),
});

const variation = z.strictObject({
  title: described(z.optional(words(80)), "What the variation shows."),
  text: described(z.optional(words(2000)), "Plain text about it."),
  moves: described(
    z.array(move).check(z.minLength(1), z.maxLength(60)),
    "Acts from the moment on. The rules check each of them.",
  ),
  draws: described(
    z.optional(z.array(z.int().check(z.gte(1))).check(z.maxLength(500))),
    "The numbers that are drawn, in order; as recorded when absent.",
  ),
});

const note = z
  .strictObject({
    n: described(z.int().check(z.gte(0), z.lte(1_000_000)), "The entry of the record after which it stands."),
    symbol: described(z.optional(words(12)), "A symbol such as `!`, `?` or `!?`, or one word."),
    text: described(z.optional(words(2000)), "Plain text."),
    marks: described(z.optional(marksSchema), "Arrows and circles on the board."),
    variations: z.optional(z.array(variation).check(z.minLength(1), z.maxLength(MAX_VARIATIONS))),
  })
  .check(z.refine((one) => Object.keys(one).length > 1, "a note says or shows something"));

const form = z.strictObject({
  $schema: z.optional(z.string().check(z.maxLength(300))),
  format: z.literal(STUDY_FORMAT),
  version: z.literal(STUDY_VERSION),
  language: described(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), "Language of its words."),
  title: words(80),
  about: described(z.optional(words(500)), "What can be learnt from the match."),
  author: z.optional(words(60)),
  viewpoint: described(
    z.union([z.literal("public"), seat]),
    "Through whose eyes it is shown: a seat’s, or those of everyone.",
  ),
  open: described(z.boolean(), "Whether all hands are open, which is possible only after the match."),
  record: described(z.looseObject({}), "The record of the match, unchanged, so that it can still be verified."),
  notes: z.array(note).check(z.maxLength(MAX_NOTES)),
});

export const studySchema = form.check(({ value, issues }) => {
  const at = value.notes.findIndex(({ n }, i) => i > 0 && n <= (value.notes[i - 1]?.n ?? -1));
  if (at >= 0)
    issues.push({
      code: "custom",
      input: value,
      path: ["notes", `${at}`, "n"],
      message: "notes stand in the order of the match, one at each entry",
    });
});

/** A study as its file has it. */
export type Study = z.infer<typeof form>;
export type StudyNote = Study["notes"][number];
export type StudyVariation = NonNullable<StudyNote["variations"]>[number];
