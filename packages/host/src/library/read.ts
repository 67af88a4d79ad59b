/** Finds items of the library, and describes them as one caller may see them. */
import { type Result } from "@starboard/kernel";
import type { Language } from "@starboard/kit";
import {
  LIBRARY_PAGE,
  type LibraryCounts,
  type LibraryItem,
  type LibraryItemDetail,
  type LibraryPage,
  type LibraryQuery,
  type LibraryProof,
  type LibraryVersion,
  PUZZLE_KIND,
} from "@starboard/wire/library";
import { fail } from "../errors.ts";
import { forReader } from "../languages.ts";
import { bans } from "../people/bans.ts";
import { persons } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import { statisticsDocs } from "../statistics/doc.ts";
import type { Cursor, DocumentFilter, HostStore, Stored } from "../storage/store.ts";
import {
  contents,
  type ContentDoc,
  type ItemDoc,
  itemReports,
  items,
  likes,
  measures,
  pairId,
  proofs,
  ranks,
  type VersionDoc,
} from "./doc.ts";
import { fileKindOf, LIBRARY_GAMES, libraryGame } from "./kinds.ts";

type Services = Pick<HostServices, "store" | "blocks">;

const PAGE = 100;
/** Most documents that one search reads. Rare items take several pages, of which some are empty. */
const MAX_READ = 1_000;

/** What many items need: names of makers, who is banned, and likes. */
async function surroundings({ store }: Services, found: readonly Stored<ItemDoc>[]) {
  const makers = [...new Set(found.map(({ doc }) => doc.maker))];
  const hashes = [...new Set(found.flatMap(({ doc }) => doc.versions.map(({ hash }) => hash)))];
  const [people, banned, places, measured, proved] = await Promise.all([
    persons.getAll(store, makers),
    bans.getAll(store, makers),
    ranks.getAll(
      store,
      found.map(({ id }) => id),
    ),
    measures.getAll(store, hashes),
    found.some(({ doc }) => doc.kind === PUZZLE_KIND) ? proofs.getAll(store, hashes) : [],
  ]);
  return {
    names: new Map(people.map(({ id, doc }) => [id, doc.name])),
    banned: new Set(banned.map(({ id }) => id)),
    likes: new Map(places.map(({ id, doc }) => [id, doc.likes])),
    measures: new Map(measured.map(({ id, doc }) => [id, doc.measure])),
    proofs: new Map(proved.map(({ id, doc }) => [id, doc.proof])),
  };
}
type Surroundings = Awaited<ReturnType<typeof surroundings>>;

const WAITING: LibraryProof = { is: "waiting", code: null, at: null };
const versionOf = (kind: string, version: VersionDoc, around: Surroundings): LibraryVersion => ({
  ...version,
  measure: around.measures.get(version.hash) ?? null,
  ...(kind === PUZZLE_KIND && { proof: around.proofs.get(version.hash) ?? WAITING }),
});

function itemOf({ id, doc }: Stored<ItemDoc>, around: Surroundings): LibraryItem {
  const { game, edition, kind, name, maker, about, tags, versions, changedAt } = doc;
  return {
    item: id,
    game,
    edition,
    kind,
    name,
    maker: { person: maker, name: doc.origin?.maker ?? around.names.get(maker) ?? "" },
    ...(doc.origin && { origin: doc.origin.url }),
    about,
    tags,
    likes: around.likes.get(id) ?? 0,
    version: versionOf(kind, versions.at(-1) as VersionDoc, around),
    changedAt,
  };
}

const folded = (text: string): string => text.normalize("NFKC").toLowerCase();
const isFound = ({ game, kind, tags, maker, name }: ItemDoc, query: LibraryQuery, makerName: string): boolean =>
  (query.game === undefined || game === query.game) &&
  (query.kind === undefined || kind === query.kind) &&
  (query.tag === undefined || tags.includes(query.tag)) &&
  (query.maker === undefined || maker === query.maker) &&
  (query.search === undefined ||
    [name, makerName, ...tags].some((text) => folded(text).includes(folded(query.search ?? "").trim())));

/** The index by which the fewest documents are read. */
function indexOf({ maker, tag, game, kind }: LibraryQuery): NonNullable<DocumentFilter["index"]> {
  if (maker !== undefined) return ["maker", maker];
  if (tag !== undefined) return ["tag", tag];
  if (game !== undefined) return kind === undefined ? ["game", game] : ["gameKind", `${game}/${kind}`];
  return kind === undefined ? ["all", "yes"] : ["kind", kind];
}
const cursorOf = ({ changedAt, id }: Cursor): string => `${changedAt}.${id}`;
function readCursor(after: string | undefined): Cursor | undefined {
  const [changedAt, id] = after?.split(".") ?? [];
  return id === undefined ? undefined : { changedAt: Number(changedAt), id };
}

/** One page of documents in the order of the query: by the time of the newest version, or by likes. */
async function pageOf(
  { store }: Services,
  { sort }: LibraryQuery,
  filter: DocumentFilter,
): Promise<readonly { readonly place: Cursor; readonly stored: Stored<ItemDoc> }[]> {
  if (sort !== "liked") return (await items.find(store, filter)).map((stored) => ({ place: stored, stored }));
  const found = await ranks.find(store, filter);
  return found.map(({ id, version, changedAt, doc }) => ({
    place: { changedAt, id },
    stored: { id, version, changedAt: doc.item.changedAt, doc: doc.item },
  }));
}

/**
 * Returns the items that are found, and where the next page begins; null on the last. Items of banned makers, and of those
 * that the caller blocks, are left out.
 */
export async function searchLibrary(
  services: Services,
  query: LibraryQuery,
  caller: string | null,
  limit = LIBRARY_PAGE,
): Promise<LibraryPage> {
  const index = indexOf(query);
  const blocked = caller === null ? new Set<string>() : await services.blocks.of(caller);
  const found: LibraryItem[] = [];
  let after = readCursor(query.after);
  for (let read = 0; read < MAX_READ; read += PAGE) {
    const page = await pageOf(services, query, { index, limit: PAGE, ...(after && { after }) });
    const around = await surroundings(
      services,
      page.map(({ stored }) => stored),
    );
    for (const { place, stored } of page) {
      after = place;
      const { maker } = stored.doc;
      if (around.banned.has(maker) || blocked.has(maker)) continue;
      if (isFound(stored.doc, query, stored.doc.origin?.maker ?? around.names.get(maker) ?? ""))
        found.push(itemOf(stored, around));
      if (found.length === limit) return { items: found, after: cursorOf(after) };
    }
    if (page.length < PAGE) return { items: found, after: null };
  }
  return { items: found, after: after ? cursorOf(after) : null };
}

/** The numbers of items by game and kind. Items of banned makers are counted. */
export async function countLibrary({ store }: Services): Promise<LibraryCounts> {
  const kinds = new Set<string>();
  for (const id of LIBRARY_GAMES) for (const kind of (await libraryGame(id))?.kinds ?? []) kinds.add(kind.id);
  const counted = async (name: string, values: Iterable<string>): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(
        [...values].map(async (value) => [value, await store.count("libraryItem", [name, value])] as const),
      ),
    );
  return {
    all: await store.count("libraryItem", ["all", "yes"]),
    kinds: await counted("kind", kinds),
    games: await counted("game", LIBRARY_GAMES),
  };
}

/** Returns an item that everybody may see. Code: HOST_NOT_FOUND, also for items of banned makers. */
export async function visibleItem({ store }: Pick<Services, "store">, id: string): Promise<Result<Stored<ItemDoc>>> {
  const stored = await items.get(store, id);
  if (!stored || stored.doc.takenDown !== null) return fail("HOST_NOT_FOUND");
  return (await bans.get(store, stored.doc.maker)) ? fail("HOST_NOT_FOUND") : { ok: stored };
}

/** What people have played with an item, as the statistics of its game were last counted. */
async function playedByPeople(store: HostStore, game: string, id: string): Promise<LibraryItemDetail["people"]> {
  const companies = (await statisticsDocs.get(store, game))?.doc.companies ?? [];
  const counted = companies.find(({ company }) => company === "people")?.items.find(({ item }) => item === id);
  return counted ? { matches: counted.matches, sides: counted.sides } : null;
}

/** Describes an item for a reader of a language. Codes: HOST_NOT_FOUND; LIBRARY_TAKEN_DOWN for its maker, with the reason. */
export async function describeItem(
  services: Services,
  id: string,
  caller: string | null,
  reader: Language,
): Promise<Result<LibraryItemDetail>> {
  const { store } = services;
  const stored = await items.get(store, id);
  const why = stored?.doc.takenDown ?? null;
  if (why !== null && stored?.doc.maker === caller) return fail("LIBRARY_TAKEN_DOWN", "", { why });
  const visible = await visibleItem(services, id);
  if ("bad" in visible) return visible;
  const { doc } = visible.ok;
  const around = await surroundings(services, [visible.ok]);
  const item = itemOf(visible.ok, around);
  const [kind, content] = [await fileKindOf(doc.game, doc.kind), await contents.get(store, item.version.hash)];
  const from = doc.forkedFrom === null ? undefined : await visibleItem(services, doc.forkedFrom);
  const own = async (collection: typeof likes | typeof itemReports): Promise<boolean> =>
    caller !== null && (await collection.get(store, pairId(id, caller))) !== undefined;
  return {
    ok: {
      ...item,
      licence: doc.licence,
      createdAt: doc.createdAt,
      versions: doc.versions.toReversed().map((version) => versionOf(doc.kind, version, around)),
      facts:
        kind && content
          ? forReader(reader, () =>
              kind.facts(content.doc.content).map(([name, text]): [string, string] => [name, text]),
            )
          : [],
      forkedFrom:
        doc.forkedFrom === null ? null : { item: doc.forkedFrom, name: from && "ok" in from ? from.ok.doc.name : null },
      forks: await store.count("libraryItem", ["forkedFrom", id]),
      course: (await measures.get(store, item.version.hash))?.doc.course ?? [],
      people: await playedByPeople(store, doc.game, id),
      you: { liked: await own(likes), reported: await own(itemReports), isMaker: caller === doc.maker },
    },
  };
}

/** Returns a content of which an item is in the library. Code: HOST_NOT_FOUND. */
export async function visibleContent({ store }: Pick<Services, "store">, hash: string): Promise<Result<ContentDoc>> {
  const content = await contents.get(store, hash);
  if (!content) return fail("HOST_NOT_FOUND");
  const holders = await items.find(store, { index: ["hash", hash], limit: PAGE });
  for (const { id } of holders) if ("ok" in (await visibleItem({ store }, id))) return { ok: content.doc };
  return fail("HOST_NOT_FOUND");
}
