/** For whoever runs the host, by a token: tables, players, reports, bans, storage and versions. */
import { createHash, timingSafeEqual } from "node:crypto";
import { type AdminInfo, type AdminPlayer, type AdminReport, type AdminTable, banWish } from "@starboard/wire/admin";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { reports } from "../chat/chat.ts";
import type { House } from "../house.ts";
import type { App } from "../http/app.ts";
import { answer, refuse } from "../http/guard.ts";
import { buckets } from "../live/bucket.ts";
import { bans } from "../people/bans.ts";
import { persons } from "../people/identity.ts";
import { tables } from "../tables/doc.ts";
import { no } from "../trouble.ts";

const PAGE = 100;
const SCHEMA = { hide: true } as const;
const byId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[A-Za-z0-9._-]+$/)) });
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export function adminRoutes(app: App, house: House): void {
  const { store, settings, now } = house;
  const wrong = buckets(10, 0.02, now);

  /** Lets nobody in who does not have the token; on a host without one there is nothing here. */
  async function onlyAdmin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (settings.admin === null) return refuse(reply, no("HOST_NOT_FOUND").bad);
    const sent = request.headers["x-starboard-admin"];
    if (typeof sent === "string" && timingSafeEqual(digest(sent), digest(settings.admin))) return undefined;
    return refuse(reply, no(wrong.take(request.ip) ? "HOST_WHO" : "HOST_RATE").bad);
  }
  const door = { preHandler: onlyAdmin };

  app.get("/api/admin", { ...door, schema: SCHEMA }, async (_request, reply) => {
    const [lobby, playing, over] = await Promise.all(
      ["lobby", "playing", "over"].map((state) => store.count("table", ["state", state])),
    );
    const info: AdminInfo = {
      version: house.version,
      node: process.version,
      up: Math.round(process.uptime()),
      storage: await store.stats(),
      tables: { lobby: lobby ?? 0, playing: playing ?? 0, over: over ?? 0 },
    };
    return answer(reply, { ok: info });
  });
  app.get("/api/admin/tables", { ...door, schema: SCHEMA }, async (_request, reply) => {
    const list = (await tables.find(store, { limit: PAGE })).map(
      ({ id, changedAt, doc }): AdminTable => ({
        table: id,
        game: doc.game,
        title: doc.terms.title,
        state: doc.state,
        seats: doc.seats.map(({ name }) => name),
        changedAt,
      }),
    );
    return answer(reply, { ok: list });
  });
  app.get("/api/admin/players", { ...door, schema: SCHEMA }, async (_request, reply) => {
    const found = await persons.find(store, { limit: PAGE });
    // Whoever is shut out stays in the list, however long ago that was.
    const shut = await bans.find(store, { limit: PAGE });
    const known = new Set(found.map(({ id }) => id));
    const more = await persons.getAll(
      store,
      shut.map(({ id }) => id).filter((id) => !known.has(id)),
    );
    const why = new Map(shut.map(({ id, doc }) => [id, doc.why]));
    const list = [...found, ...more].map(
      ({ id, doc }): AdminPlayer => ({
        person: id,
        kind: doc.kind,
        name: doc.name,
        login: doc.login ?? null,
        createdAt: doc.createdAt,
        banned: why.get(id) ?? null,
      }),
    );
    return answer(reply, { ok: list });
  });
  app.get("/api/admin/reports", { ...door, schema: SCHEMA }, async (_request, reply) => {
    const list = (await reports.find(store, { limit: PAGE })).map(({ id, doc }): AdminReport => {
      const { text, name } = doc.line as { readonly text?: string | null; readonly name?: string };
      return { id, table: doc.table, at: doc.at, why: doc.why, text: text ?? "", name: name ?? "", writer: doc.writer };
    });
    return answer(reply, { ok: list });
  });
  app.delete("/api/admin/reports/:id", { ...door, schema: { ...SCHEMA, params: byId } }, async (request, reply) => {
    await store.write([reports.drop(request.params.id)]);
    return reply.code(204).send();
  });
  app.put(
    "/api/admin/bans/:id",
    { ...door, schema: { ...SCHEMA, params: byId, body: banWish } },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await persons.get(store, id))) return refuse(reply, no("HOST_NOT_FOUND").bad);
      await store.write([bans.put(id, { person: id, why: request.body.why, at: now() }, now())]);
      house.endConnections({ person: id });
      return reply.code(204).send();
    },
  );
  app.delete("/api/admin/bans/:id", { ...door, schema: { ...SCHEMA, params: byId } }, async (request, reply) => {
    await store.write([bans.drop(request.params.id)]);
    return reply.code(204).send();
  });
}
