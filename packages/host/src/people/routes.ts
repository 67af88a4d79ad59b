/** Who one is, and the bots one has. */
import { renamed, tokenName } from "@starboard/wire/host";
import type { House } from "../services.ts";
import type { App } from "../http/app.ts";
import { answer, personFor, refuse } from "../http/guard.ts";
import { no } from "../errors.ts";
import { meOf } from "./identity.ts";

const TAGS = ["people"];
export function peopleRoutes(app: App, house: House): void {
  const { people } = house;
  app.get("/api/me", { schema: { tags: TAGS, summary: "Who this browser or bot is" } }, (request, reply) =>
    answer(reply, { ok: meOf(request.who) }),
  );
  app.put(
    "/api/me",
    { schema: { tags: TAGS, summary: "Takes a name; makes a guest of a new browser", body: renamed } },
    async (request, reply) => {
      const { name } = request.body;
      const who = await personFor(house, request, reply, name);
      if (who.person !== null && who.name !== name) await people.rename(who.person, name);
      return answer(reply, { ok: meOf({ ...who, name }) });
    },
  );
  app.post(
    "/api/me/tokens",
    { schema: { tags: TAGS, summary: "Makes a bot of one's own; its token is shown this once", body: tokenName } },
    async (request, reply) => {
      const { person, kind } = request.who;
      if (person === null || kind === "bot") return refuse(reply, no("HOST_WHO").bad);
      return answer(reply, { ok: await people.newBot(person, request.body.name) });
    },
  );
}
