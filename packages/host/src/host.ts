import fastifyHelmet from "@fastify/helmet";
import { type FastifyInstance, fastify } from "fastify";
import { servePages } from "./pages.ts";

export type HostOptions = {
  /** Folder of the built pages; without it the host serves no pages. */
  readonly webRoot?: string;
  readonly logger?: boolean;
};

/** A host that does not listen yet: `await host.listen({ port: 0 })`, and `await host.close()` when done. */
export async function createHost(options: HostOptions = {}): Promise<FastifyInstance> {
  const app = fastify({ logger: options.logger ?? false, forceCloseConnections: true });
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        // Bots think in workers, which the bundler may hand over as blobs.
        "worker-src": ["'self'", "blob:"],
        // Boards place their pieces with style attributes.
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "connect-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    // Play over plain http in a club's own network must work: nothing here may insist on https.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ ok: true }));
  if (options.webRoot !== undefined) await servePages(app, options.webRoot);
  return app;
}
