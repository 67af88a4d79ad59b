/**
 * Keeps the archive: a document for each finished match. It follows from the table and the summary of the match, so it
 * can be made again at any time, as when a player's account is deleted.
 */
import { parseEdition, type Seat } from "@starboard/kernel";
import { type GameText, type Moment, momentsOf } from "@starboard/kit";
import { manifests } from "@starboard/registry/manifests";
import type { Update } from "@starboard/wire";
import type { FinishedSeat, PlayedBySeat } from "@starboard/wire/people";
import { forReader } from "../languages.ts";
import { en } from "../messages/en.ts";
import { persons } from "../people/identity.ts";
import { findEdition, loadGame } from "../play/games.ts";
import type { HostServices } from "../services.ts";
import { defineCollection } from "../storage/collection.ts";
import type { HostStore } from "../storage/store.ts";
import { type SeatDoc, tableDocs } from "../tables/doc.ts";
import { accountsOf, type FinishedDoc, finishedMatches } from "./doc.ts";
import { fileDigests } from "./files.ts";
import { playedPreset } from "./preset.ts";
import { resultOf } from "./result.ts";

type Services = Pick<HostServices, "store" | "tables">;

/** Returns these accounts without those that do not exist or whose profile is private. */
async function withPublicProfile(store: HostStore, accounts: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await persons.getAll(store, accounts);
  return new Set(found.flatMap(({ id, doc }) => (doc.publicProfile === true ? [id] : [])));
}

/** Whether everybody may see a match, given the accounts with public profiles. Guests have no profile to show it on. */
const isPublic = (
  { wasListed, seats }: Pick<FinishedDoc, "wasListed" | "seats">,
  open: ReadonlySet<string>,
): boolean => {
  const people = seats.filter(({ kind }) => kind === "person");
  return wasListed || (people.length > 0 && people.every(({ account }) => account !== null && open.has(account)));
};

/** Stores or updates the document of a match. Does nothing while the match runs, or if its table was closed. */
export async function archiveMatch({ store, tables: tableService }: Services, match: string): Promise<void> {
  const before = await finishedMatches.get(store, match);
  const [stored, summary] = [await tableDocs.get(store, match), await tableService.matchSummary(match)];
  if (!stored || !summary?.over || stored.doc.closed) return;
  const { doc } = stored;
  const { over } = summary;
  const named = parseEdition(summary.game);
  const game = named && (await loadGame(named.id, named.edition));
  const last = await endOf(tableService, match);
  const sides = await sidesOf(last, summary.game, summary.seats.length);
  const seats = doc.seats.map(
    (seat, n): FinishedSeat => ({
      ...playerOf(seat, n),
      ...(sides[n] ?? { side: "" }),
      result: resultOf(over, n, doc.seats.length),
    }),
  );
  const wasListed = doc.terms.spectators.allowed && (doc.terms.listed || doc.tournament !== undefined);
  const finished: Omit<FinishedDoc, "public"> = {
    game: summary.game,
    preset: game ? playedPreset(game, summary.options) : null,
    rated: doc.terms.rated,
    seats,
    entries: summary.at,
    startedAt: summary.createdAt,
    endedAt: summary.changedAt,
    wasListed,
    moments: last ? await momentsAt(last, summary.game) : [],
    hasSideIds: true,
    files: game ? fileDigests(game, summary.options) : {},
    programs: doc.seats.flatMap(({ program }, n) => (program ? [n] : [])),
    ...(doc.handedOver && { handedOver: true as const }),
  };
  const open = await withPublicProfile(store, accountsOf(finished));
  const next = { ...finished, public: isPublic(finished, open) };
  // What was read may be outdated if somebody else has archived the match meanwhile, for example without a deleted account.
  if (!(await store.write([finishedMatches.put(match, next, next.endedAt, before?.version ?? 0)])))
    await archiveMatch({ store, tables: tableService }, match);
}

/** A seat counts for the person who had it at the end, even if a bot stood in. */
function playerOf(
  { kind, name, account, level }: SeatDoc,
  n: number,
): Omit<FinishedSeat, "side" | "sideId" | "result"> {
  const isPerson = kind === "person";
  return { name: name || en.botName(n), kind: isPerson ? "person" : "bot", level: isPerson ? null : level, account };
}

/** The end of a match as everybody sees it, with its whole log; undefined if its rules are not installed. */
async function endOf({ matches }: HostServices["tables"], match: string): Promise<Update | undefined> {
  let end: Update | undefined;
  const stop = await matches.service.subscribe({ match, viewer: "public", since: 0 }, (message) => {
    if (message.is === "update") end ??= message;
  });
  if (typeof stop === "function") stop();
  return end;
}

/** The sides at the end of a match, by seat: English names and ids. Empty if the rules are not installed. */
async function sidesOf(end: Update | undefined, edition: string, seatCount: number): Promise<readonly PlayedBySeat[]> {
  const named = parseEdition(edition);
  const entry = named && findEdition(named.id, named.edition);
  if (!entry || !end) return [];
  const text = entry.text as unknown as GameText<unknown, never>;
  const files = await manifestOf(named.id)?.files?.();
  return forReader("en", () => {
    const context = { view: end.view, seat: (n: Seat) => en.botName(n), viewerSeat: null };
    return Array.from({ length: seatCount }, (_, n) => {
      const sideId = files?.sideId?.(end.view as never, n as Seat);
      return { side: text.side(n as Seat, context), ...(sideId !== undefined && { sideId }) };
    });
  });
}

const manifestOf = (id: string | undefined) => manifests.find((manifest) => manifest.id === id);

/** The moments of a match by which it is found, without those that were taken back. */
async function momentsAt({ logItems, view }: Update, edition: string): Promise<readonly Moment[]> {
  const moments = await manifestOf(parseEdition(edition)?.id)?.moments?.();
  if (!moments) return [];
  const takenBack = new Set(logItems.flatMap((item) => item.takenBack ?? []));
  const facts = logItems.flatMap((item) => (takenBack.has(item.n) ? [] : item.facts));
  return momentsOf(moments, facts, view);
}

const PAGE = 100;

/** Decides anew which matches of an account everybody may see, after its profile has become public or private. */
export async function publishMatchesOf({ store }: Services, account: string): Promise<void> {
  for (let after: { changedAt: number; id: string } | undefined; ; ) {
    const page = await finishedMatches.find(store, {
      index: ["account", account],
      limit: PAGE,
      ...(after && { after }),
    });
    const open = await withPublicProfile(store, [...new Set(page.flatMap(({ doc }) => accountsOf(doc)))]);
    for (const { id, doc } of page)
      if (isPublic(doc, open) !== doc.public)
        await finishedMatches.update(store, id, doc.endedAt, (now) => ({
          doc: { ...now, public: isPublic(now, open) },
        }));
    after = page.at(-1);
    if (page.length < PAGE) return;
  }
}

/** Marks that the matches of earlier versions are in the archive. */
const settings = defineCollection<{ readonly at: number }>("setting");
/** Named anew when documents hold more than before, which those of earlier versions then receive. */
const COMPLETE = "archive-complete-4";

/**
 * Archives the matches that ended while no host could, and once those that ended before there was an archive.
 * @param isStopped asked between two matches
 */
export async function archiveMissed(
  services: Pick<HostServices, "store" | "tables" | "now">,
  isStopped: () => boolean,
): Promise<void> {
  const { store } = services;
  const isComplete = (await settings.get(store, COMPLETE)) !== undefined;
  for (let after: { changedAt: number; id: string } | undefined; ; ) {
    const page = await tableDocs.find(store, { index: ["state", "over"], limit: PAGE, ...(after && { after }) });
    const known = new Set(
      (
        await finishedMatches.getAll(
          store,
          page.map(({ id }) => id),
        )
      ).flatMap(({ id, doc }) => (doc.moments && doc.hasSideIds ? [id] : [])),
    );
    for (const { id } of page) {
      if (isStopped()) return;
      if (!known.has(id)) await archiveMatch(services, id);
    }
    after = page.at(-1);
    if (page.length === PAGE && !isComplete) continue;
    const at = services.now();
    if (!isComplete) await store.write([settings.put(COMPLETE, { at }, at)]);
    return;
  }
}
