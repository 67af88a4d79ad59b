/**
 * Sends notifications such as "Your turn". A notification is stored when a seat must act and its player is not
 * connected. Notifications are collected for some minutes and sent in one message to the person's targets, once per
 * table until the player has moved. New tournament pairings are reported in the same way, until the player has opened
 * the table.
 */
import { createHmac } from "node:crypto";
import { parseEdition, type Seat } from "@starboard/kernel";
import { createTransport } from "nodemailer";
import webpush from "web-push";
import type { HostServices } from "../services.ts";
import { en } from "../messages/en.ts";
import { findGameEntry } from "../play/games.ts";
import type { MatchHint } from "../play/match-runner.ts";
import { after } from "../play/timer.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import {
  type NotificationTarget,
  isPreference,
  notificationId,
  pendingNotifications,
  type PushKeys,
  notificationTargets,
  preferenceOf,
} from "./documents.ts";
import { seatsNotReady } from "../tournaments/observe-tables.ts";
import { postToPublic } from "./safe-fetch.ts";

/** A table as a notification names it. */
interface NotificationLine {
  readonly table: string;
  readonly title: string;
  /** A round has been paired. */
  readonly round?: true;
  /** The table was closed because its game is not installed on this host. */
  readonly closed?: true;
}
interface DeliveryJob {
  readonly channel: string;
  readonly lines: readonly NotificationLine[];
}

/** Events at a table within this time, in ms, are handled together. */
const GATHER_MS = 1_000;
const DAY_SECONDS = 86_400;
/** Most tables named in one message. */
const MAX_LINES = 50;

export interface Notifier {
  /** Sends an e-mail now. Rejects if the mail server refuses it. */
  sendEmail(to: string, subject: string, text: string): Promise<void>;
  close(): void;
}

export async function createNotifier(services: HostServices, keys: PushKeys): Promise<Notifier> {
  const { store, storage, tables: tableService, tableCache, settings, now, onError } = services;
  const { jobs, bus } = storage;
  /** By match: the seats that must act, as last reported, and a function that cancels the timer. */
  const gathering = new Map<string, { asked: readonly Seat[]; readonly quiet: () => void }>();
  const transport = settings.smtp === null ? null : createTransport(settings.smtp);

  function titleOf(doc: TableDoc): string {
    const id = parseEdition(doc.game)?.id ?? doc.game;
    const title = findGameEntry(id)?.text.title ?? id;
    return doc.terms.title === "" ? title : `${doc.terms.title} (${title})`;
  }

  /** Stores notifications for the seats that must act, and deletes those of players who have moved. */
  async function look(table: string, whose: readonly Seat[]): Promise<void> {
    const kept = await tableCache.get(table);
    if (kept) await note(table, kept.doc, kept.doc.closed ? [] : whose, false);
  }
  /** Does the same for players who have not opened their newly paired table. A closed table waits for no players. */
  async function lookForMissing(table: string): Promise<void> {
    const kept = await tableDocs.get(store, table);
    if (kept && (kept.doc.state === "lobby" || kept.doc.closed))
      await note(table, kept.doc, kept.doc.closed ? [] : seatsNotReady(kept.doc), true);
  }
  async function note(
    table: string,
    { seats, terms }: TableDoc,
    whose: readonly number[],
    paired: boolean,
  ): Promise<void> {
    const asked = whose.flatMap((n) => (seats[n]?.kind === "person" ? [seats[n]] : []));
    const waited = new Set(
      asked.flatMap(({ person, otherIdentities }) =>
        person === null ? otherIdentities : [person, ...otherIdentities],
      ),
    );
    for (const old of await pendingNotifications.find(store, { index: ["table", table], limit: 64 }))
      if (!waited.has(old.doc.person) || (old.doc.round === true) !== paired)
        await store.write([pendingNotifications.delete(old.id)]);
    for (const person of waited) {
      if (tableService.isOnline(table, person)) continue;
      const { when, channels } = await preferenceOf(store, person);
      const wanted = when === "all" || (when === "correspondence" && (paired || terms.clock.is === "correspondence"));
      if (!wanted || channels.length === 0) continue;
      const notice = { person, table, since: now(), told: false, ...(paired && { round: true as const }) };
      if (
        await store.write([
          pendingNotifications.put(notificationId(person, table, paired ? "round" : "turn"), notice, now(), 0),
        ])
      )
        await jobs.add("notification", { person }, { key: person, at: now() + settings.notifyDelaySeconds * 1000 });
    }
  }

  /** Stores notifications that a table was closed because its game is not installed. Turn preferences do not apply. */
  async function lookForClosed(table: string): Promise<void> {
    const kept = await tableDocs.get(store, table);
    if (kept?.doc.closed?.is !== "unplayable") return;
    for (const { person } of kept.doc.seats) {
      if (person === null || tableService.isOnline(table, person)) continue;
      if ((await preferenceOf(store, person)).channels.length === 0) continue;
      const notice = { person, table, since: now(), told: false, closed: true as const };
      if (await store.write([pendingNotifications.put(notificationId(person, table, "closed"), notice, now(), 0)]))
        await jobs.add("notification", { person }, { key: person, at: now() + settings.notifyDelaySeconds * 1000 });
    }
  }

  /**
   * Queues a person's pending notifications for delivery: one message for turns and pairings, one for closed tables.
   */
  async function tell(person: string): Promise<void> {
    const all = await pendingNotifications.find(store, { index: ["person", person], limit: MAX_LINES });
    const fresh = all.filter(({ doc }) => !doc.told);
    const lines: NotificationLine[] = [];
    for (const { doc } of fresh) {
      const kept = await tableDocs.get(store, doc.table);
      const stands = kept && (doc.closed === true || !kept.doc.closed);
      if (stands && !tableService.isOnline(doc.table, person)) {
        const about = doc.closed ? { closed: true as const } : doc.round ? { round: true as const } : {};
        lines.push({ table: doc.table, title: titleOf(kept.doc), ...about });
      }
    }
    const { channels } = await preferenceOf(store, person);
    // Closed tables get a separate message, because they need no action.
    const ended = lines.filter(({ closed }) => closed);
    const waiting = lines.filter(({ closed }) => !closed);
    for (const [part, some] of [waiting, ended].entries())
      for (const { id, doc } of some.length === 0 ? [] : channels) {
        const kind = doc.is;
        await jobs.add(kind, { channel: id, lines: some } satisfies DeliveryJob, { key: `${id}.${now()}.${part}` });
      }
    for (const { id, doc } of fresh)
      if (doc.closed) await store.write([pendingNotifications.delete(id)]);
      else await pendingNotifications.update(store, id, now(), (one) => ({ doc: { ...one, told: true } }));
  }

  const sendEmail = async (to: string, subject: string, text: string): Promise<void> => {
    if (!transport) throw new Error("no mail server is set");
    await transport.sendMail({ from: settings.mailFrom, to, subject, text });
  };

  async function run({ channel: id, lines }: DeliveryJob): Promise<void> {
    const kept = await notificationTargets.get(store, id);
    // The target was deleted in the meantime.
    if (!kept || isPreference(kept.doc)) return;
    const told = lines.map(({ table, title }) => ({
      title,
      url: `${(kept.doc as NotificationTarget).origin}/online/${table}`,
    }));
    const rounds = lines.every(({ round }) => round);
    const isClosed = lines.every(({ closed }) => closed);
    const subject = (isClosed ? en.notInstalled : rounds ? en.paired : en.yourTurn)(told.map(({ title }) => title));
    const text = `${subject}\n\n${told.map(({ title, url }) => `${title}\n${url}`).join("\n\n")}\n`;
    const { doc } = kept;
    if (doc.is === "email") {
      if (doc.code === null) await sendEmail(doc.address, subject, `${text}\n${en.noMore(`${doc.origin}/account`)}\n`);
      return;
    }
    if (doc.is === "webhook") {
      // Slack reads `text`, Discord `content`.
      const body = JSON.stringify({
        event: isClosed ? "match-closed" : rounds ? "round-paired" : "your-turn",
        tables: told,
        text,
        content: text,
      });
      const signature = createHmac("sha256", doc.secret).update(body).digest("hex");
      const headers = { "content-type": "application/json", "x-starboard-signature": signature };
      const status = await postToPublic(doc.url, headers, body, settings.webhookTargets === "any");
      if (status < 200 || status > 299) throw new Error(`a webhook answered ${status}`);
      return;
    }
    const subjectOfKeys = doc.origin.startsWith("https:") ? doc.origin : "mailto:starboard@localhost.invalid";
    const payload = JSON.stringify({ title: subject, url: told.length === 1 ? told[0]?.url : `${doc.origin}/online` });
    const details = webpush.generateRequestDetails({ endpoint: doc.endpoint, keys: doc.keys }, payload, {
      vapidDetails: { subject: subjectOfKeys, ...keys },
      TTL: DAY_SECONDS,
    });
    const status = await postToPublic(
      doc.endpoint,
      details.headers,
      details.body ?? "",
      settings.webhookTargets === "any",
    );
    // The browser has revoked its subscription.
    if (status === 404 || status === 410) await store.write([notificationTargets.delete(id)]);
    else if (status < 200 || status > 299) throw new Error(`a push service answered ${status}`);
  }

  await jobs.process("notification", 2, ({ person }: { readonly person?: string }) => tell(person ?? ""));
  for (const kind of ["push", "email", "webhook"] as const)
    await jobs.process(kind, 4, (errand) => run(errand as DeliveryJob));
  const leave = bus.subscribe("match", (hint) => {
    const { match, asked, over } = hint as MatchHint;
    const whose = over ? [] : asked;
    const waiting = gathering.get(match);
    if (waiting) {
      waiting.asked = whose;
      return;
    }
    const quiet = after(GATHER_MS, () => {
      const last = gathering.get(match)?.asked ?? [];
      gathering.delete(match);
      look(match, last).catch(onError);
    });
    gathering.set(match, { asked: whose, quiet });
  });
  const leavePaired = bus.subscribe("paired", (hint) => {
    lookForMissing((hint as { readonly table: string }).table).catch(onError);
  });
  const leaveClosed = bus.subscribe("unplayable", (hint) => {
    lookForClosed((hint as { readonly table: string }).table).catch(onError);
  });
  return {
    sendEmail,
    close() {
      leave();
      leavePaired();
      leaveClosed();
      for (const { quiet } of gathering.values()) quiet();
      transport?.close();
    },
  };
}
