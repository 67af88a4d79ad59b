/** Accounts: guests with a login, who can sign in from any browser. No e-mail address is needed. */
import type { Result } from "@starboard/kernel";
import type { AccountInfo, passkeyRegistration } from "@starboard/wire/account";
import type * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import { createBuckets } from "../live/rate-limit.ts";
import { ratingsOf } from "../ratings/ratings.ts";
import type { Change } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { endSessions, erasePerson, linkAccountToSeats, mergeGuest } from "./person-data.ts";
import { credentials, foldedLogin, names, passkeyId, passkeysOf, passwordId, passwordOf } from "./credentials.ts";
import { persons, sessions, type Caller } from "./identity.ts";
import { hashPassword, hasHashCapacity, verifyPassword } from "./passwords.ts";
import { createPasskeys, type PasskeyOrigin } from "./passkeys.ts";

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(services: HostServices) {
  const { store, people, now } = services;
  const passkeys = createPasskeys(store, now);
  const limits = createSignInLimits(services);

  const isFree = (login: string): Promise<boolean> => isLoginFree(services, login);
  const upgrade = (person: string, login: string, credential: Change): Promise<Result<null>> =>
    upgradeGuest(services, person, login, credential);
  return {
    isFree,
    passkeys,
    mayTry: limits.mayTry,

    /** Turns a guest into an account with a password. Codes: HOST_SIGN_IN, ACCOUNT_LOGIN_TAKEN, ACCOUNT_HAS. */
    async createAccount(person: string, login: string, password: string): Promise<Result<null>> {
      const doc = { is: "password", person, createdAt: now(), ...(await hashPassword(password)) } as const;
      return upgrade(person, login, credentials.put(passwordId(person), doc, now(), 0));
    },
    /**
     * Returns the person with this login and password. Code: ACCOUNT_SIGN_IN, the same for a wrong login and a wrong
     * password.
     */
    async verifyLogin(login: string, password: string): Promise<Result<string>> {
      const person = (await names.get(store, foldedLogin(login)))?.doc.person;
      const stored = person === undefined ? undefined : await passwordOf(store, person);
      const fits = await verifyPassword(password, stored);
      return fits && person !== undefined ? { ok: person } : fail("ACCOUNT_SIGN_IN");
    },
    /**
     * Opens a session for an authenticated account and returns its token. A guest of this browser is merged into the
     * account; the browser's session of another account ends.
     */
    async enter(account: string, from: Caller, agent: string): Promise<string> {
      if (from.person !== null && from.kind === "guest") await mergeGuest(services, from.person, account);
      else if (from.session !== null && from.kind === "account") {
        await people.end(from.session);
        services.endConnections({ session: from.session });
      }
      return people.newSession(account, agent);
    },
    /** Stores a new passkey. A guest becomes an account with its first one. */
    async addPasskey(
      origin: PasskeyOrigin,
      who: Caller,
      registration: z.output<typeof passkeyRegistration>,
    ): Promise<Result<null>> {
      if (who.person === null || who.kind === "bot") return fail("HOST_SIGN_IN");
      if (who.kind === "guest" && registration.login === undefined) return fail("HOST_FORM", "login");
      const verified = await passkeys.verifyRegistration(origin, who.person, registration);
      if ("bad" in verified) return verified;
      const { id, passkey } = verified.ok;
      const credential = credentials.put(id, passkey, now(), 0);
      if (who.kind === "guest") return upgrade(who.person, registration.login ?? "", credential);
      return (await store.write([credential])) ? { ok: null } : fail("ACCOUNT_PASSKEY");
    },
    info: (who: Caller): Promise<Result<AccountInfo>> => accountOf(services, who),
    /**
     * Sets a password and signs out every other browser. An account with a password must send the current one. Codes:
     * ACCOUNT_NONE, ACCOUNT_SIGN_IN.
     */
    async setPassword(who: Caller, current: string | undefined, password: string): Promise<Result<null>> {
      const person = await needsAccount(who);
      if (person === undefined) return fail("ACCOUNT_NONE");
      const stored = await passwordOf(store, person);
      if (stored && !(await verifyPassword(current ?? "", stored))) return fail("ACCOUNT_SIGN_IN", "currentPassword");
      const doc = { is: "password", person, createdAt: now(), ...(await hashPassword(password)) } as const;
      await store.write([credentials.put(passwordId(person), doc, now())]);
      await endSessions(services, person, who.session);
      return { ok: null };
    },
    /** Deletes a passkey. Codes: HOST_NOT_FOUND, and ACCOUNT_LAST_KEY if it is the only credential. */
    async dropPasskey(who: Caller, id: string): Promise<Result<null>> {
      const person = await needsAccount(who);
      if (person === undefined) return fail("ACCOUNT_NONE");
      const keys = await passkeysOf(store, person);
      if (!keys.some((key) => key.id === passkeyId(id))) return fail("HOST_NOT_FOUND");
      if (keys.length === 1 && !(await passwordOf(store, person))) return fail("ACCOUNT_LAST_KEY");
      await store.write([credentials.delete(passkeyId(id))]);
      return { ok: null };
    },
    /** Ends one of the caller's sessions. */
    async endSession({ person }: Caller, id: string): Promise<Result<null>> {
      const stored = await sessions.get(store, id);
      if (person === null || stored?.doc.person !== person) return fail("HOST_NOT_FOUND");
      await this.leave(id);
      return { ok: null };
    },
    /** Ends any session and its connections. */
    async leave(session: string): Promise<void> {
      await people.end(session);
      services.endConnections({ session });
    },
    /** Erases the caller. To confirm, an account sends its login and a guest their name. */
    async erase(who: Caller, login: string): Promise<Result<null>> {
      const person = who.kind === "guest" ? who.person : await needsAccount(who);
      if (person === undefined || person === null) return fail("ACCOUNT_NONE");
      const stored = await persons.get(store, person);
      const expected = who.kind === "guest" ? stored?.doc.name : stored?.doc.login;
      if (expected === undefined || foldedLogin(expected) !== foldedLogin(login)) return fail("HOST_FORM", "login");
      await erasePerson(services, person);
      return { ok: null };
    },
  };
}

const isLoginFree = async ({ store }: HostServices, login: string): Promise<boolean> =>
  (await names.get(store, foldedLogin(login))) === undefined;

/** Turns a guest into an account with a login and a first credential, in one write. */
async function upgradeGuest(
  services: HostServices,
  person: string,
  login: string,
  credential: Change,
): Promise<Result<null>> {
  const { store, now } = services;
  const stored = await persons.get(store, person);
  if (!stored) return fail("HOST_SIGN_IN");
  if (stored.doc.kind !== "guest") return fail("ACCOUNT_HAS");
  const written = await store.write([
    names.put(foldedLogin(login), { person }, now(), 0),
    persons.put(person, { ...stored.doc, kind: "account", login }, now(), stored.version),
    credential,
  ]);
  if (!written)
    return (await isLoginFree(services, login)) ? fail("HOST_SIGN_IN") : fail("ACCOUNT_LOGIN_TAKEN", "login");
  await linkAccountToSeats(services, person);
  return { ok: null };
}

const needsAccount = async ({ person, kind }: Caller): Promise<string | undefined> =>
  person !== null && kind === "account" ? person : undefined;

/** Returns the account of a caller as its owner sees it. Code: ACCOUNT_NONE. */
export async function accountOf(
  { store, now }: Pick<HostServices, "store" | "now">,
  who: Caller,
): Promise<Result<AccountInfo>> {
  const person = await needsAccount(who);
  const stored = person === undefined ? undefined : await persons.get(store, person);
  if (person === undefined || !stored) return fail("ACCOUNT_NONE");
  const keys = await passkeysOf(store, person);
  const open = await sessions.find(store, { index: ["person", person], limit: 200 });
  return {
    ok: {
      person,
      login: stored.doc.login ?? "",
      name: stored.doc.name,
      createdAt: stored.doc.createdAt,
      password: (await passwordOf(store, person)) !== undefined,
      passkeys: keys.map(({ id, doc }) => ({
        id: id.slice(passkeyId("").length),
        label: doc.label,
        createdAt: doc.createdAt,
      })),
      sessions: open.map(({ id, doc: { agent, createdAt, seenAt } }) => ({
        id,
        agent,
        createdAt,
        seenAt,
        current: id === who.session,
      })),
      ratings: await ratingsOf(store, person, now()),
      listed: stored.doc.listed === true,
      publicProfile: stored.doc.publicProfile === true,
    },
  };
}

/** Three limits on guessing: per address, per address and login, and per login across all addresses. */
function createSignInLimits({ settings, now }: HostServices) {
  const byAddress = createBuckets(20 * settings.rateLimitFactor, 0.1 * settings.rateLimitFactor, now);
  const byPair = createBuckets(8 * settings.rateLimitFactor, 0.02 * settings.rateLimitFactor, now);
  const byLogin = createBuckets(100 * settings.rateLimitFactor, 0.05 * settings.rateLimitFactor, now);
  return {
    /** True if the address may make one more attempt to sign in, with this login if given. */
    mayTry: (address: string, login?: string): boolean =>
      hasHashCapacity() &&
      byAddress.take(address) &&
      (login === undefined || (byPair.take(`${address} ${foldedLogin(login)}`) && byLogin.take(foldedLogin(login)))),
  };
}
