/** The archive search over the finished matches of a host. */
import * as z from "zod/mini";
import { gameIdSchema } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { finishedMatch, matchResult } from "./people.ts";

const number = z.string().check(z.regex(/^\d{1,7}$/));
/**
 * What is looked for, as the query of an address. Everything that is given must fit; `person`, `side`, `result`
 * and `moment` must fit one and the same seat.
 */
export const archiveQuery = z.strictObject({
  game: z.optional(gameIdSchema),
  preset: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** The name of a side in any language, or its id, without regard to case. */
  side: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  result: z.optional(matchResult),
  /** Account of a player. */
  person: z.optional(z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+$/))),
  rated: z.optional(z.literal("yes")),
  /** Least and highest number of entries. */
  least: z.optional(number),
  most: z.optional(number),
  /** A kind of moment of the game, which a seat has had. */
  moment: z.optional(z.string().check(z.maxLength(40), z.regex(/^[a-zA-Z]+$/))),
  /** The first and the last round of the moment. */
  fromRound: z.optional(number),
  toRound: z.optional(number),
  /** Where the page before ended. */
  after: z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/))),
});
export type ArchiveQuery = z.infer<typeof archiveQuery>;

/** Most matches on a page, and most records in one export. */
export const ARCHIVE_PAGE = 30;
export const ARCHIVE_RECORDS = 20;

export const archivePage = z.strictObject({
  /** The latest first. A page may have fewer matches than fit on it, or none, although `after` is not null. */
  matches: z.array(finishedMatch),
  /** Where the next page begins; null on the last one. */
  after: z.nullable(z.string()),
});
export type ArchivePage = Infer<typeof archivePage>;
