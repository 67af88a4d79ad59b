import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { sendError } from "./http/guard.ts";
import { fail } from "./errors.ts";

/** Serves the built pages. Unknown paths get the start page, because the browser does its own routing. */
export async function servePages(app: FastifyInstance, webRoot: string): Promise<void> {
  if (!existsSync(join(webRoot, "index.html"))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(503).type("text/plain; charset=utf-8").send("The pages are not built yet: npm run build\n"),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: resolve(webRoot),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their contents; everything else is asked for again each time.
      const hashed = path.replaceAll("\\", "/").includes("/assets/");
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      reply.header("vary", "accept-encoding");
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const isPage = (request.method === "GET" || request.method === "HEAD") && !/^\/(api|assets)\//.test(path);
    if (isPage) return reply.sendFile("index.html");
    return sendError(reply, fail("HOST_NOT_FOUND").bad);
  });
}
