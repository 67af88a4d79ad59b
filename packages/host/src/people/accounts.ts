/** Accounts: a guest who can come back from any browser. Nothing here asks for an e-mail. */
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
  const { store, people, now, settings } = services;
  const passkeys = createPasskeys(store, now);
  // One address may guess now and then, at one login less often still; everybody together may not hammer one login.
  const byAddress = createBuckets(20 * settings.rateLimitFactor, 0.1 * settings.rateLimitFactor, now);
  const byPair = createBuckets(8 * settings.rateLimitFactor, 0.02 * settings.rateLimitFactor, now);
  const byLogin = createBuckets(100 * settings.rateLimitFactor, 0.05 * settings.rateLimitFactor, now);

  async function isFree(login: string): Promise<boolean> {
    return (await names.get(store, foldedLogin(login))) === undefined;
  }
  /** A guest gets a login and a first way in, all or nothing. */
  async function upgrade(person: string, login: string, way: Change): Promise<Result<null>> {
    const kept = await persons.get(store, person);
    if (!kept) return fail("HOST_SIGN_IN");
    if (kept.doc.kind !== "guest") return fail("ACCOUNT_HAS");
    const written = await store.write([
      names.put(foldedLogin(login), { person }, now(), 0),
      persons.put(person, { ...kept.doc, kind: "account", login }, now(), kept.version),
      way,
    ]);
    if (!written) return (await isFree(login)) ? fail("HOST_SIGN_IN") : fail("ACCOUNT_LOGIN_TAKEN", "login");
    await linkAccountToSeats(services, person);
    return { ok: null };
  }
  const needsAccount = async ({ person, kind }: Caller): Promise<string | undefined> =>
    person !== null && kind === "account" ? person : undefined;

  return {
    isFree,
    passkeys,
    /** Whether an address may try to sign in once more, as `login` if it says which. */
    mayTry: (address: string, login?: string): boolean =>
      hasHashCapacity() &&
      byAddress.take(address) &&
      (login === undefined || (byPair.take(`${address} ${foldedLogin(login)}`) && byLogin.take(foldedLogin(login)))),

    /** Makes an account of a guest. Codes ACCOUNT_LOGIN_TAKEN, ACCOUNT_HAS. */
    async found(person: string, login: string, password: string): Promise<Result<null>> {
      const doc = { is: "password", person, createdAt: now(), ...(await hashPassword(password)) } as const;
      return upgrade(person, login, credentials.put(passwordId(person), doc, now(), 0));
    },
    /** Whose login and password these are. Code ACCOUNT_SIGN_IN, the same for a wrong login and a wrong password. */
    async prove(login: string, password: string): Promise<Result<string>> {
      const person = (await names.get(store, foldedLogin(login)))?.doc.person;
      const kept = person === undefined ? undefined : await passwordOf(store, person);
      const fits = await verifyPassword(password, kept);
      return fits && person !== undefined ? { ok: person } : fail("ACCOUNT_SIGN_IN");
    },
    /** Opens a session for whoever has proved who they are; what the guest of this browser had comes along. */
    async enter(account: string, from: Caller, agent: string): Promise<string> {
      if (from.person !== null && from.kind === "guest") await mergeGuest(services, from.person, account);
      else if (from.session !== null && from.kind === "account") {
        await people.end(from.session);
        services.endConnections({ session: from.session });
      }
      return people.newSession(account, agent);
    },
    /** Keeps a passkey that was made; the first one of a guest makes it an account. */
    async addPasskey(
      place: PasskeyOrigin,
      who: Caller,
      made: z.output<typeof passkeyRegistration>,
    ): Promise<Result<null>> {
      if (who.person === null || who.kind === "bot") return fail("HOST_SIGN_IN");
      if (who.kind === "guest" && made.login === undefined) return fail("HOST_FORM", "login");
      const verified = await passkeys.made(place, who.person, made);
      if ("bad" in verified) return verified;
      const { id, passkey } = verified.ok;
      const way = credentials.put(id, passkey, now(), 0);
      if (who.kind === "guest") return upgrade(who.person, made.login ?? "", way);
      return (await store.write([way])) ? { ok: null } : fail("ACCOUNT_PASSKEY");
    },
    async info(who: Caller): Promise<Result<AccountInfo>> {
      const person = await needsAccount(who);
      const kept = person === undefined ? undefined : await persons.get(store, person);
      if (person === undefined || !kept) return fail("ACCOUNT_NONE");
      const keys = await passkeysOf(store, person);
      const open = await sessions.find(store, { index: ["person", person], limit: 200 });
      return {
        ok: {
          person,
          login: kept.doc.login ?? "",
          name: kept.doc.name,
          createdAt: kept.doc.createdAt,
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
        },
      };
    },
    /** Sets a password; an old one has to be said. Every other browser is signed out. Code ACCOUNT_SIGN_IN. */
    async setPassword(who: Caller, was: string | undefined, password: string): Promise<Result<null>> {
      const person = await needsAccount(who);
      if (person === undefined) return fail("ACCOUNT_NONE");
      const kept = await passwordOf(store, person);
      if (kept && !(await verifyPassword(was ?? "", kept))) return fail("ACCOUNT_SIGN_IN", "was");
      const doc = { is: "password", person, createdAt: now(), ...(await hashPassword(password)) } as const;
      await store.write([credentials.put(passwordId(person), doc, now())]);
      await endSessions(services, person, who.session);
      return { ok: null };
    },
    /** Deletes a passkey, unless it is the only way in. Code ACCOUNT_LAST_KEY. */
    async dropPasskey(who: Caller, id: string): Promise<Result<null>> {
      const person = await needsAccount(who);
      if (person === undefined) return fail("ACCOUNT_NONE");
      const keys = await passkeysOf(store, person);
      if (!keys.some((key) => key.id === passkeyId(id))) return fail("HOST_NOT_FOUND");
      if (keys.length === 1 && !(await passwordOf(store, person))) return fail("ACCOUNT_LAST_KEY");
      await store.write([credentials.delete(passkeyId(id))]);
      return { ok: null };
    },
    /** Signs one of one's own browsers out. */
    async endSession({ person }: Caller, id: string): Promise<Result<null>> {
      const kept = await sessions.get(store, id);
      if (person === null || kept?.doc.person !== person) return fail("HOST_NOT_FOUND");
      await this.leave(id);
      return { ok: null };
    },
    /** Ends a session, whosever it is, with its connections. */
    async leave(session: string): Promise<void> {
      await people.end(session);
      services.endConnections({ session });
    },
    /** Erases the account of whoever says its login, or a guest who says their name. */
    async erase(who: Caller, login: string): Promise<Result<null>> {
      const person = who.kind === "guest" ? who.person : await needsAccount(who);
      if (person === undefined || person === null) return fail("ACCOUNT_NONE");
      const kept = await persons.get(store, person);
      const said = who.kind === "guest" ? kept?.doc.name : kept?.doc.login;
      if (said === undefined || foldedLogin(said) !== foldedLogin(login)) return fail("HOST_FORM", "login");
      await erasePerson(services, person);
      return { ok: null };
    },
  };
}
