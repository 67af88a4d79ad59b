/** HTTP routes for the caller's identity and their bots. */
import { languageOf } from "@starboard/kit";
import { nameInput, botTokenInput, languageInput } from "@starboard/wire/host";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, personFor, sendError } from "../http/guard.ts";
import { fail } from "../errors.ts";
import { meOf } from "./identity.ts";

const TAGS = ["people"];
export function peopleRoutes(app: App, services: HostServices): void {
  const { people } = services;
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
      return sendResult(reply, { ok: meOf({ ...who, name }) });
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
      return sendResult(reply, { ok: await people.newBot(person, request.body.name) });
    },
  );
}
