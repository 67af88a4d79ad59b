/** HTTP routes of conditional orders: the seat's player lists, creates and deletes them. */
import type { AnyGame, Result, Seat } from "@starboard/kernel";
import { parseEdition } from "@starboard/kernel";
import { tableId } from "@starboard/wire/host";
import { ORDER_LIMIT, type OrdersInfo, type OrderInput, orderInput } from "@starboard/wire/orders";
import * as z from "zod/mini";
import type { HostServices } from "../services.ts";
import type { App } from "../http/app.ts";
import { sendResult, sendError } from "../http/guard.ts";
import { loadGame } from "../play/games.ts";
import { isPlayedBy } from "../tables/doc.ts";
import { fail } from "../errors.ts";
import { orderKey, toConditionalOrder, orders, ordersOfTable } from "./order-store.ts";

const TAGS = ["orders"];
const atSeat = z.object({ table: tableId, seat: z.string().check(z.regex(/^(?:\d|1[0-5])$/)) });
const atOrder = z.extend(atSeat, { order: z.string().check(z.regex(/^[0-9a-f]{16}$/)) });

export function orderRoutes(app: App, services: HostServices): void {
  const { tables: tableService, matches, store, storage, now } = services;

  /** Returns the person who plays a seat of a running match. Codes: TABLE_UNKNOWN, TABLE_FORBIDDEN, TABLE_STATE. */
  async function player(table: string, seat: number, sender: string | null): Promise<Result<string>> {
    const stored = await tableService.get(table);
    if ("bad" in stored) return stored;
    const there = stored.ok.doc.seats[seat];
    if (sender === null || !isPlayedBy(there, sender)) return fail("TABLE_FORBIDDEN");
    const { state } = stored.ok.doc;
    // All devices of a person share one set of orders.
    return state === "playing" ? { ok: there?.person ?? sender } : fail("TABLE_STATE", "", { state });
  }
  async function ordersOf(table: string, seat: number, person: string) {
    return (await ordersOfTable(store, table)).filter(({ doc }) => doc.seat === seat && doc.person === person);
  }
  async function info(table: string, seat: number, person: string): Promise<Result<OrdersInfo>> {
    const found = await matches.service.describeOrders(
      table,
      seat as Seat,
      (await ordersOf(table, seat, person)).map((stored) => toConditionalOrder(stored)),
    );
    return "is" in found
      ? { bad: found.is === "invalid" ? found.bad : fail("MATCH_INTERNAL").bad }
      : { ok: { orders: found } };
  }
  /** Makes all hosts reload the orders of a table. This host also runs what they trigger. */
  async function changed(table: string): Promise<void> {
    storage.bus.publish("orders", { match: table });
    await matches.ordersChanged(table);
  }

  app.get(
    "/api/tables/:table/seats/:seat/orders",
    { schema: { tags: TAGS, summary: "Lists the seat's conditional orders", params: atSeat } },
    async (request, reply) => {
      const { table, seat } = request.params;
      const who = await player(table, Number(seat), request.who.person);
      return sendResult(reply, "bad" in who ? who : await info(table, Number(seat), who.ok));
    },
  );
  app.post(
    "/api/tables/:table/seats/:seat/orders",
    { schema: { tags: TAGS, summary: "Creates a conditional order", params: atSeat, body: orderInput } },
    async (request, reply) => {
      const { table } = request.params;
      const seat = Number(request.params.seat);
      const who = await player(table, seat, request.who.person);
      if ("bad" in who) return sendError(reply, who.bad);
      const summary = await tableService.matchSummary(table);
      const game = summary && (await gameOf(summary.game));
      if (!summary || !game || summary.over) return sendError(reply, fail("TABLE_STATE").bad);
      const input = validateOrder(game, request.body);
      if ("bad" in input) return sendError(reply, input.bad);
      const before = await ordersOf(table, seat, who.ok);
      const ended = before.filter(({ doc }) => doc.ended !== null);
      if (before.length - ended.length >= ORDER_LIMIT) return sendError(reply, fail("ORDER_FULL").bad);
      const doc = {
        table,
        seat,
        person: who.ok,
        input: input.ok,
        at: summary.at,
        createdAt: now(),
        ended: null,
      };
      const id = orderKey(table, tableService.random(8));
      // The oldest ended orders are deleted to stay within the limit. Their acts stay in the log.
      const dropped = ended.slice(0, Math.max(0, before.length + 1 - ORDER_LIMIT)).map((one) => orders.delete(one.id));
      await store.write([orders.put(id, doc, now(), 0), ...dropped]);
      await changed(table);
      return sendResult(reply.code(201), await info(table, seat, who.ok));
    },
  );
  app.delete(
    "/api/tables/:table/seats/:seat/orders/:order",
    { schema: { tags: TAGS, summary: "Deletes a conditional order", params: atOrder } },
    async (request, reply) => {
      const { table, order } = request.params;
      const seat = Number(request.params.seat);
      const who = await player(table, seat, request.who.person);
      if ("bad" in who) return sendError(reply, who.bad);
      const found = (await ordersOf(table, seat, who.ok)).find(({ id }) => id === orderKey(table, order));
      if (!found) return sendError(reply, fail("HOST_NOT_FOUND").bad);
      await store.write([orders.delete(found.id)]);
      await changed(table);
      return sendResult(reply, await info(table, seat, who.ok));
    },
  );
}

async function gameOf(edition: string): Promise<AnyGame | undefined> {
  const named = parseEdition(edition);
  return named && (await loadGame(named.id, named.edition));
}

interface StepLike {
  readonly kind?: string;
  readonly schema?: { safeParse(raw: unknown): { readonly success: boolean; readonly data?: unknown } };
}
/**
 * Validates an order against a game: its steps must exist, and the acts of a plan must match their schemas. Acts are
 * returned in canonical form, so that a differently ordered list still matches a later offer. Codes: ORDER_STEP,
 * ORDER_ACT.
 */
function validateOrder(game: AnyGame, input: OrderInput): Result<OrderInput> {
  const stepOf = (step: string): StepLike | undefined => {
    const known = [game.asides, game.steps].find((steps: object) => Object.hasOwn(steps, step));
    const one = (known as Readonly<Record<string, StepLike>> | undefined)?.[step];
    return one?.kind === "automatic" ? undefined : one;
  };
  if (input.is === "answer") {
    const one = stepOf(input.step);
    if (!one) return fail("ORDER_STEP", "step");
    // A partial act is allowed here. A complete one is converted to canonical form.
    const read = one.schema?.safeParse(input.act);
    return { ok: read?.success === true ? { ...input, act: read.data as typeof input.act } : input };
  }
  const moves: (typeof input.moves)[number][] = [];
  for (const [i, { step, act }] of input.moves.entries()) {
    const one = stepOf(step);
    if (!one) return fail("ORDER_STEP", `moves.${i}.step`);
    const read = one.schema?.safeParse(act);
    if (read?.success !== true) return fail("ORDER_ACT", `moves.${i}.act`);
    moves.push({ step, act: read.data as typeof act });
  }
  return { ok: { ...input, moves } };
}
