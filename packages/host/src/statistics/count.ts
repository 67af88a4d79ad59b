/**
 * Counts the statistics of all games in the background: one host of a store at a time, every quarter of an hour. Only
 * public matches are read, so a count holds nothing that the archive does not show.
 */
import type { AnyGame } from "@starboard/kernel";
import { STATISTICS_MATCHES } from "@starboard/wire/statistics";
import { finishedMatches } from "../archive/doc.ts";
import { fileDigests } from "../archive/files.ts";
import { contents, items } from "../library/doc.ts";
import { fileKindOf } from "../library/kinds.ts";
import { findGameEntry, gameEntries } from "../play/games.ts";
import { after } from "../play/timer.ts";
import type { HostServices } from "../services.ts";
import type { Collection } from "../storage/collection.ts";
import type { Cursor, HostStore, Stored } from "../storage/store.ts";
import { statisticsDocs } from "./doc.ts";
import { createTally, type PublishedFile } from "./tally.ts";

type Services = Pick<HostServices, "store" | "storage" | "now" | "onError">;

/** Time between two counts of a game, in ms. */
export const COUNT_EVERY_MS = 15 * 60_000;
const LEASE = "statistics";
const PAGE = 100;
/** Most items of the library of a game whose files are looked for in matches: the newest. */
const MAX_PUBLISHED = 500;

/** The latest documents with an index value, up to `most`; ends when `isStopped` says so. */
async function* latest<T extends object>(
  collection: Collection<T>,
  store: HostStore,
  index: readonly [string, string],
  most: number,
  isStopped: () => boolean,
): AsyncGenerator<Stored<T>> {
  let from: Cursor | undefined;
  for (let read = 0; read < most && !isStopped(); read += PAGE) {
    const page = await collection.find(store, { index: [...index], limit: PAGE, ...(from && { after: from }) });
    yield* page;
    from = page.at(-1);
    if (page.length < PAGE) return;
  }
}

/** Returns what the options of a match hold if it is played with a file; undefined for files that are not played. */
async function publishedFile(game: AnyGame, kindId: string, item: string, content: object) {
  const kind = await fileKindOf(game.id, kindId);
  const played = kind?.play?.(content);
  const read = played && game.options.parse(played);
  if (!read || "bad" in read) return undefined;
  const files = fileDigests(game, read.ok as object);
  const options = Object.keys(files);
  // Of two decks of a match, each has its own seat.
  const seats = new Set(game.options.specs.flatMap(({ id, seat }) => (options.includes(id) ? [seat ?? null] : [])));
  const ownSeats = [...seats].filter((seat) => seat !== null);
  const file: PublishedFile = { item, files, seat: ownSeats.length === 1 ? (ownSeats[0] ?? null) : null };
  return options.length > 0 ? file : undefined;
}

/** Files by content hash, which never change; null for those that are not played. */
const knownFiles = new Map<string, Omit<PublishedFile, "item"> | null>();
const MAX_KNOWN = 5_000;

async function publishedFiles(store: HostStore, game: AnyGame, isStopped: () => boolean): Promise<PublishedFile[]> {
  const published: PublishedFile[] = [];
  for await (const { id, doc } of latest(items, store, ["game", game.id], MAX_PUBLISHED, isStopped)) {
    for (const { hash } of doc.versions) {
      const key = `${game.id}@${game.edition} ${hash}`;
      let file = knownFiles.get(key);
      if (file === undefined) {
        const content = await contents.get(store, hash);
        file = (content && (await publishedFile(game, doc.kind, id, content.doc.content))) ?? null;
        if (knownFiles.size >= MAX_KNOWN) knownFiles.clear();
        knownFiles.set(key, file);
      }
      if (file) published.push({ ...file, item: id });
    }
  }
  return published;
}

/** Counts the public matches of a game and stores the result. */
export async function countGame(
  { store, now }: Pick<Services, "store" | "now">,
  id: string,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const game = findGameEntry(id)?.game;
  if (!game) return;
  const tally = createTally(await publishedFiles(store, game, isStopped));
  for await (const { doc } of latest(finishedMatches, store, ["publicGame", id], STATISTICS_MATCHES, isStopped))
    tally.add(doc);
  if (!isStopped()) await store.write([statisticsDocs.put(id, { companies: tally.counted() }, now())]);
}

/**
 * Counts what is due at once, and then regularly until the returned function is called.
 * @param ready what must be done before the first count
 */
export function countRegularly(services: Services, ready: Promise<unknown>): () => void {
  const { store, storage, now, onError } = services;
  let isStopped = false;
  let cancel = (): void => {};

  async function countDue(): Promise<void> {
    if (!(await storage.leases.acquire(LEASE))) return;
    try {
      for (const { game } of gameEntries) {
        if (isStopped) return;
        const before = await statisticsDocs.get(store, game.id);
        if (before && before.changedAt > now() - COUNT_EVERY_MS) continue;
        await countGame(services, game.id, () => isStopped);
      }
    } finally {
      await storage.leases.release(LEASE);
    }
  }
  function repeat(): void {
    if (isStopped) return;
    cancel = after(COUNT_EVERY_MS, repeat);
    countDue().catch((error: unknown) => {
      // A count that the end of the host cuts off is made by the next one.
      if (!isStopped) onError(error);
    });
  }
  void ready.then(repeat);
  return () => {
    isStopped = true;
    cancel();
  };
}
