/** Defines the HTTP routes of tournaments. The other files of this folder implement them. */
import type { Result } from "@starboard/kernel";
import { linkToken, tableId } from "@starboard/wire/host";
import {
  botEntry,
  entry,
  newTournament,
  ruling,
  tournamentChange,
  type TournamentInfo,
  type TournamentSummary,
} from "@starboard/wire/tournament";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, personFor, sendError } from "../http/guard.ts";
import { createBuckets } from "../live/rate-limit.ts";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { pairingsCsv, standingsCsv } from "./csv.ts";
import { type TournamentDoc, tournaments } from "./doc.ts";
import { infoOf, summaryOf, loadTournamentView } from "./info.ts";
import { createTournamentService, type TournamentService } from "./tournament-service.ts";
import { entryRefusal, botName, createTournamentActions, type TournamentActions } from "./actions.ts";
import { createTournament, removeTournament } from "./create.ts";
import { teamRoutes } from "./teams/routes.ts";
import { clubsOfTournament } from "./teams/club-sides.ts";
import { seasonRoutes } from "./seasons/routes.ts";
import { createSeasonService } from "./seasons/season-service.ts";
import type { TournamentUpdates } from "./long-poll.ts";

const TAGS = ["tournaments"];
const number = (digits: number) => z.string().check(z.regex(new RegExp(`^\\d{1,${digits}}$`)));
const at = z.object({ tournament: tableId });
const atEntrant = z.object({ tournament: tableId, entrant: number(3) });
const atPairing = z.object({ tournament: tableId, round: number(2), pairing: number(3) });
const listQuery = z.object({
  of: z.optional(z.enum(["listed", "mine"])),
  after: z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/))),
});
const readQuery = z.object({
  token: z.optional(linkToken),
  /** Tag of an earlier response. The request waits until the state differs from it. */
  since: z.optional(z.string().check(z.regex(/^[\w-]{16}$/))),
  wait: z.optional(z.string().check(z.regex(/^(?:[12]?\d|30)$/))),
});
const TAG = "x-starboard-tag";
const PAGE = 50;
/** Largest body, in bytes. The options may contain a custom scenario. */
const BODY_LIMIT = 512 * 1024;
/** Most waiting requests per address. */
const MAX_WAITING = 64;
/** Most waiting requests of all addresses. */
const MAX_WAITING_TOTAL = 4_000;

/** Limits the waiting requests, in total and per address, so that one address cannot use up the total. */
function createWaitLimit(perAddress: number): { enter(address: string): boolean; leave(address: string): void } {
  const there = new Map<string, number>();
  let all = 0;
  return {
    enter(address) {
      const here = there.get(address) ?? 0;
      if (here >= perAddress || all >= MAX_WAITING_TOTAL) return false;
      there.set(address, here + 1);
      all += 1;
      return true;
    },
    leave(address) {
      all -= 1;
      const left = (there.get(address) ?? 1) - 1;
      if (left > 0) there.set(address, left);
      else there.delete(address);
    },
  };
}

/** Registers the routes and returns the service that advances the tournaments. */
export function tournamentRoutes(app: App, services: HostServices): TournamentService {
  const { settings, now } = services;
  const service = createTournamentService(services);
  const seasonService = createSeasonService(services);
  const news = services.tournamentUpdates;
  const actions = createTournamentActions(services, service);
  // Answers waiting requests before connections and store are closed.
  app.addHook("preClose", (done) => {
    service.close();
    seasonService.close();
    news.close();
    done();
  });
  /** Rate limit per address for creating and entering tournaments. */
  const fresh = createBuckets(20 * settings.rateLimitFactor, 0.02 * settings.rateLimitFactor, now);
  const context = { services, news, actions, fresh, sendInfo: replyOf(news, now) };
  readRoutes(app, context);
  organiserRoutes(app, context);
  entrantRoutes(app, context);
  seasonRoutes(app, services);
  teamRoutes(app, services, service, context.sendInfo);
  return service;
}

interface Context {
  readonly services: HostServices;
  readonly news: TournamentUpdates;
  readonly actions: TournamentActions;
  readonly fresh: ReturnType<typeof createBuckets>;
  readonly sendInfo: ReturnType<typeof replyOf>;
}

/** Returns the answer of most routes: the tournament as the caller sees it after the change. */
export type SendInfo = ReturnType<typeof replyOf>;
function replyOf(news: TournamentUpdates, now: () => number) {
  return async function sendInfo(
    result: Result<Stored<TournamentDoc>>,
    request: FastifyRequest,
    reply: FastifyReply,
    token?: string,
  ): Promise<FastifyReply> {
    if ("bad" in result) return sendError(reply, result.bad);
    const standing = await news.read(result.ok.id);
    if (!standing) return sendError(reply, fail("TOURNAMENT_UNKNOWN").bad);
    return sendResult<TournamentInfo>(reply.header(TAG, standing.tag), {
      ok: infoOf(standing.all, request.who, token, now()),
    });
  };
}

function readRoutes(app: App, { services, news }: Context): void {
  const { store, settings } = services;
  const waits = createWaitLimit(MAX_WAITING * settings.rateLimitFactor);

  app.get(
    "/api/tournaments",
    { schema: { tags: TAGS, summary: "Lists public tournaments, or the caller's", querystring: listQuery } },
    async (request, reply) => {
      const { of = "listed", after } = request.query;
      const { person } = request.who;
      if (of === "mine" && person === null) return sendResult(reply, { ok: { tournaments: [], after: null } });
      const [changedAt, id] = after?.split(".") ?? [];
      const found = await tournaments.find(store, {
        index: of === "mine" ? ["person", person ?? ""] : ["listed", "yes"],
        limit: PAGE,
        ...(id !== undefined && { after: { changedAt: Number(changedAt), id } }),
      });
      const lines: TournamentSummary[] = [];
      for (const stored of found) lines.push(summaryOf(await loadTournamentView(services, stored), request.who));
      const last = found.length === PAGE ? found[found.length - 1] : undefined;
      return sendResult(reply, { ok: { tournaments: lines, after: last ? `${last.changedAt}.${last.id}` : null } });
    },
  );
  app.get(
    "/api/tournaments/:tournament",
    {
      schema: {
        tags: TAGS,
        summary: "Returns a tournament as the caller sees it; can wait for an update",
        params: at,
        querystring: readQuery,
      },
    },
    async (request, reply) => {
      const { tournament } = request.params;
      const { token, since, wait } = request.query;
      if (since !== undefined && !waits.enter(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      const standing =
        since === undefined
          ? await news.read(tournament)
          : await news.wait(tournament, since, Number(wait ?? 0)).finally(() => waits.leave(request.ip));
      if (standing === undefined && news.closed()) return sendError(reply, fail("HOST_CLOSING").bad);
      if (standing === undefined && since !== undefined && (await tournaments.get(store, tournament)))
        return reply.code(204).send();
      if (!standing) return sendError(reply, fail("TOURNAMENT_UNKNOWN").bad);
      return sendResult<TournamentInfo>(reply.header(TAG, standing.tag), {
        ok: infoOf(standing.all, request.who, token, services.now()),
      });
    },
  );
  const sheets = { "standings.csv": standingsCsv, "pairings.csv": pairingsCsv } as const;
  for (const sheet of ["standings.csv", "pairings.csv"] as const)
    app.get(
      `/api/tournaments/:tournament/${sheet}`,
      {
        schema: {
          tags: TAGS,
          summary:
            sheet === "standings.csv" ? "Returns the standings as CSV" : "Returns all pairings and results as CSV",
          params: at,
        },
      },
      async (request, reply) => {
        const standing = await news.read(request.params.tournament);
        if (!standing) return sendError(reply, fail("TOURNAMENT_UNKNOWN").bad);
        return reply
          .header("content-disposition", `attachment; filename="${sheet}"`)
          .header("cache-control", "no-store")
          .type("text/csv; charset=utf-8")
          .send(sheets[sheet](infoOf(standing.all, request.who, undefined, services.now())));
      },
    );
}

function organiserRoutes(app: App, { services, actions, fresh, sendInfo }: Context): void {
  app.post(
    "/api/tournaments",
    {
      bodyLimit: BODY_LIMIT,
      schema: { tags: TAGS, summary: "Creates a tournament; requires an account", body: newTournament },
    },
    async (request, reply) => {
      if (!fresh.take(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      const created = await createTournament(services, request.who, request.body);
      return sendInfo(created, request, "bad" in created ? reply : reply.code(201));
    },
  );
  app.patch(
    "/api/tournaments/:tournament",
    { schema: { tags: TAGS, summary: "Changes the settings (organiser)", params: at, body: tournamentChange } },
    async (request, reply) =>
      sendInfo(await actions.change(request.params.tournament, request.who, request.body), request, reply),
  );
  app.delete(
    "/api/tournaments/:tournament",
    { schema: { tags: TAGS, summary: "Cancels the tournament before the start (organiser)", params: at } },
    async (request, reply) => {
      const removed = await removeTournament(services, request.params.tournament, request.who);
      return "bad" in removed ? sendError(reply, removed.bad) : reply.code(204).send();
    },
  );
  const acts = {
    start: "Starts the tournament and pairs the first round (organiser)",
    pause: "Pauses pairings and deadlines (organiser)",
    resume: "Resumes pairings and deadlines (organiser)",
    end: "Ends the tournament now (organiser)",
    reinvite: "Invalidates all earlier invitations (organiser)",
  } as const;
  for (const act of ["start", "pause", "resume", "end", "reinvite"] as const)
    app.post(
      `/api/tournaments/:tournament/${act}`,
      { schema: { tags: TAGS, summary: acts[act], params: at } },
      async (request, reply) => sendInfo(await actions[act](request.params.tournament, request.who), request, reply),
    );
  app.put(
    "/api/tournaments/:tournament/rounds/:round/pairings/:pairing",
    { schema: { tags: TAGS, summary: "Sets the result of a pairing (organiser)", params: atPairing, body: ruling } },
    async (request, reply) => {
      const { tournament, round, pairing } = request.params;
      const ruled = await actions.rule(tournament, request.who, Number(round), Number(pairing), request.body);
      return sendInfo(ruled, request, reply);
    },
  );
}

function entrantRoutes(app: App, { services, actions, fresh, sendInfo }: Context): void {
  const { store } = services;
  app.post(
    "/api/tournaments/:tournament/entrants",
    { schema: { tags: TAGS, summary: "Enters the tournament", params: at, body: entry } },
    async (request, reply) => {
      const { tournament } = request.params;
      const { name, token, team } = request.body;
      const stored = await tournaments.get(store, tournament);
      if (!stored) return sendError(reply, fail("TOURNAMENT_UNKNOWN").bad);
      const there = await clubsOfTournament(store, stored.doc);
      // Checks first, so that a refused caller does not become a guest.
      const bad = entryRefusal(stored.doc, request.who, { token, team, clubs: there }, services.now());
      if (bad) return sendError(reply, bad.bad);
      if (!fresh.take(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
      const who = await personFor(services, request, reply, name);
      return sendInfo(await actions.enter(tournament, who, name, { token, team, clubs: there }), request, reply, token);
    },
  );
  app.post(
    "/api/tournaments/:tournament/bots",
    { schema: { tags: TAGS, summary: "Enters a bot of this server (organiser)", params: at, body: botEntry } },
    async (request, reply) => {
      const { tournament } = request.params;
      const stored = await tournaments.get(store, tournament);
      if (!stored) return sendError(reply, fail("TOURNAMENT_UNKNOWN").bad);
      const { level, name = botName(stored.doc) } = request.body;
      return sendInfo(await actions.enterBot(tournament, request.who, level, name), request, reply);
    },
  );
  for (const act of ["rest", "return"] as const)
    app.post(
      `/api/tournaments/:tournament/entrants/:entrant/${act}`,
      {
        schema: {
          tags: TAGS,
          summary: act === "rest" ? "Begins a break in an arena (the player)" : "Ends a break in an arena (the player)",
          params: atEntrant,
        },
      },
      async (request, reply) => {
        const { tournament, entrant } = request.params;
        if (!fresh.take(request.ip)) return sendError(reply, fail("HOST_RATE").bad);
        return sendInfo(await actions.rest(tournament, request.who, Number(entrant), act === "rest"), request, reply);
      },
    );
  app.delete(
    "/api/tournaments/:tournament/entrants/:entrant",
    { schema: { tags: TAGS, summary: "Withdraws an entrant (the player or the organiser)", params: atEntrant } },
    async (request, reply) => {
      const { tournament, entrant } = request.params;
      const stored = await tournaments.get(store, tournament);
      const there = stored ? await clubsOfTournament(store, stored.doc) : new Map();
      return sendInfo(await actions.leave(tournament, request.who, Number(entrant), there), request, reply);
    },
  );
}
