/** Password reset: an administrator creates a link, with which the account's owner sets a new password once. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Result } from "@starboard/kernel";
import type { HostServices } from "../services.ts";
import type { Change } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { endSessions } from "./person-data.ts";
import { credentials, passwordId, resetId } from "./credentials.ts";
import { persons } from "./identity.ts";
import { hashPassword } from "./passwords.ts";

/** Lifetime of a reset link, in ms. */
export const RESET_LIFE_MS = 24 * 3_600_000;

const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");

export interface ResetLink {
  readonly token: string;
  readonly expiresAt: number;
  /** The write that stores the link. It replaces an earlier link of the same account. */
  readonly change: Change;
}

/** Creates a reset link. Codes: HOST_NOT_FOUND, and ACCOUNT_NONE if the person has no account. */
export async function newResetLink(
  { store, tables: tableService, now }: HostServices,
  person: string,
): Promise<Result<ResetLink>> {
  const stored = await persons.get(store, person);
  if (!stored) return fail("HOST_NOT_FOUND");
  if (stored.doc.kind !== "account") return fail("ACCOUNT_NONE");
  const token = `${person}.${tableService.random(32)}`;
  const expiresAt = now() + RESET_LIFE_MS;
  const doc = { is: "reset", person, createdAt: now(), until: expiresAt, digest: digestOf(token) } as const;
  return { ok: { token, expiresAt, change: credentials.put(resetId(person), doc, now()) } };
}

/**
 * Sets a new password with a reset link and returns the person. The link becomes invalid and every browser is signed
 * out. Code: ACCOUNT_RESET.
 */
export async function resetPassword(services: HostServices, token: string, password: string): Promise<Result<string>> {
  const { store, now } = services;
  const [person = ""] = token.split(".");
  const stored = await credentials.get(store, resetId(person));
  if (stored?.doc.is !== "reset" || stored.doc.until <= now()) return fail("ACCOUNT_RESET");
  if (!timingSafeEqual(Buffer.from(digestOf(token)), Buffer.from(stored.doc.digest))) return fail("ACCOUNT_RESET");
  const digest = await hashPassword(password);
  const written = await store.write([
    credentials.delete(stored.id, stored.version),
    credentials.put(passwordId(person), { is: "password", person, createdAt: now(), ...digest }, now()),
  ]);
  if (!written) return fail("ACCOUNT_RESET");
  await endSessions(services, person);
  return { ok: person };
}
