/** Defines the HTTP routes of challenges. In the paths of answers, the person is the one who challenges. */
import type { Result } from "@starboard/kernel";
import { challengeInput, challengesFromInput } from "@starboard/wire/challenges";
import type { FastifyReply, FastifyRequest } from "fastify";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { createBuckets } from "../live/rate-limit.ts";
import { byPerson } from "../profiles/routes.ts";
import type { HostServices } from "../services.ts";
import {
  acceptChallenge,
  challengesOf,
  declineChallenge,
  sendChallenge,
  takeChallengesFrom,
  withdrawChallenge,
} from "./challenge.ts";

const TAGS = ["challenges"];
/** Challenges of an account: so many at once, then this many per second. */
const BURST = 10;
const PER_SECOND = 1 / 60;

export function challengeRoutes(app: App, services: HostServices): void {
  const { settings, now } = services;
  const sending = createBuckets(BURST * settings.rateLimitFactor, PER_SECOND * settings.rateLimitFactor, now);

  /** Runs `act` for a caller with an account, and answers with the caller's challenges. */
  async function asAccount(
    { who }: FastifyRequest,
    reply: FastifyReply,
    act: (person: string) => Promise<Result<unknown> | void>,
  ): Promise<FastifyReply> {
    if (who.kind !== "account" || who.person === null) return sendError(reply, fail("ACCOUNT_NONE").bad);
    const done = await act(who.person);
    return done && "bad" in done
      ? sendError(reply, done.bad)
      : sendResult(reply, { ok: await challengesOf(services, who.person) });
  }

  app.get(
    "/api/challenges",
    { schema: { tags: TAGS, summary: "Returns the caller's challenges" } },
    async (request, reply) => asAccount(request, reply, async () => {}),
  );
  app.put(
    "/api/account/challenges",
    { schema: { tags: TAGS, summary: "Sets whose challenges the caller takes", body: challengesFromInput } },
    async (request, reply) =>
      asAccount(request, reply, (person) => takeChallengesFrom(services, person, request.body.from)),
  );
  app.put(
    "/api/people/:person/challenge",
    { schema: { tags: TAGS, summary: "Challenges an account", params: byPerson, body: challengeInput } },
    async (request, reply) =>
      asAccount(request, reply, async (person) =>
        sending.take(person) ? sendChallenge(services, person, request.params.person, request.body) : fail("HOST_RATE"),
      ),
  );
  app.delete(
    "/api/people/:person/challenge",
    { schema: { tags: TAGS, summary: "Withdraws the caller's challenge of an account", params: byPerson } },
    async (request, reply) =>
      asAccount(request, reply, (person) => withdrawChallenge(services, person, request.params.person)),
  );
  app.post(
    "/api/people/:person/challenge/decline",
    { schema: { tags: TAGS, summary: "Declines the challenge of an account", params: byPerson } },
    async (request, reply) =>
      asAccount(request, reply, (person) => declineChallenge(services, request.params.person, person)),
  );
  app.post(
    "/api/people/:person/challenge/accept",
    { schema: { tags: TAGS, summary: "Accepts the challenge of an account; returns the table", params: byPerson } },
    async ({ who, params }, reply) =>
      who.kind === "account" && who.person !== null
        ? sendResult(reply, await acceptChallenge(services, params.person, who.person))
        : sendError(reply, fail("ACCOUNT_NONE").bad),
  );
}
