/** Links that are shared: the page that a card is asked for, and the token that shows a private match to its holders. */
import * as z from "zod/mini";
import type { Infer } from "./infer.ts";

/** Longest address of a page that a card is drawn for. */
export const SHARED_PAGE_LIMIT = 400;

/** A page of the host by its path and query: `/replay/abc?n=12`. */
export const cardQuery = z.object({
  page: z.optional(z.string().check(z.maxLength(SHARED_PAGE_LIMIT), z.regex(/^\/\S*$/))),
  /** The language of the words in a picture; English if it is left out, because pictures are kept for everybody. */
  lang: z.optional(z.string().check(z.regex(/^[a-z]{2,3}$/))),
});
/** Part of a link to a finished private match, signed by the host. */
export const shareToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{24}$/));
export const shareLink = z.strictObject({ token: shareToken });

/** What others see of a shared page. */
export const sharedInfo = z.strictObject({
  title: z.string(),
  text: z.string(),
  /** Whether everybody who has the link sees what it is about; otherwise messengers show the general picture. */
  isShown: z.boolean(),
  /** Whether other pages can embed it. */
  canEmbed: z.boolean(),
});
export type SharedInfo = Infer<typeof sharedInfo>;
