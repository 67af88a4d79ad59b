/** Defines the HTTP routes of profiles. */
import { profileInput } from "@starboard/wire/people";
import * as z from "zod/mini";
import { publishMatchesOf } from "../archive/archive.ts";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { accountOf } from "../people/accounts.ts";
import { persons } from "../people/identity.ts";
import type { HostServices } from "../services.ts";
import { profileOf } from "./profile.ts";

const TAGS = ["people"];
/** An account in the path of a route. */
export const byPerson = z.object({ person: z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+$/)) });

export function profileRoutes(app: App, services: HostServices): void {
  const { store, now, searches } = services;
  app.get(
    "/api/people/:person",
    { schema: { tags: TAGS, summary: "Returns the profile of an account", params: byPerson } },
    async (request, reply) =>
      searches.take(request.ip)
        ? sendResult(reply, await profileOf(services, request.params.person, request.who.person))
        : sendError(reply, fail("HOST_RATE").bad),
  );
  app.put(
    "/api/account/profile",
    { schema: { tags: TAGS, summary: "Makes the caller's profile public or private", body: profileInput } },
    async ({ who, body, ip }, reply) => {
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("ACCOUNT_NONE").bad);
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      await persons.update(store, who.person, now(), ({ publicProfile: _before, ...doc }) => ({
        doc: body.public ? { ...doc, publicProfile: true } : doc,
      }));
      await publishMatchesOf(services, who.person);
      return sendResult(reply, await accountOf(services, who));
    },
  );
}
