/** Defines the HTTP routes of ladders. */
import { ladderInput, ladderQuery } from "@starboard/wire/ladder";
import * as z from "zod/mini";
import type { App } from "../http/app.ts";
import { sendError, sendResult } from "../http/guard.ts";
import { fail } from "../errors.ts";
import { accountOf } from "../people/accounts.ts";
import { persons } from "../people/identity.ts";
import { findGameEntry } from "../play/games.ts";
import type { HostServices } from "../services.ts";
import { ladderOf } from "./ladder.ts";
import { programLadderOf } from "./program-ladder.ts";

const TAGS = ["ladders"];
const byGame = z.object({ game: z.string().check(z.maxLength(50), z.regex(/^[a-z0-9-]+$/)) });

export function ladderRoutes(app: App, services: HostServices): void {
  const { store, now } = services;
  app.get(
    "/api/ladders/:game",
    {
      schema: {
        tags: TAGS,
        summary: "Returns the ladder of a game for a pace, for matches of two or more",
        params: byGame,
        querystring: ladderQuery,
      },
    },
    async (request, reply) => {
      const { game } = request.params;
      if (!findGameEntry(game)) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      return sendResult(reply, { ok: await ladderOf(services, { game, ...request.query }, request.who.person) });
    },
  );
  app.get(
    "/api/programs/:game",
    { schema: { tags: TAGS, summary: "Returns the ladder of programs of a game", params: byGame } },
    async (request, reply) => {
      const { game } = request.params;
      if (!findGameEntry(game)) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      return sendResult(reply, { ok: await programLadderOf(services, game, request.who.person) });
    },
  );
  app.put(
    "/api/account/ladder",
    { schema: { tags: TAGS, summary: "Puts the caller's account on the ladders, or takes it off", body: ladderInput } },
    async ({ who, body: { listed } }, reply) => {
      if (who.kind !== "account" || who.person === null) return sendError(reply, fail("ACCOUNT_NONE").bad);
      await persons.update(store, who.person, now(), ({ listed: _before, ...doc }) => ({
        doc: listed ? { ...doc, listed: true } : doc,
      }));
      return sendResult(reply, await accountOf(services, who));
    },
  );
}
