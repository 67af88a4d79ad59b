/** Makes sure that every route of the HTTP interface has its schemas: a host with a route that lacks one does not start. */
import { httpResponses } from "@starboard/wire/http-responses";
import { Bug } from "@starboard/kernel";
import type { FastifyInstance, RouteOptions } from "fastify";
import type * as z from "zod/mini";

/** The WebSocket, whose messages have schemas of their own. */
const SOCKET = "/api/socket";

/** Returns what a route lacks: the schema of its responses, or of the parameters in its path. */
export function missingSchema({
  method,
  url,
  schema,
}: Pick<RouteOptions, "method" | "url" | "schema">): string | undefined {
  if (!url.startsWith("/api/") || url === SOCKET) return undefined;
  for (const one of [method].flat()) {
    // The framework answers HEAD as it answers GET, without the body.
    if (one !== "HEAD" && !Object.hasOwn(httpResponses, `${one} ${url}`)) return `${one} ${url} has no response schema`;
  }
  const named = [...url.matchAll(/:(\w+)/g)].map(([, name = ""]) => name).toSorted((a, b) => (a < b ? -1 : 1));
  const params = schema?.params as z.ZodMiniObject | undefined;
  const known = Object.keys(params?._zod.def.shape ?? {}).toSorted((a, b) => (a < b ? -1 : 1));
  return named.join() === known.join() ? undefined : `${url} has a schema for the parameters "${known.join()}"`;
}

/** Call it before the routes are registered. Throws `Bug` for a route that lacks a schema. */
export function requireSchemas(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const missing = missingSchema(route);
    if (missing !== undefined) throw new Bug(missing);
  });
}
