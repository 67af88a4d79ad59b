/**
 * The schema of a study: records with comments, words of judgement, marks and variations, each chapter seen from a chosen
 * viewpoint. Documented in `docs/studies.md`, published as a JSON Schema.
 */
import * as z from "zod/mini";
import { marksSchema } from "../marks.ts";

export const STUDY_FORMAT = "starboard.study";
export const STUDY_VERSION = 1;

/** What a study holds at most. */
export const STUDY_MOST = {
  records: 8,
  chapters: 32,
  /** Over all chapters and variations. */
  notes: 1000,
  variations: 300,
  moves: 3000,
  /** Moves of one variation, and how deep variations of variations go. */
  line: 200,
  depth: 6,
  /** Characters of a comment. */
  text: 4000,
} as const;

/** What a comment can say of an act in one word. */
export const GLYPHS = ["brilliant", "good", "interesting", "doubtful", "mistake", "blunder"] as const;
export type Glyph = (typeof GLYPHS)[number];

/** Adds a description that text editors show. */
function described<T extends z.ZodMiniType>(schema: T, description: string): T {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const words = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const seat = z.int().check(z.gte(0), z.lte(15));
const entryNumber = z.int().check(z.gte(0), z.lte(1_000_000));

const move = z.strictObject({
  by: described(seat, "The seat that acts, from 0."),
  step: described(words(60), "The step that asks."),
  act: z.looseObject({ do: words(60) }),
  draws: described(
    z.optional(z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(200))),
    "The numbers that the act draws, in order; absent if it draws none.",
  ),
});

const note = z
  .strictObject({
    at: described(
      entryNumber,
      "In a chapter the number of the record’s entry after which it stands; in a variation the number of its moves before it.",
    ),
    glyph: described(z.optional(z.enum(GLYPHS)), "What it says of the act in one word."),
    text: described(z.optional(words(STUDY_MOST.text)), "Plain text."),
    marks: described(z.optional(marksSchema), "Arrows and circles on the board."),
    from: described(z.optional(z.literal("review")), "Set if the text was taken over from a review."),
  })
  .check(
    z.refine(
      ({ glyph, text, marks }) => glyph !== undefined || text !== undefined || (marks?.length ?? 0) > 0,
      "a note says or shows something",
    ),
  );
const notes = z.optional(z.array(note).check(z.maxLength(STUDY_MOST.notes)));

export type StudyMove = z.infer<typeof move>;
export type StudyNote = z.infer<typeof note>;
/** Acts that were not played in the match, from a moment on. */
export interface StudyVariation {
  /** In a chapter the entry after which it begins; in a variation the number of that variation's moves before it. */
  readonly at: number;
  readonly title?: string | undefined;
  readonly moves: readonly StudyMove[];
  readonly notes?: readonly StudyNote[] | undefined;
  readonly variations?: readonly StudyVariation[] | undefined;
}

/** Built to a fixed depth instead of recursively, so that a hostile file cannot nest without limit. */
const variation = (depth: number): z.ZodMiniType<StudyVariation> => {
  const deeper =
    depth > 1
      ? { variations: z.optional(z.array(variation(depth - 1)).check(z.maxLength(STUDY_MOST.variations))) }
      : {};
  const form = z.strictObject({
    at: entryNumber,
    title: described(z.optional(words(80)), "What the variation shows."),
    moves: described(
      z.array(move).check(z.minLength(1), z.maxLength(STUDY_MOST.line)),
      "Acts of all seats. The rules check each of them.",
    ),
    notes,
    ...deeper,
  });
  return form as unknown as z.ZodMiniType<StudyVariation>;
};

const chapter = z.strictObject({
  title: words(80),
  record: described(z.int().check(z.gte(0), z.lt(STUDY_MOST.records)), "The place of its record in `records`."),
  viewpoint: described(
    z.union([z.literal("public"), seat]),
    "Through whose eyes it is shown: a seat’s, or a spectator’s.",
  ),
  open: described(z.boolean(), "Whether all hands are open, which is possible only after the match."),
  from: described(z.optional(entryNumber), "The first entry that it shows."),
  to: described(z.optional(entryNumber), "The last entry that it shows."),
  notes,
  variations: z.optional(z.array(variation(STUDY_MOST.depth)).check(z.maxLength(STUDY_MOST.variations))),
});
export type StudyChapter = z.infer<typeof chapter>;

const form = z.strictObject({
  $schema: z.optional(z.string().check(z.maxLength(300))),
  format: z.literal(STUDY_FORMAT),
  version: z.literal(STUDY_VERSION),
  language: described(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), "Language of its words."),
  title: words(60),
  about: described(z.optional(words(500)), "What can be learnt from it."),
  author: z.optional(words(60)),
  records: described(
    z.array(z.looseObject({})).check(z.minLength(1), z.maxLength(STUDY_MOST.records)),
    "The records of its matches, unchanged, so that they can still be verified.",
  ),
  chapters: z.array(chapter).check(z.minLength(1), z.maxLength(STUDY_MOST.chapters)),
});
export const studySchema = form;

/** A study as its file has it. */
export type Study = z.infer<typeof form>;

/** A chapter or a variation: what notes and variations can stand in. */
export type StudyBranch = Pick<StudyVariation, "notes" | "variations">;

/** How much a study holds. */
export function sizeOfStudy({ chapters }: Pick<Study, "chapters">): Record<"notes" | "variations" | "moves", number> {
  const size = { notes: 0, variations: 0, moves: 0 };
  const add = ({ notes: own = [], variations = [] }: StudyBranch): void => {
    size.notes += own.length;
    size.variations += variations.length;
    for (const one of variations) {
      size.moves += one.moves.length;
      add(one);
    }
  };
  for (const one of chapters) add(one);
  return size;
}
