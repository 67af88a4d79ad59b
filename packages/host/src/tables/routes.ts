/** Defines the HTTP routes of tables. The other files of this folder implement them. */
import type { Result } from "@starboard/kernel";
import {
  seatOptionsInput,
  openLinkInput,
  entropyInput,
  type LinkTarget,
  newTableInput,
  seatChangeInput,
  takeSeatInput,
  tableChangeInput,
  tableId,
  type TableInfo,
  type TableWithLinks,
} from "@starboard/wire/host";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { announcedLength, bodyLength, countBody } from "../http/body-size.ts";
import { sendResult, personFor, sendError } from "../http/guard.ts";
import { LOBBY_LIMIT } from "../live/hub.ts";
import type { Caller } from "../people/identity.ts";
import type { Stored } from "../storage/store.ts";
import { fail } from "../errors.ts";
import { startTable } from "./start.ts";
import { setSeatOptions } from "./seat-options.ts";
import { type TableDoc, tableDocs } from "./doc.ts";
import { linksFor } from "./info.ts";
import { changeTable, type TableOwner, createTable, removeTable } from "./create.ts";
import {
  changeSeat,
  openSeatLink,
  giveSeatEntropy,
  removePlayer,
  leaveSeat,
  renewSeatLink,
  takeSeat,
} from "./seats.ts";

const TAGS = ["tables"];
const atTable = z.object({ table: tableId });
const atSeat = z.object({ table: tableId, seat: z.string().check(z.regex(/^(?:\d|1[0-5])$/)) });
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

const ownerOf = ({ person, kind, name }: Caller, called = name): TableOwner => ({
  person: person ?? "",
  name: called,
  account: kind === "account" ? person : null,
});

export function tableRoutes(app: App, services: HostServices): void {
  const { tables: tableService, hub, matches, store } = services;

  async function infoOf(kept: Stored<TableDoc>, who: Caller): Promise<TableInfo> {
    return hub.infoOf(kept, await matches.summary(kept.id), who.person);
  }
  const shown = async (result: Result<Stored<TableDoc>>, request: FastifyRequest): Promise<Result<TableInfo>> =>
    "bad" in result ? result : { ok: await infoOf(result.ok, request.who) };
  const withLinks = async (
    result: Result<Stored<TableDoc>>,
    request: FastifyRequest,
  ): Promise<Result<TableWithLinks>> => {
    if ("bad" in result) return result;
    const { id, doc } = result.ok;
    const links = linksFor(id, doc, request.who.person, tableService.links);
    return { ok: { table: await infoOf(result.ok, request.who), links } };
  };
  /** Returns the sender's id; empty for an anonymous sender, who owns no tables. */
  const sender = ({ who }: FastifyRequest): string => who.person ?? "";

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
        (await store.summariesOf(found.map((kept) => kept.id))).map((summary) => [summary.match, summary]),
      );
      const infos = found
        .map((kept) => hub.infoOf(kept, summaries.get(kept.id), person))
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
      const kept = await tableService.get(request.params.table);
      if ("ok" in kept && kept.ok.doc.owner !== sender(request)) return sendError(reply, fail("TABLE_FORBIDDEN").bad);
      return sendResult(reply, await shown(await startTable(tableService, request.params.table), request));
    },
  );
  app.get(
    "/api/tables/:table/links",
    { schema: { tags: TAGS, summary: "Lists the links that the caller may share", params: atTable } },
    async (request, reply) => {
      const kept = await tableService.get(request.params.table);
      if ("bad" in kept) return sendError(reply, kept.bad);
      return sendResult(reply, { ok: linksFor(kept.ok.id, kept.ok.doc, request.who.person, tableService.links) });
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
      const { kept, seat, yours } = entered.ok;
      const target: LinkTarget = { table: await infoOf(kept, request.who), seat: seat as LinkTarget["seat"], yours };
      return sendResult(reply, { ok: target });
    },
  );
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
