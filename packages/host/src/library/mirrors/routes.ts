/** The routes of mirrors: the index of this host for others, and the administration of those that it follows. */
import { MIRROR_MOST, type MirrorInfo, newMirrorInput } from "@starboard/wire/mirrors";
import { fail } from "../../errors.ts";
import type { App } from "../../http/app.ts";
import { sendError, sendResult } from "../../http/guard.ts";
import { createBuckets } from "../../live/rate-limit.ts";
import { isAllowedTarget } from "../../notifications/safe-fetch.ts";
import { type AdminAccess, byId, createAdminAccess, SCHEMA } from "../../ops/admin-access.ts";
import type { HostServices } from "../../services.ts";
import type { Stored } from "../../storage/store.ts";
import { forgetMirror } from "./follow.ts";
import { type MirrorDoc, mirrors } from "./mirror-doc.ts";
import type { MirrorService } from "./mirror-service.ts";
import { ownIndex } from "./own-index.ts";

/** Reads of the index by one address: so many at once, then this many per second. */
const INDEX_BURST = 6;
const INDEX_PER_SECOND = 1 / 60;
/** How long the index is kept in memory, in ms. */
const INDEX_FOR_MS = 60_000;

export function mirrorRoutes(app: App, services: HostServices, following: MirrorService): void {
  const { settings, now } = services;
  const factor = settings.rateLimitFactor;
  const reads = createBuckets(INDEX_BURST * factor, INDEX_PER_SECOND * factor, now);
  let made: { readonly at: number; readonly index: ReturnType<typeof ownIndex> } | null = null;
  app.get(
    "/api/library/mirror",
    { schema: { tags: ["library"], summary: "Returns the signed index of the library, for hosts that follow it" } },
    async ({ ip }, reply) => {
      if (!reads.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      if (!made || now() - made.at > INDEX_FOR_MS) made = { at: now(), index: ownIndex(services) };
      const { index } = made;
      // A failed one is made again.
      index.catch(() => (made = null));
      return sendResult(reply, { ok: await index });
    },
  );
  mirrorAdminRoutes(app, services, createAdminAccess(services), following);
}

const infoOf = ({ id, doc: { addedAt: _addedAt, ...rest } }: Stored<MirrorDoc>): MirrorInfo => ({ id, ...rest });

/** The address of a host without its path; undefined if it may not be followed. */
function originOf(url: string, isAnyAllowed: boolean): string | undefined {
  if (!isAllowedTarget(url, isAnyAllowed)) return undefined;
  const { origin, username, password } = new URL(url);
  return username === "" && password === "" ? origin : undefined;
}

function mirrorAdminRoutes(
  app: App,
  services: HostServices,
  { adminOnly, logAction }: AdminAccess,
  following: MirrorService,
): void {
  const { store, tables, settings, now, onError } = services;
  const list = async (): Promise<readonly Stored<MirrorDoc>[]> =>
    mirrors.find(store, { index: ["all", "yes"], limit: MIRROR_MOST.mirrors });

  app.get("/api/admin/library/mirrors", { ...adminOnly, schema: SCHEMA }, async (_request, reply) =>
    sendResult(reply, { ok: (await list()).map(infoOf) }),
  );
  app.post(
    "/api/admin/library/mirrors",
    { ...adminOnly, schema: { ...SCHEMA, body: newMirrorInput } },
    async (request, reply) => {
      const url = originOf(request.body.url, settings.mirrorTargets === "any");
      if (url === undefined) return sendError(reply, fail("MIRROR_ADDRESS", "url").bad);
      const known = await list();
      if (known.some(({ doc }) => doc.url === url)) return sendError(reply, fail("MIRROR_TWICE", "url").bad);
      if (known.length >= MIRROR_MOST.mirrors)
        return sendError(reply, fail("MIRROR_FULL", "", { most: MIRROR_MOST.mirrors }).bad);
      const id = tables.random(5);
      const doc: MirrorDoc = {
        url,
        key: request.body.key ?? null,
        at: null,
        code: null,
        items: 0,
        refused: 0,
        refusedCode: null,
        addedAt: now(),
      };
      await store.write([
        mirrors.put(id, doc, now(), 0),
        logAction(request, { action: "mirrorAdded", about: url, of: id, why: "" }),
      ]);
      following.look(id).catch(onError);
      return sendResult(reply.code(201), { ok: infoOf({ id, doc, version: 1, changedAt: now() }) });
    },
  );
  app.post(
    "/api/admin/library/mirrors/:id/look",
    { ...adminOnly, schema: { ...SCHEMA, params: byId } },
    async (request, reply) => {
      await following.look(request.params.id);
      const stored = await mirrors.get(store, request.params.id);
      return sendResult(reply, stored ? { ok: infoOf(stored) } : fail("HOST_NOT_FOUND"));
    },
  );
  app.delete(
    "/api/admin/library/mirrors/:id",
    { ...adminOnly, schema: { ...SCHEMA, params: byId } },
    async (request, reply) => {
      const stored = await mirrors.get(store, request.params.id);
      if (!stored) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      await store.write([
        logAction(request, { action: "mirrorRemoved", about: stored.doc.url, of: stored.id, why: "" }),
      ]);
      await forgetMirror(services, stored.id);
      return reply.code(204).send();
    },
  );
}
