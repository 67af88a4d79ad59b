/**
 * Sends stored notifications: collects those of a person into messages, queues a message for each target, and writes the
 * reports of a message when it is sent.
 */
import type { MatchSummary } from "@starboard/wire";
import { CHANNEL_NAMES } from "@starboard/wire/notifications";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { type ChallengeDoc, challenges } from "../challenges/doc.ts";
import { forReader } from "../languages.ts";
import { en } from "../messages/en.ts";
import { persons } from "../people/identity.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import type { MessageItem } from "./content.ts";
import type { Delivery } from "./delivery.ts";
import {
  isNews,
  isPreference,
  lastMessageId,
  lastMessages,
  type NotificationAbout,
  notificationTargets,
  type NotificationTarget,
  pendingNotifications,
  preferenceOf,
  presentForm,
} from "./documents.ts";
import { isCurrent, newsItem } from "./news.ts";
import { gameTitleOf, NO_MATCH, reportOn } from "./report.ts";
import { timeOutsOf } from "./time-outs.ts";
import { voteSentences } from "./votes.ts";

/** A table as a queued message names it; its report is written when the message is sent. */
interface QueuedItem {
  readonly table: string;
  readonly about: NotificationAbout;
}
interface DeliveryJob {
  readonly channel: string;
  readonly items: readonly QueuedItem[];
}

const DAY_MS = 86_400_000;
/** Most tables named in one message. */
const MAX_ITEMS = 50;

/** Takes part in the work on queued notifications and messages. */
export async function processOutbox(services: HostServices, delivery: Delivery): Promise<void> {
  const { store, storage, tables: tableService, now } = services;
  const { jobs } = storage;

  /** Queues a person's pending notifications for delivery to each target, unless they want to wait for tomorrow. */
  async function deliver(person: string): Promise<void> {
    const all = await pendingNotifications.find(store, { index: ["person", person], limit: MAX_ITEMS });
    const fresh = all.map(({ id, doc }) => ({ id, doc: presentForm(doc) })).filter(({ doc }) => !doc.sent);
    if (fresh.length === 0) return;
    const { channels, daily } = await preferenceOf(store, person);
    const last = daily ? ((await lastMessages.get(store, lastMessageId(person)))?.doc.at ?? 0) : 0;
    if (last + DAY_MS > now()) {
      await jobs.add("notification", { person }, { key: `${person}.daily`, at: last + DAY_MS });
      return;
    }
    const items: QueuedItem[] = [];
    for (const { doc } of fresh) {
      if (doc.about === "challenge") {
        if (await waitingChallenge(services, doc.table)) items.push({ table: doc.table, about: doc.about });
        continue;
      }
      if (isNews(doc.about)) {
        if (await isCurrent(services, doc.table, doc.about, person)) items.push({ table: doc.table, about: doc.about });
        continue;
      }
      const stored = await tableDocs.get(store, doc.table);
      if (stored && (doc.about === "closed" || !stored.doc.closed) && !tableService.isOnline(doc.table, person))
        items.push({ table: doc.table, about: doc.about });
    }
    for (const [part, some] of messagesOf(items, daily).entries())
      for (const { id, doc } of channels) {
        const job: DeliveryJob = { channel: id, items: some };
        await jobs.add(doc.is, job, { key: `${id}.${now()}.${part}` });
      }
    if (daily && items.length > 0) await store.write([lastMessages.put(lastMessageId(person), { at: now() }, now())]);
    for (const { id, doc } of fresh)
      if (doc.about === "reminder" || doc.about === "closed") await store.write([pendingNotifications.delete(id)]);
      else await pendingNotifications.update(store, id, now(), (one) => ({ doc: { ...presentForm(one), sent: true } }));
  }

  /** Writes the reports of a queued message and sends it. Tables that no longer exist are left out. */
  async function send({ channel, items }: DeliveryJob): Promise<void> {
    const target = await notificationTargets.get(store, channel);
    // The target was deleted in the meantime.
    if (!target || isPreference(target.doc)) return;
    const language = (await persons.get(store, target.doc.person))?.doc.language ?? "en";
    await forReader(language, () => sendTo(target as Stored<NotificationTarget>, items));
  }

  async function sendTo(target: Stored<NotificationTarget>, items: readonly QueuedItem[]): Promise<void> {
    const { origin, person } = target.doc;
    const found: MessageItem[] = [];
    for (const { table, about } of items) {
      if (about === "challenge") {
        const challenge = await waitingChallenge(services, table);
        if (challenge) found.push(await challengeItem(services, challenge, origin));
        continue;
      }
      if (isNews(about)) {
        const news = await newsItem(services, table, about, target.doc);
        if (news) found.push(news);
        continue;
      }
      const stored = await tableDocs.get(store, table);
      if (!stored) continue;
      const report = await reportOn(services, table, stored.doc, person);
      const summary = about === "flagged" ? await tableService.matchSummary(table) : undefined;
      const nameOf = (seat: number): string => stored.doc.seats[seat]?.name || en.botName(seat);
      const votes = about === "vote" ? voteSentences(stored.doc, report.seat, nameOf) : [];
      // The proposal was decided in the meantime.
      if (about === "vote" && votes.length === 0) continue;
      const picture =
        report.glance && report.seat !== null ? tableService.links.pictureToken({ table, seat: report.seat }) : null;
      found.push({
        about,
        report,
        url: `${origin}/online/${table}`,
        pictureUrl: picture === null ? null : `${origin}/api/pictures/${picture}`,
        votes,
        ...(summary && { timeOuts: timeOutSentences(summary, stored.doc, report.seat) }),
      });
    }
    if (found.length > 0) await delivery.send(target, found);
  }

  await jobs.process("notification", 2, (job) => deliver((job as { readonly person: string }).person));
  for (const channel of CHANNEL_NAMES) await jobs.process(channel, 4, (job) => send(job as DeliveryJob));
}

/** Returns a challenge that waits for an answer. */
async function waitingChallenge({ store, now }: HostServices, id: string): Promise<ChallengeDoc | undefined> {
  const doc = (await challenges.get(store, id))?.doc;
  return doc?.state === "waiting" && doc.expiresAt > now() ? doc : undefined;
}

/** What a message says about a challenge. */
async function challengeItem(
  { store }: HostServices,
  { from, game }: ChallengeDoc,
  origin: string,
): Promise<MessageItem> {
  const name = (await persons.get(store, from))?.doc.name ?? en.erasedName;
  const titled = gameTitleOf(game);
  return {
    about: "challenge",
    report: { ...NO_MATCH, title: en.against(titled, [name]), game: titled, opponents: [name] },
    url: `${origin}/find`,
    pictureUrl: null,
  };
}

/** One message for each kind of news, or a single one for people who want one a day. */
function messagesOf(items: readonly QueuedItem[], daily: boolean): readonly (readonly QueuedItem[])[] {
  if (daily) return items.length === 0 ? [] : [items];
  const groups = new Map<NotificationAbout, QueuedItem[]>();
  for (const item of items) groups.set(item.about, [...(groups.get(item.about) ?? []), item]);
  return [...groups.values()];
}

/** Says to a player whose time ran out, and what the player may do now. */
function timeOutSentences(summary: MatchSummary, doc: TableDoc, own: number | null): readonly string[] {
  const { flagged, standIns, mayClaim } = timeOutsOf(summary, doc);
  const nameOf = (seat: number): string => summary.seats[seat]?.name ?? "";
  const others = standIns.filter((seat) => seat !== own);
  return [
    ...(own !== null && standIns.includes(own) ? [en.ownStandIn] : []),
    ...(others.length > 0 ? [en.standIn(others.map(nameOf))] : []),
    ...(flagged.length > 0 ? [en.flagged(flagged.map(nameOf), mayClaim && !flagged.some((seat) => seat === own))] : []),
  ];
}
