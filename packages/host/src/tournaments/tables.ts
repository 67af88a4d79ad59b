/** The tables of a tournament: made with their round and filled by it. */
import { commitmentOf } from "@starboard/kernel";
import { en } from "../messages/en.ts";
import type { Change, HostStore } from "../storage/store.ts";
import { botSeat, matchSecrets, personSeat, type SeatDoc, type TableDoc, tableDocs } from "../tables/doc.ts";
import type { RoundTable } from "./advance.ts";
import type { TournamentDoc } from "./doc.ts";

/** Nobody's: what a maker may do at a table only the tournament does. */
const makerOf = (tournament: string): string => `tournament.${tournament}`;

/** What an entrant has brought so far, by the seat it was for. */
export type CarriedSeatOptions = ReadonlyMap<number, NonNullable<SeatDoc["seatOptions"]>>;

/**
 * What entrants brought to their earlier matches, for those of the next round: whoever has built a deck need not hand it in
 * again. Empty where the tournament lets nobody bring anything.
 */
export async function seatOptionsForRound(
  store: HostStore,
  doc: TournamentDoc,
  made: readonly RoundTable[],
): Promise<CarriedSeatOptions> {
  const carried = new Map<number, NonNullable<SeatDoc["seatOptions"]>>();
  const coming = new Set(made.flatMap(({ seats }) => seats));
  const before = doc.played
    .flatMap(({ pairings }) => pairings.flatMap(({ legs }) => legs))
    .filter((leg) => leg.seats.some((one) => coming.has(one)));
  if (doc.terms.ownSeatOptions !== true || before.length === 0) return carried;
  const kept = await tableDocs.getAll(
    store,
    before.map(({ table }) => table),
  );
  const docs = new Map(kept.map((one) => [one.id, one.doc]));
  for (const { table, seats } of before)
    for (const [n, entrant] of seats.entries())
      carried.set(entrant, { ...carried.get(entrant), ...docs.get(table)?.seats[n]?.seatOptions });
  return carried;
}

function seatOf({ entrants }: TournamentDoc, n: number, seatOptions: SeatDoc["seatOptions"]): SeatDoc {
  const { kind, person, account, name, level } = entrants[n] as TournamentDoc["entrants"][number];
  if (kind === "bot") return botSeat(level ?? 3, name, 0);
  return personSeat({ person, account, name, ...(seatOptions && { seatOptions }) });
}

/** The changes that make a table. It begins as soon as everybody's browser has been there. */
export function tableChanges(
  tournament: string,
  doc: TournamentDoc,
  { table, seats, round, options }: RoundTable,
  carried: CarriedSeatOptions,
  secret: string,
  at: number,
): Change[] {
  const title = en.round(doc.title, round);
  const made: TableDoc = {
    state: "lobby",
    game: doc.game,
    options,
    ...(doc.openOptions && { openOptions: doc.openOptions }),
    terms: { ...doc.terms, title, listed: false, autoStart: true },
    owner: makerOf(tournament),
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
  return [tableDocs.put(table, made, at, 0), matchSecrets.put(table, { createdAt: at, secret, record: null }, at, 0)];
}
