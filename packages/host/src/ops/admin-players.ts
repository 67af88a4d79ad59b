/** Administration of players: search, password resets, reports about them, and bans. */
import { type AdminPlayer, type AdminReport, type AdminResetLink, banInput, playersQuery } from "@starboard/wire/admin";
import { reports } from "../chat/chat.ts";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, sendError } from "../http/guard.ts";
import { bans } from "../people/bans.ts";
import { type Person, persons } from "../people/identity.ts";
import { newResetLink } from "../people/reset.ts";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { type AdminAccess, byId, SCHEMA } from "./admin-access.ts";
import { includes, ADMIN_PAGE, pageAfter, searched } from "./admin-search.ts";

export function playerAdminRoutes(app: App, services: HostServices, access: AdminAccess): void {
  const { store } = services;
  const { adminOnly, logAction, nameOf } = access;

  app.get(
    "/api/admin/players",
    { ...adminOnly, schema: { ...SCHEMA, querystring: playersQuery } },
    async (request, reply) => {
      const { search, kind, after } = request.query;
      const banned = await bans.find(store, { limit: ADMIN_PAGE });
      const why = new Map(banned.map(({ id, doc }) => [id, doc.why]));
      const fits = ({ id, doc }: Stored<Person>): boolean =>
        (kind === undefined || (kind === "banned" ? why.has(id) : doc.kind === kind)) &&
        includes(search, id, doc.name, doc.login ?? "");
      const found = await searched((from) => persons.find(store, from), pageAfter(request.query), fits);
      // The first page also has all banned players.
      const known = new Set(found.map(({ id }) => id));
      const more = await persons.getAll(
        store,
        after === undefined ? banned.map(({ id }) => id).filter((id) => !known.has(id)) : [],
      );
      const list = [...more.filter(fits), ...found].map(
        ({ id, changedAt, doc }): AdminPlayer => ({
          person: id,
          kind: doc.kind,
          name: doc.name,
          login: doc.login ?? null,
          createdAt: doc.createdAt,
          changedAt,
          banned: why.get(id) ?? null,
        }),
      );
      return sendResult(reply, { ok: list });
    },
  );
  app.post(
    "/api/admin/players/:id/reset",
    { ...adminOnly, schema: { ...SCHEMA, params: byId } },
    async (request, reply) => {
      const { id } = request.params;
      const created = await newResetLink(services, id);
      if ("bad" in created) return sendError(reply, created.bad);
      const { token, expiresAt, change } = created.ok;
      const about = await nameOf(id);
      await store.write([change, logAction(request, { action: "reset", about, of: id, why: "" })]);
      const login = (await persons.get(store, id))?.doc.login ?? "";
      // A URL fragment is not sent to a server and not logged.
      const link: AdminResetLink = { path: `/reset#${token}`, login, expiresAt };
      return sendResult(reply, { ok: link });
    },
  );
  banRoutes(app, services, access);
  reportRoutes(app, services, access);
}

function reportRoutes(app: App, { store }: HostServices, { adminOnly, logAction }: AdminAccess): void {
  app.get("/api/admin/reports", { ...adminOnly, schema: SCHEMA }, async (_request, reply) => {
    const list = (await reports.find(store, { limit: ADMIN_PAGE })).map(({ id, doc }): AdminReport => {
      const { text, name } = doc.line as { readonly text?: string | null; readonly name?: string };
      return { id, table: doc.table, at: doc.at, why: doc.why, text: text ?? "", name: name ?? "", writer: doc.writer };
    });
    return sendResult(reply, { ok: list });
  });
  app.delete(
    "/api/admin/reports/:id",
    { ...adminOnly, schema: { ...SCHEMA, params: byId } },
    async (request, reply) => {
      const stored = await reports.get(store, request.params.id);
      if (stored) {
        const { name = "" } = stored.doc.line as { readonly name?: string };
        const entry = logAction(request, {
          action: "resolved",
          about: name,
          of: stored.doc.writer,
          why: stored.doc.why,
        });
        await store.write([reports.delete(stored.id), entry]);
      }
      return reply.code(204).send();
    },
  );
}

function banRoutes(app: App, services: HostServices, { adminOnly, logAction, nameOf }: AdminAccess): void {
  const { store, now } = services;

  app.put(
    "/api/admin/bans/:id",
    { ...adminOnly, schema: { ...SCHEMA, params: byId, body: banInput } },
    async (request, reply) => {
      const { id } = request.params;
      if (!(await persons.get(store, id))) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      const { why } = request.body;
      await store.write([
        bans.put(id, { person: id, why, at: now() }, now()),
        logAction(request, { action: "banned", about: await nameOf(id), of: id, why }),
      ]);
      services.endConnections({ person: id });
      return reply.code(204).send();
    },
  );
  app.delete("/api/admin/bans/:id", { ...adminOnly, schema: { ...SCHEMA, params: byId } }, async (request, reply) => {
    const stored = await bans.get(store, request.params.id);
    if (stored)
      await store.write([
        bans.delete(stored.id),
        logAction(request, { action: "unbanned", about: await nameOf(stored.id), of: stored.id, why: stored.doc.why }),
      ]);
    return reply.code(204).send();
  });
}
