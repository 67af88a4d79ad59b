/** The door of the HTTP side: only our own pages may change anything, nobody too often, and every answer is ours. */
import fastifyCookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Invalid, Result } from "@starboard/kernel";
import type { House } from "../house.ts";
import { buckets } from "../live/bucket.ts";
import { shutOut } from "../people/bans.ts";
import { COOKIE, COOKIE_LIFE, type Credentials, type Who } from "../people/identity.ts";
import { no, statusOf } from "../trouble.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who sent it; set for everything under /api. */
    who: Who;
  }
}

/** What somebody shut out may still ask: who they are, the line that tells them so, and what goes by a secret of its own. */
const forAll = (url: string, safe: boolean): boolean =>
  /^\/api\/(?:socket|admin)\b/.test(url) || (safe && url === "/api/me");
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

export const credentialsOf = (request: FastifyRequest): Credentials => ({
  cookie: request.cookies[COOKIE],
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
  reply.setCookie(COOKIE, token, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https",
    maxAge: COOKIE_LIFE,
  });

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
  const reads = buckets(300 * settings.patience, 30 * settings.patience, now);
  await app.register(fastifyCookie);

  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/api/")) return;
    const safe = SAFE.has(request.method);
    if (!safe && !ownOrigin(request, settings.origins)) return refuse(reply, no("HOST_ORIGIN").bad);
    // Programs play by HTTP, at a pace of their own.
    const often = safe || request.url.endsWith("/acts");
    if (!(often ? reads : changes).take(request.ip)) return refuse(reply, no("HOST_RATE").bad);
    request.who = await house.people.identify(credentialsOf(request));
    const { banned } = request.who;
    if (banned !== undefined && !forAll(request.url, safe)) return refuse(reply, shutOut(banned).bad);
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    house.metrics.requests.observe(
      { method, route: routeOptions.url ?? "none", status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
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
    if (code === "FST_ERR_BAD_URL") return refuse(reply, no("HOST_URL").bad);
    if (statusCode < 500) return reply.code(statusCode).send(no("HOST_FORM", "", { problem: code ?? statusCode }));
    trouble(error);
    return refuse(reply, no("HOST_BUG").bad);
  });
}
