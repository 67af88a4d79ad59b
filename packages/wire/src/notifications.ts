/** Messages about notifications: when a person wants to be notified, and where. */
import * as z from "zod/mini";
import type { Infer } from "./infer.ts";

const base64url = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[A-Za-z0-9_=-]+$/));
const webAddress = z.string().check(z.maxLength(1000), z.regex(/^https?:\/\/[^\s@]+$/));

/** The tables to notify about: correspondence games, all, or none. */
export const notifyFor = z.enum(["correspondence", "all", "never"]);
export type NotifyFor = z.infer<typeof notifyFor>;

/** The channels through which people are notified. */
export const CHANNEL_NAMES = ["push", "email", "webhook"] as const;
export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** A notification target. */
export const newTarget = z.discriminatedUnion("is", [
  /** A browser's push subscription, as `PushSubscription.toJSON()` returns it. */
  z.strictObject({
    is: z.literal("push"),
    endpoint: webAddress,
    keys: z.strictObject({ p256dh: base64url(200), auth: base64url(100) }),
  }),
  z.strictObject({
    is: z.literal("email"),
    address: z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@<>",;]+@[^\s@<>",;]+$/)),
  }),
  z.strictObject({ is: z.literal("webhook"), url: webAddress }),
]);
export type NewTarget = z.infer<typeof newTarget>;
export const confirmation = z.strictObject({ code: z.string().check(z.regex(/^\d{8}$/)) });
/** `daily`: at most one message a day, about all tables. Unchanged if absent. */
export const notificationInput = z.strictObject({ when: notifyFor, daily: z.optional(z.boolean()) });

const targetInfo = z.strictObject({
  id: z.string(),
  is: z.enum(CHANNEL_NAMES),
  /** A short description that identifies the target: an address or the name of a server. */
  to: z.string(),
  /** Nothing is sent to an e-mail address before it is confirmed. */
  confirmed: z.boolean(),
  /** Webhooks only: the key of the `x-starboard-signature` header (HMAC-SHA-256 of the body, in hex). */
  secret: z.exactOptional(z.string()),
});
export type TargetInfo = Infer<typeof targetInfo>;
export const notificationSettings = z.strictObject({
  when: notifyFor,
  /** At most one message a day. */
  daily: z.boolean(),
  targets: z.array(targetInfo),
  /** The host's public key for web push. */
  pushKey: z.string(),
  /** Whether this host sends e-mail. */
  email: z.boolean(),
});
export type NotificationSettings = Infer<typeof notificationSettings>;
