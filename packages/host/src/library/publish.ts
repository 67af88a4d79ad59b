/** Publishes items and their versions, changes and removes them. */
import { canonicalJson, digest, editionName, type Invalid, isPlainJson, type Result } from "@starboard/kernel";
import type { AnyFileKind } from "@starboard/kit";
import {
  type itemInput,
  MAX_CONTENT,
  MAX_ITEMS,
  MAX_VERSIONS,
  type PublishInput,
  type versionInput,
} from "@starboard/wire/library";
import { oneLine } from "@starboard/wire/text";
import type * as z from "zod/mini";
import { fail } from "../errors.ts";
import type { HostServices } from "../services.ts";
import type { Change, Stored } from "../storage/store.ts";
import { playsMatches } from "./check/content-thread.ts";
import { contents, type ItemDoc, itemNames, itemReports, items, likes, measures, proofs, ranks } from "./doc.ts";
import { fileKindOf, libraryGame } from "./kinds.ts";
import { nameKeyOf } from "./name-key.ts";

type Services = Pick<HostServices, "store" | "tables" | "contentReader" | "now">;

const nameSchema = oneLine(1, 60);
const PAGE = 100;

/** A content that its kind has read. */
interface CheckedContent {
  readonly name: string;
  readonly hash: string;
  readonly content: object;
  readonly edition: string;
  readonly kind: AnyFileKind;
}

const inContent = (bad: readonly Invalid[]): { readonly bad: readonly Invalid[] } => ({
  bad: bad.slice(0, 20).map((one) => ({ ...one, at: one.at === "" ? "content" : `content.${one.at}` })),
});

/**
 * Reads content by the rules of its game. Codes: LIBRARY_GAME, LIBRARY_KIND, LIBRARY_SIZE, LIBRARY_CONTENT (no plain JSON,
 * or too deep), LIBRARY_NAME_FORM, LIBRARY_HASH, LIBRARY_TIME, HOST_RATE; the game's own at their fields.
 *
 * @param mayPlay asked once for a content that plays whole matches; false refuses it with HOST_RATE
 */
export async function checkContent(
  { contentReader }: Pick<HostServices, "contentReader">,
  gameId: string,
  kindId: string,
  raw: unknown,
  expected: string | undefined,
  mayPlay: () => boolean,
): Promise<Result<CheckedContent>> {
  const found = await libraryGame(gameId);
  if (!found) return fail("LIBRARY_GAME", "game", { game: gameId });
  const kind = await fileKindOf(gameId, kindId);
  if (!kind) return fail("LIBRARY_KIND", "kind", { kind: kindId });
  if (!isPlainJson(raw)) return fail("LIBRARY_CONTENT", "content");
  if (canonicalJson(raw).length > MAX_CONTENT) return fail("LIBRARY_SIZE", "content", { most: MAX_CONTENT });
  if (playsMatches(kindId) && !mayPlay()) return fail("HOST_RATE");
  const read = await contentReader.read({ game: gameId, kind }, raw as object);
  if ("bad" in read) return inContent(read.bad);
  const name = nameSchema.safeParse(kind.nameOf(read.ok));
  if (!name.success || nameKeyOf(name.data) === "") return fail("LIBRARY_NAME_FORM", "content.name");
  const hash = digest(read.ok);
  if (expected !== undefined && expected !== hash) return fail("LIBRARY_HASH", "hash", { hash });
  return { ok: { name: name.data, hash, content: read.ok, edition: editionName(found.game), kind } };
}

const nameId = (game: string, kind: string, name: string): string => `${game}.${kind}.${nameKeyOf(name)}`.slice(0, 100);

/** Refuses a content that the library has or had. Codes: LIBRARY_SAME, LIBRARY_TAKEN_DOWN. */
async function sameContent({ store }: Services, hash: string): Promise<Result<null>> {
  const same = await items.find(store, { index: ["hash", hash], limit: PAGE });
  if (same.some(({ doc }) => doc.takenDown !== null)) return fail("LIBRARY_TAKEN_DOWN", "content");
  const [first] = same;
  return first ? fail("LIBRARY_SAME", "content", { item: first.id, name: first.doc.name }) : { ok: null };
}

/** Whether the licence of the item that was changed allows the new one. Codes: LIBRARY_FORK, LIBRARY_LICENCE. */
async function allowsFork({ store }: Services, input: PublishInput, maker: string): Promise<Result<null>> {
  if (input.forkedFrom === undefined) return { ok: null };
  const from = await items.get(store, input.forkedFrom);
  if (!from || from.doc.takenDown !== null || from.doc.game !== input.game || from.doc.kind !== input.kind)
    return fail("LIBRARY_FORK", "forkedFrom");
  if (from.doc.maker === maker) return { ok: null };
  const { licence } = from.doc;
  const isAllowed = licence !== "ARR" && (licence !== "CC-BY-SA-4.0" || input.licence === licence);
  return isAllowed ? { ok: null } : fail("LIBRARY_LICENCE", "licence", { licence });
}

/** The changes by which an item and its place among the liked ones are written. */
export async function putItem(
  { store }: Pick<Services, "store">,
  id: string,
  doc: ItemDoc,
  version: number,
): Promise<Change[]> {
  const rank = await ranks.get(store, id);
  const count = rank?.doc.likes ?? 0;
  return [
    items.put(id, doc, doc.changedAt, version),
    ranks.put(id, { likes: count, item: doc }, count, rank?.version ?? 0),
  ];
}

/**
 * Publishes a new item. Codes beside those of `checkContent`: LIBRARY_FULL, LIBRARY_NAME for a name that another item of
 * the kind has or that looks like it, and those of `sameContent` and `allowsFork`.
 */
export async function publish(
  services: Services,
  maker: string,
  input: PublishInput,
  mayPlay: () => boolean,
): Promise<Result<{ readonly item: string; readonly hash: string }>> {
  const { store, tables, now } = services;
  const checked = await checkContent(services, input.game, input.kind, input.content, input.hash, mayPlay);
  if ("bad" in checked) return checked;
  const { name, hash, content, edition } = checked.ok;
  for (const refusal of [await sameContent(services, hash), await allowsFork(services, input, maker)])
    if ("bad" in refusal) return refusal;
  if ((await store.count("libraryItem", ["person", maker])) >= MAX_ITEMS)
    return fail("LIBRARY_FULL", "", { most: MAX_ITEMS });
  const at = now();
  const id = tables.random(10);
  const { game, kind, about, tags, licence, forkedFrom = null } = input;
  const doc: ItemDoc = {
    game,
    edition,
    kind,
    name,
    maker,
    about,
    tags: [...new Set(tags)],
    licence,
    forkedFrom,
    versions: [{ n: 1, hash, at, note: "" }],
    createdAt: at,
    changedAt: at,
    takenDown: null,
  };
  const written = await store.write([
    ...(await putItem(services, id, doc, 0)),
    itemNames.put(nameId(game, kind, name), { item: id }, at, 0),
    contents.put(hash, { game, kind, content }, at),
  ]);
  return written ? { ok: { item: id, hash } } : fail("LIBRARY_NAME", "content.name", { name });
}

/** Returns an item of a maker. Codes: HOST_NOT_FOUND, LIBRARY_MAKER, LIBRARY_TAKEN_DOWN. */
async function ownItem({ store }: Services, maker: string, id: string): Promise<Result<Stored<ItemDoc>>> {
  const stored = await items.get(store, id);
  if (!stored) return fail("HOST_NOT_FOUND");
  if (stored.doc.maker !== maker) return fail(stored.doc.takenDown === null ? "LIBRARY_MAKER" : "HOST_NOT_FOUND");
  const { takenDown } = stored.doc;
  return takenDown === null ? { ok: stored } : fail("LIBRARY_TAKEN_DOWN", "", { why: takenDown });
}

/** Publishes a version of an item. Codes: those of `ownItem` and `publish`. */
export async function publishVersion(
  services: Services,
  maker: string,
  id: string,
  input: z.output<typeof versionInput>,
  mayPlay: () => boolean,
): Promise<Result<{ readonly kind: string; readonly hash: string }>> {
  const { store, now } = services;
  const own = await ownItem(services, maker, id);
  if ("bad" in own) return own;
  const { doc, version } = own.ok;
  const checked = await checkContent(services, doc.game, doc.kind, input.content, input.hash, mayPlay);
  if ("bad" in checked) return checked;
  const { name, hash, content, edition } = checked.ok;
  const same = await sameContent(services, hash);
  if ("bad" in same) return same;
  if (doc.versions.length >= MAX_VERSIONS) return fail("LIBRARY_VERSIONS", "", { most: MAX_VERSIONS });
  const at = now();
  const next: ItemDoc = {
    ...doc,
    name,
    edition,
    versions: [...doc.versions, { n: doc.versions.length + 1, hash, at, note: input.note }],
    changedAt: at,
  };
  const [before, after] = [nameId(doc.game, doc.kind, doc.name), nameId(doc.game, doc.kind, name)];
  const renamed = before === after ? [] : [itemNames.delete(before), itemNames.put(after, { item: id }, at, 0)];
  const written = await store.write([
    ...(await putItem(services, id, next, version)),
    ...renamed,
    contents.put(hash, { game: doc.game, kind: doc.kind, content }, at),
  ]);
  if (written) return { ok: { kind: doc.kind, hash } };
  const taken = await itemNames.get(store, after);
  if (taken && taken.doc.item !== id) return fail("LIBRARY_NAME", "content.name", { name });
  return publishVersion(services, maker, id, input, mayPlay);
}

/** Changes what the maker says about an item. */
export async function changeItem(
  services: Services,
  maker: string,
  id: string,
  { about, tags, licence }: z.output<typeof itemInput>,
): Promise<Result<null>> {
  const own = await ownItem(services, maker, id);
  if ("bad" in own) return own;
  const next: ItemDoc = { ...own.ok.doc, about, tags: [...new Set(tags)], licence };
  const written = await services.store.write(await putItem(services, id, next, own.ok.version));
  return written ? { ok: null } : changeItem(services, maker, id, { about, tags, licence });
}

/** Removes an item of a maker, with its likes and reports. Matches that were played with it have their own copies. */
export async function removeItem(services: Services, maker: string, id: string): Promise<Result<null>> {
  const own = await ownItem(services, maker, id);
  if ("bad" in own) return own;
  await eraseItem(services, own.ok);
  return { ok: null };
}

/** Deletes an item, and the contents that no other item has. */
export async function eraseItem({ store }: Pick<Services, "store">, { id, doc }: Stored<ItemDoc>): Promise<void> {
  const changes: Change[] = [
    items.delete(id),
    ranks.delete(id),
    // The items of other hosts have no names of their own here.
    ...(doc.origin ? [] : [itemNames.delete(nameId(doc.game, doc.kind, doc.name))]),
  ];
  for (const { hash } of doc.versions)
    if ((await store.count("libraryItem", ["hash", hash])) <= 1)
      changes.push(contents.delete(hash), measures.delete(hash), proofs.delete(hash));
  await store.write(changes);
  for (const collection of [likes, itemReports])
    for (;;) {
      const found = await collection.find(store, { index: ["item", id], limit: PAGE });
      await store.write(found.map((one) => collection.delete(one.id)));
      if (found.length < PAGE) break;
    }
}
