/** The HTTP side of answers given ahead: whoever plays a seat sees them, gives them, and takes them back. */
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

  /** The person who plays that seat of a match that goes on. Codes TABLE_UNKNOWN, TABLE_FORBIDDEN, TABLE_STATE. */
  async function player(table: string, seat: number, sender: string | null): Promise<Result<string>> {
    const kept = await tableService.get(table);
    if ("bad" in kept) return kept;
    const there = kept.ok.doc.seats[seat];
    if (sender === null || !isPlayedBy(there, sender)) return fail("TABLE_FORBIDDEN");
    const { state } = kept.ok.doc;
    // One person on several devices has one set of orders.
    return state === "playing" ? { ok: there?.person ?? sender } : fail("TABLE_STATE", "", { state });
  }
  async function mine(table: string, seat: number, person: string) {
    return (await ordersOfTable(store, table)).filter(({ doc }) => doc.seat === seat && doc.person === person);
  }
  async function info(table: string, seat: number, person: string): Promise<Result<OrdersInfo>> {
    const found = await matches.service.describeOrders(
      table,
      seat as Seat,
      (await mine(table, seat, person)).map((kept) => toConditionalOrder(kept)),
    );
    return "is" in found
      ? { bad: found.is === "invalid" ? found.bad : fail("MATCH_INTERNAL").bad }
      : { ok: { orders: found } };
  }
  /** Orders have changed: the clerks of all hosts read them anew, and this one does what follows at once. */
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
      const card = await tableService.matchSummary(table);
      const game = card && (await gameOf(card.game));
      if (!card || !game || card.over) return sendError(reply, fail("TABLE_STATE").bad);
      const wish = readWish(game, request.body);
      if ("bad" in wish) return sendError(reply, wish.bad);
      const before = await mine(table, seat, who.ok);
      const ended = before.filter(({ doc }) => doc.ended !== null);
      if (before.length - ended.length >= ORDER_LIMIT) return sendError(reply, fail("ORDER_FULL").bad);
      const doc = {
        table,
        seat,
        person: who.ok,
        input: wish.ok,
        at: card.at,
        createdAt: now(),
        ended: null,
      };
      const id = orderKey(table, tableService.random(8));
      // Old ones make room; what they did stays in the log.
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
      const found = (await mine(table, seat, who.ok)).find(({ id }) => id === orderKey(table, order));
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

interface Asked {
  readonly kind?: string;
  readonly schema?: { safeParse(raw: unknown): { readonly success: boolean; readonly data?: unknown } };
}
/**
 * An order as the game reads it: it must name questions the game has, and the acts of a plan must have their form. Acts come
 * back in the game's canonical form, so that a list in another order still fits what is offered later. Codes ORDER_STEP, ORDER_ACT.
 */
function readWish(game: AnyGame, wish: OrderInput): Result<OrderInput> {
  const askedAt = (step: string): Asked | undefined => {
    const known = [game.asides, game.steps].find((steps: object) => Object.hasOwn(steps, step));
    const one = (known as Readonly<Record<string, Asked>> | undefined)?.[step];
    return one?.kind === "automatic" ? undefined : one;
  };
  if (wish.is === "answer") {
    const one = askedAt(wish.step);
    if (!one) return fail("ORDER_STEP", "step");
    // Part of an act is enough here; a whole one is put into its canonical form.
    const read = one.schema?.safeParse(wish.act);
    return { ok: read?.success === true ? { ...wish, act: read.data as typeof wish.act } : wish };
  }
  const moves: (typeof wish.moves)[number][] = [];
  for (const [i, { step, act }] of wish.moves.entries()) {
    const one = askedAt(step);
    if (!one) return fail("ORDER_STEP", `moves.${i}.step`);
    const read = one.schema?.safeParse(act);
    if (read?.success !== true) return fail("ORDER_ACT", `moves.${i}.act`);
    moves.push({ step, act: read.data as typeof act });
  }
  return { ok: { ...wish, moves } };
}
