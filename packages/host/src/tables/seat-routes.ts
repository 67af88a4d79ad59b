/** Defines the HTTP routes of one seat of a table. */
import { seatOptionsInput, entropyInput, seatChangeInput, takeSeatInput, tableId } from "@starboard/wire/host";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, personFor, sendError } from "../http/guard.ts";
import { ownerOf, sender, tableReplies } from "./replies.ts";
import { setSeatOptions } from "./seat-options.ts";
import { changeSeat, giveSeatEntropy, removePlayer, leaveSeat, renewSeatLink, takeSeat } from "./seats.ts";

const TAGS = ["tables"];
const atSeat = z.object({ table: tableId, seat: z.string().check(z.regex(/^(?:\d|1[0-5])$/)) });

export function seatRoutes(app: App, services: HostServices): void {
  const { tables: tableService } = services;
  const { shown, withLinks } = tableReplies(services);

  app.post(
    "/api/tables/:table/seats/:seat/sit",
    { schema: { tags: TAGS, summary: "Takes a seat", params: atSeat, body: takeSeatInput } },
    async (request, reply) => {
      const { table, seat } = request.params;
      const there = await tableService.get(table);
      if ("bad" in there) return sendError(reply, there.bad);
      const who = await personFor(services, request, reply, request.body.name);
      const sat = await takeSeat(tableService, table, Number(seat), ownerOf(who), request.body);
      return sendResult(reply, await withLinks(sat, request));
    },
  );
  app.put(
    "/api/tables/:table/seats/:seat/entropy",
    { schema: { tags: TAGS, summary: "Adds the random bytes of a seat", params: atSeat, body: entropyInput } },
    async (request, reply) => {
      const { table, seat } = request.params;
      const given = await giveSeatEntropy(tableService, table, Number(seat), sender(request), request.body);
      return sendResult(reply, await shown(given, request));
    },
  );
  app.put(
    "/api/tables/:table/seats/:seat",
    {
      schema: {
        tags: TAGS,
        summary: "Assigns a seat to a bot, reserves it for a friend or opens it to anyone",
        params: atSeat,
        body: seatChangeInput,
      },
    },
    async (request, reply) => {
      const { table, seat } = request.params;
      const changed = await changeSeat(tableService, table, Number(seat), sender(request), request.body);
      return sendResult(reply, await withLinks(changed, request));
    },
  );
  app.put(
    "/api/tables/:table/seats/:seat/options",
    {
      schema: {
        tags: TAGS,
        summary: "Sets the options that a seat supplies privately, before the start",
        params: atSeat,
        body: seatOptionsInput,
      },
    },
    async (request, reply) => {
      const { table, seat } = request.params;
      const brought = await setSeatOptions(
        tableService,
        table,
        Number(seat),
        sender(request),
        request.body.seatOptions,
      );
      return sendResult(reply, await shown(brought, request));
    },
  );
  const moves = { leave: "Leaves a seat", kick: "Removes a player before the start (table owner)" } as const;
  for (const move of ["leave", "kick"] as const)
    app.post(
      `/api/tables/:table/seats/:seat/${move}`,
      { schema: { tags: TAGS, summary: moves[move], params: atSeat } },
      async (request, reply) => {
        const { table, seat } = request.params;
        const act = move === "leave" ? leaveSeat : removePlayer;
        return sendResult(reply, await shown(await act(tableService, table, Number(seat), sender(request)), request));
      },
    );
  app.post(
    "/api/tables/:table/seats/:seat/relink",
    { schema: { tags: TAGS, summary: "Invalidates all earlier links to the caller's seat", params: atSeat } },
    async (request, reply) => {
      const { table, seat } = request.params;
      return sendResult(
        reply,
        await withLinks(await renewSeatLink(tableService, table, Number(seat), sender(request)), request),
      );
    },
  );
}
