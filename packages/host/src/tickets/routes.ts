/** Defines the HTTP routes of tickets. */
import { ticketInput } from "@starboard/wire/tickets";
import type { App } from "../http/app.ts";
import { personFor, sendError, sendResult } from "../http/guard.ts";
import { fail } from "../errors.ts";
import type { HostServices } from "../services.ts";
import { ownerOf } from "../tables/replies.ts";
import type { TicketService } from "./ticket-service.ts";

const TAGS = ["tickets"];

export function ticketRoutes(app: App, services: HostServices, tickets: TicketService): void {
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
  app.delete(
    "/api/tickets",
    { schema: { tags: TAGS, summary: "Closes the caller's ticket" } },
    async ({ who: { person } }, reply) =>
      person === null
        ? sendError(reply, fail("HOST_SIGN_IN").bad)
        : sendResult(reply, { ok: await tickets.close(person) }),
  );
}
