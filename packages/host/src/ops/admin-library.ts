/** Administration of the library: reports, taking items down and putting them back. */
import { type LibraryReport, itemId } from "@starboard/wire/library";
import { takeDownInput } from "@starboard/wire/admin";
import * as z from "zod/mini";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { type ItemDoc, itemReports, items } from "../library/doc.ts";
import { putItem } from "../library/publish.ts";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { type AdminAccess, byId, SCHEMA } from "./admin-access.ts";
import { ADMIN_PAGE } from "./admin-search.ts";

const byItem = z.object({ item: itemId });
/** Most reports that are settled together with the item that they are about. */
const MAX_SETTLED = 1_000;

export function libraryAdminRoutes(
  app: App,
  services: HostServices,
  { adminOnly, logAction, nameOf }: AdminAccess,
): void {
  const { store } = services;

  app.get("/api/admin/library/reports", { ...adminOnly, schema: SCHEMA }, async (_request, reply) => {
    const found = await itemReports.find(store, { limit: ADMIN_PAGE });
    const about = new Map<string, ItemDoc>();
    for (const { id, doc } of await items.getAll(store, [...new Set(found.map((report) => report.doc.item))]))
      about.set(id, doc);
    const list = await Promise.all(
      found.map(async ({ id, doc: { item, why, at } }): Promise<LibraryReport | null> => {
        const reported = about.get(item);
        if (!reported) return null;
        const { name, maker, takenDown } = reported;
        return { id, item, name, maker: { person: maker, name: await nameOf(maker) }, why, at, takenDown };
      }),
    );
    return sendResult(reply, { ok: list.filter((one) => one !== null) });
  });
  app.delete(
    "/api/admin/library/reports/:id",
    { ...adminOnly, schema: { ...SCHEMA, params: byId } },
    async (request, reply) => {
      const report = await itemReports.get(store, request.params.id);
      if (!report) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      const { item } = report.doc;
      const name = (await items.get(store, item))?.doc.name ?? "";
      await store.write([
        itemReports.delete(report.id),
        logAction(request, { action: "resolved", about: name, of: item, why: "" }),
      ]);
      return reply.code(204).send();
    },
  );

  /** Writes an item with another reason, or none; retries when its maker was first. */
  async function setTakenDown(id: string, takenDown: string | null): Promise<Stored<ItemDoc> | undefined> {
    const stored = await items.get(store, id);
    if (!stored) return undefined;
    const doc: ItemDoc = { ...stored.doc, takenDown };
    return (await store.write(await putItem(services, id, doc, stored.version)))
      ? { ...stored, doc }
      : setTakenDown(id, takenDown);
  }
  app.put(
    "/api/admin/library/items/:item/taken-down",
    { ...adminOnly, schema: { ...SCHEMA, params: byItem, body: takeDownInput } },
    async (request, reply) => {
      const { why } = request.body;
      const { item } = request.params;
      const taken = await setTakenDown(item, why);
      if (!taken) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      const settled = await itemReports.find(store, { index: ["item", item], limit: MAX_SETTLED });
      await store.write([
        ...settled.map(({ id }) => itemReports.delete(id)),
        logAction(request, { action: "takenDown", about: taken.doc.name, of: item, why }),
      ]);
      return reply.code(204).send();
    },
  );
  app.delete(
    "/api/admin/library/items/:item/taken-down",
    { ...adminOnly, schema: { ...SCHEMA, params: byItem } },
    async (request, reply) => {
      const restored = await setTakenDown(request.params.item, null);
      if (!restored) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      await store.write([
        logAction(request, { action: "restored", about: restored.doc.name, of: request.params.item, why: "" }),
      ]);
      return reply.code(204).send();
    },
  );
}
