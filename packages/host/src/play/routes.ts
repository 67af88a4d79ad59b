/** HTTP routes for playing, for bots that do not use the socket: long polls for updates, and commits of acts. */
import type { Seat } from "@starboard/kernel";
import type { MoveInput, Update } from "@starboard/wire";
import { actsInput, tableId } from "@starboard/wire/host";
import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, sendError } from "../http/guard.ts";
import { createMatchOf } from "../tables/start.ts";
import { canAct, isPlayedBy, type TableDoc } from "../tables/doc.ts";
import type { TableService } from "../tables/table-service.ts";
import { maskErasedNamesIn } from "../tables/erased-names.ts";
import { fail } from "../errors.ts";
import { after } from "./timer.ts";

const TAGS = ["playing"];
const atTable = z.object({ table: tableId });
const atSeat = z.object({ table: tableId, seat: z.string().check(z.regex(/^(?:\d|1[0-5])$/)) });
const updateQuery = z.object({
  since: z.optional(z.string().check(z.regex(/^\d{1,7}$/))),
  wait: z.optional(z.string().check(z.regex(/^(?:[12]?\d|30)$/))),
});
/** Maximum number of waiting requests per person. */
const MAX_WAITING = 16;

/** Sends the record of a match. If no installed rules can read the match, it sends the raw stored text. */
export async function sendRecord(reply: FastifyReply, { matches }: TableService, match: string): Promise<FastifyReply> {
  const found = await matches.service.execute({ is: "record", match });
  if (found.is === "record") return sendResult(reply, { ok: found.record });
  if (found.is === "rawText") {
    reply.header("content-disposition", `attachment; filename="${match}.json"`);
    return reply.type("application/json").header("cache-control", "no-store").send(found.text);
  }
  return sendError(reply, found.is === "invalid" ? found.bad : fail("MATCH_DAMAGED").bad);
}

export function playRoutes(app: App, services: HostServices): void {
  const { tables: tableService, matches, presence } = services;
  const waiting = new Map<string, number>();

  /** Waits for an update after `since`. Returns null if there is none within `wait` seconds. */
  async function nextUpdate(
    table: string,
    seat: Seat,
    since: number,
    wait: number,
    doc: TableDoc,
  ): Promise<Update | null | ReturnType<typeof fail>> {
    const { promise, resolve } = Promise.withResolvers<Update | null>();
    const onUpdate = maskErasedNamesIn((message) => {
      if (message.is === "update" && (message.at > since || message.summary.over)) resolve(message);
    }, doc);
    const subscription = await matches.service.subscribe({ match: table, viewer: seat, since }, onUpdate);
    if (typeof subscription !== "function")
      return subscription.is === "invalid" ? { bad: subscription.bad } : fail("HOST_INTERNAL");
    const cancelTimer = after(wait * 1000, () => resolve(null));
    try {
      return await promise;
    } finally {
      cancelTimer();
      subscription();
    }
  }

  app.get(
    "/api/tables/:table/seats/:seat/update",
    {
      schema: {
        tags: TAGS,
        summary: "Returns what a seat sees and may do, once there is an update",
        params: atSeat,
        querystring: updateQuery,
      },
    },
    async (request, reply) => {
      const { table, seat } = request.params;
      const { since = "0", wait = "0" } = request.query;
      const { person } = request.who;
      const stored = await tableService.get(table);
      if ("bad" in stored) return sendError(reply, stored.bad);
      if (person === null || !isPlayedBy(stored.ok.doc.seats[Number(seat)], person))
        return sendError(reply, fail("TABLE_FORBIDDEN").bad);
      const mine = waiting.get(person) ?? 0;
      if (mine >= MAX_WAITING) return sendError(reply, fail("HOST_RATE").bad);
      waiting.set(person, mine + 1);
      const leave = presence.enterForRequest(table, person);
      try {
        if (stored.ok.doc.state === "lobby") return reply.code(204).send();
        await createMatchOf(tableService, stored.ok);
        const found = await nextUpdate(table, Number(seat) as Seat, Number(since), Number(wait), stored.ok.doc);
        if (found && "bad" in found) return sendError(reply, found.bad);
        return found ? reply.header("cache-control", "no-store").send(found) : reply.code(204).send();
      } finally {
        leave();
        const left = (waiting.get(person) ?? 1) - 1;
        if (left > 0) waiting.set(person, left);
        else waiting.delete(person);
      }
    },
  );
  app.get(
    "/api/tables/:table/record",
    { schema: { tags: TAGS, summary: "Returns the record of a finished match", params: atTable } },
    async (request, reply) => {
      const { table } = request.params;
      const summary = await tableService.matchSummary(table);
      if (!summary) return sendError(reply, fail("TABLE_UNKNOWN").bad);
      // A record reveals hidden information, so the match must be over or closed because its game is not installed.
      const stored = await tableService.get(table);
      const unplayable = "ok" in stored && stored.ok.doc.closed?.is === "unplayable";
      if (!summary.over && !unplayable) return sendError(reply, fail("TABLE_STATE", "", { state: "playing" }).bad);
      return sendRecord(reply, tableService, table);
    },
  );
  app.post(
    "/api/tables/:table/seats/:seat/acts",
    { bodyLimit: 300_000, schema: { tags: TAGS, summary: "Plays a run of acts", params: atSeat, body: actsInput } },
    async (request, reply) => {
      const { table, seat } = request.params;
      const stored = await tableService.get(table);
      if ("bad" in stored) return sendError(reply, stored.bad);
      if (!canAct(stored.ok.doc, Number(seat), request.who.person))
        return sendError(reply, fail("TABLE_FORBIDDEN").bad);
      const { at, key, moves } = request.body;
      const played = await matches.service.execute({
        is: "commit",
        match: table,
        seat: Number(seat) as Seat,
        at,
        key,
        moves: moves as MoveInput[],
      });
      if (played.is === "invalid") return sendError(reply, played.bad);
      return reply.code(played.is === "played" ? 200 : 409).send(played);
    },
  );
}
