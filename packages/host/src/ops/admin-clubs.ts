/** Administration of clubs: reports, taking clubs down and putting them back. */
import type { ClubReport } from "@starboard/wire/clubs";
import { takeDownInput } from "@starboard/wire/admin";
import { tableId } from "@starboard/wire/host";
import * as z from "zod/mini";
import { clubReports, clubs } from "../clubs/doc.ts";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import type { HostServices } from "../services.ts";
import { type AdminAccess, byId, SCHEMA } from "./admin-access.ts";
import { ADMIN_PAGE } from "./admin-search.ts";

const byClub = z.object({ club: tableId });
/** Most reports that are settled together with the club that they are about. */
const MAX_SETTLED = 1_000;

export function clubAdminRoutes(app: App, services: HostServices, { adminOnly, logAction }: AdminAccess): void {
  const { store, now } = services;

  app.get("/api/admin/clubs/reports", { ...adminOnly, schema: SCHEMA }, async (_request, reply) => {
    const found = await clubReports.find(store, { limit: ADMIN_PAGE });
    const ids = [...new Set(found.map(({ doc }) => doc.club))];
    const about = new Map((await clubs.getAll(store, ids)).map(({ id, doc }) => [id, doc]));
    const list = found.flatMap(({ id, doc: { club, why, at } }): ClubReport[] => {
      const reported = about.get(club);
      return reported ? [{ id, club, name: reported.name, why, at, takenDown: reported.takenDown }] : [];
    });
    return sendResult(reply, { ok: list });
  });
  app.delete(
    "/api/admin/clubs/reports/:id",
    { ...adminOnly, schema: { ...SCHEMA, params: byId } },
    async (request, reply) => {
      const report = await clubReports.get(store, request.params.id);
      if (!report) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      const { club } = report.doc;
      const about = (await clubs.get(store, club))?.doc.name ?? "";
      await store.write([
        clubReports.delete(report.id),
        logAction(request, { action: "resolved", about, of: club, why: "" }),
      ]);
      return reply.code(204).send();
    },
  );
  app.put(
    "/api/admin/clubs/:club/taken-down",
    { ...adminOnly, schema: { ...SCHEMA, params: byClub, body: takeDownInput } },
    async (request, reply) => {
      const { why } = request.body;
      const taken = await clubs.update(store, request.params.club, now(), (doc) => ({
        doc: { ...doc, takenDown: why, requests: [] },
      }));
      if (!taken) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      const settled = await clubReports.find(store, { index: ["club", taken.id], limit: MAX_SETTLED });
      await store.write([
        ...settled.map(({ id }) => clubReports.delete(id)),
        logAction(request, { action: "clubTakenDown", about: taken.doc.name, of: taken.id, why }),
      ]);
      return reply.code(204).send();
    },
  );
  app.delete(
    "/api/admin/clubs/:club/taken-down",
    { ...adminOnly, schema: { ...SCHEMA, params: byClub } },
    async (request, reply) => {
      const restored = await clubs.update(store, request.params.club, now(), (doc) => ({
        doc: { ...doc, takenDown: null },
      }));
      if (!restored) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      await store.write([
        logAction(request, { action: "clubRestored", about: restored.doc.name, of: restored.id, why: "" }),
      ]);
      return reply.code(204).send();
    },
  );
}
