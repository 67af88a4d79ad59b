/** A password that was lost: an administrator makes a link, and the account's owner chooses a new password by it, once. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { Result } from "@starboard/kernel";
import type { HostServices } from "../services.ts";
import type { Change } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { endSessions } from "./person-data.ts";
import { credentials, passwordId, resetId } from "./credentials.ts";
import { persons } from "./identity.ts";
import { hashPassword } from "./passwords.ts";

/** A link is valid for so many milliseconds. */
export const RESET_LIFE_MS = 24 * 3_600_000;

const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");

export interface ResetLink {
  readonly token: string;
  readonly expiresAt: number;
  /** What keeps it; an earlier link of the same account is void with it. */
  readonly change: Change;
}

/** Makes a link for an account. Codes HOST_NOT_FOUND, and ACCOUNT_NONE where that person has no account. */
export async function newResetLink(
  { store, tables: tableService, now }: HostServices,
  person: string,
): Promise<Result<ResetLink>> {
  const kept = await persons.get(store, person);
  if (!kept) return fail("HOST_NOT_FOUND");
  if (kept.doc.kind !== "account") return fail("ACCOUNT_NONE");
  const token = `${person}.${tableService.random(32)}`;
  const expiresAt = now() + RESET_LIFE_MS;
  const doc = { is: "reset", person, createdAt: now(), until: expiresAt, digest: digestOf(token) } as const;
  return { ok: { token, expiresAt, change: credentials.put(resetId(person), doc, now()) } };
}

/** Sets a new password by a link, which is void then; every browser is signed out. Returns whose it is. Code ACCOUNT_RESET. */
export async function resetPassword(services: HostServices, token: string, password: string): Promise<Result<string>> {
  const { store, now } = services;
  const [person = ""] = token.split(".");
  const kept = await credentials.get(store, resetId(person));
  if (kept?.doc.is !== "reset" || kept.doc.until <= now()) return fail("ACCOUNT_RESET");
  if (!timingSafeEqual(Buffer.from(digestOf(token)), Buffer.from(kept.doc.digest))) return fail("ACCOUNT_RESET");
  const digest = await hashPassword(password);
  const written = await store.write([
    credentials.delete(kept.id, kept.version),
    credentials.put(passwordId(person), { is: "password", person, createdAt: now(), ...digest }, now()),
  ]);
  if (!written) return fail("ACCOUNT_RESET");
  await endSessions(services, person);
  return { ok: person };
}
