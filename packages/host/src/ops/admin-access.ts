/** Who may use the administration API, and the log of what they did. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { AuditEntry } from "@starboard/wire/admin";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import { sendError } from "../http/guard.ts";
import { createBuckets } from "../live/rate-limit.ts";
import { persons } from "../people/identity.ts";
import type { Change } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { auditLog } from "./audit-log.ts";

/** The administration API is not part of the published one. */
export const SCHEMA = { hide: true } as const;
export const byId = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[A-Za-z0-9._-]+$/)),
});
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

export type AdminAccess = ReturnType<typeof createAdminAccess>;

export function createAdminAccess({ store, tables: tableService, settings, now }: HostServices) {
  const wrong = createBuckets(10, 0.02, now);

  /** Rejects callers without the token; on a host without a token the API does not exist. */
  async function onlyAdmin(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    if (settings.admin === null) return sendError(reply, fail("HOST_NOT_FOUND").bad);
    const sent = request.headers["x-starboard-admin"];
    if (typeof sent === "string" && timingSafeEqual(digest(sent), digest(settings.admin))) return undefined;
    return sendError(reply, fail(wrong.take(request.ip) ? "HOST_SIGN_IN" : "HOST_RATE").bad);
  }

  /** Logs an action and returns its audit entry. Both have only the action, its target and its reason. */
  function logAction(request: FastifyRequest, entry: Omit<AuditEntry, "id" | "at">): Change {
    request.log.warn({ admin: entry.action, of: entry.of, why: entry.why }, "Administrator action.");
    return auditLog.put(tableService.random(10), { ...entry, at: now() }, now(), 0);
  }
  const nameOf = async (person: string): Promise<string> => (await persons.get(store, person))?.doc.name ?? "";

  return { adminOnly: { preHandler: onlyAdmin }, logAction, nameOf };
}
