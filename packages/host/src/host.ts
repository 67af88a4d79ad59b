import fastifyHelmet from "@fastify/helmet";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { createServices, type HostServices, type HostServicesOptions } from "./services.ts";
import type { App } from "./http/app.ts";
import { sendResult, guard, sendError, registerErrorHandler } from "./http/guard.ts";
import { describe } from "./http/openapi.ts";
import { serveSockets } from "./live/socket.ts";
import { adminRoutes } from "./ops/admin.ts";
import { serveHealth } from "./ops/health.ts";
import { servePages } from "./pages.ts";
import { noteRoutes } from "./notes/notes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { orderRoutes } from "./conditional-orders/routes.ts";
import { accountRoutes } from "./people/account-routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { playRoutes } from "./play/routes.ts";
import { createBotThreads } from "./play/bot-threads.ts";
import { after } from "./play/timer.ts";
import { createWatchdog, type Watchdog } from "./play/watchdog.ts";
import { followRatings } from "./ratings/ratings.ts";
import { readSettings, type Settings } from "./settings.ts";
import { memoryStorage } from "./storage/open.ts";
import type { Storage } from "./storage/store.ts";
import { tableRoutes } from "./tables/routes.ts";
import { tournamentRoutes } from "./tournaments/routes.ts";
import { fail } from "./errors.ts";

export interface HostOptions {
  /** Folder of the built pages; without it the host serves no pages. */
  readonly webRoot?: string;
  readonly settings?: Settings;
  /** Where everything is kept; in memory by default. Closed with the host. */
  readonly storage?: Storage;
  readonly thinker?: HostServicesOptions["botRunner"];
  readonly now?: () => number;
  readonly random?: HostServicesOptions["random"];
  readonly version?: string;
  /** Takes the lines of the log; standard output by default. */
  readonly logTo?: { write(line: string): void };
}
export interface Host extends FastifyInstance {
  readonly services: HostServices;
  /** Finds matches that stand still. */
  readonly watchdog: Watchdog;
}

/** What a request may take to come in, head and body, in milliseconds; whoever dribbles holds no place for longer. */
const REQUEST = 60_000;

/** A host that does not listen yet: `await host.listen({ port: 0 })`, and `await host.close()` when done. */
export async function createHost(options: HostOptions = {}): Promise<Host> {
  const settings = options.settings ?? (readSettings({}) as Settings);
  const app = fastify({
    logger:
      settings.log === "silent"
        ? false
        : {
            level: settings.log,
            // What somebody is let in by never gets into a log.
            serializers: { req: loggedRequest },
            ...(options.logTo && { stream: options.logTo }),
          },
    trustProxy: (_address: string, hop: number) => hop < settings.proxies,
    bodyLimit: 64 * 1024,
    requestTimeout: REQUEST,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded never gets as far as our own handlers.
    frameworkErrors(_error, _request, reply) {
      sendError(reply as unknown as FastifyReply, fail("HOST_URL").bad);
    },
  });
  // JSON or nothing: what a form on somebody else's page can send is not even read.
  app.removeContentTypeParser("text/plain");
  const onError = (error: unknown): void => app.log.error(error);
  const services = await createServices({
    settings,
    storage: options.storage ?? memoryStorage({ onError, ...(options.now && { now: options.now }) }),
    botRunner: options.thinker ?? createBotThreads(settings.botThreads),
    version: options.version ?? "0.1.0",
    ...(options.now && { now: options.now }),
    ...(options.random && { random: options.random }),
    onError,
  });
  app.decorate("services", services);
  app.decorateRequest("who");
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app, onError);
  await protect(app);
  await describe(app, services.version);
  await guard(app, services);
  await serveSockets(app, services);
  const typed = app as unknown as App;
  peopleRoutes(typed, services);
  accountRoutes(typed, services);
  await notificationRoutes(typed, services);
  tableRoutes(typed, services);
  playRoutes(typed, services);
  const tournaments = tournamentRoutes(typed, services);
  orderRoutes(typed, services);
  noteRoutes(typed, services);
  const watchdog = createWatchdog({
    services,
    tournaments,
    after,
    log: (about, text) => app.log.warn(about, text),
  });
  app.decorate("watchdog", watchdog);
  app.addHook("preClose", (done) => {
    watchdog.close();
    done();
  });
  adminRoutes(typed, services, watchdog);
  serveHealth(app, services);
  app.get(
    "/api/status",
    {
      schema: {
        tags: ["server"],
        summary: "Returns the administrators' announcement and whether the server is read-only",
      },
    },
    (_request, reply) => sendResult(reply, { ok: services.service.status() }),
  );
  app.get("/api/openapi.json", { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()));
  if (options.webRoot !== undefined) await servePages(app, options.webRoot);
  // The framework's own answer would write the whole address into the log.
  else app.setNotFoundHandler((_request, reply) => sendError(reply, fail("HOST_NOT_FOUND").bad));
  const leaveRatings = followRatings(services);
  // Nothing that is due is taken before everything that handles it listens.
  services.matches.start();
  app.addHook("onClose", () => {
    leaveRatings();
    return services.close();
  });
  return app as unknown as Host;
}

/** A request as logs have it: no headers, and no link that lets anybody in. */
const loggedRequest = ({ method, url, ip }: FastifyRequest): Record<string, unknown> => ({
  method,
  url: url
    .replace(/\/play\/[^/?#]*/, "/play/…")
    .replace(/(\/tournament\/[^/?#]+\/)[^/?#]+/, "$1…")
    .replace(/([?&]token=)[^&#]*/, "$1…"),
  ip,
});

/** Headers that keep a page from being made to do what we did not write. */
async function protect(app: FastifyInstance): Promise<void> {
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
}
