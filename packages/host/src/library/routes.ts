/** Defines the HTTP routes of the library. */
import type { Result } from "@starboard/kernel";
import type { Language, PictureData } from "@starboard/kit";
import {
  contentHash,
  itemId,
  itemInput,
  libraryQuery,
  libraryReportInput,
  MAX_PUBLISHED_BYTES,
  publishInput,
  versionInput,
} from "@starboard/wire/library";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { createBuckets } from "../live/rate-limit.ts";
import { languageOfHeader } from "../languages.ts";
import type { HostServices } from "../services.ts";
import { fileKindOf } from "./kinds.ts";
import { like, reportItem } from "./likes.ts";
import { changeItem, publish, publishVersion, removeItem } from "./publish.ts";
import { countLibrary, describeItem, searchLibrary, visibleContent } from "./read.ts";

const TAGS = ["library"];
const byItem = z.object({ item: itemId });
const byHash = z.object({ hash: contentHash });
/** Publications of an account, its likes and reports: so many at once, then this many per second. */
const PUBLISH = [10, 1 / 120] as const;
const REACT = [60, 1 / 10] as const;
/** Pictures that are kept in memory. */
const MAX_PICTURES = 300;
/** How long a browser may keep a content and its picture: short, since an item may be taken down. */
const KEEP = "private, max-age=600";

/** The answer to a change describes the item too, in the reader's language. */
const readerOf = (headers: FastifyRequest["headers"]): Language => languageOfHeader(headers["accept-language"]);

/** @param onContent called with the kind and the hash of what was published */
export function libraryRoutes(
  app: App,
  services: HostServices,
  onContent: (kind: string, hash: string) => Promise<void>,
): void {
  const { settings, now, searches } = services;
  const factor = settings.rateLimitFactor;
  const publishing = createBuckets(PUBLISH[0] * factor, PUBLISH[1] * factor, now);
  /** Runs `act` for a caller with an account, and answers with the item. */
  const asAccount: AsAccount = async ({ who, headers }, reply, limit, act) => {
    if (who.kind !== "account" || who.person === null) return sendError(reply, fail("ACCOUNT_NONE").bad);
    if (!limit.take(who.person)) return sendError(reply, fail("HOST_RATE").bad);
    const done = await act(who.person);
    return "bad" in done
      ? sendError(reply, done.bad)
      : sendResult(reply, await describeItem(services, done.ok, who.person, readerOf(headers)));
  };
  app.get(
    "/api/library",
    { schema: { tags: TAGS, summary: "Searches the library", querystring: libraryQuery } },
    async ({ query, who, ip }, reply) =>
      searches.take(ip)
        ? sendResult(reply, { ok: await searchLibrary(services, query, who.person) })
        : sendError(reply, fail("HOST_RATE").bad),
  );
  app.get(
    "/api/library/counts",
    { schema: { tags: TAGS, summary: "Counts the items by kind and by game" } },
    async ({ ip }, reply) =>
      searches.take(ip)
        ? sendResult(reply, { ok: await countLibrary(services) })
        : sendError(reply, fail("HOST_RATE").bad),
  );
  app.post(
    "/api/library",
    { bodyLimit: MAX_PUBLISHED_BYTES, schema: { tags: TAGS, summary: "Publishes an item", body: publishInput } },
    async (request, reply) =>
      asAccount(request, reply.code(201), publishing, async (person) => {
        const done = await publish(services, person, request.body, () => services.expensive.take(request.ip));
        if ("bad" in done) return done;
        await onContent(request.body.kind, done.ok.hash);
        return { ok: done.ok.item };
      }),
  );
  app.get(
    "/api/library/items/:item",
    { schema: { tags: TAGS, summary: "Returns an item", params: byItem } },
    async ({ params, who, headers }, reply) =>
      sendResult(reply, await describeItem(services, params.item, who.person, readerOf(headers))),
  );
  app.delete(
    "/api/library/items/:item",
    { schema: { tags: TAGS, summary: "Removes an item of the caller", params: byItem } },
    async ({ who, params }, reply) => {
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("ACCOUNT_NONE").bad);
      const removed = await removeItem(services, who.person, params.item);
      return "bad" in removed ? sendError(reply, removed.bad) : reply.code(204).send();
    },
  );
  app.post(
    "/api/library/items/:item/versions",
    {
      bodyLimit: MAX_PUBLISHED_BYTES,
      schema: { tags: TAGS, summary: "Publishes a version of an item", params: byItem, body: versionInput },
    },
    async (request, reply) =>
      asAccount(request, reply, publishing, async (person) => {
        const done = await publishVersion(services, person, request.params.item, request.body, () =>
          services.expensive.take(request.ip),
        );
        if ("bad" in done) return done;
        await onContent(done.ok.kind, done.ok.hash);
        return { ok: request.params.item };
      }),
  );
  reactionRoutes(app, services, asAccount);
  contentRoutes(app, services);
}

/** Runs an act for a caller with an account within a rate limit, and answers with the item that it returns. */
type AsAccount = (
  request: FastifyRequest,
  reply: FastifyReply,
  limit: RateLimit,
  act: (person: string) => Promise<Result<string>>,
) => Promise<FastifyReply>;
interface RateLimit {
  take(name: string): boolean;
}

const about = async (item: string, done: Promise<Result<unknown>>): Promise<Result<string>> => {
  const result = await done;
  return "bad" in result ? result : { ok: item };
};

/** Words about an item, likes and reports. */
function reactionRoutes(app: App, services: HostServices, asAccount: AsAccount): void {
  const { settings, now } = services;
  const factor = settings.rateLimitFactor;
  const reacting = createBuckets(REACT[0] * factor, REACT[1] * factor, now);
  app.patch(
    "/api/library/items/:item",
    {
      schema: { tags: TAGS, summary: "Changes the words about an item of the caller", params: byItem, body: itemInput },
    },
    async (request, reply) =>
      asAccount(request, reply, reacting, (person) =>
        about(request.params.item, changeItem(services, person, request.params.item, request.body)),
      ),
  );
  app.put(
    "/api/library/items/:item/like",
    { schema: { tags: TAGS, summary: "Likes an item", params: byItem } },
    async (request, reply) =>
      asAccount(request, reply, reacting, (person) =>
        about(request.params.item, like(services, person, request.params.item, true)),
      ),
  );
  app.delete(
    "/api/library/items/:item/like",
    { schema: { tags: TAGS, summary: "Ends the caller's like of an item", params: byItem } },
    async (request, reply) =>
      asAccount(request, reply, reacting, (person) =>
        about(request.params.item, like(services, person, request.params.item, false)),
      ),
  );
  app.post(
    "/api/library/items/:item/report",
    { schema: { tags: TAGS, summary: "Reports an item", params: byItem, body: libraryReportInput } },
    async (request, reply) =>
      asAccount(request, reply, reacting, (person) =>
        about(request.params.item, reportItem(services, person, request.params.item, request.body.why)),
      ),
  );
}

/** Contents and their pictures, by hash. */
function contentRoutes(app: App, services: HostServices): void {
  const pictures = new Map<string, Promise<Result<PictureData>>>();

  /** The picture of a content: drawn once, since a content never changes. */
  function pictureOf(hash: string, draw: () => Promise<Result<PictureData>>): Promise<Result<PictureData>> {
    const known = pictures.get(hash);
    if (known) return known;
    const drawing = draw();
    pictures.set(hash, drawing);
    const forget = (): boolean => pictures.delete(hash);
    drawing.then((drawn) => "bad" in drawn && forget(), forget);
    const [oldest] = pictures.keys();
    if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
    return drawing;
  }

  app.get(
    "/api/library/contents/:hash",
    { schema: { tags: TAGS, summary: "Returns the content of a version", params: byHash } },
    async ({ params: { hash } }, reply) => {
      const found = await visibleContent(services, hash);
      if ("bad" in found) return sendError(reply, found.bad);
      return reply.header("cache-control", KEEP).send({ hash, ...found.ok });
    },
  );
  app.get(
    "/api/library/contents/:hash/picture",
    { schema: { tags: TAGS, summary: "Returns the picture of a version, as data", params: byHash } },
    async ({ params: { hash } }, reply) => {
      const found = await visibleContent(services, hash);
      if ("bad" in found) return sendError(reply, found.bad);
      const { game, kind: kindId, content } = found.ok;
      const kind = await fileKindOf(game, kindId);
      if (!kind) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      const picture = await pictureOf(hash, () => services.contentReader.picture({ game, kind }, content));
      if ("bad" in picture) return sendError(reply, picture.bad);
      return reply.header("cache-control", KEEP).send(picture.ok);
    },
  );
}
