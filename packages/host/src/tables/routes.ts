/** Defines the HTTP routes of tables as a whole. The other files of this folder implement them. */
import { openLinkInput, type LinkTarget, newTableInput, tableChangeInput, tableId } from "@starboard/wire/host";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { announcedLength, bodyLength, countBody } from "../http/body-size.ts";
import { sendResult, personFor, sendError } from "../http/guard.ts";
import { LOBBY_LIMIT } from "../live/lobby-feed.ts";
import { fail } from "../errors.ts";
import { startTable } from "./start.ts";
import { tableDocs } from "./doc.ts";
import { linksFor } from "./info.ts";
import { changeTable, createTable, removeTable } from "./create.ts";
import { openSeatLink } from "./seats.ts";
import { ownerOf, sender, tableReplies } from "./replies.ts";

const TAGS = ["tables"];
const atTable = z.object({ table: tableId });
const listQuery = z.object({
  of: z.optional(z.enum(["lobby", "mine", "live"])),
  after: z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
});
/** Largest body, in bytes. A body may contain a record. */
const BODY_LIMIT = 9_000_000;
/** Size in bytes above which a body must contain a record and costs the caller a token of the expensive bucket. */
const SMALL = 300_000;
const isSmall = (request: FastifyRequest): boolean => bodyLength(request) <= SMALL;

/** The routes of a table as a whole; `seatRoutes` has those of one seat. */
export function tableRoutes(app: App, services: HostServices): void {
  const { tables: tableService, hub, store } = services;

  const { shown, withLinks } = tableReplies(services);

  app.get(
    "/api/tables",
    {
      schema: {
        tags: TAGS,
        summary: "Lists tables: open ones, the caller's, or matches in progress",
        querystring: listQuery,
      },
    },
    async (request, reply) => {
      const { of = "lobby", after, limit } = request.query;
      const { person } = request.who;
      if (of === "mine" && person === null) return sendResult(reply, { ok: { tables: [], after: null } });
      const index = of === "mine" ? (["person", person ?? ""] as const) : (["lobby", "yes"] as const);
      const [changedAt, id] = after?.split(".") ?? [];
      const most = Math.min(LOBBY_LIMIT, Number(limit ?? 50));
      const found = await tableDocs.find(store, {
        index,
        limit: most,
        ...(id !== undefined && { after: { changedAt: Number(changedAt), id } }),
      });
      const summaries = new Map(
        (await store.summariesOf(found.map((stored) => stored.id))).map((summary) => [summary.match, summary]),
      );
      const infos = found
        .map((stored) => hub.infoOf(stored, summaries.get(stored.id), person))
        .filter(({ state }) => of === "mine" || (of === "live" ? state === "playing" : state !== "over"));
      const last = found.length === most ? found[found.length - 1] : undefined;
      return sendResult(reply, { ok: { tables: infos, after: last ? `${last.changedAt}.${last.id}` : null } });
    },
  );
  app.post(
    "/api/tables",
    {
      bodyLimit: BODY_LIMIT,
      schema: { tags: TAGS, summary: "Creates a table", body: newTableInput },
      onRequest: async (request, reply) => {
        if (!isSmall(request) && !services.expensive.take(request.ip))
          return sendError(reply, fail("HOST_RATE", "from").bad);
      },
      preParsing: async (request, _reply, payload) =>
        announcedLength(request) === undefined
          ? countBody(request, payload, SMALL, () => services.expensive.take(request.ip))
          : payload,
      preValidation: async (request, reply) => {
        const { from } = (request.body ?? {}) as { readonly from?: unknown };
        if (!isSmall(request) && from === undefined)
          return sendError(reply, fail("HOST_SIZE", "", { limit: SMALL }).bad);
      },
    },
    async (request, reply) => {
      if (request.body.from && isSmall(request) && !services.expensive.take(request.ip))
        return sendError(reply, fail("HOST_RATE", "from").bad);
      const who = await personFor(services, request, reply, request.body.name);
      const table = await createTable(tableService, ownerOf(who, request.body.name), request.body);
      return sendResult("bad" in table ? reply : reply.code(201), await withLinks(table, request));
    },
  );
  app.get(
    "/api/tables/:table",
    { schema: { tags: TAGS, summary: "Returns a table as the caller sees it", params: atTable } },
    async (request, reply) => sendResult(reply, await shown(await tableService.get(request.params.table), request)),
  );
  app.patch(
    "/api/tables/:table",
    {
      schema: {
        tags: TAGS,
        summary: "Changes options and terms before the start",
        params: atTable,
        body: tableChangeInput,
      },
    },
    async (request, reply) =>
      sendResult(
        reply,
        await shown(await changeTable(tableService, request.params.table, sender(request), request.body), request),
      ),
  );
  app.delete(
    "/api/tables/:table",
    { schema: { tags: TAGS, summary: "Deletes a table before the start", params: atTable } },
    async (request, reply) => {
      const removed = await removeTable(tableService, request.params.table, sender(request));
      return "bad" in removed ? sendError(reply, removed.bad) : reply.code(204).send();
    },
  );
  app.post(
    "/api/tables/:table/start",
    { schema: { tags: TAGS, summary: "Starts the match", params: atTable } },
    async (request, reply) => {
      const stored = await tableService.get(request.params.table);
      if ("ok" in stored && stored.ok.doc.owner !== sender(request))
        return sendError(reply, fail("TABLE_FORBIDDEN").bad);
      return sendResult(reply, await shown(await startTable(tableService, request.params.table), request));
    },
  );
  linkRoutes(app, services);
}

/** Links to seats: those that the caller may share, and what a link opens. */
function linkRoutes(app: App, services: HostServices): void {
  const { tables: tableService } = services;
  const { infoOf } = tableReplies(services);

  app.get(
    "/api/tables/:table/links",
    { schema: { tags: TAGS, summary: "Lists the links that the caller may share", params: atTable } },
    async (request, reply) => {
      const stored = await tableService.get(request.params.table);
      if ("bad" in stored) return sendError(reply, stored.bad);
      return sendResult(reply, { ok: linksFor(stored.ok.id, stored.ok.doc, request.who.person, tableService.links) });
    },
  );
  app.post(
    "/api/enter",
    { schema: { tags: TAGS, summary: "Opens a seat link", body: openLinkInput } },
    async (request, reply) => {
      const newcomer = async (name: string): Promise<string> =>
        (await personFor(services, request, reply, name)).person ?? "";
      const entered = await openSeatLink(tableService, request.body.token, request.who.person, newcomer);
      if ("bad" in entered) return sendError(reply, entered.bad);
      const { stored, seat, yours } = entered.ok;
      const target: LinkTarget = { table: await infoOf(stored, request.who), seat: seat as LinkTarget["seat"], yours };
      return sendResult(reply, { ok: target });
    },
  );
}
