/** Health checks and metrics. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { timingSafeEqual } from "node:crypto";
import type { HostServices } from "../services.ts";

export function serveHealth(app: FastifyInstance, { store, metrics, settings, onError }: HostServices): void {
  /** The store check in progress; concurrent requests share it. */
  let checking: Promise<void> | undefined;
  function check(): Promise<void> {
    checking ??= store.check().finally(() => {
      checking = undefined;
    });
    return checking;
  }
  for (const path of ["/healthz", "/readyz"])
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      reply.header("cache-control", "no-store");
      try {
        await check();
        return await reply.send({ ok: true });
      } catch (error) {
        onError(error);
        return reply.code(503).send({ ok: false });
      }
    });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, settings.metrics)) return reply.code(403).send();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** True for local host names. With DNS rebinding, a foreign page reaches this machine but sends its own host name. */
const isLocalName = (host: string): boolean =>
  /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);

function mayRead(request: FastifyRequest, who: HostServices["settings"]["metrics"]): boolean {
  if (who === "open") return true;
  // A proxy on this machine forwards foreign requests. Metrics then need a token.
  if (who === "local")
    return (
      /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? "") &&
      request.headers["x-forwarded-for"] === undefined &&
      isLocalName(request.headers.host ?? "")
    );
  const sent = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${who.token}`);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted);
}
