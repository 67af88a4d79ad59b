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
  readonly is: "wish";
  readonly person: string;
  readonly when: NotifyFor;
}
/** A notification that it is a person's turn. It is kept until they have moved, so that it is sent only once. */
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
export const preferenceId = (person: string): string => `wish.${person}`;
export const notificationId = (person: string, table: string, about: "turn" | "round" | "closed" = "turn"): string =>
  `${person}.${table}${about === "turn" ? "" : `.${about}`}`;

/** Most notification targets per person. */
export const MAX_TARGETS = 10;

export async function preferenceOf(
  store: HostStore,
  person: string,
): Promise<{ readonly when: NotifyFor; readonly channels: readonly Stored<NotificationTarget>[] }> {
  const found = await notificationTargets.find(store, { index: ["person", person], limit: MAX_TARGETS + 2 });
  const wish = found.find(({ doc }) => doc.is === "wish")?.doc;
  const channels = found.filter((kept): kept is Stored<NotificationTarget> => kept.doc.is !== "wish");
  return { when: wish?.is === "wish" ? wish.when : "correspondence", channels };
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
  const kept = await keys.get(store, "push-keys");
  if (kept) return kept.doc;
  await store.write([keys.put("push-keys", webpush.generateVAPIDKeys(), at, 0)]);
  const made = await keys.get(store, "push-keys");
  if (!made) throw new Error("the store has lost the keys for web push");
  return made.doc;
}
