/** Guards the HTTP API: checks origin, rate limits, bans and read-only mode, and formats errors. */
import { forReader, languageOfHeader } from "../languages.ts";
import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Invalid, Result } from "@starboard/kernel";
import { hasProgramMark } from "@starboard/wire/programs";
import type { HostServices } from "../services.ts";
import { createBuckets } from "../live/rate-limit.ts";
import { bannedError } from "../people/bans.ts";
import { COOKIE_LIFE, type Credentials, type Caller } from "../people/identity.ts";
import { codeOfThrown, fail, statusOf } from "../errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller; set for everything under /api. */
    who: Caller;
  }
}

/**
 * Routes that a banned player may still use: their identity, the socket that tells them about the ban, administration
 * (which has its own secret), and signing out.
 */
const isPublicRoute = (route: string, safe: boolean): boolean =>
  /^\/api\/(?:socket|admin)\b/.test(route) || (safe ? route === "/api/me" : route === "/api/account/sign-out");
const isAdminRoute = (route: string): boolean => /^\/api\/admin\b/.test(route);
/** Routes whose body names the person who sends it. */
const NAMES_A_PERSON =
  /^\/api\/(?:me|account|tickets|tables(?:\/:table\/seats\/:seat\/sit)?|tournaments\/:\w+\/entrants)$/;
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

const secure = ({ protocol }: FastifyRequest): boolean => protocol === "https";
/** Over https the `__Host-` prefix prevents other subdomains and plain http from setting this cookie. */
const cookieOf = (request: FastifyRequest): string => (secure(request) ? "__Host-starboard" : "starboard");

export const credentialsOf = (request: FastifyRequest): Credentials => ({
  cookie: request.cookies[cookieOf(request)],
  authorization: request.headers.authorization,
  agent: request.headers["user-agent"] ?? "",
});

/**
 * True if a request comes from a page of this host. Browsers send the origin of the page; programs, which have no cookies
 * of players, need not.
 */
export function isSameOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === undefined;
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}

export const sendError = (reply: FastifyReply, bad: readonly Invalid[]): FastifyReply =>
  reply.code(statusOf(bad)).header("cache-control", "no-store").send({ bad });

/** Sends a result or its error. */
export const sendResult = <T>(reply: FastifyReply, result: Result<T>): FastifyReply =>
  "bad" in result ? sendError(reply, result.bad) : reply.header("cache-control", "no-store").send(result.ok);

/** Sets the session cookie; over https it is sent over https only. */
export const setCookie = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(cookieOf(request), token, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: secure(request),
    maxAge: COOKIE_LIFE,
  });
/** Clears the session cookie. */
export const clearCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieOf(request), { path: "/", secure: secure(request) });

/** Returns the caller of a request; an anonymous caller becomes a guest of that name. */
export async function personFor(
  services: HostServices,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<Caller> {
  if (request.who.person !== null) return request.who;
  const { who, token } = await services.people.newGuest(name, credentialsOf(request).agent);
  setCookie(request, reply, token);
  request.who = who;
  return who;
}

export async function guard(app: FastifyInstance, services: HostServices): Promise<void> {
  const { settings, now } = services;
  const changes = createBuckets(120 * settings.rateLimitFactor, 4 * settings.rateLimitFactor, now);
  const newcomers = createBuckets(60 * settings.rateLimitFactor, 0.2 * settings.rateLimitFactor, now);
  await app.register(fastifyCookie);

  // What is stored and what pictures show is the same for everybody; only what a reader asks for is in their language.
  app.addHook("onRequest", (request, _reply, done) => {
    const isForAll = !SAFE.has(request.method) || /^\/api\/(?:share\/card\.png|pictures|socket)/.test(request.url);
    forReader(isForAll ? "en" : languageOfHeader(request.headers["accept-language"]), done);
  });
  app.addHook("onRequest", async (request, reply) => {
    // The matched route instead of the URL: `/%61pi/me` is `/api/me` as well.
    const route = request.routeOptions.url ?? request.url;
    if (!route.startsWith("/api/")) return;
    const safe = SAFE.has(request.method);
    if (!safe && !isSameOrigin(request, settings.origins)) return sendError(reply, fail("HOST_ORIGIN").bad);
    // Bots play over HTTP and may send acts as often as they read.
    const often = safe || route.endsWith("/acts");
    if (!(often ? services.lookups : changes).take(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
    request.who = await services.people.identify(credentialsOf(request));
    const { banned, person } = request.who;
    if (!safe && services.service.isReadOnly() && !isAdminRoute(route))
      return sendError(reply, fail("HOST_READ_ONLY").bad);
    // A change by an anonymous caller creates a guest, which is stored for long: limited per address.
    if (!safe && person === null && banned === undefined && !newcomers.take(request.ip))
      return sendError(reply, fail("HOST_RATE").bad);
    if (banned !== undefined && !isPublicRoute(route, safe)) return sendError(reply, bannedError(banned).bad);
  });
  // A name that begins like a program's belongs to programs alone.
  app.addHook("preHandler", async ({ body, routeOptions, who }, reply) => {
    if (!NAMES_A_PERSON.test(routeOptions.url ?? "") || who.kind === "bot") return;
    const { name } = (body ?? {}) as { readonly name?: unknown };
    if (typeof name === "string" && hasProgramMark(name)) return sendError(reply, fail("HOST_NAME", "name").bad);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    services.metrics.requests.observe(
      { method, route: routeOptions.url ?? "none", status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    // Long polls are not slow requests.
    if (!Object.hasOwn((request.query ?? {}) as object, "wait"))
      services.figures.answered("request", reply.elapsedTime);
    done();
  });
}

/** Converts errors that no route has handled to our own codes, without internal messages. */
export function registerErrorHandler(app: FastifyInstance, onError: (error: unknown) => void): void {
  app.setErrorHandler((error, _request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const bad = error.validation.slice(0, 20).map(({ instancePath, keyword }) => ({
        code: "HOST_FORM",
        at: instancePath.replace(/^\//, "").replaceAll("/", "."),
        about: { problem: keyword },
      }));
      return sendError(reply, bad);
    }
    const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
    if (statusCode === 413) return sendError(reply, fail("HOST_SIZE").bad);
    if (code === "HOST_RATE") return sendError(reply, fail("HOST_RATE").bad);
    if (code === "FST_ERR_BAD_URL") return sendError(reply, fail("HOST_URL").bad);
    if (statusCode < 500) return reply.code(statusCode).send(fail("HOST_FORM", "", { problem: code ?? statusCode }));
    onError(error);
    return sendError(reply, fail(codeOfThrown(error)).bad);
  });
}
