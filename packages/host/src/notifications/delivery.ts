/** Sends one message to one target: e-mail, web push or webhook. */
import { createHmac } from "node:crypto";
import { createTransport } from "nodemailer";
import type { ChannelName } from "@starboard/wire/notifications";
import webpush from "web-push";
import type { HostServices } from "../services.ts";
import { en } from "../messages/en.ts";
import type { Stored } from "../storage/store.ts";
import { eventOf, type MessageItem, messageText } from "./content.ts";
import { type NotificationTarget, notificationTargets, type PushKeys, type TargetOf } from "./documents.ts";
import { pictureOf } from "./picture.ts";
import { postToPublic } from "./safe-fetch.ts";

/** How long a push service keeps a message, in seconds. */
const PUSH_TTL_SECONDS = 86_400;
/** Most pictures attached to an e-mail. */
const MAX_PICTURES = 5;
/** Longest payload of a push message, in bytes; services accept 4096 after encryption. */
const MAX_PUSH_BYTES = 3_000;

export interface Delivery {
  /** Sends an e-mail now. Rejects if the mail server refuses it. */
  readonly sendEmail: (to: string, subject: string, text: string) => Promise<void>;
  /** Sends a message to a target. Rejects if it should be tried again. */
  send(target: Stored<NotificationTarget>, items: readonly MessageItem[]): Promise<void>;
  close(): void;
}

export function createDelivery(
  { store, settings }: Pick<HostServices, "store" | "settings">,
  keys: PushKeys,
): Delivery {
  const transport = settings.smtp === null ? null : createTransport(settings.smtp);
  const isAnyAllowed = settings.webhookTargets === "any";
  const mailer = (): NonNullable<typeof transport> => {
    if (!transport) throw new Error("no mail server is set");
    return transport;
  };

  async function sendMail({ doc }: Stored<TargetOf<"email">>, items: readonly MessageItem[]): Promise<void> {
    // Nothing is sent to an address before its owner has confirmed it.
    if (doc.code !== null) return;
    const pictures = items
      .slice(0, MAX_PICTURES)
      .flatMap((item, i) =>
        item.report.glance ? [{ item, cid: `picture-${i}@starboard`, content: pictureOf(item.report.glance) }] : [],
      );
    const { subject, text, html } = messageText(items, en.noMore(`${doc.origin}/account`), (item) => {
      const found = pictures.find((one) => one.item === item);
      return found ? `cid:${found.cid}` : null;
    });
    const attachments = pictures.map(({ cid, content }, i) => ({ cid, content, filename: `match-${i + 1}.png` }));
    await mailer().sendMail({ from: settings.mailFrom, to: doc.address, subject, text, html, attachments });
  }

  async function sendWebhook({ doc }: Stored<TargetOf<"webhook">>, items: readonly MessageItem[]): Promise<void> {
    const { url, secret, origin } = doc;
    const { text } = messageText(items, en.noMore(`${origin}/account`), () => null);
    const tables = items.map(({ report, url: address, pictureUrl }) => ({
      title: report.title,
      url: address,
      game: report.game,
      opponents: report.opponents,
      turn: report.turn,
      since: report.since,
      question: report.question,
      timeLeft: report.timeLeft,
      result: report.result,
      picture: pictureUrl,
    }));
    // Slack reads `text`, Discord `content`.
    const body = JSON.stringify({ event: eventOf(items), tables, text, content: text.slice(0, 1900) });
    const signature = createHmac("sha256", secret).update(body).digest("hex");
    const headers = { "content-type": "application/json", "x-starboard-signature": signature };
    const status = await postToPublic(url, headers, body, isAnyAllowed);
    if (status < 200 || status > 299) throw new Error(`a webhook answered ${status}`);
  }

  async function sendPush({ id, doc }: Stored<TargetOf<"push">>, items: readonly MessageItem[]): Promise<void> {
    const { subject, body } = messageText(items, "", () => null);
    const [only] = items;
    const isSingle = items.length === 1 && only !== undefined;
    const message = {
      title: subject,
      body,
      url: isSingle ? only.url : `${doc.origin}/tables`,
      // A newer message about the same table replaces the older one.
      tag: isSingle ? only.url : "digest",
      ...(isSingle && only.pictureUrl !== null && { image: only.pictureUrl }),
    };
    const whole = JSON.stringify(message);
    const payload =
      Buffer.byteLength(whole) <= MAX_PUSH_BYTES ? whole : JSON.stringify({ ...message, body: body.slice(0, 600) });
    const contact = doc.origin.startsWith("https:") ? doc.origin : "mailto:starboard@localhost.invalid";
    const details = webpush.generateRequestDetails({ endpoint: doc.endpoint, keys: doc.keys }, payload, {
      vapidDetails: { subject: contact, ...keys },
      TTL: PUSH_TTL_SECONDS,
    });
    const status = await postToPublic(doc.endpoint, details.headers, details.body ?? "", isAnyAllowed);
    // The browser has revoked its subscription.
    if (status === 404 || status === 410) await store.write([notificationTargets.delete(id)]);
    else if (status < 200 || status > 299) throw new Error(`a push service answered ${status}`);
  }

  const senders: {
    readonly [C in ChannelName]: (target: Stored<TargetOf<C>>, items: readonly MessageItem[]) => Promise<void>;
  } = { email: sendMail, push: sendPush, webhook: sendWebhook };

  return {
    async sendEmail(to, subject, text) {
      await mailer().sendMail({ from: settings.mailFrom, to, subject, text });
    },
    // The compiler cannot see that a target belongs to the channel of its own name.
    send: (target, items) => senders[target.doc.is](target as never, items),
    close: () => transport?.close(),
  };
}
