/** Mirrors: the signed index by which one host follows the library of another, and what its administrator sees of it. */
import * as z from "zod/mini";
import { count, editionSchema, gameIdSchema, milliseconds } from "./fields.ts";
import type { Infer } from "./infer.ts";
import { contentHash, fileKindId, itemId, licence, MAX_TAGS } from "./library.ts";
import { oneLine } from "./text.ts";

export const MIRROR_FORMAT = "starboard.library";
/** Most items of an index, most mirrors of a host, and most contents that one look at a mirror fetches. */
export const MIRROR_MOST = { items: 500, mirrors: 10, fetches: 60 } as const;

/** An Ed25519 public key, and a signature with it, in lower-case hex. */
export const mirrorKey = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const signature = z.string().check(z.regex(/^[0-9a-f]{128}$/));

const indexItem = z.strictObject({
  item: itemId,
  game: gameIdSchema,
  edition: editionSchema,
  kind: fileKindId,
  name: oneLine(1, 60),
  maker: oneLine(0, 40),
  about: oneLine(0, 600),
  tags: z.array(oneLine(1, 24)).check(z.maxLength(MAX_TAGS)),
  licence,
  /** Of the newest version. */
  hash: contentHash,
  changedAt: milliseconds,
});
export type MirrorItem = Infer<typeof indexItem>;

export const mirrorIndex = z.strictObject({
  format: z.literal(MIRROR_FORMAT),
  version: z.literal(1),
  key: mirrorKey,
  at: milliseconds,
  /** Whether these are all items; otherwise they are the newest ones. */
  isComplete: z.boolean(),
  items: z.array(indexItem).check(z.maxLength(MIRROR_MOST.items)),
  /** Of the canonical JSON of everything else. */
  signature,
});
export type MirrorIndex = Infer<typeof mirrorIndex>;

export const newMirrorInput = z.strictObject({
  /** The address of the other host, such as `https://club.example`. */
  url: z.string().check(z.minLength(8), z.maxLength(200)),
  /** Its key, if its administrator told it; otherwise the first answer counts. */
  key: z.optional(mirrorKey),
});
export const mirrorInfo = z.strictObject({
  id: z.string(),
  url: z.string(),
  key: z.nullable(mirrorKey),
  /** When it was looked at last; null before the first time. */
  at: z.nullable(milliseconds),
  /** Why the last look failed; null if it did not. */
  code: z.nullable(z.string()),
  items: count,
  /** Items of the last look that were refused, with the code of the first. */
  refused: count,
  refusedCode: z.nullable(z.string()),
});
export type MirrorInfo = Infer<typeof mirrorInfo>;
