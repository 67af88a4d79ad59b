/** Credentials: passwords, passkeys, passkey challenges and password reset links. All are in one collection. */
import { defineCollection } from "../storage/collection.ts";
import type { HostStore, Stored } from "../storage/store.ts";
import type { PasswordDigest } from "./passwords.ts";

export interface Password extends PasswordDigest {
  readonly is: "password";
  readonly person: string;
  readonly createdAt: number;
}
export interface Passkey {
  readonly is: "passkey";
  readonly person: string;
  readonly createdAt: number;
  readonly label: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}
/** A challenge that an authenticator must sign. It can be used once. */
export interface Challenge {
  readonly is: "challenge";
  /** The person who registers a passkey; null for a sign-in. */
  readonly person: string | null;
  readonly until: number;
}
/** A link for setting a new password. An account has at most one. */
export interface Reset {
  readonly is: "reset";
  readonly person: string;
  readonly createdAt: number;
  readonly until: number;
  /** SHA-256 of the link's token, in hex. */
  readonly digest: string;
}
/** The account a login belongs to. */
export interface Name {
  readonly person: string;
}

export const credentials = defineCollection<Password | Passkey | Challenge | Reset>(
  "credential",
  (doc) => ({ person: doc.is === "challenge" ? undefined : doc.person }),
  (doc) => (doc.is === "challenge" || doc.is === "reset" ? doc.until : undefined),
);
export const names = defineCollection<Name>("name", ({ person }) => ({ person }));

export const passwordId = (person: string): string => `password.${person}`;
export const resetId = (person: string): string => `reset.${person}`;
export const passkeyId = (id: string): string => `passkey.${id}`;
export const challengeId = (challenge: string): string => `challenge.${challenge}`;
/** Returns the form in which logins are compared: without differences in case, width or composition. */
export const foldedLogin = (login: string): string => login.trim().normalize("NFKC").toLowerCase();

/** Maximum number of passkeys per account. */
export const PASSKEYS = 20;

export async function passkeysOf(store: HostStore, person: string): Promise<Stored<Passkey>[]> {
  const found = await credentials.find(store, { index: ["person", person], limit: PASSKEYS + 2 });
  return found.filter((stored): stored is Stored<Passkey> => stored.doc.is === "passkey");
}
export async function passwordOf(store: HostStore, person: string): Promise<Password | undefined> {
  const stored = await credentials.get(store, passwordId(person));
  return stored?.doc.is === "password" ? stored.doc : undefined;
}
