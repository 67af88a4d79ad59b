/** Pages and searches of the lists that an administrator reads. */
import * as z from "zod/mini";
import type { DocumentFilter, Stored } from "../storage/store.ts";

/** Entries of a page. */
export const ADMIN_PAGE = 100;
export const listQuery = z.object({
  after: z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/))),
});
/** The filter for the page of a list after a cursor. */
export function pageAfter({ after }: z.output<typeof listQuery>): DocumentFilter {
  const [changedAt, id] = after?.split(".") ?? [];
  return { limit: ADMIN_PAGE, ...(id !== undefined && { after: { changedAt: Number(changedAt), id } }) };
}
/** Most documents that one search reads. */
const SEARCHED = 20_000;
/** Returns the first page of documents that match, read page by page. */
export async function searched<T extends object>(
  list: (from: DocumentFilter) => Promise<readonly Stored<T>[]>,
  from: DocumentFilter,
  fits: (one: Stored<T>) => boolean,
): Promise<readonly Stored<T>[]> {
  const found: Stored<T>[] = [];
  let next = from;
  for (let seen = 0; seen < SEARCHED; seen += ADMIN_PAGE) {
    const page = await list(next);
    found.push(...page.filter(fits));
    const last = page.at(-1);
    if (page.length < ADMIN_PAGE || found.length >= ADMIN_PAGE || !last) break;
    next = { ...from, after: { changedAt: last.changedAt, id: last.id } };
  }
  return found.slice(0, ADMIN_PAGE);
}
const folded = (text: string): string => text.normalize("NFKC").toLowerCase();
export const includes = (search: string | undefined, ...texts: readonly string[]): boolean =>
  search === undefined || search === "" || texts.some((text) => folded(text).includes(folded(search)));
