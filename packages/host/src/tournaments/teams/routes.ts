/** Defines the HTTP routes of team matches, and of the tournaments of a club. */
import { teamAnswerInput, teamMatchInput } from "@starboard/wire/clubs";
import { tableId } from "@starboard/wire/host";
import type { TournamentSummary } from "@starboard/wire/tournament";
import * as z from "zod/mini";
import { isOrganiser } from "../../clubs/doc.ts";
import { visibleClub } from "../../clubs/info.ts";
import { fail } from "../../errors.ts";
import type { App } from "../../http/app.ts";
import { sendError, sendResult } from "../../http/guard.ts";
import { createBuckets } from "../../live/rate-limit.ts";
import type { HostServices } from "../../services.ts";
import { tournaments } from "../doc.ts";
import { loadTournamentView, summaryOf } from "../info.ts";
import type { SendInfo } from "../routes.ts";
import type { TournamentService } from "../tournament-service.ts";
import { answerChallenge, callOff, challengeClub } from "./challenge-club.ts";

const TAGS = ["clubs"];
const byClub = z.object({ club: tableId });
const byTournament = z.object({ tournament: tableId });
const query = z.object({
  after: z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/))),
});
const PAGE = 30;
/** Challenges and answers of an account: so many at once, then this many per second. */
const BURST = 10;
const PER_SECOND = 1 / 60;

export function teamRoutes(app: App, services: HostServices, service: TournamentService, sendInfo: SendInfo): void {
  const { store, settings, searches, now } = services;
  const acts = createBuckets(BURST * settings.rateLimitFactor, PER_SECOND * settings.rateLimitFactor, now);
  app.get(
    "/api/clubs/:club/tournaments",
    {
      schema: {
        tags: TAGS,
        summary: "Lists the tournaments and team matches of a club",
        params: byClub,
        querystring: query,
      },
    },
    async (request, reply) => {
      const { who, ip, params } = request;
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      const visible = await visibleClub(services, params.club, who.person);
      if ("bad" in visible) return sendError(reply, visible.bad);
      const manages = isOrganiser(visible.ok.doc, who.person);
      const [changedAt, id] = request.query.after?.split(".") ?? [];
      const found = await tournaments.find(store, {
        index: ["club", params.club],
        limit: PAGE,
        ...(id !== undefined && { after: { changedAt: Number(changedAt), id } }),
      });
      const lines: TournamentSummary[] = [];
      for (const stored of found) {
        // Challenges that were not accepted concern the organisers only.
        if (stored.doc.teams && stored.doc.teams.answer !== "accepted" && !manages) continue;
        lines.push(summaryOf(await loadTournamentView(services, stored), who));
      }
      const last = found.length === PAGE ? found.at(-1) : undefined;
      return sendResult(reply, { ok: { tournaments: lines, after: last ? `${last.changedAt}.${last.id}` : null } });
    },
  );
  app.post(
    "/api/clubs/:club/matches",
    {
      schema: {
        tags: TAGS,
        summary: "Challenges another club to a team match (organisers)",
        params: byClub,
        body: teamMatchInput,
      },
    },
    async (request, reply) => {
      const { who, params, body } = request;
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("CLUB_ACCOUNT").bad);
      if (!acts.take(who.person)) return sendError(reply, fail("HOST_RATE").bad);
      const made = await challengeClub(services, params.club, who, body);
      return sendInfo(made, request, "bad" in made ? reply : reply.code(201));
    },
  );
  app.put(
    "/api/tournaments/:tournament/answer",
    {
      schema: {
        tags: TAGS,
        summary: "Accepts or refuses a team match (organisers of the challenged club)",
        params: byTournament,
        body: teamAnswerInput,
      },
    },
    async (request, reply) => {
      const { who, params, body } = request;
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("CLUB_ACCOUNT").bad);
      if (!acts.take(who.person)) return sendError(reply, fail("HOST_RATE").bad);
      return sendInfo(await answerChallenge(services, service, params.tournament, who, body.accept), request, reply);
    },
  );
  app.post(
    "/api/tournaments/:tournament/call-off",
    {
      schema: {
        tags: TAGS,
        summary: "Calls a team match off before it begins (organisers of a club)",
        params: byTournament,
      },
    },
    async (request, reply) => {
      const { who, params } = request;
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("CLUB_ACCOUNT").bad);
      if (!acts.take(who.person)) return sendError(reply, fail("HOST_RATE").bad);
      return sendInfo(await callOff(services, service, params.tournament, who), request, reply);
    },
  );
}
