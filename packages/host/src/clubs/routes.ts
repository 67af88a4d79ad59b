/** Defines the HTTP routes of clubs. */
import type { Result } from "@starboard/kernel";
import {
  clubChange,
  clubLadderQuery,
  clubQuery,
  clubReportInput,
  joinInput,
  newClub,
  noticeInput,
  roleInput,
} from "@starboard/wire/clubs";
import { linkToken, tableId } from "@starboard/wire/host";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { createBuckets } from "../live/rate-limit.ts";
import { findGameEntry } from "../play/games.ts";
import type { HostServices } from "../services.ts";
import type { Stored } from "../storage/store.ts";
import { closeClub, createClub, renewInvite, reportClub, updateClub, writeNotice } from "./club.ts";
import type { ClubDoc } from "./doc.ts";
import { clubOf, clubsOf, findClubs } from "./info.ts";
import { clubLadder } from "./ladder.ts";
import { joinClub, leaveClub, removeMember, setRole } from "./membership.ts";

const TAGS = ["clubs"];
const byClub = z.object({ club: tableId });
const byMember = z.object({ club: tableId, person: z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+$/)) });
const readQuery = z.object({ token: z.optional(linkToken) });
/** Of an account: clubs created, notices written, other changes; so many at once, then this many per second. */
const CREATE = [3, 1 / 3600] as const;
const NOTICE = [3, 1 / 3600] as const;
const ACT = [40, 1 / 5] as const;

type Limit = ReturnType<typeof createBuckets>;
type AsAccount = (
  request: FastifyRequest,
  reply: FastifyReply,
  limit: Limit,
  act: (person: string) => Promise<Result<Stored<ClubDoc>>>,
) => Promise<FastifyReply>;

export function clubRoutes(app: App, services: HostServices): void {
  const { settings, now } = services;
  const buckets = ([burst, rate]: readonly [number, number]): Limit =>
    createBuckets(burst * settings.rateLimitFactor, rate * settings.rateLimitFactor, now);
  const limits = { create: buckets(CREATE), notice: buckets(NOTICE), act: buckets(ACT) };
  /** Runs `act` for a caller with an account, and answers with the club as the caller then sees it. */
  const asAccount: AsAccount = async ({ who }, reply, limit, act) => {
    if (who.kind !== "account" || who.person === null) return sendError(reply, fail("CLUB_ACCOUNT").bad);
    if (!limit.take(who.person)) return sendError(reply, fail("HOST_RATE").bad);
    const done = await act(who.person);
    if ("bad" in done) return sendError(reply, done.bad);
    return sendResult(reply, await clubOf(services, done.ok.id, who.person, undefined));
  };
  readRoutes(app, services);
  ownRoutes(app, services, limits, asAccount);
  memberRoutes(app, services, limits, asAccount);
}

function readRoutes(app: App, services: HostServices): void {
  const { searches } = services;
  app.get(
    "/api/clubs",
    { schema: { tags: TAGS, summary: "Lists clubs, or finds them by words of their names", querystring: clubQuery } },
    async ({ query, ip }, reply) =>
      searches.take(ip)
        ? sendResult(reply, { ok: await findClubs(services, query.name, query.after) })
        : sendError(reply, fail("HOST_RATE").bad),
  );
  app.get(
    "/api/clubs/mine",
    { schema: { tags: TAGS, summary: "Returns the caller's clubs" } },
    async ({ who, ip }, reply) => {
      if (who.kind !== "account" || who.person === null) return sendResult(reply, { ok: { clubs: [] } });
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      return sendResult(reply, { ok: await clubsOf(services, who.person) });
    },
  );
  app.get(
    "/api/clubs/:club",
    {
      schema: {
        tags: TAGS,
        summary: "Returns a club as the caller may see it",
        params: byClub,
        querystring: readQuery,
      },
    },
    async ({ params, query, who, ip }, reply) => {
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      const person = who.kind === "account" ? who.person : null;
      return sendResult(reply, await clubOf(services, params.club, person, query.token));
    },
  );
  app.get(
    "/api/clubs/:club/ladder",
    {
      schema: {
        tags: TAGS,
        summary: "Returns the ladder of a club for a game",
        params: byClub,
        querystring: clubLadderQuery,
      },
    },
    async ({ params, query, who, ip }, reply) => {
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      if (!findGameEntry(query.game)) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      return sendResult(reply, await clubLadder(services, params.club, query, who.person));
    },
  );
}

type Limits = Readonly<Record<"create" | "notice" | "act", Limit>>;

/** What organisers do with the club itself. */
function ownRoutes(app: App, services: HostServices, limits: Limits, asAccount: AsAccount): void {
  app.post(
    "/api/clubs",
    { schema: { tags: TAGS, summary: "Creates a club; requires an account", body: newClub } },
    async (request, reply) =>
      asAccount(request, reply.code(201), limits.create, (person) => createClub(services, person, request.body)),
  );
  app.patch(
    "/api/clubs/:club",
    {
      schema: {
        tags: TAGS,
        summary: "Changes the text or the access (organisers), or the name (owner)",
        params: byClub,
        body: clubChange,
      },
    },
    async (request, reply) =>
      asAccount(request, reply, limits.act, (person) =>
        updateClub(services, request.params.club, person, request.body),
      ),
  );
  app.put(
    "/api/clubs/:club/notice",
    {
      schema: {
        tags: TAGS,
        summary: "Writes a notice for the members (organisers)",
        params: byClub,
        body: noticeInput,
      },
    },
    async (request, reply) =>
      asAccount(request, reply, request.body.text === "" ? limits.act : limits.notice, (person) =>
        writeNotice(services, request.params.club, person, request.body.text),
      ),
  );
  app.post(
    "/api/clubs/:club/reinvite",
    { schema: { tags: TAGS, summary: "Replaces the invitation link (organisers)", params: byClub } },
    async (request, reply) =>
      asAccount(request, reply, limits.act, (person) => renewInvite(services, request.params.club, person)),
  );
  app.delete(
    "/api/clubs/:club",
    { schema: { tags: TAGS, summary: "Closes the club for good (owner)", params: byClub } },
    async ({ who, params }, reply) => {
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("CLUB_ACCOUNT").bad);
      if (!limits.act.take(who.person)) return sendError(reply, fail("HOST_RATE").bad);
      const closed = await closeClub(services, params.club, who.person);
      return "bad" in closed ? sendError(reply, closed.bad) : reply.code(204).send();
    },
  );
  app.post(
    "/api/clubs/:club/report",
    { schema: { tags: TAGS, summary: "Reports a club to the administrators", params: byClub, body: clubReportInput } },
    async ({ who, params, body }, reply) => {
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("CLUB_ACCOUNT").bad);
      if (!limits.act.take(who.person)) return sendError(reply, fail("HOST_RATE").bad);
      const reported = await reportClub(services, params.club, who.person, body.why);
      return "bad" in reported ? sendError(reply, reported.bad) : reply.code(204).send();
    },
  );
}

/** Who joins, leaves and does what. */
function memberRoutes(app: App, services: HostServices, limits: Limits, asAccount: AsAccount): void {
  app.post(
    "/api/clubs/:club/join",
    { schema: { tags: TAGS, summary: "Joins the club, or asks to", params: byClub, body: joinInput } },
    async (request, reply) =>
      asAccount(request, reply, limits.act, (person) =>
        joinClub(services, request.params.club, person, request.body.token),
      ),
  );
  app.post(
    "/api/clubs/:club/leave",
    { schema: { tags: TAGS, summary: "Leaves the club, or takes a request back", params: byClub } },
    async (request, reply) =>
      asAccount(request, reply, limits.act, (person) => leaveClub(services, request.params.club, person)),
  );
  app.put(
    "/api/clubs/:club/members/:person",
    {
      schema: {
        tags: TAGS,
        summary: "Admits a person (organisers), gives a role or hands the club over (owner)",
        params: byMember,
        body: roleInput,
      },
    },
    async (request, reply) =>
      asAccount(request, reply, limits.act, (person) =>
        setRole(services, request.params.club, person, request.params.person, request.body.role),
      ),
  );
  app.delete(
    "/api/clubs/:club/members/:person",
    { schema: { tags: TAGS, summary: "Removes a member or declines a request (organisers)", params: byMember } },
    async (request, reply) =>
      asAccount(request, reply, limits.act, (person) =>
        removeMember(services, request.params.club, person, request.params.person),
      ),
  );
}
