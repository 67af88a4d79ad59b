import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendError } from "./http/guard.ts";
import { fail } from "./errors.ts";
import { type LinkPreview, withPreview } from "./link-preview.ts";

/**
 * Serves the built pages. Unknown paths get the start page, because the browser does its own routing, with the preview of
 * the path in its head.
 */
export async function servePages(
  app: FastifyInstance,
  webRoot: string,
  previewOf: (page: string, origin: string) => Promise<LinkPreview>,
): Promise<void> {
  if (!existsSync(join(webRoot, "index.html"))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.code(503).type("text/plain; charset=utf-8").send("The pages are not built yet: npm run build\n"),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: resolve(webRoot),
    // The start page has a preview too.
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names under assets/ carry a hash of their contents; everything else is asked for again each time.
      const hashed = path.replaceAll("\\", "/").includes("/assets/");
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      reply.header("vary", "accept-encoding");
    },
  });
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const preview = await previewOf(request.url, `${request.protocol}://${request.host}`);
    const page = withPreview(await readFile(join(webRoot, "index.html"), "utf8"), preview);
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
  }
  app.get("/", sendPage);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const isPage = (request.method === "GET" || request.method === "HEAD") && !/^\/(api|assets)\//.test(path);
    return isPage ? sendPage(request, reply) : sendError(reply, fail("HOST_NOT_FOUND").bad);
  });
}
