/** The door of the HTTP side: only our own pages may change anything, nobody too often, and every answer is ours. */
import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Invalid, Result } from "@starboard/kernel";
import type { House } from "../services.ts";
import { buckets } from "../live/rate-limit.ts";
import { shutOut } from "../people/bans.ts";
import { COOKIE_LIFE, type Credentials, type Who } from "../people/identity.ts";
import { codeOfThrown, no, statusOf } from "../errors.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who sent it; set for everything under /api. */
    who: Who;
  }
}

/**
 * What somebody shut out may still ask: who they are, the line that tells them so, what goes by a secret of its own, and to
 * leave the browser to somebody else.
 */
const forAll = (route: string, safe: boolean): boolean =>
  /^\/api\/(?:socket|admin)\b/.test(route) || (safe ? route === "/api/me" : route === "/api/account/leave");
const isAdminRoute = (route: string): boolean => /^\/api\/admin\b/.test(route);
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

const secure = ({ protocol }: FastifyRequest): boolean => protocol === "https";
/** Over https under a name that browsers take from this very host only: no sister host and no plain http can put another in its place. */
const cookieOf = (request: FastifyRequest): string => (secure(request) ? "__Host-starboard" : "starboard");

export const credentialsOf = (request: FastifyRequest): Credentials => ({
  cookie: request.cookies[cookieOf(request)],
  authorization: request.headers.authorization,
  agent: request.headers["user-agent"] ?? "",
});

/**
 * Whether a request comes from one of our own pages. Browsers say where a page comes from; programs, which carry no
 * cookies of others, need not.
 */
export function ownOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === undefined;
  if (origins.includes(origin)) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}

export const refuse = (reply: FastifyReply, bad: readonly Invalid[]): FastifyReply =>
  reply.code(statusOf(bad)).header("cache-control", "no-store").send({ bad });

/** Sends what came of something. */
export const answer = <T>(reply: FastifyReply, result: Result<T>): FastifyReply =>
  "bad" in result ? refuse(reply, result.bad) : reply.header("cache-control", "no-store").send(result.ok);

/** Gives a browser its cookie. Over https it never travels another way. */
export const setCookie = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(cookieOf(request), token, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: secure(request),
    maxAge: COOKIE_LIFE,
  });
/** Takes it away again. */
export const dropCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(cookieOf(request), { path: "/", secure: secure(request) });

/** The person behind a request, made a guest of that name first if need be. */
export async function personFor(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<Who> {
  if (request.who.person !== null) return request.who;
  const { who, token } = await house.people.newGuest(name, credentialsOf(request).agent);
  setCookie(request, reply, token);
  request.who = who;
  return who;
}

export async function guard(app: FastifyInstance, house: House): Promise<void> {
  const { settings, now } = house;
  const changes = buckets(120 * settings.patience, 4 * settings.patience, now);
  const newcomers = buckets(60 * settings.patience, 0.2 * settings.patience, now);
  await app.register(fastifyCookie);

  app.addHook("onRequest", async (request, reply) => {
    // The route that will answer, and not the address: `/%61pi/me` is `/api/me` as well.
    const route = request.routeOptions.url ?? request.url;
    if (!route.startsWith("/api/")) return;
    const safe = SAFE.has(request.method);
    if (!safe && !ownOrigin(request, settings.origins)) return refuse(reply, no("HOST_ORIGIN").bad);
    // Programs play by HTTP, at a pace of their own.
    const often = safe || route.endsWith("/acts");
    if (!(often ? house.looks : changes).take(request.ip)) return refuse(reply, no("HOST_RATE").bad);
    request.who = await house.people.identify(credentialsOf(request));
    const { banned, person } = request.who;
    if (!safe && house.service.isReadOnly() && !isAdminRoute(route)) return refuse(reply, no("HOST_READ_ONLY").bad);
    // Everybody who does something becomes somebody, and somebody is kept for long.
    if (!safe && person === null && banned === undefined && !newcomers.take(request.ip))
      return refuse(reply, no("HOST_RATE").bad);
    if (banned !== undefined && !forAll(route, safe)) return refuse(reply, shutOut(banned).bad);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    house.metrics.requests.observe(
      { method, route: routeOptions.url ?? "none", status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    // A request that waits for news is not slow.
    if (!Object.hasOwn((request.query ?? {}) as object, "wait")) house.figures.answered("request", reply.elapsedTime);
    done();
  });
}

/** Troubles that no route has seen: our own codes, no inner words. */
export function sayTroubles(app: FastifyInstance, trouble: (error: unknown) => void): void {
  app.setErrorHandler((error, _request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const bad = error.validation.slice(0, 20).map(({ instancePath, keyword }) => ({
        code: "HOST_FORM",
        at: instancePath.replace(/^\//, "").replaceAll("/", "."),
        about: { problem: keyword },
      }));
      return refuse(reply, bad);
    }
    const { statusCode = 500, code } = error as { statusCode?: number; code?: string };
    if (statusCode === 413) return refuse(reply, no("HOST_SIZE").bad);
    if (code === "HOST_RATE") return refuse(reply, no("HOST_RATE").bad);
    if (code === "FST_ERR_BAD_URL") return refuse(reply, no("HOST_URL").bad);
    if (statusCode < 500) return reply.code(statusCode).send(no("HOST_FORM", "", { problem: code ?? statusCode }));
    trouble(error);
    return refuse(reply, no(codeOfThrown(error)).bad);
  });
}
