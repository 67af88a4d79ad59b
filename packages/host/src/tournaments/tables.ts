/** Creates the tables of a tournament round, with their seats assigned. */
import { commitmentOf } from "@starboard/kernel";
import { en } from "../messages/en.ts";
import type { Change, HostStore } from "../storage/store.ts";
import { botSeat, matchSecrets, personSeat, type SeatDoc, type TableDoc, tableDocs } from "../tables/doc.ts";
import { isArena } from "./arena/arena.ts";
import type { RoundTable } from "./advance.ts";
import type { TournamentDoc } from "./doc.ts";

/** Returns the owner id of a tournament's tables. It belongs to no person, so no person has an owner's rights there. */
const ownerIdOf = (tournament: string): string => `tournament.${tournament}`;

/** Seat options that entrants have supplied so far: by entrant, then by seat. */
export type CarriedSeatOptions = ReadonlyMap<number, NonNullable<SeatDoc["seatOptions"]>>;

/**
 * Collects the seat options of the entrants' earlier matches for the next round, so that an entrant need not supply a
 * deck again. Empty if the tournament has no seat options.
 */
export async function seatOptionsForRound(
  store: HostStore,
  doc: TournamentDoc,
  newTables: readonly RoundTable[],
): Promise<CarriedSeatOptions> {
  const carried = new Map<number, NonNullable<SeatDoc["seatOptions"]>>();
  const coming = new Set(newTables.flatMap(({ seats }) => seats));
  const before = doc.played
    .flatMap(({ pairings }) => pairings.flatMap(({ legs }) => legs))
    .filter((leg) => leg.seats.some((one) => coming.has(one)));
  if (doc.terms.ownSeatOptions !== true || before.length === 0) return carried;
  const stored = await tableDocs.getAll(
    store,
    before.map(({ table }) => table),
  );
  const docs = new Map(stored.map((one) => [one.id, one.doc]));
  for (const { table, seats } of before)
    for (const [n, entrant] of seats.entries())
      carried.set(entrant, { ...carried.get(entrant), ...docs.get(table)?.seats[n]?.seatOptions });
  return carried;
}

function seatOf({ entrants }: TournamentDoc, n: number, seatOptions: SeatDoc["seatOptions"]): SeatDoc {
  const { kind, person, account, name, level } = entrants[n] as TournamentDoc["entrants"][number];
  if (kind === "bot") return botSeat({ level: level ?? 3 }, name, 0);
  return personSeat({ person, account, name, ...(seatOptions && { seatOptions }) });
}

/** Returns the changes that create a table. Its match starts once every player's browser has sent its entropy. */
export function tableChanges(
  tournament: string,
  doc: TournamentDoc,
  { table: id, seats, round, options }: RoundTable,
  carried: CarriedSeatOptions,
  secret: string,
  at: number,
): Change[] {
  const title = doc.teams ? doc.title : (isArena(doc) ? en.arenaMatch : en.round)(doc.title, round);
  const table: TableDoc = {
    state: "lobby",
    game: doc.game,
    options,
    ...(doc.openOptions && { openOptions: doc.openOptions }),
    terms: { ...doc.terms, title, listed: false, autoStart: true },
    owner: ownerIdOf(tournament),
    ownerName: doc.organiserName,
    seats: seats.map((n) => seatOf(doc, n, carried.get(n))),
    commitment: commitmentOf(secret),
    createdAt: at,
    from: 0,
    generation: 0,
    proposals: [],
    rematch: null,
    rematchOf: null,
    muted: [],
    removed: [],
    tournament,
  };
  return [tableDocs.put(id, table, at, 0), matchSecrets.put(id, { createdAt: at, secret, record: null }, at, 0)];
}
