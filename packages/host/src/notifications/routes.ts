/** The HTTP side of notices: when, and where. */
import { randomBytes, randomInt } from "node:crypto";
import { confirmation, newChannel, type NoticesInfo, noticeWish } from "@starboard/wire/notices";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { House } from "../services.ts";
import type { App } from "../http/app.ts";
import { answer, refuse } from "../http/guard.ts";
import { buckets } from "../live/rate-limit.ts";
import { en } from "../messages/en.ts";
import type { Kept } from "../storage/store.ts";
import { no } from "../errors.ts";
import { type Channel, CHANNELS, pushKeys, subscriptions, wishId, wishOf } from "./documents.ts";
import { createNotices } from "./notifier.ts";
import { mayPost } from "./safe-fetch.ts";

const TAGS = ["notices"];
const byId = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{24}$/)) });
/** Wrong codes until an address has to be given anew. */
const TRIES = 5;

export async function noticeRoutes(app: App, house: House): Promise<void> {
  const { store, settings, now } = house;
  const keys = await pushKeys(store, now());
  const notices = await createNotices(house, keys);
  app.addHook("onClose", () => notices.close());
  // Nobody makes this host write to strangers.
  const fresh = buckets(6 * settings.patience, 0.005 * settings.patience, now);

  async function info(person: string): Promise<NoticesInfo> {
    const { when, channels } = await wishOf(store, person);
    return { when, channels: channels.map(shown), pushKey: keys.publicKey, mail: settings.smtp !== null };
  }
  const sender = ({ who }: FastifyRequest): string | null => (who.kind === "bot" ? null : who.person);
  const told = async (person: string, reply: FastifyReply): Promise<FastifyReply> =>
    answer(reply, { ok: await info(person) });

  app.get("/api/notices", { schema: { tags: TAGS, summary: "When and where one is told" } }, async (request, reply) => {
    const person = sender(request);
    return person === null ? refuse(reply, no("HOST_WHO").bad) : told(person, reply);
  });
  app.put(
    "/api/notices",
    { schema: { tags: TAGS, summary: "For which tables one is told", body: noticeWish } },
    async (request, reply) => {
      const person = sender(request);
      if (person === null) return refuse(reply, no("HOST_WHO").bad);
      const { when } = request.body;
      await store.write([subscriptions.put(wishId(person), { is: "wish", person, when }, now())]);
      return told(person, reply);
    },
  );
  app.post(
    "/api/notices",
    { schema: { tags: TAGS, summary: "A place to be told at", body: newChannel } },
    async (request, reply) => {
      const person = sender(request);
      if (person === null) return refuse(reply, no("HOST_WHO").bad);
      const { body } = request;
      const { channels } = await wishOf(store, person);
      const same = channels.some(({ doc }) => addressOf(doc) === addressOf(body));
      if (same) return told(person, reply);
      if (channels.length >= CHANNELS || !fresh.take(request.ip)) return refuse(reply, no("HOST_RATE").bad);
      if (body.is === "mail" && settings.smtp === null) return refuse(reply, no("NOTICE_NO_MAIL").bad);
      if (body.is !== "mail" && !mayPost(addressOf(body), settings.hooks === "any"))
        return refuse(reply, no("NOTICE_ADDRESS").bad);
      const origin = settings.origins[0] ?? request.headers.origin ?? `${request.protocol}://${request.host}`;
      const common = { person, createdAt: now(), origin };
      const code = String(randomInt(100_000_000)).padStart(8, "0");
      const doc: Channel =
        body.is === "mail"
          ? { ...common, ...body, code, tries: 0 }
          : body.is === "push"
            ? { ...common, ...body }
            : { ...common, ...body, secret: randomBytes(24).toString("hex") };
      if (doc.is === "mail") {
        try {
          await notices.mail(doc.address, en.confirmSubject, en.confirmMail(code, origin));
        } catch (error) {
          house.trouble(error);
          return refuse(reply, no("NOTICE_NO_MAIL").bad);
        }
      }
      await store.write([subscriptions.put(randomBytes(12).toString("hex"), doc, now(), 0)]);
      return told(person, reply);
    },
  );
  app.post(
    "/api/notices/:id/confirm",
    { schema: { tags: TAGS, summary: "Confirms an e-mail address", params: byId, body: confirmation } },
    async (request, reply) => {
      const person = sender(request);
      let right = false;
      await subscriptions.update(store, request.params.id, now(), (doc) => {
        right = false;
        if (doc.person !== person || doc.is !== "mail" || doc.code === null || doc.tries >= TRIES) return undefined;
        right = doc.code === request.body.code;
        return { doc: right ? { ...doc, code: null } : { ...doc, tries: doc.tries + 1 } };
      });
      return right && person !== null ? told(person, reply) : refuse(reply, no("NOTICE_CODE", "code").bad);
    },
  );
  app.delete(
    "/api/notices/:id",
    { schema: { tags: TAGS, summary: "A place to be told at no more", params: byId } },
    async (request, reply) => {
      const person = sender(request);
      const kept = await subscriptions.get(store, request.params.id);
      if (person === null || !kept || kept.doc.person !== person || kept.doc.is === "wish")
        return refuse(reply, no("HOST_NOT_FOUND").bad);
      await store.write([subscriptions.drop(kept.id)]);
      return told(person, reply);
    },
  );
}

const addressOf = (doc: {
  readonly is: string;
  readonly endpoint?: string;
  readonly address?: string;
  readonly url?: string;
}) => doc.endpoint ?? doc.address ?? doc.url ?? "";

function shown({ id, doc }: Kept<Channel>): NoticesInfo["channels"][number] {
  const common = { id, is: doc.is, confirmed: doc.is !== "mail" || doc.code === null };
  if (doc.is === "webhook") return { ...common, to: doc.url, secret: doc.secret };
  return { ...common, to: doc.is === "mail" ? doc.address : new URL(doc.endpoint).host };
}
