/** Administration of tables: search, detail, closing, matches that are stuck, and their records. */
import { closeInput, tablesQuery } from "@starboard/wire/admin";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, sendError } from "../http/guard.ts";
import { sendRecord } from "../play/routes.ts";
import type { Watchdog } from "../play/watchdog.ts";
import type { DocumentFilter } from "../storage/store.ts";
import { closeTable } from "../tables/close.ts";
import { tableDocs } from "../tables/doc.ts";
import { fail } from "../errors.ts";
import { type AdminAccess, byId, SCHEMA } from "./admin-access.ts";
import { includes, pageAfter, searched } from "./admin-search.ts";
import { summariseTable, describeTable } from "./table-detail.ts";

export function tableAdminRoutes(
  app: App,
  services: HostServices,
  watchdog: Watchdog,
  { adminOnly, logAction }: AdminAccess,
): void {
  const { store, tables: tableService, now } = services;

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
    const stored = await tableDocs.get(store, request.params.id);
    if (!stored) return sendError(reply, fail("HOST_NOT_FOUND").bad);
    return sendResult(reply, { ok: describeTable(services, stored, await tableService.matchSummary(stored.id)) });
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
      const stored = await tableService.get(id);
      if ("bad" in stored) return sendError(reply, stored.bad);
      const isDamaged = watchdog.list().some(({ table, code }) => table === id && code === "MATCH_DAMAGED");
      if (!isDamaged && !stored.ok.doc.closed && !(await tableService.matchSummary(id))?.over)
        return sendError(reply, fail("TABLE_STATE", "", { state: stored.ok.doc.state }).bad);
      return sendRecord(reply, tableService, id);
    },
  );
}
