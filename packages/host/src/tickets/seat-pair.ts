/** Seats the people of two tickets at a new table. */
import type { HostServices } from "../services.ts";
import type { Change } from "../storage/store.ts";
import { type TicketDoc, tickets } from "./doc.ts";
import { duelTable } from "./duel-table.ts";
import { handOverOf } from "./meanwhile.ts";
import { isProgram, type TicketPair } from "./pairing.ts";

/** A ticket as it was read; it may be changed only while this is its version. */
export type VersionedTicket = TicketDoc & { readonly version: number };

/** Makes the table of a pair. False if one of the tickets has changed meanwhile, or the game cannot be played. */
export async function seatPair(
  services: Pick<HostServices, "store" | "storage" | "tables" | "now">,
  { first, second, want }: TicketPair<VersionedTicket>,
): Promise<boolean> {
  const { store, storage, tables: tableService, now } = services;
  const people = [first, second].map((ticket) => ({ ...ticket, ...(isProgram(ticket) && { program: true as const }) }));
  const programs = people.some(({ program }) => program);
  const rated = first.rated && !programs;
  const handOver = await handOverOf(services, { first, second, want });
  const made = await duelTable(services, {
    ...want,
    preset: null,
    rated,
    programs,
    players: people,
    ...(handOver && { handOver }),
  });
  if (!made) return false;
  const { table } = made;
  const found = (ticket: VersionedTicket, opponent: TicketDoc): Change => {
    const { version, ...rest } = ticket;
    const program = isProgram(opponent) && { program: true as const };
    const of = { table, opponent: opponent.name, game: want.game, pace: want.pace, ...program };
    return tickets.put(ticket.person, { ...rest, found: of }, now(), version);
  };
  if (!(await store.write([...made.changes, found(first, second), found(second, first)]))) return false;
  tableService.changed(table);
  for (const { person } of people) storage.bus.publish("ticket", { person });
  storage.bus.publish("paired", { table });
  return true;
}
