/** HTTP routes for the caller's identity and their bots. */
import { languageOf } from "@starboard/kit";
import { languageInput, nameInput } from "@starboard/wire/host";
import { botTokenInput, programName } from "@starboard/wire/programs";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, personFor, sendError } from "../http/guard.ts";
import { fail } from "../errors.ts";
import { createBuckets } from "../live/rate-limit.ts";
import { byPerson } from "../profiles/routes.ts";
import { meOf } from "./identity.ts";
import { newProgramOf, programsOf, revokeProgram } from "./programs.ts";

const TAGS = ["people"];
/** Programs that a person may create: so many at once, then this many per second. */
const BURST = 10;
const PER_SECOND = 1 / 60;

export function peopleRoutes(app: App, services: HostServices): void {
  const { people, settings, now } = services;
  const creating = createBuckets(BURST * settings.rateLimitFactor, PER_SECOND * settings.rateLimitFactor, now);
  app.get(
    "/api/me",
    { schema: { tags: TAGS, summary: "Returns the identity of this browser or bot" } },
    (request, reply) => sendResult(reply, { ok: meOf(request.who) }),
  );
  app.put(
    "/api/me",
    { schema: { tags: TAGS, summary: "Sets the caller's name; a new browser becomes a guest", body: nameInput } },
    async (request, reply) => {
      const { name } = request.body;
      const who = await personFor(services, request, reply, name);
      if (who.person !== null && who.name !== name) await people.rename(who.person, name);
      return sendResult(reply, { ok: meOf({ ...who, name: who.kind === "bot" ? programName(name) : name }) });
    },
  );
  app.put(
    "/api/me/language",
    {
      schema: {
        tags: TAGS,
        summary: "Sets the language of messages to the caller; refused if the server has no texts in it",
        body: languageInput,
      },
    },
    async (request, reply) => {
      const { who } = request;
      const language = languageOf(request.body.language);
      if (who.person === null) return sendError(reply, fail("HOST_SIGN_IN").bad);
      if (language === undefined) return sendError(reply, fail("HOST_LANGUAGE").bad);
      if (who.language !== language) await people.setLanguage(who.person, language);
      return sendResult(reply, { ok: meOf({ ...who, language }) });
    },
  );
  app.post(
    "/api/me/tokens",
    {
      schema: {
        tags: TAGS,
        summary: "Creates a bot of the caller; its token is returned only once",
        body: botTokenInput,
      },
    },
    async (request, reply) => {
      const { person, kind } = request.who;
      if (person === null || kind === "bot") return sendError(reply, fail("HOST_SIGN_IN").bad);
      if (!creating.take(person)) return sendError(reply, fail("HOST_RATE").bad);
      const { name, scope = "tables" } = request.body;
      return sendResult(reply, await newProgramOf(services, { person, hasAccount: kind === "account" }, name, scope));
    },
  );
  app.get(
    "/api/me/tokens",
    { schema: { tags: TAGS, summary: "Lists the caller's bots" } },
    async ({ who: { person, kind } }, reply) =>
      person === null || kind === "bot"
        ? sendError(reply, fail("HOST_SIGN_IN").bad)
        : sendResult(reply, { ok: await programsOf(services, person) }),
  );
  app.delete(
    "/api/me/tokens/:person",
    { schema: { tags: TAGS, summary: "Makes the token of one of the caller's bots void", params: byPerson } },
    async ({ who: { person, kind }, params }, reply) =>
      person === null || kind === "bot"
        ? sendError(reply, fail("HOST_SIGN_IN").bad)
        : sendResult(reply, await revokeProgram(services, person, params.person)),
  );
}
