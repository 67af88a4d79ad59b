/** What the host keeps about notices: who wants them where, and what is still to be told. */
import type { NotifyFor } from "@starboard/wire/notifications";
import webpush from "web-push";
import { defineCollection } from "../storage/collection.ts";
import type { HostStore, Stored } from "../storage/store.ts";

interface Common {
  readonly person: string;
  readonly createdAt: number;
  /** The address its owner knows this host by; links lead there. */
  readonly origin: string;
}
export type NotificationTarget = Common &
  (
    | {
        readonly is: "push";
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
      }
    /** `code` is what was sent to the address, until it comes back; `tries` counts wrong ones. */
    | { readonly is: "email"; readonly address: string; readonly code: string | null; readonly tries: number }
    | { readonly is: "webhook"; readonly url: string; readonly secret: string }
  );
interface NotificationPreference {
  readonly is: "wish";
  readonly person: string;
  readonly when: NotifyFor;
}
/** That it is somebody's turn at a table: there from the first time until they have moved, so that it is told once. */
export interface PendingNotification {
  readonly person: string;
  readonly table: string;
  readonly since: number;
  readonly told: boolean;
  /** Not a turn: their round of a tournament has been paired, and they have not been at the table. */
  readonly round?: true;
  /** Not a turn: the table was closed because its game is not installed here. */
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

/** Most places one person may be told at. */
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
/** The host's keys for web push (VAPID, RFC 8292); made the first time, the same for all hosts of one store. */
export async function pushKeys(store: HostStore, at: number): Promise<PushKeys> {
  const kept = await keys.get(store, "push-keys");
  if (kept) return kept.doc;
  await store.write([keys.put("push-keys", webpush.generateVAPIDKeys(), at, 0)]);
  const made = await keys.get(store, "push-keys");
  if (!made) throw new Error("the store has lost the keys for web push");
  return made.doc;
}
