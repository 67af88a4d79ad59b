/** Creates a host: an HTTP server with its routes, sockets and pages over its services. */
import { WIRE_VERSION } from "@starboard/wire";
import fastifyHelmet from "@fastify/helmet";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { createServices, type HostServices, type HostServicesOptions } from "./services.ts";
import type { App } from "./http/app.ts";
import { sendResult, guard, sendError, registerErrorHandler } from "./http/guard.ts";
import { describe } from "./http/openapi.ts";
import { serveDocs } from "./docs.ts";
import { requireSchemas } from "./http/route-schemas.ts";
import { serveSockets } from "./live/socket.ts";
import { adminRoutes } from "./ops/admin.ts";
import { serveHealth } from "./ops/health.ts";
import type { StartThread } from "./task-thread.ts";
import { createDrawings } from "./share/drawings.ts";
import { serveEmbeds } from "./share/embed.ts";
import { createLiveFrames } from "./share/live-frames.ts";
import { previewOf } from "./share/preview.ts";
import { shareRoutes } from "./share/routes.ts";
import { createSharedPages } from "./share/shared-pages.ts";
import { servePages } from "./pages.ts";
import { archiveMissed } from "./archive/archive.ts";
import { archiveRoutes } from "./archive/routes.ts";
import type { StartMeasure } from "./library/measure/match-thread.ts";
import type { StartProof } from "./library/proof/proof-thread.ts";
import { serveLibrary } from "./library/serve-library.ts";
import { noteRoutes } from "./notes/notes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { orderRoutes } from "./conditional-orders/routes.ts";
import { accountRoutes } from "./people/account-routes.ts";
import { peopleRoutes } from "./people/routes.ts";
import { playRoutes } from "./play/routes.ts";
import { createBotThreads } from "./play/bot-threads.ts";
import { type After, after } from "./play/timer.ts";
import { createWatchdog, type Watchdog } from "./play/watchdog.ts";
import { followRatings } from "./ratings/ratings.ts";
import { ladderRoutes } from "./ratings/routes.ts";
import { profileRoutes } from "./profiles/routes.ts";
import { relationRoutes } from "./relations/routes.ts";
import { challengeRoutes } from "./challenges/routes.ts";
import { clubRoutes } from "./clubs/routes.ts";
import { createPuzzleContent, type PuzzleContent } from "./puzzles/content.ts";
import { puzzleRoutes } from "./puzzles/routes.ts";
import { createReviewService } from "./reviews/review-service.ts";
import type { StartReview } from "./reviews/review-thread.ts";
import { reviewRoutes } from "./reviews/routes.ts";
import { countRegularly } from "./statistics/count.ts";
import { statisticsRoutes } from "./statistics/routes.ts";
import { readSettings, type Settings } from "./settings.ts";
import { memoryStorage } from "./storage/open.ts";
import type { Storage } from "./storage/store.ts";
import { castingRoutes } from "./tables/casting-routes.ts";
import { tableRoutes } from "./tables/routes.ts";
import { seatRoutes } from "./tables/seat-routes.ts";
import { ticketRoutes } from "./tickets/routes.ts";
import { createTicketService } from "./tickets/ticket-service.ts";
import { tournamentRoutes } from "./tournaments/routes.ts";
import { fail } from "./errors.ts";

export interface HostOptions {
  /** Folder of the built pages; without it the host serves no pages. */
  readonly webRoot?: string;
  /** Folder of the built documentation; that of the settings by default. */
  readonly docsRoot?: string;
  readonly settings?: Settings;
  /** The storage; in memory by default. Closed with the host. */
  readonly storage?: Storage;
  readonly botRunner?: HostServicesOptions["botRunner"];
  /** Reviews a finished match; in a thread of its own by default. */
  readonly startReview?: StartReview;
  /** The puzzles; those of the registered games by default. */
  readonly puzzles?: PuzzleContent;
  /** Plays matches with what is published; in a thread of its own by default. */
  readonly startMeasure?: StartMeasure;
  /** Proves published puzzles; in a thread of its own by default. */
  readonly startProof?: StartProof;
  /** Draws cards and frames; in a thread of its own by default. */
  readonly startDrawing?: StartThread;
  /** Starts the thread for contents that play whole matches. */
  readonly startContent?: StartThread;
  readonly now?: () => number;
  readonly random?: HostServicesOptions["random"];
  /** Counts the time until events of matches are reported to people who are away. */
  readonly eventTimer?: After;
  readonly version?: string;
  /** Receives the log lines; standard output by default. */
  readonly logTo?: { write(line: string): void };
}
export interface Host extends FastifyInstance {
  readonly services: HostServices;
  /** Finds stuck matches. */
  readonly watchdog: Watchdog;
}

/** Time limit for receiving a request with its body, in ms; bounds slow clients. */
const REQUEST = 60_000;

/** Creates a host that does not listen yet: `await host.listen({ port: 0 })`, and `await host.close()` when done. */
export async function createHost(options: HostOptions = {}): Promise<Host> {
  const settings = options.settings ?? (readSettings({}) as Settings);
  const app = fastify({
    logger:
      settings.log === "silent"
        ? false
        : {
            level: settings.log,
            // Credentials and link tokens are never logged.
            serializers: { req: loggedRequest },
            ...(options.logTo && { stream: options.logTo }),
          },
    trustProxy: (_address: string, hop: number) => hop < settings.proxies,
    bodyLimit: 64 * 1024,
    requestTimeout: REQUEST,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    // A URL that cannot be decoded never reaches our own handlers.
    frameworkErrors(_error, _request, reply) {
      sendError(reply as unknown as FastifyReply, fail("HOST_URL").bad);
    },
  });
  // Only JSON is parsed: bodies that a form on another site can send are rejected unread.
  app.removeContentTypeParser("text/plain");
  const onError = (error: unknown): void => app.log.error(error);
  const services = await createServices({
    settings,
    storage: options.storage ?? memoryStorage({ onError, ...(options.now && { now: options.now }) }),
    botRunner: options.botRunner ?? createBotThreads(settings.botThreads),
    version: options.version ?? "0.1.0",
    ...(options.now && { now: options.now }),
    ...(options.random && { random: options.random }),
    ...(options.startContent && { startContent: options.startContent }),
    onError,
  });
  app.decorate("services", services);
  app.addHook("preClose", (done) => {
    // At once, while the sockets of the clients are still closing.
    services.drain().catch(onError);
    done();
  });
  app.decorateRequest("who");
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app, onError);
  await protect(app);
  requireSchemas(app);
  await describe(app, services.version);
  await guard(app, services);
  await serveSockets(app, services);
  const typed = app as unknown as App;
  peopleRoutes(typed, services);
  accountRoutes(typed, services);
  await notificationRoutes(typed, services, options.eventTimer);
  tableRoutes(typed, services);
  castingRoutes(typed, services);
  seatRoutes(typed, services);
  playRoutes(typed, services);
  const tournaments = tournamentRoutes(typed, services);
  const tickets = createTicketService(services);
  profileRoutes(typed, services);
  archiveRoutes(typed, services);
  relationRoutes(typed, services);
  challengeRoutes(typed, services);
  clubRoutes(typed, services);
  ladderRoutes(typed, services);
  statisticsRoutes(typed, services);
  ticketRoutes(typed, services, tickets);
  orderRoutes(typed, services);
  noteRoutes(typed, services);
  const reviews = createReviewService(services, options.startReview);
  reviewRoutes(typed, services, reviews);
  const puzzles = options.puzzles ?? createPuzzleContent();
  puzzleRoutes(typed, services, puzzles);
  const library = serveLibrary(typed, services, options.startMeasure, options.startProof);
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
  serverRoutes(typed, services);
  app.get("/api/openapi.json", { schema: { hide: true } }, (_request, reply) => reply.send(app.swagger()));
  const live = createLiveFrames(services);
  const shared = createSharedPages(services, puzzles, live);
  const drawings = createDrawings(services, shared, options.startDrawing);
  shareRoutes(typed, services, shared, drawings);
  serveEmbeds(app, services, shared, drawings, live);
  await serveDocs(app, options.docsRoot ?? settings.docsRoot);
  if (options.webRoot !== undefined)
    await servePages(app, options.webRoot, (page, origin) => previewOf(shared, page, origin));
  // The framework's default handler would log the whole URL.
  else app.setNotFoundHandler((_request, reply) => sendError(reply, fail("HOST_NOT_FOUND").bad));
  const leaveRatings = followRatings(services);
  let isClosing = false;
  const stopCounting = countRegularly(services, archiveMissed(services, () => isClosing).catch(onError));
  // Due work is claimed only after all its handlers listen.
  services.matches.start();
  await reviews.start();
  await library.start();
  app.addHook("onClose", () => {
    isClosing = true;
    leaveRatings();
    stopCounting();
    tickets.stop();
    reviews.close();
    library.close();
    return drawings.close().then(() => services.close());
  });
  return app as unknown as Host;
}

/** What the server says of itself. */
function serverRoutes(app: App, services: HostServices): void {
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
  app.get(
    "/api/protocol",
    { schema: { tags: ["server"], summary: "Returns the versions of the protocol that the server speaks" } },
    (_request, reply) =>
      sendResult(reply, { ok: { newest: WIRE_VERSION, oldest: WIRE_VERSION, host: services.version } }),
  );
}

/** The logged part of a request: no headers, and no tokens in the URL. */
const loggedRequest = ({ method, url, ip }: FastifyRequest): Record<string, unknown> => ({
  method,
  url: url
    .replace(/\/play\/[^/?#]*/, "/play/…")
    .replace(/(\/tournament\/[^/?#]+\/)[^/?#]+/, "$1…")
    .replace(/([?&](?:token|share|page)=)[^&#]*/g, "$1…"),
  ip,
});

/** Registers security headers: only scripts, workers and connections of this origin. */
async function protect(app: FastifyInstance): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        // Bots run in workers, which the bundler may load from blobs.
        "worker-src": ["'self'", "blob:"],
        // Boards position pieces with style attributes.
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'", "data:"],
        "connect-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        // The documentation shows lessons in frames.
        "frame-ancestors": ["'self'"],
      },
    },
    // Plain http in a local network must work, so https is not enforced.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
