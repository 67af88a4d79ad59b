/** The HTTP side of tables; what each does is in the files beside it. */
import type { Result } from "@starboard/kernel";
import {
  bringWish,
  enterLink,
  giveEntropy,
  type LinkTarget,
  newTable,
  seatChange,
  sitDown,
  tableChange,
  tableId,
  type TableInfo,
  type TableMade,
} from "@starboard/wire/host";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { House } from "../services.ts";
import type { App } from "../http/app.ts";
import { announcedLength, bodyLength, countBody } from "../http/body-size.ts";
import { answer, personFor, refuse } from "../http/guard.ts";
import { LOBBY_LIMIT } from "../live/hub.ts";
import type { Who } from "../people/identity.ts";
import type { Kept } from "../storage/store.ts";
import { no } from "../errors.ts";
import { begin } from "./start.ts";
import { bring } from "./seat-options.ts";
import { type TableDoc, tables } from "./doc.ts";
import { linksFor } from "./info.ts";
import { changeTable, type Maker, makeTable, removeTable } from "./create.ts";
import { changeSeat, enter, giveSeatEntropy, kick, leave, relink, sit } from "./seats.ts";

const TAGS = ["tables"];
const atTable = z.object({ table: tableId });
const atSeat = z.object({ table: tableId, seat: z.string().check(z.regex(/^(?:\d|1[0-5])$/)) });
const listQuery = z.object({
  of: z.optional(z.enum(["lobby", "mine", "live"])),
  after: z.optional(z.string().check(z.maxLength(120), z.regex(/^\d{1,15}\.[A-Za-z0-9_-]+$/))),
  limit: z.optional(z.string().check(z.regex(/^\d{1,3}$/))),
});
/** Records travel inside bodies. */
const BODY_LIMIT = 9_000_000;
/** Longer bodies are read for few, and only for a record; in bytes. */
const SMALL = 300_000;
const isSmall = (request: FastifyRequest): boolean => bodyLength(request) <= SMALL;

const makerOf = ({ person, kind, name }: Who, called = name): Maker => ({
  person: person ?? "",
  name: called,
  account: kind === "account" ? person : null,
});

export function tableRoutes(app: App, house: House): void {
  const { office, hub, referee, store } = house;

  async function infoOf(kept: Kept<TableDoc>, who: Who): Promise<TableInfo> {
    return hub.infoOf(kept, await referee.card(kept.id), who.person);
  }
  const shown = async (result: Result<Kept<TableDoc>>, request: FastifyRequest): Promise<Result<TableInfo>> =>
    "bad" in result ? result : { ok: await infoOf(result.ok, request.who) };
  const made = async (result: Result<Kept<TableDoc>>, request: FastifyRequest): Promise<Result<TableMade>> => {
    if ("bad" in result) return result;
    const { id, doc } = result.ok;
    const links = linksFor(id, doc, request.who.person, office.links);
    return { ok: { table: await infoOf(result.ok, request.who), links } };
  };
  /** The sender's id; empty for nobody, who owns nothing. */
  const sender = ({ who }: FastifyRequest): string => who.person ?? "";

  app.get(
    "/api/tables",
    { schema: { tags: TAGS, summary: "Tables: open to all, one's own, or now being played", querystring: listQuery } },
    async (request, reply) => {
      const { of = "lobby", after, limit } = request.query;
      const { person } = request.who;
      if (of === "mine" && person === null) return answer(reply, { ok: { tables: [], after: null } });
      const mark = of === "mine" ? (["person", person ?? ""] as const) : (["lobby", "yes"] as const);
      const [changedAt, id] = after?.split(".") ?? [];
      const most = Math.min(LOBBY_LIMIT, Number(limit ?? 50));
      const found = await tables.find(store, {
        mark,
        limit: most,
        ...(id !== undefined && { after: { changedAt: Number(changedAt), id } }),
      });
      const cards = new Map((await store.cardsOf(found.map((kept) => kept.id))).map((card) => [card.match, card]));
      const infos = found
        .map((kept) => hub.infoOf(kept, cards.get(kept.id), person))
        .filter(({ state }) => of === "mine" || (of === "live" ? state === "playing" : state !== "over"));
      const last = found.length === most ? found[found.length - 1] : undefined;
      return answer(reply, { ok: { tables: infos, after: last ? `${last.changedAt}.${last.id}` : null } });
    },
  );
  app.post(
    "/api/tables",
    {
      bodyLimit: BODY_LIMIT,
      schema: { tags: TAGS, summary: "Makes a table", body: newTable },
      onRequest: async (request, reply) => {
        if (!isSmall(request) && !house.heavy.take(request.ip)) return refuse(reply, no("HOST_RATE", "from").bad);
      },
      preParsing: async (request, _reply, payload) =>
        announcedLength(request) === undefined
          ? countBody(request, payload, SMALL, () => house.heavy.take(request.ip))
          : payload,
      preValidation: async (request, reply) => {
        const { from } = (request.body ?? {}) as { readonly from?: unknown };
        if (!isSmall(request) && from === undefined) return refuse(reply, no("HOST_SIZE", "", { limit: SMALL }).bad);
      },
    },
    async (request, reply) => {
      if (request.body.from && isSmall(request) && !house.heavy.take(request.ip))
        return refuse(reply, no("HOST_RATE", "from").bad);
      const who = await personFor(house, request, reply, request.body.name);
      const table = await makeTable(office, makerOf(who, request.body.name), request.body);
      return answer("bad" in table ? reply : reply.code(201), await made(table, request));
    },
  );
  app.get(
    "/api/tables/:table",
    { schema: { tags: TAGS, summary: "A table as the sender sees it", params: atTable } },
    async (request, reply) => answer(reply, await shown(await office.get(request.params.table), request)),
  );
  app.patch(
    "/api/tables/:table",
    {
      schema: { tags: TAGS, summary: "Changes what was agreed, before the start", params: atTable, body: tableChange },
    },
    async (request, reply) =>
      answer(
        reply,
        await shown(await changeTable(office, request.params.table, sender(request), request.body), request),
      ),
  );
  app.delete(
    "/api/tables/:table",
    { schema: { tags: TAGS, summary: "Gives a table up, before the start", params: atTable } },
    async (request, reply) => {
      const removed = await removeTable(office, request.params.table, sender(request));
      return "bad" in removed ? refuse(reply, removed.bad) : reply.code(204).send();
    },
  );
  app.post(
    "/api/tables/:table/start",
    { schema: { tags: TAGS, summary: "Begins the match", params: atTable } },
    async (request, reply) => {
      const kept = await office.get(request.params.table);
      if ("ok" in kept && kept.ok.doc.maker !== sender(request)) return refuse(reply, no("TABLE_FORBIDDEN").bad);
      return answer(reply, await shown(await begin(office, request.params.table), request));
    },
  );
  app.get(
    "/api/tables/:table/links",
    { schema: { tags: TAGS, summary: "The links one may hand on", params: atTable } },
    async (request, reply) => {
      const kept = await office.get(request.params.table);
      if ("bad" in kept) return refuse(reply, kept.bad);
      return answer(reply, { ok: linksFor(kept.ok.id, kept.ok.doc, request.who.person, office.links) });
    },
  );
  app.post(
    "/api/enter",
    { schema: { tags: TAGS, summary: "Goes through a seat link", body: enterLink } },
    async (request, reply) => {
      const newcomer = async (name: string): Promise<string> =>
        (await personFor(house, request, reply, name)).person ?? "";
      const entered = await enter(office, request.body.token, request.who.person, newcomer);
      if ("bad" in entered) return refuse(reply, entered.bad);
      const { kept, seat, yours } = entered.ok;
      const target: LinkTarget = { table: await infoOf(kept, request.who), seat: seat as LinkTarget["seat"], yours };
      return answer(reply, { ok: target });
    },
  );
  app.post(
    "/api/tables/:table/seats/:seat/sit",
    { schema: { tags: TAGS, summary: "Sits down", params: atSeat, body: sitDown } },
    async (request, reply) => {
      const { table, seat } = request.params;
      const there = await office.get(table);
      if ("bad" in there) return refuse(reply, there.bad);
      const who = await personFor(house, request, reply, request.body.name);
      const sat = await sit(office, table, Number(seat), makerOf(who), request.body);
      return answer(reply, await made(sat, request));
    },
  );
  app.put(
    "/api/tables/:table/seats/:seat/entropy",
    { schema: { tags: TAGS, summary: "The seat's part in the draws", params: atSeat, body: giveEntropy } },
    async (request, reply) => {
      const { table, seat } = request.params;
      const given = await giveSeatEntropy(office, table, Number(seat), sender(request), request.body);
      return answer(reply, await shown(given, request));
    },
  );
  app.put(
    "/api/tables/:table/seats/:seat",
    { schema: { tags: TAGS, summary: "Gives a seat to a bot, a friend or anybody", params: atSeat, body: seatChange } },
    async (request, reply) => {
      const { table, seat } = request.params;
      const changed = await changeSeat(office, table, Number(seat), sender(request), request.body);
      return answer(reply, await made(changed, request));
    },
  );
  app.put(
    "/api/tables/:table/seats/:seat/brings",
    {
      schema: {
        tags: TAGS,
        summary: "What one brings to the table, before the start",
        params: atSeat,
        body: bringWish,
      },
    },
    async (request, reply) => {
      const { table, seat } = request.params;
      const brought = await bring(office, table, Number(seat), sender(request), request.body.brings);
      return answer(reply, await shown(brought, request));
    },
  );
  const moves = { leave: "Stands up", kick: "Asks somebody to leave, before the start" } as const;
  for (const move of ["leave", "kick"] as const)
    app.post(
      `/api/tables/:table/seats/:seat/${move}`,
      { schema: { tags: TAGS, summary: moves[move], params: atSeat } },
      async (request, reply) => {
        const { table, seat } = request.params;
        const act = move === "leave" ? leave : kick;
        return answer(reply, await shown(await act(office, table, Number(seat), sender(request)), request));
      },
    );
  app.post(
    "/api/tables/:table/seats/:seat/relink",
    { schema: { tags: TAGS, summary: "Makes earlier links to one's seat void", params: atSeat } },
    async (request, reply) => {
      const { table, seat } = request.params;
      return answer(reply, await made(await relink(office, table, Number(seat), sender(request)), request));
    },
  );
}
