/** Defines the HTTP routes of notification preferences and targets. */
import { randomBytes, randomInt } from "node:crypto";
import { confirmation, newTarget, type NotificationSettings, notificationInput } from "@starboard/wire/notifications";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, sendError } from "../http/guard.ts";
import { createBuckets } from "../live/rate-limit.ts";
import { en } from "../messages/en.ts";
import { fail } from "../errors.ts";
import { addressOf, createTarget, isRequested, targetInfo } from "./channels.ts";
import { MAX_TARGETS, pushKeys, isPreference, notificationTargets, preferenceId, preferenceOf } from "./documents.ts";
import { createNotifier } from "./notifier.ts";
import type { After } from "../play/timer.ts";
import { pictureOf } from "./picture.ts";
import { reportOn } from "./report.ts";
import { isAllowedTarget } from "./safe-fetch.ts";

const TAGS = ["notifications"];
const byId = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{24}$/)) });
const byPicture = z.object({ id: z.string().check(z.maxLength(80)) });
/** Most wrong codes before an address must be added again. */
const MAX_TRIES = 5;

export async function notificationRoutes(app: App, services: HostServices, after?: After): Promise<void> {
  const { store, settings, now } = services;
  const keys = await pushKeys(store, now());
  const notices = await createNotifier(services, keys, after);
  app.addHook("onClose", () => notices.close());
  // Rate limit, so that callers cannot make this host send mail to strangers.
  const fresh = createBuckets(6 * settings.rateLimitFactor, 0.005 * settings.rateLimitFactor, now);

  async function info(person: string): Promise<NotificationSettings> {
    const { when, daily, channels } = await preferenceOf(store, person);
    return { when, daily, targets: channels.map(targetInfo), pushKey: keys.publicKey, email: settings.smtp !== null };
  }
  const sender = ({ who }: FastifyRequest): string | null => (who.kind === "bot" ? null : who.person);
  const sendSettings = async (person: string, reply: FastifyReply): Promise<FastifyReply> =>
    sendResult(reply, { ok: await info(person) });

  app.get(
    "/api/notifications",
    { schema: { tags: TAGS, summary: "Returns the caller's notification settings" } },
    async (request, reply) => {
      const person = sender(request);
      return person === null ? sendError(reply, fail("HOST_SIGN_IN").bad) : sendSettings(person, reply);
    },
  );
  app.put(
    "/api/notifications",
    { schema: { tags: TAGS, summary: "Sets for which tables the caller is notified", body: notificationInput } },
    async (request, reply) => {
      const person = sender(request);
      if (person === null) return sendError(reply, fail("HOST_SIGN_IN").bad);
      const { when, daily = (await preferenceOf(store, person)).daily } = request.body;
      const preference = { is: "preference", person, when, daily } as const;
      await store.write([notificationTargets.put(preferenceId(person), preference, now())]);
      return sendSettings(person, reply);
    },
  );
  app.post(
    "/api/notifications",
    { schema: { tags: TAGS, summary: "Adds a notification target", body: newTarget } },
    async (request, reply) => {
      const person = sender(request);
      if (person === null) return sendError(reply, fail("HOST_SIGN_IN").bad);
      const { body } = request;
      const { channels } = await preferenceOf(store, person);
      const same = channels.some(({ doc }) => addressOf(doc) === addressOf(body));
      if (same) return sendSettings(person, reply);
      if (channels.length >= MAX_TARGETS || !fresh.take(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      if (body.is === "email" && settings.smtp === null) return sendError(reply, fail("NOTICE_NO_MAIL").bad);
      if (isRequested(body) && !isAllowedTarget(addressOf(body), settings.webhookTargets === "any"))
        return sendError(reply, fail("NOTICE_ADDRESS").bad);
      const origin = settings.origins[0] ?? request.headers.origin ?? `${request.protocol}://${request.host}`;
      const common = { person, createdAt: now(), origin };
      const code = String(randomInt(100_000_000)).padStart(8, "0");
      const doc = createTarget(body, common, code);
      if (doc.is === "email") {
        try {
          await notices.sendEmail(doc.address, en.confirmSubject, en.confirmMail(code, origin));
        } catch (error) {
          services.onError(error);
          return sendError(reply, fail("NOTICE_NO_MAIL").bad);
        }
      }
      await store.write([notificationTargets.put(randomBytes(12).toString("hex"), doc, now(), 0)]);
      return sendSettings(person, reply);
    },
  );
  app.post(
    "/api/notifications/:id/confirm",
    { schema: { tags: TAGS, summary: "Confirms an e-mail address", params: byId, body: confirmation } },
    async (request, reply) => {
      const person = sender(request);
      let right = false;
      await notificationTargets.update(store, request.params.id, now(), (doc) => {
        right = false;
        if (doc.person !== person || doc.is !== "email" || doc.code === null || doc.tries >= MAX_TRIES)
          return undefined;
        right = doc.code === request.body.code;
        return { doc: right ? { ...doc, code: null } : { ...doc, tries: doc.tries + 1 } };
      });
      return right && person !== null ? sendSettings(person, reply) : sendError(reply, fail("NOTICE_CODE", "code").bad);
    },
  );
  app.get(
    "/api/pictures/:id",
    { schema: { tags: TAGS, summary: "Returns the picture of a notification as PNG", params: byPicture } },
    async (request, reply) => {
      const of = services.tables.links.readPicture(request.params.id);
      const stored = of && (await services.tables.get(of.table));
      const person = stored && "ok" in stored ? stored.ok.doc.seats[of.seat]?.person : undefined;
      if (!stored || "bad" in stored || !person || !services.lookups.take(request.ip))
        return sendError(reply, fail("HOST_NOT_FOUND").bad);
      const { glance } = await reportOn(services, of.table, stored.ok.doc, person);
      if (!glance) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      return reply
        .header("content-type", "image/png")
        .header("cache-control", "private, max-age=60")
        .send(pictureOf(glance));
    },
  );
  app.delete(
    "/api/notifications/:id",
    { schema: { tags: TAGS, summary: "Deletes a notification target", params: byId } },
    async (request, reply) => {
      const person = sender(request);
      const stored = await notificationTargets.get(store, request.params.id);
      if (person === null || !stored || stored.doc.person !== person || isPreference(stored.doc))
        return sendError(reply, fail("HOST_NOT_FOUND").bad);
      await store.write([notificationTargets.delete(stored.id)]);
      return sendSettings(person, reply);
    },
  );
}
