/** Defines the HTTP routes of following and blocking. */
import { relationInput } from "@starboard/wire/relations";
import { fail } from "../errors.ts";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { byPerson } from "../profiles/routes.ts";
import type { HostServices } from "../services.ts";
import { companyOf, relate } from "./relate.ts";

const TAGS = ["people"];

export function relationRoutes(app: App, services: HostServices): void {
  const { searches } = services;
  app.get(
    "/api/account/company",
    { schema: { tags: TAGS, summary: "Returns whom the caller follows and blocks, and what followed people play" } },
    async ({ who, ip }, reply) => {
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("ACCOUNT_NONE").bad);
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      return sendResult(reply, { ok: await companyOf(services, who.person) });
    },
  );
  app.put(
    "/api/people/:person/relation",
    {
      schema: {
        tags: TAGS,
        summary: "Follows or blocks an account, or ends it",
        params: byPerson,
        body: relationInput,
      },
    },
    async ({ who, params, body, ip }, reply) => {
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("ACCOUNT_NONE").bad);
      if (!searches.take(ip)) return sendError(reply, fail("HOST_RATE").bad);
      const related = await relate(services, who.person, params.person, body.relation);
      if ("bad" in related) return sendError(reply, related.bad);
      return sendResult(reply, { ok: await companyOf(services, who.person) });
    },
  );
}
