/** Searches the archive. */
import { parseEdition } from "@starboard/kernel";
import { LANGUAGES } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import type { ArchiveQuery } from "@starboard/wire/archive";
import type { PlayedBySeat } from "@starboard/wire/people";
import { forReader } from "../languages.ts";
import type { Cursor, DocumentFilter, HostStore, Stored } from "../storage/store.ts";
import { type FinishedDoc, finishedMatches, maySee } from "./doc.ts";

const PAGE = 100;
/** Most documents that one search reads. Rare matches take several pages, of which some are empty. */
export const MAX_READ = 1_000;

/** Whether a seat had the moment that is looked for, in the rounds that are looked for. Rounds alone mean nothing. */
function hadMoment({ moments = [] }: FinishedDoc, n: number, { moment, fromRound, toRound }: ArchiveQuery): boolean {
  if (moment === undefined) return true;
  return moments.some(
    ({ kind, seat, round }) =>
      kind === moment && seat === n && round >= Number(fromRound ?? 0) && round <= Number(toRound ?? Infinity),
  );
}

const folded = (name: string | undefined): string | undefined => name?.toLocaleLowerCase("en");

/** Whether a side has the name in any language. */
function isNamed(game: string | undefined, { side, sideId }: PlayedBySeat, asked: string): boolean {
  const words = manifests.find(({ id }) => id === game)?.landing;
  const names = [side, sideId];
  if (sideId !== undefined) for (const one of LANGUAGES) names.push(forReader(one, () => words?.side?.(sideId)));
  return names.some((name) => folded(name) === folded(asked));
}

/** Whether a match is what is looked for. `person`, `side`, `result` and `moment` are looked for in one seat. */
export function isFound(doc: FinishedDoc, query: ArchiveQuery): boolean {
  const { game, preset, rated, least, most, side, result, person } = query;
  if (game !== undefined && parseEdition(doc.game)?.id !== game) return false;
  if (preset !== undefined && doc.preset !== preset) return false;
  if (rated !== undefined && !doc.rated) return false;
  if (least !== undefined && doc.entries < Number(least)) return false;
  if (most !== undefined && doc.entries > Number(most)) return false;
  return doc.seats.some(
    (seat, n) =>
      (person === undefined || seat.account === person) &&
      (side === undefined || isNamed(parseEdition(doc.game)?.id, seat, side)) &&
      (result === undefined || seat.result === result) &&
      hadMoment(doc, n, query),
  );
}

/** The index by which the fewest documents are read. Of their own matches, people find those that are not public too. */
function indexOf({ person, game }: ArchiveQuery, caller: string | null): NonNullable<DocumentFilter["index"]> {
  if (person !== undefined) return person === caller ? ["account", person] : ["publicOf", person];
  return game === undefined ? ["public", "yes"] : ["publicGame", game];
}

/** Returns the place of a document in the archive, as the query of the next page names it. */
export const cursorOf = ({ changedAt, id }: Cursor): string => `${changedAt}.${id}`;
function readCursor(after: string | undefined): Cursor | undefined {
  const [changedAt, id] = after?.split(".") ?? [];
  return id === undefined ? undefined : { changedAt: Number(changedAt), id };
}

/** Returns up to `limit` matches that are found, the latest first, and where the next page begins; null on the last. */
export async function searchArchive(
  store: HostStore,
  query: ArchiveQuery,
  caller: string | null,
  limit: number,
): Promise<{ readonly found: readonly Stored<FinishedDoc>[]; readonly after: string | null }> {
  const index = indexOf(query, caller);
  const found: Stored<FinishedDoc>[] = [];
  let after = readCursor(query.after);
  for (let read = 0; read < MAX_READ; read += PAGE) {
    const page = await finishedMatches.find(store, { index, limit: PAGE, ...(after && { after }) });
    for (const stored of page) {
      after = { changedAt: stored.changedAt, id: stored.id };
      if (maySee(stored.doc, caller) && isFound(stored.doc, query)) found.push(stored);
      if (found.length === limit) return { found, after: cursorOf(after) };
    }
    if (page.length < PAGE) return { found, after: null };
  }
  return { found, after: after ? cursorOf(after) : null };
}
