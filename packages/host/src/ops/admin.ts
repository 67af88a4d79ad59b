/** Administration API, protected by a token: tables, players, reports, bans, storage and versions. */
import { createHash, timingSafeEqual } from "node:crypto";
import {
  type AuditEntry,
  type AdminFigures,
  type AdminInfo,
  type AdminPlayer,
  type AdminReport,
  type AdminResetLink,
  announcementInput,
  banInput,
  closeInput,
  playersQuery,
  readOnlyInput,
  tablesQuery,
} from "@starboard/wire/admin";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { reports } from "../chat/chat.ts";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, sendError } from "../http/guard.ts";
import { createBuckets } from "../live/rate-limit.ts";
import { bans } from "../people/bans.ts";
import { type Person, persons } from "../people/identity.ts";
import { newResetLink } from "../people/reset.ts";
import type { Watchdog } from "../play/watchdog.ts";
import type { Change, Stored, DocumentFilter } from "../storage/store.ts";
import { closeTable } from "../tables/close.ts";
import { tableDocs } from "../tables/doc.ts";
import { sendRecord } from "../play/routes.ts";
import { fail } from "../errors.ts";
import { auditLog } from "./audit-log.ts";
import { diskOf } from "./figures.ts";
import { summariseTable, describeTable } from "./table-detail.ts";
import { setReadOnly } from "./read-only.ts";

const PAGE = 100;
const SCHEMA = { hide: true } as const;
const byId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[A-Za-z0-9._-]+$/)) });
const listQuery = z.object({
  after: z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/))),
});
/** The filter for the page of a list after a cursor. */
function pageAfter({ after }: z.output<typeof listQuery>): DocumentFilter {
  const [changedAt, id] = after?.split(".") ?? [];
  return { limit: PAGE, ...(id !== undefined && { after: { changedAt: Number(changedAt), id } }) };
}
/** Most documents that one search reads. */
const SEARCHED = 20_000;
/** Returns the first page of documents that match, read page by page. */
async function searched<T extends object>(
  list: (from: DocumentFilter) => Promise<readonly Stored<T>[]>,
  from: DocumentFilter,
  fits: (one: Stored<T>) => boolean,
): Promise<readonly Stored<T>[]> {
  const found: Stored<T>[] = [];
  let next = from;
  for (let seen = 0; seen < SEARCHED; seen += PAGE) {
    const page = await list(next);
    found.push(...page.filter(fits));
    const last = page.at(-1);
    if (page.length < PAGE || found.length >= PAGE || !last) break;
    next = { ...from, after: { changedAt: last.changedAt, id: last.id } };
  }
  return found.slice(0, PAGE);
}
const folded = (text: string): string => text.normalize("NFKC").toLowerCase();
const includes = (search: string | undefined, ...texts: readonly string[]): boolean =>
  search === undefined || search === "" || texts.some((text) => folded(text).includes(folded(search)));
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export function adminRoutes(app: App, services: HostServices, watchdog: Watchdog): void {
  const { store, tables: tableService, settings, now } = services;
  const wrong = createBuckets(10, 0.02, now);

  /** Rejects callers without the token; on a host without a token the API does not exist. */
  async function onlyAdmin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (settings.admin === null) return sendError(reply, fail("HOST_NOT_FOUND").bad);
    const sent = request.headers["x-starboard-admin"];
    if (typeof sent === "string" && timingSafeEqual(digest(sent), digest(settings.admin))) return undefined;
    return sendError(reply, fail(wrong.take(request.ip) ? "HOST_SIGN_IN" : "HOST_RATE").bad);
  }
  const adminOnly = { preHandler: onlyAdmin };

  /** Logs an action and returns its audit entry. Both have only the action, its target and its reason. */
  function logAction(request: FastifyRequest, entry: Omit<AuditEntry, "id" | "at">): Change {
    request.log.warn({ admin: entry.action, of: entry.of, why: entry.why }, "Administrator action.");
    return auditLog.put(tableService.random(10), { ...entry, at: now() }, now(), 0);
  }
  const nameOf = async (person: string): Promise<string> => (await persons.get(store, person))?.doc.name ?? "";

  app.get("/api/admin", { ...adminOnly, schema: SCHEMA }, async (_request, reply) => {
    const [lobby, playing, over] = await Promise.all(
      ["lobby", "playing", "over"].map((state) => store.count("table", ["state", state])),
    );
    const info: AdminInfo = {
      version: services.version,
      node: process.version,
      up: Math.round(process.uptime()),
      storage: await store.stats(),
      tables: { lobby: lobby ?? 0, playing: playing ?? 0, over: over ?? 0 },
    };
    return sendResult(reply, { ok: info });
  });
  app.get("/api/admin/figures", { ...adminOnly, schema: SCHEMA }, async (_request, reply) => {
    const next = await store.nextScheduledAt();
    const figures: AdminFigures = {
      ...services.figures.read(),
      dueLateMs: next === undefined ? 0 : Math.max(0, now() - next),
      stuck: watchdog.list().length,
      connections: (await services.metrics.connections.get()).values[0]?.value ?? 0,
      memory: process.memoryUsage().rss,
      disk: await diskOf(services.storage.folder),
    };
    return sendResult(reply, { ok: figures });
  });
  app.put(
    "/api/admin/announcement",
    { ...adminOnly, schema: { ...SCHEMA, body: announcementInput } },
    async (request, reply) => {
      const { text, startsAt } = request.body;
      const note = logAction(request, { action: "announced", about: text, of: "", why: "" });
      return sendResult(reply, {
        ok: await services.service.change({ text, startsAt: text === "" ? null : startsAt }, [note]),
      });
    },
  );
  app.put(
    "/api/admin/read-only",
    { ...adminOnly, schema: { ...SCHEMA, body: readOnlyInput } },
    async (request, reply) => {
      const { on } = request.body;
      if (on !== services.service.isReadOnly())
        await setReadOnly(services, on, [
          logAction(request, { action: "readOnly", about: on ? "on" : "off", of: "", why: "" }),
        ]);
      return sendResult(reply, { ok: services.service.status() });
    },
  );
  app.get(
    "/api/admin/tables",
    { ...adminOnly, schema: { ...SCHEMA, querystring: tablesQuery } },
    async (request, reply) => {
      const { search, state } = request.query;
      const list = (from: DocumentFilter) =>
        tableDocs.find(store, { ...from, ...(state && { index: ["state", state] as const }) });
      const found = await searched(list, pageAfter(request.query), ({ id, doc }) =>
        includes(search, id, doc.terms.title, doc.game, ...doc.seats.map(({ name }) => name)),
      );
      return sendResult(reply, { ok: found.map(summariseTable) });
    },
  );
  app.get("/api/admin/tables/:id", { ...adminOnly, schema: { ...SCHEMA, params: byId } }, async (request, reply) => {
    const kept = await tableDocs.get(store, request.params.id);
    if (!kept) return sendError(reply, fail("HOST_NOT_FOUND").bad);
    return sendResult(reply, { ok: describeTable(services, kept, await tableService.matchSummary(kept.id)) });
  });
  app.put(
    "/api/admin/tables/:id/closed",
    { ...adminOnly, schema: { ...SCHEMA, params: byId, body: closeInput } },
    async (request, reply) => {
      const { why } = request.body;
      const closed = await closeTable(tableService, request.params.id, { is: "host", why, at: now() });
      if ("bad" in closed) return sendError(reply, closed.bad);
      const { id, doc } = closed.ok;
      await store.write([logAction(request, { action: "closed", about: doc.terms.title || doc.game, of: id, why })]);
      return sendResult(reply, { ok: describeTable(services, closed.ok, await tableService.matchSummary(id)) });
    },
  );
  app.get("/api/admin/stuck", { ...adminOnly, schema: SCHEMA }, async (_request, reply) =>
    sendResult(reply, { ok: watchdog.list() }),
  );
  app.post(
    "/api/admin/stuck/:id/retry",
    { ...adminOnly, schema: { ...SCHEMA, params: byId } },
    async (request, reply) => {
      const { id } = request.params;
      const one = watchdog.list().find(({ table }) => table === id);
      if (!one || !(await watchdog.retry(id))) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      const about = one.title || one.game;
      await store.write([logAction(request, { action: "retried", about, of: id, why: "" })]);
      await watchdog.check();
      return sendResult(reply, { ok: watchdog.list() });
    },
  );
  /** Exports the record of a match that cannot continue; records of running matches would reveal hidden information. */
  app.get(
    "/api/admin/tables/:id/record",
    { ...adminOnly, schema: { ...SCHEMA, params: byId } },
    async (request, reply) => {
      const { id } = request.params;
      const kept = await tableService.get(id);
      if ("bad" in kept) return sendError(reply, kept.bad);
      const isDamaged = watchdog.list().some(({ table, code }) => table === id && code === "MATCH_DAMAGED");
      if (!isDamaged && !kept.ok.doc.closed && !(await tableService.matchSummary(id))?.over)
        return sendError(reply, fail("TABLE_STATE", "", { state: kept.ok.doc.state }).bad);
      return sendRecord(reply, tableService, id);
    },
  );
  app.get(
    "/api/admin/players",
    { ...adminOnly, schema: { ...SCHEMA, querystring: playersQuery } },
    async (request, reply) => {
      const { search, kind, after } = request.query;
      const banned = await bans.find(store, { limit: PAGE });
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
  app.get("/api/admin/reports", { ...adminOnly, schema: SCHEMA }, async (_request, reply) => {
    const list = (await reports.find(store, { limit: PAGE })).map(({ id, doc }): AdminReport => {
      const { text, name } = doc.line as { readonly text?: string | null; readonly name?: string };
      return { id, table: doc.table, at: doc.at, why: doc.why, text: text ?? "", name: name ?? "", writer: doc.writer };
    });
    return sendResult(reply, { ok: list });
  });
  app.get(
    "/api/admin/audit",
    { ...adminOnly, schema: { ...SCHEMA, querystring: listQuery } },
    async (request, reply) => {
      const found = await auditLog.find(store, pageAfter(request.query));
      return sendResult(reply, { ok: found.map(({ id, doc }): AuditEntry => ({ id, ...doc })) });
    },
  );
  app.delete(
    "/api/admin/reports/:id",
    { ...adminOnly, schema: { ...SCHEMA, params: byId } },
    async (request, reply) => {
      const kept = await reports.get(store, request.params.id);
      if (kept) {
        const { name = "" } = kept.doc.line as { readonly name?: string };
        const entry = logAction(request, { action: "resolved", about: name, of: kept.doc.writer, why: kept.doc.why });
        await store.write([reports.delete(kept.id), entry]);
      }
      return reply.code(204).send();
    },
  );
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
    const kept = await bans.get(store, request.params.id);
    if (kept)
      await store.write([
        bans.delete(kept.id),
        logAction(request, { action: "unbanned", about: await nameOf(kept.id), of: kept.id, why: kept.doc.why }),
      ]);
    return reply.code(204).send();
  });
}
