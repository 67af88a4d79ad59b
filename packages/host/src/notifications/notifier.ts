/**
 * Decides who is notified of what. A notification is stored when a seat must act and its player is not connected, when a
 * player's time runs out, and when a match ends. Notifications are collected for some minutes and sent in one message to
 * the person's targets: turns once per table until the player has moved. People may choose one message a day at most.
 */
import type { HostServices } from "../services.ts";
import type { MatchHint } from "../play/match-runner.ts";
import { idOfChallenge } from "../challenges/doc.ts";
import { type After, after as timer } from "../play/timer.ts";
import { batched } from "../storage/batched.ts";
import type { HostStore } from "../storage/store.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import { seatsNotReady } from "../tournaments/observe-tables.ts";
import { resumeAnnouncements } from "./announcements.ts";
import { createDelivery, type Delivery } from "./delivery.ts";
import { createEventReports } from "./event-reports.ts";
import {
  type NotificationAbout,
  notificationId,
  notificationTargets,
  pendingNotifications,
  type Preference,
  preferenceIn,
  preferenceOf,
  presentForm,
  type PushKeys,
} from "./documents.ts";
import { processOutbox } from "./outbox.ts";
import { createReminders } from "./reminders.ts";
import { timeOutsOf } from "./time-outs.ts";
import { seatsToVote } from "./votes.ts";

/** What is waited for until the player has acted. */
const WAITING: ReadonlySet<NotificationAbout> = new Set(["turn", "round", "rematch", "found"]);
export interface Notifier extends Pick<Delivery, "sendEmail"> {
  close(): void;
}

/** @param after counts the time until events are reported */
export async function createNotifier(services: HostServices, keys: PushKeys, after: After = timer): Promise<Notifier> {
  const { store, storage, tables: tableService, tableCache, settings, now, onError } = services;
  const { jobs, bus } = storage;
  const events = createEventReports({ node: services.matches.node, bus, report: matchChanged, after, onError });
  const delivery = createDelivery(services, keys);

  /** Stores a notification, and sends it with others after a delay in ms. */
  async function notify(person: string, table: string, about: NotificationAbout, delayMs: number): Promise<void> {
    const notification = { person, table, since: now(), sent: false, about };
    const id = notificationId(person, table, about);
    if (!(await store.write([pendingNotifications.put(id, notification, now(), 0)]))) return;
    await jobs.add("notification", { person }, { key: person, at: now() + delayMs });
  }
  const collectMs = settings.notifyDelaySeconds * 1000;
  const { pendingOf, preference } = togetherFrom(store);

  /** Whether a person wants to be notified of a table, and is not connected to it. */
  async function wants(person: string, table: string, { terms }: TableDoc, about: NotificationAbout): Promise<boolean> {
    if (tableService.isOnline(table, person)) return false;
    const { when, channels } = await preference(person);
    const isSlow = terms.clock.is === "correspondence" || about === "round" || about === "rematch" || about === "found";
    return channels.length > 0 && (when === "all" || (when === "correspondence" && isSlow));
  }
  /** Stores notifications for seats that must act, and deletes those of players who have moved. */
  async function updateWaiting(
    table: string,
    doc: TableDoc,
    seats: readonly number[],
    about: "turn" | "round" | "rematch" | "found",
    pending: Pending,
  ): Promise<void> {
    const people = peopleOf(doc, seats);
    for (const { id, doc } of pending) {
      const { about: old, person } = presentForm(doc);
      if (WAITING.has(old) && (!people.has(person) || old !== about))
        await store.write([pendingNotifications.delete(id)]);
    }
    for (const person of people)
      if (await wants(person, table, doc, about)) await notify(person, table, about, collectMs);
  }
  /** Stores notifications about something that has happened at a table, for its players. */
  async function report(table: string, doc: TableDoc, about: "over" | "flagged", delayMs: number): Promise<void> {
    for (const person of peopleOf(doc, [...doc.seats.keys()]))
      if (await wants(person, table, doc, about)) await notify(person, table, about, delayMs);
  }

  const reminders = createReminders(services, async (table, seat) => {
    const stored = await tableCache.get(table);
    if (!stored) return;
    for (const person of peopleOf(stored.doc, [seat]))
      if (await wants(person, table, stored.doc, "reminder")) await notify(person, table, "reminder", 0);
  });

  /** Handles a change of a match: who must act now, whose time has run out, and whether it has ended. */
  async function matchChanged({ match, asked, over }: MatchHint): Promise<void> {
    const stored = await tableCache.get(match);
    if (!stored) return;
    const { doc } = stored;
    const pending = await pendingOf(match);
    await updateWaiting(match, doc, over || doc.closed ? [] : asked, "turn", pending);
    if (doc.closed) return;
    if (over) return report(match, doc, "over", collectMs);
    const summary = await tableService.matchSummary(match);
    if (!summary) return;
    await reminders.schedule(summary);
    // The others learn at once what they may do now.
    const { flagged, standIns } = timeOutsOf(summary, doc);
    if (flagged.length + standIns.length > 0) await report(match, doc, "flagged", 0);
    else await forget(store, pending, "flagged");
  }
  /** Handles a new proposal or vote: notifies players whose vote is missing, and forgets those who have voted. */
  async function proposalsChanged(table: string): Promise<void> {
    const stored = await tableDocs.get(store, table);
    if (!stored) return;
    const people = peopleOf(stored.doc, seatsToVote(stored.doc));
    for (const { id, doc } of await pendingOf(table)) {
      const { about, person } = presentForm(doc);
      if (about === "vote" && !people.has(person)) await store.write([pendingNotifications.delete(id)]);
    }
    for (const person of people)
      if (await wants(person, table, stored.doc, "vote")) await notify(person, table, "vote", collectMs);
  }
  /** Handles a new pairing, an opponent found, or a rematch: players who have not opened their table. A closed table waits for no players. */
  async function tableChanged(table: string): Promise<void> {
    const stored = await tableDocs.get(store, table);
    if (!stored || (stored.doc.state !== "lobby" && !stored.doc.closed)) return;
    const about = stored.doc.fromTickets ? "found" : stored.doc.rematchOf === null ? "round" : "rematch";
    const seats = stored.doc.closed ? [] : seatsNotReady(stored.doc);
    await updateWaiting(table, stored.doc, seats, about, await pendingOf(table));
  }
  /** Stores notifications that a table was closed because its game is not installed. Preferences do not apply. */
  async function tableClosed(table: string): Promise<void> {
    const stored = await tableDocs.get(store, table);
    if (stored?.doc.closed?.is !== "unplayable") return;
    for (const { person } of stored.doc.seats) {
      if (person === null || tableService.isOnline(table, person)) continue;
      if ((await preferenceOf(store, person)).channels.length > 0) await notify(person, table, "closed", collectMs);
    }
  }

  await processOutbox(services, delivery);
  const unsubscribes = [
    resumeAnnouncements(services),
    onChallenge(services, (person, id) => notify(person, id, "challenge", collectMs)),
    ...Object.entries({ proposed: proposalsChanged, paired: tableChanged, unplayable: tableClosed }).map(
      ([topic, run]) =>
        bus.subscribe(topic, (hint) => void run((hint as { readonly table: string }).table).catch(onError)),
    ),
  ];
  return {
    sendEmail: delivery.sendEmail,
    close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      reminders.close();
      events.close();
      delivery.close();
    },
  };
}

/** Deletes notifications about something that has ended, so that the next one is sent again. */
async function forget(store: HostStore, pending: Pending, about: NotificationAbout): Promise<void> {
  for (const { id, doc } of pending)
    if (presentForm(doc).about === about) await store.write([pendingNotifications.delete(id)]);
}

type Pending = Awaited<ReturnType<typeof pendingNotifications.findByValues>>;

/**
 * Reads of tables and persons, those of one turn of the event loop in one statement: a host reports all its matches together
 * every second, so a read for each would cost it more than their acts.
 */
function togetherFrom(store: HostStore): {
  readonly pendingOf: (table: string) => Promise<Pending>;
  readonly preference: (person: string) => Promise<Preference>;
} {
  const pending = batched<string, Pending>(
    (table) => table,
    async (tables) =>
      Map.groupBy(await pendingNotifications.findByValues(store, "table", tables), ({ doc }) => doc.table),
  );
  const targets = batched<string, Awaited<ReturnType<typeof notificationTargets.findByValues>>>(
    (person) => person,
    async (people) =>
      Map.groupBy(await notificationTargets.findByValues(store, "person", people), ({ doc }) => doc.person),
  );
  return {
    pendingOf: async (table) => (await pending(table)) ?? [],
    preference: async (person) => preferenceIn((await targets(person)) ?? []),
  };
}

/**
 * Calls `notifyOf` with each challenged person who wants to be notified, as of slow play: they answer when they can. Ends
 * when the returned function is called.
 */
const onChallenge = (
  { store, storage, onError }: HostServices,
  notifyOf: (person: string, challenge: string) => Promise<void>,
): (() => void) =>
  storage.bus.subscribe("challenged", (hint) => {
    const { from, to } = hint as { readonly from: string; readonly to: string };
    preferenceOf(store, to)
      .then(({ when, channels }) =>
        channels.length > 0 && when !== "never" ? notifyOf(to, idOfChallenge(from, to)) : undefined,
      )
      .catch(onError);
  });

/** The persons of these seats, with every identity they have had at the table. */
const peopleOf = (doc: TableDoc, seats: readonly number[]): Set<string> =>
  new Set(
    seats.flatMap((n) => {
      const seat = doc.seats[n];
      return seat?.kind !== "person" ? [] : [...(seat.person === null ? [] : [seat.person]), ...seat.otherIdentities];
    }),
  );
