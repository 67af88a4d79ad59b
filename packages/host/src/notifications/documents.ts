/** Defines the stored notification documents: targets, preferences and pending notifications. */
import type { NotifyFor } from "@starboard/wire/notifications";
import webpush from "web-push";
import { defineCollection } from "../storage/collection.ts";
import type { HostStore, Stored } from "../storage/store.ts";

interface Common {
  readonly person: string;
  readonly createdAt: number;
  /** Origin under which the person uses this host. Links in notifications start with it. */
  readonly origin: string;
}
export type NotificationTarget = Common &
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
interface NotificationPreference {
  /** `wish` is the name of earlier versions; stored documents may still have it. */
  readonly is: "preference" | "wish";
  readonly person: string;
  readonly when: NotifyFor;
}
/** A notification that it is a person's turn. It stays until they have moved, so that it is sent only once. */
export interface PendingNotification {
  readonly person: string;
  readonly table: string;
  readonly since: number;
  readonly told: boolean;
  /** Not a turn: a tournament round was paired, and the person has not opened the table yet. */
  readonly round?: true;
  /** Not a turn: the table was closed because its game is not installed on this host. */
  readonly closed?: true;
}

export const notificationTargets = defineCollection<NotificationTarget | NotificationPreference>(
  "notificationTarget",
  ({ person }) => ({ person }),
);
export const pendingNotifications = defineCollection<PendingNotification>("notification", ({ person, table }) => ({
  person,
  table,
}));
/** Id of a person's preference. The prefix is that of earlier versions, so that stored preferences are found. */
export const preferenceId = (person: string): string => `wish.${person}`;
export const isPreference = (doc: NotificationTarget | NotificationPreference): doc is NotificationPreference =>
  doc.is === "preference" || doc.is === "wish";
export const notificationId = (person: string, table: string, about: "turn" | "round" | "closed" = "turn"): string =>
  `${person}.${table}${about === "turn" ? "" : `.${about}`}`;

/** Most notification targets per person. */
export const MAX_TARGETS = 10;

export async function preferenceOf(
  store: HostStore,
  person: string,
): Promise<{ readonly when: NotifyFor; readonly channels: readonly Stored<NotificationTarget>[] }> {
  const found = await notificationTargets.find(store, { index: ["person", person], limit: MAX_TARGETS + 2 });
  const preference = found.map(({ doc }) => doc).find(isPreference);
  const channels = found.filter((stored): stored is Stored<NotificationTarget> => !isPreference(stored.doc));
  return { when: preference?.when ?? "correspondence", channels };
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
