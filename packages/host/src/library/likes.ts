/** Likes and reports: one of each for an account and an item. */
import type { Result } from "@starboard/kernel";
import { fail } from "../errors.ts";
import type { HostServices } from "../services.ts";
import { itemReports, likes, pairId, ranks } from "./doc.ts";
import { visibleItem } from "./read.ts";

type Services = Pick<HostServices, "store" | "blocks" | "now">;

/** Most reports of an account that wait for an administrator. */
export const MAX_OPEN_REPORTS = 20;

/**
 * Likes an item, or ends it; repeating it changes nothing. The like of a person whom the maker blocks is kept but not
 * counted. Codes: HOST_NOT_FOUND, LIBRARY_OWN.
 */
export async function like(services: Services, person: string, item: string, on: boolean): Promise<Result<null>> {
  const { store, blocks, now } = services;
  const found = await visibleItem(services, item);
  if ("bad" in found) return found;
  const { maker } = found.ok.doc;
  if (maker === person) return fail("LIBRARY_OWN");
  const id = pairId(item, person);
  const [before, rank] = [await likes.get(store, id), await ranks.get(store, item)];
  if ((before !== undefined) === on || !rank) return { ok: null };
  const isCounted = before?.doc.isCounted ?? !(await blocks.of(maker)).has(person);
  const count = rank.doc.likes + (isCounted ? (on ? 1 : -1) : 0);
  const written = await store.write([
    on ? likes.put(id, { item, person, isCounted }, now(), 0) : likes.delete(id, before?.version ?? 0),
    ranks.put(item, { ...rank.doc, likes: count }, count, rank.version),
  ]);
  return written ? { ok: null } : like(services, person, item, on);
}

/** Reports an item to the administrators. Codes: HOST_NOT_FOUND, LIBRARY_OWN, LIBRARY_REPORTS. */
export async function reportItem(services: Services, person: string, item: string, why: string): Promise<Result<null>> {
  const { store, now } = services;
  const found = await visibleItem(services, item);
  if ("bad" in found) return found;
  if (found.ok.doc.maker === person) return fail("LIBRARY_OWN");
  if ((await itemReports.get(store, pairId(item, person))) !== undefined) return { ok: null };
  if ((await store.count("libraryReport", ["person", person])) >= MAX_OPEN_REPORTS)
    return fail("LIBRARY_REPORTS", "", { most: MAX_OPEN_REPORTS });
  await store.write([itemReports.put(pairId(item, person), { item, person, why, at: now() }, now())]);
  return { ok: null };
}
