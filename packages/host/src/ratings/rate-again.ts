/**
 * Earlier versions kept one rating per account and game. Once, all rated matches are rated anew, in the order in which
 * they ended, so that every pace and number of players has the rating that it would have had from the beginning.
 */
import type { HostServices } from "../services.ts";
import { defineCollection } from "../storage/collection.ts";
import type { Change, Cursor } from "../storage/store.ts";
import { tableDocs } from "../tables/doc.ts";
import { countedId } from "./doc.ts";
import { recordResult } from "./rate-match.ts";

const PAGE = 100;
/** Marks that it is done. */
const settings = defineCollection<{ readonly at: number }>("setting");
const DONE = "ratings-by-pace";
/** While one host does it, others do not. */
const LEASE = "ratings by pace";

/** @param isStopped asked between two matches; what is left is done at the next start */
export async function rateAgain(
  services: Pick<HostServices, "store" | "storage" | "tables" | "now">,
  isStopped: () => boolean,
): Promise<void> {
  const { store, storage, now } = services;
  if (await settings.get(store, DONE)) return;
  if (!(await storage.leases.acquire(LEASE))) return;
  try {
    for (const match of await ratedMatches(services)) {
      if (isStopped()) return;
      await recordResult(services, match);
    }
    await deleteEarlier(services);
    await store.write([settings.put(DONE, { at: now() }, now())]);
  } finally {
    await storage.leases.release(LEASE);
  }
}

/** The ids of all rated matches that are over, the first that ended first. */
async function ratedMatches({ store }: Pick<HostServices, "store">): Promise<string[]> {
  const ended: { readonly match: string; readonly at: number }[] = [];
  for (let after: Cursor | undefined; ; ) {
    const page = await tableDocs.find(store, { index: ["state", "over"], limit: PAGE, ...(after && { after }) });
    const rated = page.flatMap(({ id, doc }) => (doc.terms.rated || doc.programs ? [id] : []));
    for (const { match, over, changedAt } of await store.summariesOf(rated))
      if (over) ended.push({ match, at: changedAt });
    after = page.at(-1);
    if (page.length < PAGE) break;
  }
  return ended.toSorted((a, b) => a.at - b.at).map(({ match }) => match);
}

/** Deletes the ratings of the earlier format, and its marks of rated matches. */
async function deleteEarlier({ store }: Pick<HostServices, "store">): Promise<void> {
  for (let after: Cursor | undefined; ; ) {
    const page = await store.find("rating", { limit: PAGE, ...(after && { after }) });
    const isEarlier = ({ id, doc }: (typeof page)[number]): boolean =>
      "table" in doc ? id !== countedId(String(doc.table)) : !("pace" in doc);
    const changes = page.filter(isEarlier).map(({ id }): Change => ({ is: "delete", kind: "rating", id }));
    if (changes.length > 0) await store.write(changes);
    after = page.at(-1);
    if (page.length < PAGE) return;
  }
}
