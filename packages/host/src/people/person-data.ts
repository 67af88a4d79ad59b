/** All data of a person: moved when a guest signs in, exported on request, and deleted on erasure. */
import { NOTE_LIMIT } from "@starboard/wire/notes";
import type { HostServices } from "../services.ts";
import { en } from "../messages/en.ts";
import { MAX_TARGETS, notificationTargets, preferenceOf } from "../notifications/documents.ts";
import { noteId, notes } from "../notes/notes.ts";
import { orders } from "../conditional-orders/order-store.ts";
import type { Kind, Stored } from "../storage/store.ts";
import { type SeatDoc, type TableDoc, tableDocs } from "../tables/doc.ts";
import { archiveMatch } from "../archive/archive.ts";
import { removeTable } from "../tables/create.ts";
import { leaveSeat, seatInMatch } from "../tables/seats.ts";
import { seatsOf } from "../tables/info.ts";
import { reports } from "../chat/chat.ts";
import { forgetInClubs } from "../clubs/people.ts";
import { items, likes } from "../library/doc.ts";
import { like } from "../library/likes.ts";
import { eraseItem } from "../library/publish.ts";
import { names } from "./credentials.ts";
import { relations } from "../relations/doc.ts";
import { botTokens, persons, sessions } from "./identity.ts";
import { forgetInTournaments, handOnTournaments, tournamentsOf } from "../tournaments/people.ts";

const PAGE = 100;
/** Maximum number of notes, and of orders, that are moved from a guest. */
const MAX_DOCUMENTS = 1_000;
/** Kinds of documents that belong to one person, by index field `person`. Credentials are excluded: never exported. */
const PERSONAL_KINDS: readonly Kind[] = [
  "notificationTarget",
  "notification",
  "rating",
  "puzzleResult",
  "solverRating",
  "note",
  "order",
  "ticket",
  "relation",
  "challenge",
  "libraryItem",
  "libraryLike",
  "libraryReport",
  "clubMember",
  "clubReport",
];

async function tablesOf({ store }: HostServices, person: string): Promise<Stored<TableDoc>[]> {
  const all: Stored<TableDoc>[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await tableDocs.find(store, { index: ["person", person], limit: PAGE, ...(last && { after: last }) });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** Returns the table with one person replaced by another. */
function withSeatsHandedOn(doc: TableDoc, from: string, to: string, account: string | null): TableDoc {
  const other = (one: string): string => (one === from ? to : one);
  return {
    ...doc,
    owner: other(doc.owner),
    muted: unique(doc.muted.map(other)),
    removed: unique(doc.removed.map(other)),
    seats: doc.seats.map((seat) => ({
      ...seat,
      person: seat.person === null ? null : other(seat.person),
      otherIdentities: unique(seat.otherIdentities.map(other)).filter((one) => one !== seat.person),
      ...(seat.previousOwners && { previousOwners: unique(seat.previousOwners.map(other)) }),
      account: seat.person === from ? account : seat.account,
    })),
  };
}

/** Changes the seats of a table, and the match in the archive with them. */
async function changeSeats(services: HostServices, id: string, change: (doc: TableDoc) => TableDoc): Promise<void> {
  await services.tables.update(id, change);
  await archiveMatch(services, id);
}

/** Marks the seats of a guest that has become an account. */
export async function linkAccountToSeats(services: HostServices, person: string): Promise<void> {
  for (const { id } of await tablesOf(services, person))
    await changeSeats(services, id, (doc) => withSeatsHandedOn(doc, person, person, person));
  await handOnTournaments(services, person, person);
}

/**
 * Moves all data of a guest to an account. Every step can be repeated: after a failure the guest keeps the rest, and
 * the next sign-in moves it.
 */
export async function mergeGuest(services: HostServices, guest: string, account: string): Promise<void> {
  const { store, now } = services;
  for (const { id } of await tablesOf(services, guest))
    await changeSeats(services, id, (doc) => withSeatsHandedOn(doc, guest, account, account));
  await handOnTournaments(services, guest, account);
  for (const { stream, n, line } of await store.linesBy(guest))
    await store.write([{ is: "replaceLine", stream, n, by: account, line }]);
  for (const bot of await persons.find(store, { index: ["owner", guest], limit: PAGE }))
    await persons.update(store, bot.id, now(), (doc) => ({ doc: { ...doc, owner: account } }));
  for (const token of await botTokens.find(store, { index: ["owner", guest], limit: PAGE }))
    await botTokens.update(store, token.id, now(), (doc) => ({ doc: { ...doc, owner: account } }));
  await moveDocuments(services, guest, account);
  for (const kind of PERSONAL_KINDS)
    for (const { id } of await store.find(kind, { index: ["person", guest], limit: PAGE }))
      await store.write([{ is: "delete", kind, id }]);
  await endSessions(services, guest);
  await store.write([persons.delete(guest)]);
}

/** Moves orders, notification targets and notes. Notes are appended to the account's note on the same table. */
async function moveDocuments({ store, now }: HostServices, guest: string, account: string): Promise<void> {
  for (const { id } of await orders.find(store, { index: ["person", guest], limit: MAX_DOCUMENTS }))
    await orders.update(store, id, now(), (doc) => ({ doc: { ...doc, person: account } }));
  const known = (await preferenceOf(store, account)).channels.length;
  const places = await preferenceOf(store, guest);
  for (const { id } of places.channels.slice(0, Math.max(0, MAX_TARGETS - known)))
    await notificationTargets.update(store, id, now(), (doc) => ({ doc: { ...doc, person: account } }));
  for (const { id, doc } of await notes.find(store, { index: ["person", guest], limit: MAX_DOCUMENTS })) {
    const to = noteId(account, doc.table);
    const there = await notes.get(store, to);
    const text = [there?.doc.text ?? "", doc.text].filter(Boolean).join("\n").slice(0, NOTE_LIMIT);
    await store.write([notes.put(to, { ...doc, person: account, text }, now(), there?.version ?? 0), notes.delete(id)]);
  }
}

/** Ends every session of a person, except `but`. */
export async function endSessions(services: HostServices, person: string, but: string | null = null): Promise<void> {
  for (const { id } of await sessions.find(services.store, { index: ["person", person], limit: 1000 })) {
    if (id === but) continue;
    await services.people.end(id);
    services.endConnections({ session: id });
  }
}

/** Returns all stored data about a person. Of passwords and tokens it has only their existence. */
export async function exportPerson(services: HostServices, person: string): Promise<object> {
  const { store } = services;
  const me = await persons.get(store, person);
  const mine = await tablesOf(services, person);
  const found = (kind: Kind) => store.find(kind, { index: ["person", person], limit: 1000 });
  const credentials = (await found("credential")).map(({ doc }) => {
    const { is, createdAt, label } = doc as { is: string; createdAt: number; label?: string };
    return { is, createdAt, ...(label !== undefined && { label }) };
  });
  const own = await Promise.all(
    PERSONAL_KINDS.map(async (kind) => [kind, (await found(kind)).map(({ doc }) => doc)] as const),
  );
  return {
    exportedAt: services.now(),
    person: { id: person, ...me?.doc },
    credentials,
    sessions: (await found("session")).map(({ doc }) => doc),
    bots: (await persons.find(store, { index: ["owner", person], limit: 1000 })).map(({ id, doc }) => ({ id, ...doc })),
    tables: mine.map(({ id, doc }) => ({
      table: id,
      game: doc.game,
      state: doc.state,
      createdAt: doc.createdAt,
      title: doc.terms.title,
      isOwner: doc.owner === person,
      seats: seatsOf(doc, person),
      seatOptions: seatsOf(doc, person).map((n) => doc.seats[n]?.seatOptions ?? {}),
    })),
    tournaments: await tournamentsOf(services, person),
    chatLines: (await store.linesBy(person)).map(({ stream, n, at, line }) => ({ stream, n, at, line })),
    ...Object.fromEntries(own),
  };
}

/**
 * Erases a person. They leave the seats of running matches as if they had stood up. Their acts stay under a neutral
 * name; the text of their chat lines is deleted.
 */
export async function erasePerson(services: HostServices, person: string): Promise<void> {
  const { store, tables: tableService } = services;
  const name = en.erasedName;
  await forgetInTournaments(services, person, name);
  for (const { id, doc } of await tablesOf(services, person)) {
    // Before the start no other player could start it, so the table is deleted.
    if (doc.owner === person && doc.state === "lobby" && !("bad" in (await removeTable(tableService, id, person))))
      continue;
    const owned = [...doc.seats.keys()].filter((n) => isOrWasOwner(doc.seats[n], person));
    for (const seat of await currentSeatsOf(services, id, person)) await leaveSeat(tableService, id, seat, person);
    await changeSeats(services, id, (now) => ({
      ...now,
      ownerName: now.owner === person ? name : now.ownerName,
      seats: now.seats.map((seat, n) => {
        const { seatOptions: _brings, ...bare } = seat;
        // A seat that another player has taken keeps that player's name.
        const theirs = owned.includes(n) && (seat.person === null || seat.person === person);
        return {
          ...(theirs ? { ...bare, name, account: null, erased: true as const } : seat),
          otherIdentities: seat.otherIdentities.filter((one) => one !== person),
          ...(seat.previousOwners && { previousOwners: seat.previousOwners.filter((one) => one !== person) }),
        };
      }),
    }));
    await removeName(services, id, owned);
  }
  for (const { stream, n, line } of await store.linesBy(person))
    await store.write([{ is: "replaceLine", stream, n, by: "erased", line: { ...line, text: null, name } }]);
  for (const { id } of await reports.find(store, { index: ["writer", person], limit: 1000 }))
    await store.write([reports.delete(id)]);
  await forgetInLibrary(services, person);
  await forgetInClubs(services, person);
  for (const kind of ["credential", ...PERSONAL_KINDS] as const)
    for (const { id } of await store.find(kind, { index: ["person", person], limit: 1000 }))
      await store.write([{ is: "delete", kind, id }]);
  await forgetRelations(services, person);
  for (const { id } of await botTokens.find(store, { index: ["owner", person], limit: 1000 }))
    await store.write([botTokens.delete(id)]);
  for (const { id } of await persons.find(store, { index: ["owner", person], limit: 1000 }))
    await store.write([persons.delete(id)]);
  for (const { id } of await names.find(store, { index: ["person", person], limit: 10 }))
    await store.write([names.delete(id)]);
  await endSessions(services, person);
  await store.write([persons.delete(person)]);
}

/** Deletes the items of a person, and takes back the person's likes. Matches keep their copies of what they played. */
async function forgetInLibrary(services: HostServices, person: string): Promise<void> {
  const { store } = services;
  for (const stored of await items.find(store, { index: ["person", person], limit: MAX_DOCUMENTS }))
    await eraseItem(services, stored);
  for (const { doc } of await likes.find(store, { index: ["person", person], limit: MAX_DOCUMENTS }))
    await like(services, person, doc.item, false);
}

/** Deletes what others have chosen about a person. */
async function forgetRelations({ store, storage }: HostServices, person: string): Promise<void> {
  for (;;) {
    const found = await relations.find(store, { index: ["other", person], limit: PAGE });
    for (const { id, doc } of found) {
      await store.write([relations.delete(id)]);
      storage.bus.publish("relation", { person: doc.person });
    }
    if (found.length < PAGE) return;
  }
}

const isOrWasOwner = (seat: SeatDoc | undefined, person: string): boolean =>
  seat?.person === person || seat?.previousOwners?.includes(person) === true;

/** Replaces the name of erased seats in a running match and its log. Seats taken over by others are skipped. */
async function removeName({ tables: tableService }: HostServices, id: string, seats: readonly number[]): Promise<void> {
  const stored = await tableService.get(id);
  const summary = await tableService.matchSummary(id);
  if ("bad" in stored || !summary || summary.over) return;
  for (const n of seats) {
    const sits = summary.seats[n];
    if (sits && stored.ok.doc.seats[n]?.erased === true)
      await seatInMatch(tableService, id, n, { ...sits, name: en.erasedName });
  }
}

/** Returns the seats a person plays at a table that is not over. */
async function currentSeatsOf({ tables: tableService }: HostServices, id: string, person: string): Promise<number[]> {
  const stored = await tableService.get(id);
  const summary = await tableService.matchSummary(id);
  return "bad" in stored || stored.ok.doc.state === "over" || summary?.over ? [] : seatsOf(stored.ok.doc, person);
}
