/** The HTTP side of accounts. */
import type { Result } from "@starboard/kernel";
import {
  type AccountInfo,
  erasure,
  newAccount,
  passkeyMade,
  passkeyShown,
  passkeyWish,
  passwordChange,
  resetInput,
  signIn,
} from "@starboard/wire/account";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { House } from "../services.ts";
import type { App } from "../http/app.ts";
import { answer, credentialsOf, dropCookie, personFor, refuse, setCookie } from "../http/guard.ts";
import { no } from "../errors.ts";
import { createAccounts } from "./accounts.ts";
import { bans, shutOut } from "./bans.ts";
import { exportOf } from "./person-data.ts";
import { persons } from "./identity.ts";
import { resetPassword } from "./reset.ts";
import type { Place } from "./passkeys.ts";

const TAGS = ["accounts"];
const byId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(1400), z.regex(/^[A-Za-z0-9_-]+$/)) });

/** Where the page is that sent a request. Pages say so with everything that changes something. */
function placeOf(request: FastifyRequest): Place {
  const origin = new URL(request.headers.origin ?? `${request.protocol}://${request.host}`);
  return { origin: origin.origin, host: origin.hostname };
}

export function accountRoutes(app: App, house: House): void {
  const accounts = createAccounts(house);
  const { passkeys } = accounts;
  /** The account as it is now; 204 where nothing is left to be said. */
  async function shown(result: Result<null>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if ("bad" in result) return refuse(reply, result.bad);
    const who = { ...request.who, kind: "account" as const };
    return answer<AccountInfo>(reply, await accounts.info(who));
  }
  async function enter(person: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const ban = await bans.get(house.store, person);
    if (ban) return refuse(reply, shutOut(ban.doc.why).bad);
    const { agent, cookie } = credentialsOf(request);
    // A program's token is no browser's guest.
    const from = cookie === undefined ? { person: null, kind: null, name: "", session: null } : request.who;
    const token = await accounts.enter(person, from, agent);
    setCookie(request, reply, token);
    request.who = await house.people.identify({ cookie: token, authorization: undefined, agent });
    return shown({ ok: null }, request, reply);
  }

  app.get("/api/account", { schema: { tags: TAGS, summary: "One's own account" } }, async (request, reply) =>
    answer(reply, await accounts.info(request.who)),
  );
  app.post(
    "/api/account",
    { schema: { tags: TAGS, summary: "Makes an account of this browser's guest", body: newAccount } },
    async (request, reply) => {
      const { login, password, name } = request.body;
      if (!accounts.mayTry(request.ip)) return refuse(reply, no("HOST_RATE").bad);
      if (request.who.kind === "account" || request.who.kind === "bot") return refuse(reply, no("ACCOUNT_HAS").bad);
      if (!(await accounts.isFree(login))) return refuse(reply, no("ACCOUNT_LOGIN_TAKEN", "login").bad);
      const who = await personFor(house, request, reply, name);
      return shown(await accounts.found(who.person ?? "", login, password), request, reply);
    },
  );
  app.post(
    "/api/account/enter",
    { schema: { tags: TAGS, summary: "Signs in with a password; a guest's matches come along", body: signIn } },
    async (request, reply) => {
      const { login, password } = request.body;
      if (!accounts.mayTry(request.ip, login)) return refuse(reply, no("HOST_RATE").bad);
      const proved = await accounts.prove(login, password);
      return "bad" in proved ? refuse(reply, proved.bad) : enter(proved.ok, request, reply);
    },
  );
  app.post(
    "/api/account/enter/passkey/options",
    { schema: { tags: TAGS, summary: "A question for a passkey" } },
    async (request, reply) =>
      accounts.mayTry(request.ip)
        ? answer(reply, { ok: await passkeys.ask(placeOf(request)) })
        : refuse(reply, no("HOST_RATE").bad),
  );
  app.post(
    "/api/account/enter/passkey",
    { schema: { tags: TAGS, summary: "Signs in with a passkey; a guest's matches come along", body: passkeyShown } },
    async (request, reply) => {
      if (!accounts.mayTry(request.ip)) return refuse(reply, no("HOST_RATE").bad);
      const proved = await passkeys.shown(placeOf(request), request.body);
      return "bad" in proved ? refuse(reply, proved.bad) : enter(proved.ok, request, reply);
    },
  );
  app.post(
    "/api/account/passkeys/options",
    { schema: { tags: TAGS, summary: "What a browser needs to make a passkey", body: passkeyWish } },
    async (request, reply) => {
      const { login, name } = request.body;
      if (!accounts.mayTry(request.ip)) return refuse(reply, no("HOST_RATE").bad);
      if (request.who.kind === "bot") return refuse(reply, no("HOST_WHO").bad);
      if (request.who.kind !== "account") {
        if (login === undefined) return refuse(reply, no("HOST_FORM", "login").bad);
        if (!(await accounts.isFree(login))) return refuse(reply, no("ACCOUNT_LOGIN_TAKEN", "login").bad);
      }
      const who = await personFor(house, request, reply, name ?? login ?? "");
      const person = who.person ?? "";
      const kept = await persons.get(house.store, person);
      const called = kept?.doc.login ?? login ?? who.name;
      return answer(reply, { ok: await passkeys.wish(placeOf(request), person, called, who.name) });
    },
  );
  app.post(
    "/api/account/passkeys",
    { schema: { tags: TAGS, summary: "Keeps a passkey; a guest's first makes it an account", body: passkeyMade } },
    async (request, reply) =>
      shown(await accounts.addPasskey(placeOf(request), request.who, request.body), request, reply),
  );
  app.delete(
    "/api/account/passkeys/:id",
    { schema: { tags: TAGS, summary: "Forgets a passkey", params: byId } },
    async (request, reply) => shown(await accounts.dropPasskey(request.who, request.params.id), request, reply),
  );
  app.put(
    "/api/account/password",
    { schema: { tags: TAGS, summary: "Sets a password and signs other browsers out", body: passwordChange } },
    async (request, reply) => {
      if (!accounts.mayTry(request.ip, request.who.person ?? "")) return refuse(reply, no("HOST_RATE").bad);
      const { was, password } = request.body;
      return shown(await accounts.setPassword(request.who, was, password), request, reply);
    },
  );
  app.post(
    "/api/account/reset",
    {
      schema: { tags: TAGS, summary: "Sets a lost password by an administrator's link and signs in", body: resetInput },
    },
    async (request, reply) => {
      if (!accounts.mayTry(request.ip)) return refuse(reply, no("HOST_RATE").bad);
      const reset = await resetPassword(house, request.body.token, request.body.password);
      if ("bad" in reset) return refuse(reply, reset.bad);
      request.log.warn({ person: reset.ok }, "A password was reset by a link.");
      return enter(reset.ok, request, reply);
    },
  );
  app.delete(
    "/api/account/sessions/:id",
    { schema: { tags: TAGS, summary: "Signs one of one's browsers out", params: byId } },
    async (request, reply) => shown(await accounts.endSession(request.who, request.params.id), request, reply),
  );
  app.post(
    "/api/account/leave",
    { schema: { tags: TAGS, summary: "Signs this browser out" } },
    async (request, reply) => {
      const { session, kind, banned } = request.who;
      // A guest would never find back to its matches; somebody shut out may want nothing but to leave.
      if (session === null || (kind !== "account" && banned === undefined))
        return refuse(reply, no("ACCOUNT_NONE").bad);
      await accounts.leave(session);
      return dropCookie(request, reply).code(204).send();
    },
  );
  app.get(
    "/api/account/export",
    { schema: { tags: TAGS, summary: "Everything the host keeps about the sender" } },
    async (request, reply) => {
      const { person } = request.who;
      if (person === null) return refuse(reply, no("HOST_WHO").bad);
      if (!house.heavy.take(request.ip)) return refuse(reply, no("HOST_RATE").bad);
      reply.header("content-disposition", 'attachment; filename="starboard.json"');
      return answer(reply, { ok: await exportOf(house, person) });
    },
  );
  app.post(
    "/api/account/erase",
    { schema: { tags: TAGS, summary: "Erases the account; matches stay under a neutral name", body: erasure } },
    async (request, reply) => {
      const erased = await accounts.erase(request.who, request.body.login);
      if ("bad" in erased) return refuse(reply, erased.bad);
      return dropCookie(request, reply).code(204).send();
    },
  );
}
