/** Defines the HTTP routes of tickets. */
import { handOverInput, tableId } from "@starboard/wire/host";
import { meanwhileInput, ticketInput } from "@starboard/wire/tickets";
import * as z from "zod/mini";
import type { App } from "../http/app.ts";
import { personFor, sendError, sendResult } from "../http/guard.ts";
import { fail } from "../errors.ts";
import type { HostServices } from "../services.ts";
import { ownerOf, sender, tableReplies } from "../tables/replies.ts";
import { chooseHandOver } from "./hand-over.ts";
import type { TicketService } from "./ticket-service.ts";

const TAGS = ["tickets"];

export function ticketRoutes(app: App, services: HostServices, tickets: TicketService): void {
  const { shown } = tableReplies(services);

  app.get(
    "/api/tickets",
    { schema: { tags: TAGS, summary: "Returns the caller's ticket and how many others wait" } },
    async (request, reply) => sendResult(reply, { ok: await tickets.info(request.who.person) }),
  );
  app.put(
    "/api/tickets",
    { schema: { tags: TAGS, summary: "Opens or replaces the caller's ticket", body: ticketInput } },
    async (request, reply) => {
      const who = await personFor(services, request, reply, request.body.name);
      return sendResult(reply, await tickets.open(ownerOf(who, request.body.name), request.body));
    },
  );
  app.post(
    "/api/tickets/seen",
    { schema: { tags: TAGS, summary: "Says that the caller's page is open, which live paces require" } },
    async ({ who: { person } }, reply) =>
      person === null
        ? sendError(reply, fail("HOST_SIGN_IN").bad)
        : sendResult(reply, { ok: await tickets.seen(person) }),
  );
  app.post(
    "/api/tickets/meanwhile",
    {
      schema: {
        tags: TAGS,
        summary: "Makes the table of a match against a bot, which the caller plays while the ticket waits",
        body: meanwhileInput,
      },
    },
    async ({ who, body }, reply) =>
      who.person === null
        ? sendError(reply, fail("HOST_SIGN_IN").bad)
        : sendResult(reply, await tickets.playMeanwhile(ownerOf(who), body)),
  );
  app.post(
    "/api/tables/:table/hand-over",
    {
      schema: {
        tags: TAGS,
        summary: "Chooses between the new match of two tickets and one that is played against a bot",
        params: z.object({ table: tableId }),
        body: handOverInput,
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const chosen = await chooseHandOver(services, table, sender(request), request.body.agree);
      return sendResult(reply, await shown(chosen, request));
    },
  );
  app.delete(
    "/api/tickets",
    { schema: { tags: TAGS, summary: "Closes the caller's ticket" } },
    async ({ who: { person } }, reply) =>
      person === null
        ? sendError(reply, fail("HOST_SIGN_IN").bad)
        : sendResult(reply, { ok: await tickets.close(person) }),
  );
}
