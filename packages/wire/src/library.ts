/** The library of a host: what players publish, and what others do with it. */
import * as z from "zod/mini";
import { count, editionSchema, gameIdSchema, milliseconds, wholeNumber } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { sideShare } from "./side-share.ts";
import { oneLine } from "./text.ts";

/** Longest content of an item as JSON, in characters. */
export const MAX_CONTENT = 400_000;
/** Largest body of a request that publishes, in bytes. */
export const MAX_PUBLISHED_BYTES = 900_000;
/** Most items of an account, and most versions of an item. */
export const MAX_ITEMS = 100;
export const MAX_VERSIONS = 50;
/** Most tags of an item. */
export const MAX_TAGS = 6;
/** Most items on a page of a list. */
export const LIBRARY_PAGE = 24;

/** The kind of files of puzzles, and the most puzzles of one such file in the library. */
export const PUZZLE_KIND = "puzzle";
export const MAX_PUZZLES = 10;

/** The licences a maker can choose, by their SPDX identifiers; `ARR` keeps all rights but playing and viewing. */
export const LICENCES = ["CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0", "MIT", "ARR"] as const;
export const licence = z.enum(LICENCES);
export type Licence = z.infer<typeof licence>;

/** The id of an item, and the hash of a content: SHA-256 of its canonical JSON in lower-case hex. */
export const itemId = z.string().check(z.regex(/^[0-9a-f]{20}$/));
export const contentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A kind of file, such as `star-map`. */
export const fileKindId = z.string().check(z.maxLength(30), z.regex(/^[a-z]+(-[a-z]+)*$/));
const tag = z.string().check(
  z.overwrite((text) => text.trim().toLowerCase()),
  z.regex(/^[\p{Ll}\p{Lo}\p{Nd}]+(?:[ -][\p{Ll}\p{Lo}\p{Nd}]+)*$/u),
  z.maxLength(24),
);
const text = (most: number) => oneLine(0, most);

/** What a maker says about an item. */
const described = {
  about: text(600),
  tags: z.array(tag).check(z.maxLength(MAX_TAGS)),
  licence,
};
/** Any JSON. The kind's own reader checks it. */
const content = z.unknown();

/** A new item. Its name is the one in the file. */
export const publishInput = z.strictObject({
  game: gameIdSchema,
  kind: fileKindId,
  content,
  /** What the sender takes the hash to be; another one is refused. */
  hash: z.optional(contentHash),
  ...described,
  /** The item whose content was changed into this one. */
  forkedFrom: z.optional(itemId),
});
export type PublishInput = z.infer<typeof publishInput>;
/** A new version of an item of the caller. */
export const versionInput = z.strictObject({
  content,
  hash: z.optional(contentHash),
  /** What is different. */
  note: text(200),
});
/** Changed words about an item of the caller. */
export const itemInput = z.strictObject(described);
export const libraryReportInput = z.strictObject({ why: oneLine(1, 300) });

/** What bots measured about a version. */
export const measure = z.strictObject({
  /** `file`: how often the file won. `sides`: how often its first side won. */
  of: z.enum(["file", "sides"]),
  /** 0 to 1, with half the width of its 95% interval. */
  share: z.number(),
  half: z.number(),
  matches: count,
  /** The bots on both sides: `one-action` for those that look one action ahead; a sentence in older measurements. */
  bots: z.string(),
  /** Whether more matches are to come. */
  isDone: z.boolean(),
});
export type LibraryMeasure = Infer<typeof measure>;
/** Most points of the course of a measurement. */
export const MAX_COURSE_POINTS = 8;
/** What a measurement had found after some of its matches. */
const coursePoint = z.strictObject({ matches: count, share: z.number(), half: z.number() });
export type LibraryCoursePoint = Infer<typeof coursePoint>;
/** How often each side won when people played an item in public matches. */
const peopleShares = z.strictObject({ matches: count, sides: z.array(sideShare) });
/** Whether the puzzles of a version are proved. `code` and `at` say why they are refused. */
const proof = z.strictObject({
  is: z.enum(["waiting", "proved", "refused"]),
  code: z.nullable(z.string()),
  at: z.nullable(z.string()),
});
export type LibraryProof = Infer<typeof proof>;
const version = z.strictObject({
  n: wholeNumber(1, MAX_VERSIONS),
  hash: contentHash,
  at: milliseconds,
  note: z.string(),
  measure: z.nullable(measure),
  /** Only of puzzles. */
  proof: z.exactOptional(proof),
});
export type LibraryVersion = Infer<typeof version>;

/** An item as lists show it. */
export const libraryItem = z.strictObject({
  item: itemId,
  game: gameIdSchema,
  /** The edition of the rules that its newest version was checked by. */
  edition: editionSchema,
  kind: fileKindId,
  name: z.string(),
  maker: z.strictObject({ person: z.string(), name: z.string() }),
  about: z.string(),
  tags: z.array(z.string()),
  likes: count,
  /** The newest version. */
  version,
  changedAt: milliseconds,
  /** The address of the host that it was taken over from. */
  origin: z.exactOptional(z.string()),
});
export type LibraryItem = Infer<typeof libraryItem>;
export const libraryItemDetail = z.extend(libraryItem, {
  licence,
  createdAt: milliseconds,
  /** The newest first. */
  versions: z.array(version),
  /** Facts about the newest version: name and text. */
  facts: z.array(z.tuple([z.string(), z.string()])),
  /** `name` is null once the other item is gone. */
  forkedFrom: z.nullable(z.strictObject({ item: itemId, name: z.nullable(z.string()) })),
  forks: count,
  /** How the measurement of the newest version grew; empty if no course was kept. */
  course: z.array(coursePoint).check(z.maxLength(MAX_COURSE_POINTS)),
  /** From the statistics of the host; null if people have not played it in public matches. */
  people: z.nullable(peopleShares),
  you: z.strictObject({ liked: z.boolean(), reported: z.boolean(), isMaker: z.boolean() }),
});
export type LibraryItemDetail = Infer<typeof libraryItemDetail>;

/** What is looked for. Everything that is given must fit. */
export const libraryQuery = z.strictObject({
  kind: z.optional(fileKindId),
  game: z.optional(gameIdSchema),
  tag: z.optional(tag),
  /** The account of the maker. */
  maker: z.optional(z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+$/))),
  /** A part of the name, a tag or the maker's name. */
  search: z.optional(z.string().check(z.maxLength(60))),
  sort: z.optional(z.enum(["newest", "liked"])),
  /** Where the page before ended. */
  after: z.optional(z.string().check(z.maxLength(60), z.regex(/^\d{1,15}\.[a-z0-9]+$/))),
});
export type LibraryQuery = z.infer<typeof libraryQuery>;
export const libraryPage = z.strictObject({
  /** May be fewer than fit on a page, or none, although `after` is not null. */
  items: z.array(libraryItem),
  after: z.nullable(z.string()),
});
export type LibraryPage = Infer<typeof libraryPage>;
/** How many items there are, by kind and by game. */
export const libraryCounts = z.strictObject({
  all: count,
  kinds: z.record(z.string(), count),
  games: z.record(z.string(), count),
});
export type LibraryCounts = Infer<typeof libraryCounts>;

/** The content under a hash, as its editor reads it. */
export const libraryContent = z.strictObject({
  hash: contentHash,
  game: gameIdSchema,
  kind: fileKindId,
  content: z.looseObject({}),
});
export type LibraryContent = Infer<typeof libraryContent>;
/** A picture as data; `PictureData` of the kit describes it. */
export const pictureSchema = z.strictObject({
  width: z.number(),
  height: z.number(),
  shapes: z.array(z.looseObject({ is: z.enum(["path", "circle", "text", "group"]) })),
});

/** A report that waits for an administrator. */
export const libraryReport = z.strictObject({
  id: z.string(),
  item: itemId,
  name: z.string(),
  maker: z.strictObject({ person: z.string(), name: z.string() }),
  why: z.string(),
  at: milliseconds,
  /** Why the item was taken down; null while it is in the library. */
  takenDown: z.nullable(z.string()),
});
export type LibraryReport = Infer<typeof libraryReport>;
