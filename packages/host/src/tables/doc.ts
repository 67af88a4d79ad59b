/** A table as the host keeps it, from the lobby to the end of the match. Plain data; who may change what is elsewhere. */
import type { DeclinedProposal, Proposal, SeatInput, TableClosed, Terms } from "@starboard/wire/host";
import { distinctName } from "@starboard/wire/text";
import { en } from "../messages/en.ts";
import { defineCollection } from "../storage/collection.ts";

export interface SeatDoc {
  readonly kind: "person" | "bot" | "vacant";
  readonly reservedFor: "friend" | "open" | null;
  /** Whose seat it is. */
  readonly person: string | null;
  /** Other identities let in by the seat's own link: the same person on another device. */
  readonly otherIdentities: readonly string[];
  /** Their account, if they have one. */
  readonly account: string | null;
  readonly name: string;
  readonly level: number | null;
  /** Adds the random bytes of a seat, in hex; null until it is given. */
  readonly entropy: string | null;
  /** Links of an earlier generation are void. */
  readonly generation: number;
  /** For whom it was kept before somebody sat down: it is again when they leave. */
  readonly initiallyReservedFor?: "friend" | "open";
  /** Options its person brings, by the seat they are for: this one, and those they had in the matches before this rematch. */
  readonly seatOptions?: { readonly [seat: number]: Readonly<Record<string, unknown>> };
  /** Whose it was until the others claimed it: as long as nobody else sits down they may come back. */
  readonly previousOwners?: readonly string[];
  /** Whoever sat there has erased their account: their name is shown nowhere. */
  readonly erased?: true;
}
export interface TableDoc {
  readonly state: "lobby" | "playing" | "over";
  readonly game: string;
  readonly options: object;
  /** What everybody may read of them before the end; all of them when absent (KRN-VIEW-5). */
  readonly openOptions?: object;
  readonly terms: Terms;
  readonly owner: string;
  readonly ownerName: string;
  readonly seats: readonly SeatDoc[];
  readonly commitment: string;
  readonly createdAt: number;
  /** Entries taken over from a record. */
  readonly from: number;
  /** Of links to any seat kept for friends. */
  readonly generation: number;
  readonly proposals: readonly Proposal[];
  /** The last proposal somebody else said no to. */
  readonly declined?: DeclinedProposal;
  readonly rematch: string | null;
  readonly rematchOf: string | null;
  /** Who may not write in the chat. */
  readonly muted: readonly string[];
  /** Who was asked to leave and may not sit again. */
  readonly removed: readonly string[];
  /** Whose result counts in a tournament: seats are then the tournament's to fill, and nobody else's. */
  readonly tournament?: string;
  /** Nothing can be done at this table any more. */
  readonly closed?: TableClosed;
}
/** What belongs to a table and never leaves the host before the end; apart, so that nothing that reads tables can tell it. */
export interface MatchSecret {
  readonly createdAt: number;
  readonly secret: string;
  readonly record: { readonly text: string; readonly at: number } | null;
}

/** Tables without a match are forgotten after so long. */
const LOBBY_RETENTION_MS = 60 * 86_400_000;

export const tableDocs = defineCollection<TableDoc>(
  "table",
  ({ state, terms, seats, owner }) => ({
    lobby: terms.listed && state !== "over" ? "yes" : undefined,
    state,
    waiting: state === "lobby" ? owner : undefined,
    person: [
      ...new Set([
        owner,
        ...seats.flatMap(({ person, otherIdentities, previousOwners = [] }) => [
          ...(person ? [person] : []),
          ...otherIdentities,
          ...previousOwners,
        ]),
      ]),
    ],
  }),
  ({ state, createdAt }) => (state === "lobby" ? createdAt + LOBBY_RETENTION_MS : undefined),
);
/** Once the match is begun its log has all this. */
export const matchSecrets = defineCollection<MatchSecret>(
  "secret",
  () => ({}),
  ({ createdAt }) => createdAt + LOBBY_RETENTION_MS,
);

const EMPTY = { otherIdentities: [], account: null, entropy: null, generation: 0 } as const;
/** The seats of a new table. */
export function newSeats(wishes: readonly SeatInput[], maker: string, name: string): SeatDoc[] {
  const seats = wishes.map((wish): SeatDoc => {
    if (wish.is === "me") return personSeat({ person: maker, name });
    if (wish.is === "bot") return botSeat(wish.level, wish.name ?? "", 0);
    return vacantSeat(wish.is, 0);
  });
  return seats.map((seat, n) => ({ ...seat, name: nameAtTable(seats.slice(0, n), n, seat.name) }));
}
/** The name as it is written at this table: numbered where another seat has the same one. */
export function nameAtTable(seats: readonly SeatDoc[], n: number, name: string): string {
  // A bot without a name is named by its seat.
  if (name === "") return name;
  const taken = seats.flatMap((seat, other) =>
    other === n || seat.kind === "vacant" ? [] : [seat.name || en.botName(other)],
  );
  return distinctName(name, taken);
}
/** Somebody's seat; of what is not said the seat has nothing yet. */
export const personSeat = (seat: Pick<SeatDoc, "person" | "name"> & Partial<SeatDoc>): SeatDoc => ({
  ...EMPTY,
  kind: "person",
  reservedFor: null,
  level: null,
  ...seat,
});
export const vacantSeat = (reservedFor: "friend" | "open", generation: number): SeatDoc => ({
  ...EMPTY,
  kind: "vacant",
  reservedFor,
  person: null,
  name: "",
  level: null,
  generation,
});
export const botSeat = (level: number, name: string, generation: number): SeatDoc => ({
  ...EMPTY,
  kind: "bot",
  reservedFor: null,
  person: null,
  name,
  level,
  generation,
});

/** Whether somebody plays a seat. */
export const isPlayedBy = (seat: SeatDoc | undefined, person: string | null): boolean =>
  person !== null && seat?.kind === "person" && (seat.person === person || seat.otherIdentities.includes(person));

/** Whether somebody may do something for a seat now. */
export const canAct = (doc: TableDoc | undefined, seat: number, person: string | null): boolean =>
  doc?.closed === undefined && isPlayedBy(doc?.seats[seat], person);

/** The table with one seat changed. */
export const withSeat = (doc: TableDoc, n: number, change: Partial<SeatDoc>): TableDoc => ({
  ...doc,
  seats: doc.seats.with(n, { ...(doc.seats[n] as SeatDoc), ...change }),
});
