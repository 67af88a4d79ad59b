/** The tables of a tournament: made with their round and filled by it. */
import { commitTo } from "@starboard/kernel";
import { en } from "../messages/en.ts";
import type { Change } from "../storage/store.ts";
import { botSeat, foundings, type SeatDoc, type TableDoc, tables } from "../tables/doc.ts";
import type { NewTable } from "./advance.ts";
import type { TournamentDoc } from "./doc.ts";

/** Nobody's: what a maker may do at a table only the tournament does. */
const makerOf = (tournament: string): string => `tournament.${tournament}`;

function seatOf({ entrants }: TournamentDoc, n: number): SeatDoc {
  const { kind, person, account, name, level } = entrants[n] as TournamentDoc["entrants"][number];
  if (kind === "bot") return botSeat(level ?? 3, name, 0);
  return { kind, wanted: null, person, also: [], account, name, level: null, entropy: null, generation: 0 };
}

/** The changes that make a table. It begins as soon as everybody's browser has been there. */
export function tableChanges(
  tournament: string,
  doc: TournamentDoc,
  { table, seats, round, options }: NewTable,
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
    maker: makerOf(tournament),
    makerName: doc.organiserName,
    seats: seats.map((n) => seatOf(doc, n)),
    commitment: commitTo(secret),
    createdAt: at,
    from: 0,
    generation: 0,
    proposals: [],
    rematch: null,
    rematchOf: null,
    muted: [],
    barred: [],
    tournament,
  };
  return [tables.put(table, made, at, 0), foundings.put(table, { createdAt: at, secret, record: null }, at, 0)];
}
