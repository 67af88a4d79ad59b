/** Serves the documentation site at /docs, with a policy of its own, because its pages hold a few scripts. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { en } from "./messages/en.ts";

/** Where a path of the site is stored: pages have no extension in their address. */
export function fileOf(path: string): string {
  const page = path.replace(/^\/docs\/?/, "").replace(/\/$/, "/index");
  if (page === "") return "index.html";
  return /\.[a-z0-9]+$/i.test(page) ? page : `${page}.html`;
}

/** Pages are no part of the API. */
const HIDDEN = { schema: { hide: true } } as const;

/** @param folder the built site; a page says how to build it if there is none */
export async function serveDocs(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) {
    for (const path of ["/docs", "/docs/*"])
      app.get(path, HIDDEN, (_request, reply) =>
        reply.code(503).type("text/plain; charset=utf-8").send(en.docsMissing),
      );
    return;
  }
  const scripts = JSON.parse(readFileSync(join(folder, "csp.json"), "utf8")) as readonly string[];
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    // Lessons are played in frames.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: resolve(folder), serve: false, cacheControl: false });
    scope.get("/docs", HIDDEN, (_request, reply) => reply.redirect("/docs/"));
    scope.get<{ Params: { "*": string } }>("/docs/*", HIDDEN, (request, reply) => {
      const file = fileOf(`/docs/${request.params["*"]}`);
      const found = !file.includes("..") && existsSync(join(resolve(folder), file));
      reply.header("content-security-policy", policy);
      reply.header("cache-control", file.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache");
      return found ? reply.sendFile(file) : reply.code(404).sendFile("404.html");
    });
  });
}
