/** The match against a bot that a person plays while a ticket waits. The bot's seat can be handed over. */
import type { Result, Seat } from "@starboard/kernel";
import { MEANWHILE_MATCHES, type meanwhileInput } from "@starboard/wire/tickets";
import type * as z from "zod/mini";
import { fail } from "../errors.ts";
import type { HostServices } from "../services.ts";
import type { TableOwner } from "../tables/create.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import { type TicketDoc, tickets } from "./doc.ts";
import { duelTable } from "./duel-table.ts";
import { isProgram, type TicketPair } from "./pairing.ts";

type Services = Pick<HostServices, "store" | "tables" | "now">;

/** Attempts to note the table in the ticket, which another request may change meanwhile. */
const MAX_TRIES = 4;

/**
 * Makes the table of the match that a person plays meanwhile; one that still runs stays, if it is of the same want.
 * Codes: TICKET_NONE (no ticket that waits asks for this), TICKET_GAME, TICKET_MEANWHILE (too many such matches go on).
 */
export async function playMeanwhile(
  services: Services,
  who: TableOwner,
  { game, pace, level }: z.output<typeof meanwhileInput>,
): Promise<Result<null>> {
  const { store, now } = services;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const stored = await tickets.get(store, who.person);
    const ticket = stored?.doc;
    const asks = ticket?.wants.some((want) => want.game === game && want.pace === pace) === true;
    if (!ticket || ticket.found !== null || !asks || isProgram(ticket)) return fail("TICKET_NONE");
    const before = ticket.meanwhile;
    if (before?.game === game && before.pace === pace && (await runningMeanwhile(services, ticket)))
      return { ok: null };
    if ((await store.count("table", ["meanwhile", who.person])) >= MEANWHILE_MATCHES)
      return fail("TICKET_MEANWHILE", "", { limit: MEANWHILE_MATCHES });
    const me: TableOwner = { ...who, name: ticket.name };
    const made = await duelTable(services, { game, pace, preset: null, rated: false, players: [me, { level }] });
    if (!made) return fail("TICKET_GAME", "game", { game });
    const next = { ...ticket, meanwhile: { table: made.table, game, pace } };
    if (!(await store.write([...made.changes, tickets.put(who.person, next, now(), stored.version)]))) continue;
    services.tables.changed(made.table);
    return { ok: null };
  }
  return fail("TICKET_NONE");
}

/** The table of the match that a ticket's person plays against a bot, if it is being played and the bot has its seat. */
async function runningMeanwhile(
  { store, tables: tableService }: Services,
  { person, meanwhile }: Pick<TicketDoc, "person" | "meanwhile">,
): Promise<{ readonly match: string; readonly doc: TableDoc; readonly seat: Seat } | undefined> {
  if (!meanwhile) return undefined;
  const doc = (await tableDocs.get(store, meanwhile.table))?.doc;
  if (!doc || doc.closed || doc.state === "over") return undefined;
  const seat = doc.seats.findIndex(({ kind }) => kind === "bot") as Seat;
  const own = doc.seats.some((one) => one.person === person);
  const over = (await tableService.matchSummary(meanwhile.table))?.over ?? null;
  return seat >= 0 && own && over === null ? { match: meanwhile.table, doc, seat } : undefined;
}

/** What a pair may choose instead of a new match: that of the first of them who plays what both want. */
export async function handOverOf<T extends TicketDoc>(
  services: Services,
  { first, second, want }: TicketPair<T>,
): Promise<NonNullable<TableDoc["handOver"]> | undefined> {
  if (isProgram(first) || isProgram(second)) return undefined;
  for (const { person, meanwhile } of [first, second]) {
    if (meanwhile?.game !== want.game || meanwhile.pace !== want.pace) continue;
    const running = await runningMeanwhile(services, { person, meanwhile });
    // Before its first act there is nothing to go on with.
    if (running?.doc.state === "playing")
      return { match: running.match, seat: running.seat, person, pace: want.pace, agreed: [] };
  }
  return undefined;
}
