/** HTTP routes of accounts: sign-in, passkeys, sessions, data export and erasure. */
import type { Result } from "@starboard/kernel";
import {
  type AccountInfo,
  eraseInput,
  newAccountInput,
  passkeyRegistration,
  passkeyAssertion,
  passkeyOptionsInput,
  passwordChangeInput,
  resetInput,
  signInInput,
} from "@starboard/wire/account";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, credentialsOf, clearCookie, personFor, sendError, setCookie } from "../http/guard.ts";
import { fail } from "../errors.ts";
import { createAccounts } from "./accounts.ts";
import { bans, bannedError } from "./bans.ts";
import { exportPerson } from "./person-data.ts";
import { persons } from "./identity.ts";
import { resetPassword } from "./reset.ts";
import type { PasskeyOrigin } from "./passkeys.ts";

const TAGS = ["accounts"];
const byId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[A-Za-z0-9_-]+$/)) });

/** Returns the origin of the page that sent a request. Browsers send it with every request that changes data. */
function originOf(request: FastifyRequest): PasskeyOrigin {
  const origin = new URL(request.headers.origin ?? `${request.protocol}://${request.host}`);
  return { origin: origin.origin, host: origin.hostname };
}

type Context = ReturnType<typeof contextOf>;
function contextOf(services: HostServices) {
  const accounts = createAccounts(services);
  /** Sends the current account, or the error of `result`. */
  async function sendAccount(
    result: Result<null>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if ("bad" in result) return sendError(reply, result.bad);
    const who = { ...request.who, kind: "account" as const };
    return sendResult<AccountInfo>(reply, await accounts.info(who));
  }
  async function enter(person: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const ban = await bans.get(services.store, person);
    if (ban) return sendError(reply, bannedError(ban.doc.why).bad);
    const { agent, cookie } = credentialsOf(request);
    // Without a cookie the caller may be a bot, which is not merged into the account.
    const from = cookie === undefined ? { person: null, kind: null, name: "", session: null } : request.who;
    const token = await accounts.enter(person, from, agent);
    setCookie(request, reply, token);
    request.who = await services.people.identify({ cookie: token, authorization: undefined, agent });
    return sendAccount({ ok: null }, request, reply);
  }
  return { services, accounts, sendAccount, enter };
}

export function accountRoutes(app: App, services: HostServices): void {
  const context = contextOf(services);
  passwordRoutes(app, context);
  passkeyRoutes(app, context);
  sessionRoutes(app, context);
  dataRoutes(app, context);
}

function passwordRoutes(app: App, { services, accounts, sendAccount, enter }: Context): void {
  app.get("/api/account", { schema: { tags: TAGS, summary: "Returns the caller's account" } }, async (request, reply) =>
    sendResult(reply, await accounts.info(request.who)),
  );
  app.post(
    "/api/account",
    { schema: { tags: TAGS, summary: "Creates an account for the guest of this browser", body: newAccountInput } },
    async (request, reply) => {
      const { login, password, name } = request.body;
      if (!accounts.mayTry(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      if (request.who.kind === "account" || request.who.kind === "bot")
        return sendError(reply, fail("ACCOUNT_HAS").bad);
      if (!(await accounts.isFree(login))) return sendError(reply, fail("ACCOUNT_LOGIN_TAKEN", "login").bad);
      const who = await personFor(services, request, reply, name);
      return sendAccount(await accounts.createAccount(who.person ?? "", login, password), request, reply);
    },
  );
  app.post(
    "/api/account/sign-in",
    { schema: { tags: TAGS, summary: "Signs in with a password and keeps the guest's matches", body: signInInput } },
    async (request, reply) => {
      const { login, password } = request.body;
      if (!accounts.mayTry(request.ip, login)) return sendError(reply, fail("HOST_RATE").bad);
      const verified = await accounts.verifyLogin(login, password);
      return "bad" in verified ? sendError(reply, verified.bad) : enter(verified.ok, request, reply);
    },
  );
  app.put(
    "/api/account/password",
    { schema: { tags: TAGS, summary: "Sets a password and ends all other sessions", body: passwordChangeInput } },
    async (request, reply) => {
      if (!accounts.mayTry(request.ip, request.who.person ?? "")) return sendError(reply, fail("HOST_RATE").bad);
      const { currentPassword, password } = request.body;
      return sendAccount(await accounts.setPassword(request.who, currentPassword, password), request, reply);
    },
  );
  app.post(
    "/api/account/reset",
    {
      schema: {
        tags: TAGS,
        summary: "Sets a new password through an administrator's reset link and signs in",
        body: resetInput,
      },
    },
    async (request, reply) => {
      if (!accounts.mayTry(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      const reset = await resetPassword(services, request.body.token, request.body.password);
      if ("bad" in reset) return sendError(reply, reset.bad);
      request.log.warn({ person: reset.ok }, "A password was reset by a link.");
      return enter(reset.ok, request, reply);
    },
  );
}

function passkeyRoutes(app: App, { services, accounts, sendAccount, enter }: Context): void {
  const { passkeys } = accounts;
  app.post(
    "/api/account/sign-in/passkey/options",
    { schema: { tags: TAGS, summary: "Creates a challenge for signing in with a passkey" } },
    async (request, reply) =>
      accounts.mayTry(request.ip)
        ? sendResult(reply, { ok: await passkeys.signInOptions(originOf(request)) })
        : sendError(reply, fail("HOST_RATE").bad),
  );
  app.post(
    "/api/account/sign-in/passkey",
    {
      schema: { tags: TAGS, summary: "Signs in with a passkey and keeps the guest's matches", body: passkeyAssertion },
    },
    async (request, reply) => {
      if (!accounts.mayTry(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      const verified = await passkeys.verifySignIn(originOf(request), request.body);
      return "bad" in verified ? sendError(reply, verified.bad) : enter(verified.ok, request, reply);
    },
  );
  app.post(
    "/api/account/passkeys/options",
    {
      schema: {
        tags: TAGS,
        summary: "Returns the options a browser needs to create a passkey",
        body: passkeyOptionsInput,
      },
    },
    async (request, reply) => {
      const { login, name } = request.body;
      if (!accounts.mayTry(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      if (request.who.kind === "bot") return sendError(reply, fail("HOST_SIGN_IN").bad);
      if (request.who.kind !== "account") {
        if (login === undefined) return sendError(reply, fail("HOST_FORM", "login").bad);
        if (!(await accounts.isFree(login))) return sendError(reply, fail("ACCOUNT_LOGIN_TAKEN", "login").bad);
      }
      const who = await personFor(services, request, reply, name ?? login ?? "");
      const person = who.person ?? "";
      const stored = await persons.get(services.store, person);
      const called = stored?.doc.login ?? login ?? who.name;
      return sendResult(reply, { ok: await passkeys.registrationOptions(originOf(request), person, called, who.name) });
    },
  );
  app.post(
    "/api/account/passkeys",
    {
      schema: {
        tags: TAGS,
        summary: "Stores a passkey; the first passkey of a guest creates an account",
        body: passkeyRegistration,
      },
    },
    async (request, reply) =>
      sendAccount(await accounts.addPasskey(originOf(request), request.who, request.body), request, reply),
  );
  app.delete(
    "/api/account/passkeys/:id",
    { schema: { tags: TAGS, summary: "Deletes a passkey", params: byId } },
    async (request, reply) => sendAccount(await accounts.dropPasskey(request.who, request.params.id), request, reply),
  );
}

function sessionRoutes(app: App, { accounts, sendAccount }: Context): void {
  app.delete(
    "/api/account/sessions/:id",
    { schema: { tags: TAGS, summary: "Ends one of the caller's sessions", params: byId } },
    async (request, reply) => sendAccount(await accounts.endSession(request.who, request.params.id), request, reply),
  );
  app.post(
    "/api/account/sign-out",
    { schema: { tags: TAGS, summary: "Ends this browser's session" } },
    async (request, reply) => {
      const { session, kind, banned } = request.who;
      // A guest could not return to their matches after signing out. Banned players may always sign out.
      if (session === null || (kind !== "account" && banned === undefined))
        return sendError(reply, fail("ACCOUNT_NONE").bad);
      await accounts.leave(session);
      return clearCookie(request, reply).code(204).send();
    },
  );
}

function dataRoutes(app: App, { services, accounts }: Context): void {
  app.get(
    "/api/account/export",
    { schema: { tags: TAGS, summary: "Exports all data the server stores about the caller" } },
    async (request, reply) => {
      const { person } = request.who;
      if (person === null) return sendError(reply, fail("HOST_SIGN_IN").bad);
      if (!services.expensive.take(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      reply.header("content-disposition", 'attachment; filename="starboard.json"');
      return sendResult(reply, { ok: await exportPerson(services, person) });
    },
  );
  app.post(
    "/api/account/delete",
    {
      schema: { tags: TAGS, summary: "Deletes the account; its matches remain under a neutral name", body: eraseInput },
    },
    async (request, reply) => {
      const erased = await accounts.erase(request.who, request.body.login);
      if ("bad" in erased) return sendError(reply, erased.bad);
      return clearCookie(request, reply).code(204).send();
    },
  );
}
