/** Makes the table at which the people of two tickets meet. */
import { commitmentOf, editionName } from "@starboard/kernel";
import { PACE_CLOCKS } from "@starboard/wire/tickets";
import type { HostServices } from "../services.ts";
import type { Change } from "../storage/store.ts";
import { matchSecrets, personSeat, type TableDoc, tableDocs } from "../tables/doc.ts";
import { occupantOfSeat } from "../tables/start.ts";
import { duelOf } from "./duel.ts";
import { type TicketDoc, tickets } from "./doc.ts";
import type { TicketPair } from "./pairing.ts";

/** The owner of these tables. It belongs to no person, so nobody has an owner's rights there. */
const OWNER = "tickets";

/** A ticket as it was read; it may be changed only while this is its version. */
export type VersionedTicket = TicketDoc & { readonly version: number };

/** Makes the table of a pair. False if one of the tickets has changed meanwhile, or the game cannot be played. */
export async function seatPair(
  { store, storage, tables: tableService, now }: Pick<HostServices, "store" | "storage" | "tables" | "now">,
  { first, second, want }: TicketPair<VersionedTicket>,
): Promise<boolean> {
  const clock = PACE_CLOCKS[want.pace];
  const duel = duelOf(want.game, clock);
  if (!duel) return false;
  const id = tableService.random(10);
  const secret = tableService.random(32);
  // Nobody can foresee who sits first: it hangs on the secret of the match.
  const people = Number.parseInt(secret.slice(-1), 16) % 2 === 0 ? [first, second] : [second, first];
  const at = now();
  const game = editionName(duel.game);
  const seats = people.map(({ person, account, name }) => personSeat({ person, account, name }));
  const checked = await tableService.matches.service.check({
    match: id,
    secret,
    game,
    options: duel.options,
    seats: seats.map(occupantOfSeat),
  });
  if ("bad" in checked) return false;
  const doc: TableDoc = {
    options: duel.options,
    ...checked.ok,
    state: "lobby",
    game,
    terms: {
      title: "",
      listed: false,
      clock,
      onTimeout: "claim",
      standInLevel: 3,
      takeBack: "consent",
      spectators: { allowed: true, delay: 0 },
      autoStart: true,
      ownSeatOptions: false,
      rated: first.rated,
    },
    owner: OWNER,
    ownerName: "",
    seats,
    commitment: commitmentOf(secret),
    createdAt: at,
    from: 0,
    generation: 0,
    proposals: [],
    rematch: null,
    rematchOf: null,
    muted: [],
    removed: [],
    fromTickets: true,
  };
  const found = (ticket: VersionedTicket, opponent: TicketDoc): Change => {
    const { version, ...rest } = ticket;
    return tickets.put(ticket.person, { ...rest, found: { table: id, opponent: opponent.name, ...want } }, at, version);
  };
  const written = await store.write([
    tableDocs.put(id, doc, at, 0),
    matchSecrets.put(id, { createdAt: at, secret, record: null }, at, 0),
    found(first, second),
    found(second, first),
  ]);
  if (!written) return false;
  tableService.changed(id);
  for (const { person } of people) storage.bus.publish("ticket", { person });
  storage.bus.publish("paired", { table: id });
  return true;
}
