/** The audit log: what administrators did. */
import type { AuditEntry } from "@starboard/wire/admin";
import { defineCollection } from "../storage/collection.ts";

/** Retention of audit entries, in ms. */
const RETENTION_MS = 400 * 86_400_000;

export const auditLog = defineCollection<Omit<AuditEntry, "id">>(
  "audit",
  () => ({}),
  ({ at }) => at + RETENTION_MS,
);
