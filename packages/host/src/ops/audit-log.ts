/** What whoever runs the host has done there, kept for those who run it with them. */
import type { AuditEntry } from "@starboard/wire/admin";
import { defineCollection } from "../storage/collection.ts";

/** Nobody asks after so long, in milliseconds. */
const RETENTION_MS = 400 * 86_400_000;

export const auditLog = defineCollection<Omit<AuditEntry, "id">>(
  "audit",
  () => ({}),
  ({ at }) => at + RETENTION_MS,
);
