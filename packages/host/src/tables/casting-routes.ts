/** The HTTP routes of casting: its link, and who opens it. What casters show is sent over the socket. */
import { joinCastingInput } from "@starboard/wire/casting";
import { tableId } from "@starboard/wire/host";
import * as z from "zod/mini";
import type { App } from "../http/app.ts";
import { personFor, sendResult } from "../http/guard.ts";
import type { HostServices } from "../services.ts";
import { castingToken, endCasting, joinCasting } from "./casting.ts";
import { sender, tableReplies } from "./replies.ts";

const TAGS = ["tables"];
const atTable = z.object({ table: tableId });

export function castingRoutes(app: App, services: HostServices): void {
  const { tables } = services;
  const { infoOf, shown } = tableReplies(services);

  app.get(
    "/api/tables/:table/casting",
    { schema: { tags: TAGS, summary: "Returns the link that makes its reader a caster", params: atTable } },
    async (request, reply) => {
      const token = await castingToken(tables, request.params.table, sender(request));
      return sendResult(reply, "bad" in token ? token : { ok: { token: token.ok } });
    },
  );
  app.post(
    "/api/tables/:table/casting",
    { schema: { tags: TAGS, summary: "Makes the caller a caster", params: atTable, body: joinCastingInput } },
    async (request, reply) => {
      const { token, name = "" } = request.body;
      const who = await personFor(services, request, reply, name);
      const joined = await joinCasting(tables, request.params.table, who.person ?? "", token);
      return sendResult(reply, "bad" in joined ? joined : { ok: await infoOf(joined.ok, who) });
    },
  );
  app.delete(
    "/api/tables/:table/casting",
    { schema: { tags: TAGS, summary: "Ends the casting of a table", params: atTable } },
    async (request, reply) =>
      sendResult(reply, await shown(await endCasting(tables, request.params.table, sender(request)), request)),
  );
}
