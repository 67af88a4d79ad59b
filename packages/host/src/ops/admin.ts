/** Administration API, protected by a token: the host itself, its tables and its players. */
import {
  type AuditEntry,
  type AdminFigures,
  type AdminInfo,
  announcementInput,
  readOnlyInput,
} from "@starboard/wire/admin";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult } from "../http/guard.ts";
import type { Watchdog } from "../play/watchdog.ts";
import { createAdminAccess, SCHEMA } from "./admin-access.ts";
import { playerAdminRoutes } from "./admin-players.ts";
import { listQuery, pageAfter } from "./admin-search.ts";
import { clubAdminRoutes } from "./admin-clubs.ts";
import { libraryAdminRoutes } from "./admin-library.ts";
import { tableAdminRoutes } from "./admin-tables.ts";
import { auditLog } from "./audit-log.ts";
import { diskOf } from "./figures.ts";
import { setReadOnly } from "./read-only.ts";

export function adminRoutes(app: App, services: HostServices, watchdog: Watchdog): void {
  const { store, now } = services;
  const access = createAdminAccess(services);
  const { adminOnly, logAction } = access;

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
    "/api/admin/audit",
    { ...adminOnly, schema: { ...SCHEMA, querystring: listQuery } },
    async (request, reply) => {
      const found = await auditLog.find(store, pageAfter(request.query));
      return sendResult(reply, { ok: found.map(({ id, doc }): AuditEntry => ({ id, ...doc })) });
    },
  );
  tableAdminRoutes(app, services, watchdog, access);
  playerAdminRoutes(app, services, access);
  libraryAdminRoutes(app, services, access);
  clubAdminRoutes(app, services, access);
}
