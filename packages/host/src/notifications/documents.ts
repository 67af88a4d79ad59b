/** Defines the stored notification documents: targets, preferences and pending notifications. */
import type { ChannelName, NotifyFor } from "@starboard/wire/notifications";
import webpush from "web-push";
import { defineCollection } from "../storage/collection.ts";
import type { HostStore, Stored } from "../storage/store.ts";

export interface TargetCommon {
  readonly person: string;
  readonly createdAt: number;
  /** Origin under which the person uses this host. Links in notifications start with it. */
  readonly origin: string;
}
export type NotificationTarget = TargetCommon &
  (
    | {
        readonly is: "push";
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
      }
    /** `code` is the confirmation code; null once confirmed. `tries` counts wrong codes. */
    | { readonly is: "email"; readonly address: string; readonly code: string | null; readonly tries: number }
    | { readonly is: "webhook"; readonly url: string; readonly secret: string }
  );
export type TargetOf<C extends ChannelName> = Extract<NotificationTarget, { readonly is: C }>;
interface NotificationPreference {
  /** `wish` is the name of earlier versions; stored documents may still have it. */
  readonly is: "preference" | "wish";
  readonly person: string;
  readonly when: NotifyFor;
  /** At most one message a day. */
  readonly daily?: boolean;
}
/**
 * What a notification is about: the person's turn, little time left, a new tournament pairing, a rematch to open, an
 * opponent found for a ticket, a challenge (which is named in place of a table), a proposal to vote on, a player out of time, the end of a match, or a table closed because its game is not installed.
 */
export type NotificationAbout =
  | "turn"
  | "reminder"
  | "round"
  | "rematch"
  | "found"
  | "challenge"
  | "vote"
  | "flagged"
  | "over"
  | "closed"
  | NewsAbout;
/** What is about no table, and names something else in its place: the next edition of a season, a notice of a club, a team match that waits for an answer or for players. */
export type NewsAbout = "season" | "club" | "teamChallenge" | "teamMatch";
const NEWS: ReadonlySet<NotificationAbout> = new Set<NewsAbout>(["season", "club", "teamChallenge", "teamMatch"]);
export const isNews = (about: NotificationAbout): about is NewsAbout => NEWS.has(about);
/** A notification for a person. It stays until its cause has ended, so that it is sent only once. */
export interface PendingNotification {
  readonly person: string;
  readonly table: string;
  readonly since: number;
  readonly sent: boolean;
  readonly about: NotificationAbout;
}
/** A notification as earlier versions stored it. */
interface EarlierNotification extends Omit<PendingNotification, "sent" | "about"> {
  readonly told: boolean;
  readonly round?: true;
  readonly closed?: true;
}
/** Returns a stored notification in its present form. */
export const presentForm = (doc: PendingNotification | EarlierNotification): PendingNotification =>
  "sent" in doc
    ? doc
    : {
        person: doc.person,
        table: doc.table,
        since: doc.since,
        sent: doc.told,
        about: doc.closed ? "closed" : doc.round ? "round" : "turn",
      };
/** How long a notification is kept that no later event ends, in ms: one for each match, one a day for each challenger. */
const RETENTION_MS: Readonly<Partial<Record<NotificationAbout, number>>> = {
  over: 30 * 86_400_000,
  challenge: 86_400_000,
  season: 30 * 86_400_000,
  club: 7 * 86_400_000,
  teamChallenge: 30 * 86_400_000,
  teamMatch: 30 * 86_400_000,
};

export const notificationTargets = defineCollection<NotificationTarget | NotificationPreference>(
  "notificationTarget",
  ({ person }) => ({ person }),
);
export const pendingNotifications = defineCollection<PendingNotification | EarlierNotification>(
  "notification",
  ({ person, table }) => ({ person, table }),
  (doc) => {
    const retention = RETENTION_MS[presentForm(doc).about];
    return retention === undefined ? undefined : doc.since + retention;
  },
);
/** Id of a person's preference. The prefix is that of earlier versions, so that stored preferences are found. */
export const preferenceId = (person: string): string => `wish.${person}`;
export const isPreference = (doc: NotificationTarget | NotificationPreference): doc is NotificationPreference =>
  doc.is === "preference" || doc.is === "wish";
export const notificationId = (person: string, table: string, about: NotificationAbout = "turn"): string =>
  `${person}.${table}${about === "turn" ? "" : `.${about}`}`;

/** Most notification targets per person. */
export const MAX_TARGETS = 10;

/** When a person wants to be notified, and where. */
export interface Preference {
  readonly when: NotifyFor;
  readonly daily: boolean;
  readonly channels: readonly Stored<NotificationTarget>[];
}

export const preferenceOf = async (store: HostStore, person: string): Promise<Preference> =>
  preferenceIn(await notificationTargets.find(store, { index: ["person", person], limit: MAX_TARGETS + 2 }));

/** Reads a person's preference in what is stored for that person. */
export function preferenceIn(found: readonly Stored<NotificationTarget | NotificationPreference>[]): Preference {
  const preference = found.map(({ doc }) => doc).find(isPreference);
  const channels = found.filter((stored): stored is Stored<NotificationTarget> => !isPreference(stored.doc));
  return { when: preference?.when ?? "correspondence", daily: preference?.daily ?? false, channels };
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}
const keys = defineCollection<PushKeys>("setting");
/**
 * Returns the keys for web push (VAPID, RFC 8292). They are created on first use and shared by all hosts of a store.
 */
export async function pushKeys(store: HostStore, at: number): Promise<PushKeys> {
  const stored = await keys.get(store, "push-keys");
  if (stored) return stored.doc;
  await store.write([keys.put("push-keys", webpush.generateVAPIDKeys(), at, 0)]);
  const created = await keys.get(store, "push-keys");
  if (!created) throw new Error("the store has lost the keys for web push");
  return created.doc;
}

/** When a person was last sent a message, for people who want one a day at most. */
export const lastMessages = defineCollection<{ readonly at: number }>("setting");
export const lastMessageId = (person: string): string => `last-message.${person}`;
