/** Everything that is somebody's: moved when a guest signs in, handed out on request, and gone when it is erased. */
import { NOTE_LIMIT } from "@starboard/wire/notes";
import type { House } from "../services.ts";
import { en } from "../messages/en.ts";
import { CHANNELS, subscriptions, wishOf } from "../notifications/documents.ts";
import { noteId, notes } from "../notes/notes.ts";
import { orders } from "../conditional-orders/order-store.ts";
import type { Kind, Kept } from "../storage/store.ts";
import { type SeatDoc, type TableDoc, tables } from "../tables/doc.ts";
import { removeTable } from "../tables/create.ts";
import { leave, seatInMatch } from "../tables/seats.ts";
import { seatsOf } from "../tables/info.ts";
import { reports } from "../chat/chat.ts";
import { names } from "./credentials.ts";
import { botTokens, persons, sessions } from "./identity.ts";
import { forgetInTournaments, handOnTournaments, tournamentsOf } from "../tournaments/people.ts";

const PAGE = 100;
/** Notes and orders of one guest. */
const PAPERS = 1_000;
/** Documents with a mark `person` that are nobody else's; without credentials, whose contents leave the host never. */
const OWN: readonly Kind[] = ["subscription", "notice", "rating", "note", "order"];

async function tablesOf({ store }: House, person: string): Promise<Kept<TableDoc>[]> {
  const all: Kept<TableDoc>[] = [];
  for (;;) {
    const last = all.at(-1);
    const page = await tables.find(store, { mark: ["person", person], limit: PAGE, ...(last && { after: last }) });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}
const unique = (list: readonly string[]): string[] => [...new Set(list)];

/** The table with one person in another's place. */
function handedOn(doc: TableDoc, from: string, to: string, account: string | null): TableDoc {
  const other = (one: string): string => (one === from ? to : one);
  return {
    ...doc,
    maker: other(doc.maker),
    muted: unique(doc.muted.map(other)),
    barred: unique(doc.barred.map(other)),
    seats: doc.seats.map((seat) => ({
      ...seat,
      person: seat.person === null ? null : other(seat.person),
      also: unique(seat.also.map(other)).filter((one) => one !== seat.person),
      ...(seat.was && { was: unique(seat.was.map(other)) }),
      account: seat.person === from ? account : seat.account,
    })),
  };
}

/** A guest has become an account: its seats say so. */
export async function markAccount(house: House, person: string): Promise<void> {
  for (const { id } of await tablesOf(house, person))
    await house.office.update(id, (doc) => handedOn(doc, person, person, person));
  await handOnTournaments(house, person, person);
}

/**
 * Everything of a guest becomes an account's. Every step may be done twice: if it breaks off, the guest still has what is
 * left, and signing in again moves the rest.
 */
export async function mergeGuest(house: House, guest: string, account: string): Promise<void> {
  const { store, now } = house;
  for (const { id } of await tablesOf(house, guest))
    await house.office.update(id, (doc) => handedOn(doc, guest, account, account));
  await handOnTournaments(house, guest, account);
  for (const { stream, n, line } of await store.linesBy(guest))
    await store.write([{ is: "unsay", stream, n, by: account, line }]);
  for (const bot of await persons.find(store, { mark: ["owner", guest], limit: PAGE }))
    await persons.update(store, bot.id, now(), (doc) => ({ doc: { ...doc, owner: account } }));
  for (const token of await botTokens.find(store, { mark: ["owner", guest], limit: PAGE }))
    await botTokens.update(store, token.id, now(), (doc) => ({ doc: { ...doc, owner: account } }));
  await handPapersOn(house, guest, account);
  for (const kind of OWN)
    for (const { id } of await store.find(kind, { mark: ["person", guest], limit: PAGE }))
      await store.write([{ is: "drop", kind, id }]);
  await endSessions(house, guest);
  await store.write([persons.drop(guest)]);
}

/** Orders and places to be told at go on under the account; notes are added to what it has noted at the same table. */
async function handPapersOn({ store, now }: House, guest: string, account: string): Promise<void> {
  for (const { id } of await orders.find(store, { mark: ["person", guest], limit: PAPERS }))
    await orders.update(store, id, now(), (doc) => ({ doc: { ...doc, person: account } }));
  const known = (await wishOf(store, account)).channels.length;
  const places = await wishOf(store, guest);
  for (const { id } of places.channels.slice(0, Math.max(0, CHANNELS - known)))
    await subscriptions.update(store, id, now(), (doc) => ({ doc: { ...doc, person: account } }));
  for (const { id, doc } of await notes.find(store, { mark: ["person", guest], limit: PAPERS })) {
    const to = noteId(account, doc.table);
    const there = await notes.get(store, to);
    const text = [there?.doc.text ?? "", doc.text].filter(Boolean).join("\n").slice(0, NOTE_LIMIT);
    await store.write([notes.put(to, { ...doc, person: account, text }, now(), there?.version ?? 0), notes.drop(id)]);
  }
}

/** Ends every session of somebody, but one perhaps. */
export async function endSessions(house: House, person: string, but: string | null = null): Promise<void> {
  for (const { id } of await sessions.find(house.store, { mark: ["person", person], limit: 1000 })) {
    if (id === but) continue;
    await house.people.end(id);
    house.endConnections({ session: id });
  }
}

/** Everything the host knows of somebody, as plain data; of passwords and tokens only that they exist. */
export async function exportOf(house: House, person: string): Promise<object> {
  const { store } = house;
  const me = await persons.get(store, person);
  const mine = await tablesOf(house, person);
  const found = (kind: Kind) => store.find(kind, { mark: ["person", person], limit: 1000 });
  const credentials = (await found("credential")).map(({ doc }) => {
    const { is, createdAt, label } = doc as { is: string; createdAt: number; label?: string };
    return { is, createdAt, ...(label !== undefined && { label }) };
  });
  const own = await Promise.all(OWN.map(async (kind) => [kind, (await found(kind)).map(({ doc }) => doc)] as const));
  return {
    exportedAt: house.now(),
    person: { id: person, ...me?.doc },
    credentials,
    sessions: (await found("session")).map(({ doc }) => doc),
    bots: (await persons.find(store, { mark: ["owner", person], limit: 1000 })).map(({ id, doc }) => ({ id, ...doc })),
    tables: mine.map(({ id, doc }) => ({
      table: id,
      game: doc.game,
      state: doc.state,
      createdAt: doc.createdAt,
      title: doc.terms.title,
      made: doc.maker === person,
      seats: seatsOf(doc, person),
      brings: seatsOf(doc, person).map((n) => doc.seats[n]?.brings ?? {}),
    })),
    tournaments: await tournamentsOf(house, person),
    said: (await store.linesBy(person)).map(({ stream, n, at, line }) => ({ stream, n, at, line })),
    ...Object.fromEntries(own),
  };
}

/**
 * Forgets somebody. Seats of matches that are played are left as if its owner had stood up; what was played stays, under a
 * neutral name; what was said is taken away.
 */
export async function erase(house: House, person: string): Promise<void> {
  const { store, office } = house;
  const name = en.erasedName;
  await forgetInTournaments(house, person, name);
  for (const { id, doc } of await tablesOf(house, person)) {
    // Before the start nobody else could begin it.
    if (doc.maker === person && doc.state === "lobby" && !("bad" in (await removeTable(office, id, person)))) continue;
    const held = [...doc.seats.keys()].filter((n) => isOrWas(doc.seats[n], person));
    for (const seat of await seatsNow(house, id, person)) await leave(office, id, seat, person);
    await office.update(id, (now) => ({
      ...now,
      makerName: now.maker === person ? name : now.makerName,
      seats: now.seats.map((seat, n) => {
        const { brings: _brings, ...bare } = seat;
        // Whoever sits there by now has a name of their own.
        const theirs = held.includes(n) && (seat.person === null || seat.person === person);
        return {
          ...(theirs ? { ...bare, name, account: null, erased: true as const } : seat),
          also: seat.also.filter((one) => one !== person),
          ...(seat.was && { was: seat.was.filter((one) => one !== person) }),
        };
      }),
    }));
    await unname(house, id, held);
  }
  for (const { stream, n, line } of await store.linesBy(person))
    await store.write([{ is: "unsay", stream, n, by: "erased", line: { ...line, text: null, name } }]);
  for (const { id } of await reports.find(store, { mark: ["writer", person], limit: 1000 }))
    await store.write([reports.drop(id)]);
  for (const kind of ["credential", ...OWN] as const)
    for (const { id } of await store.find(kind, { mark: ["person", person], limit: 1000 }))
      await store.write([{ is: "drop", kind, id }]);
  for (const { id } of await botTokens.find(store, { mark: ["owner", person], limit: 1000 }))
    await store.write([botTokens.drop(id)]);
  for (const { id } of await persons.find(store, { mark: ["owner", person], limit: 1000 }))
    await store.write([persons.drop(id)]);
  for (const { id } of await names.find(store, { mark: ["person", person], limit: 10 }))
    await store.write([names.drop(id)]);
  await endSessions(house, person);
  await store.write([persons.drop(person)]);
}

const isOrWas = (seat: SeatDoc | undefined, person: string): boolean =>
  seat?.person === person || seat?.was?.includes(person) === true;

/** In a match that goes on a seat that nobody took over goes on under a neutral name, in its log too. */
async function unname({ office }: House, id: string, seats: readonly number[]): Promise<void> {
  const kept = await office.get(id);
  const card = await office.card(id);
  if ("bad" in kept || !card || card.over) return;
  for (const n of seats) {
    const sits = card.seats[n];
    if (sits && kept.ok.doc.seats[n]?.erased === true)
      await seatInMatch(office, id, n, { ...sits, name: en.erasedName });
  }
}

/** Seats somebody holds at a table that is not over. */
async function seatsNow({ office }: House, id: string, person: string): Promise<number[]> {
  const kept = await office.get(id);
  const card = await office.card(id);
  return "bad" in kept || kept.ok.doc.state === "over" || card?.over ? [] : seatsOf(kept.ok.doc, person);
}
