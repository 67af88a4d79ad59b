/** Defines the stored form of a table, from the lobby to the end of the match. Permissions are checked elsewhere. */
import type { DeclinedProposal, Proposal, SeatInput, TableClosed, Terms } from "@starboard/wire/host";
import type { ShownByCaster } from "@starboard/wire/casting";
import type { Pace } from "@starboard/wire/tickets";
import type { Personality } from "@starboard/kernel";
import { distinctName } from "@starboard/wire/text";
import { en } from "../messages/en.ts";
import { defineCollection } from "../storage/collection.ts";

export interface SeatDoc {
  readonly kind: "person" | "bot" | "vacant";
  readonly reservedFor: "friend" | "open" | null;
  /** Id of the person whose seat it is. */
  readonly person: string | null;
  /** Other identities that used the seat's link: the same person on another device. */
  readonly otherIdentities: readonly string[];
  /** Account of the seat's player; null for a guest. */
  readonly account: string | null;
  readonly name: string;
  readonly level: number | null;
  /** Personality of a bot; absent for one that proposes no deals. */
  readonly personality?: Personality;
  /** Random bytes from the seat's browser, in hex; null until they arrive. */
  readonly entropy: string | null;
  /** Generation of the seat's link. Links of an earlier generation are invalid. */
  readonly generation: number;
  /** Reservation before the seat was taken. It applies again when the player leaves. */
  readonly initiallyReservedFor?: "friend" | "open";
  /** Options that the player supplies, by the seat they are for: this one, and seats of earlier matches. */
  readonly seatOptions?: { readonly [seat: number]: Readonly<Record<string, unknown>> };
  /** Identities that had the seat before it was claimed. They may return while the seat is vacant. */
  readonly previousOwners?: readonly string[];
  /** The player is a program. */
  readonly program?: true;
  /** The seat's player has deleted their account. Their name is no longer shown. */
  readonly erased?: true;
}
export interface TableDoc {
  /** A match against a bot that is played while a ticket waits. */
  readonly meanwhile?: true;
  readonly state: "lobby" | "playing" | "over";
  readonly game: string;
  readonly options: object;
  /** The options that are public before the end. If absent, all options are public (KRN-VIEW-5). */
  readonly openOptions?: object;
  readonly terms: Terms;
  readonly owner: string;
  readonly ownerName: string;
  readonly seats: readonly SeatDoc[];
  readonly commitment: string;
  readonly createdAt: number;
  /** Number of entries taken from a record. */
  readonly from: number;
  /** Generation of the link to any seat reserved for a friend. */
  readonly generation: number;
  readonly proposals: readonly Proposal[];
  /** The last proposal that another player declined. */
  readonly declined?: DeclinedProposal;
  readonly rematch: string | null;
  readonly rematchOf: string | null;
  /** Persons who may not write in the chat. */
  readonly muted: readonly string[];
  /** Persons whom the table owner removed. They may not take a seat again. */
  readonly removed: readonly string[];
  /** Id of the tournament the result counts in. Only the tournament then assigns seats. */
  readonly tournament?: string;
  /** The host made the table for two tickets or a challenge. */
  readonly fromTickets?: true;
  /** Two tickets may go on with the match that one of their people plays against a bot. */
  readonly handOver?: {
    /** That match, and the bot's seat in it. */
    readonly match: string;
    readonly seat: number;
    /** Who plays it. */
    readonly person: string;
    readonly pace: Pace;
    /** The people who would like to. */
    readonly agreed: readonly string[];
  };
  /** The seat that a person took over from a bot, and the entry of the log since which the person plays it. */
  readonly handedOver?: { readonly seat: number; readonly at: number };
  /** Who draws and writes for the spectators, and what. Links of an earlier generation are invalid. */
  readonly casting?: {
    readonly generation: number;
    readonly casters: readonly string[];
    readonly shown: ShownByCaster | null;
  };
  /** The tickets were of a program at least: the match counts on the ladder of programs. */
  readonly programs?: true;
  /** The program that left the match unanswered. */
  readonly stalled?: string;
  /** Why the table was closed. A closed table accepts no further acts. */
  readonly closed?: TableClosed;
}
/**
 * Data of a table that must not leave the host before the end. It has its own collection, so that code that reads
 * tables cannot disclose it.
 */
export interface MatchSecret {
  readonly createdAt: number;
  readonly secret: string;
  readonly record: { readonly text: string; readonly at: number } | null;
}

/** Time after which a table without a match is deleted, in ms. */
const LOBBY_RETENTION_MS = 60 * 86_400_000;

export const tableDocs = defineCollection<TableDoc>(
  "table",
  ({ state, terms, seats, owner, programs, handOver, meanwhile, closed, handedOver }) => ({
    meanwhile:
      meanwhile && state !== "over" && !closed && !handedOver ? seats.flatMap(({ person }) => person ?? []) : undefined,
    handOver: handOver?.agreed.length === 2 ? "agreed" : undefined,
    programs: programs ? state : undefined,
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
/** Secrets of tables without a match. Once a match has begun, its log holds the same data. */
export const matchSecrets = defineCollection<MatchSecret>(
  "secret",
  () => ({}),
  ({ createdAt }) => createdAt + LOBBY_RETENTION_MS,
);

const EMPTY = { otherIdentities: [], account: null, entropy: null, generation: 0 } as const;
/** Returns the seats of a new table. */
export function newSeats(inputs: readonly SeatInput[], owner: string, name: string): SeatDoc[] {
  const seats = inputs.map((input): SeatDoc => {
    if (input.is === "me") return personSeat({ person: owner, name });
    if (input.is === "bot") return botSeat(input, input.name ?? "", 0);
    return vacantSeat(input.is, 0);
  });
  return seats.map((seat, n) => ({ ...seat, name: nameAtTable(seats.slice(0, n), n, seat.name) }));
}
/** Returns the name as it is shown at this table. It gets a number if another seat has the same name. */
export function nameAtTable(seats: readonly SeatDoc[], n: number, name: string): string {
  // A bot without a name is named after its seat.
  if (name === "") return name;
  const taken = seats.flatMap((seat, other) =>
    other === n || seat.kind === "vacant" ? [] : [seat.name || en.botName(other)],
  );
  return distinctName(name, taken);
}
/** Returns a person's seat. Fields that are not given are empty. */
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
export const botSeat = (
  { level, personality }: { readonly level: number; readonly personality?: Personality | undefined },
  name: string,
  generation: number,
): SeatDoc => ({
  ...EMPTY,
  kind: "bot",
  reservedFor: null,
  person: null,
  name,
  level,
  ...(personality && { personality }),
  generation,
});

/** True if the person plays this seat. */
export const isPlayedBy = (seat: SeatDoc | undefined, person: string | null): boolean =>
  person !== null && seat?.kind === "person" && (seat.person === person || seat.otherIdentities.includes(person));

/** True if the person may act for this seat now. */
export const canAct = (doc: TableDoc | undefined, seat: number, person: string | null): boolean =>
  doc?.closed === undefined && isPlayedBy(doc?.seats[seat], person);

/**
 * The table of a match that has ended. Players see the end before this is written, so a rematch that one of them has
 * proposed by then stays.
 */
export const afterMatch = (doc: TableDoc): TableDoc => ({
  ...doc,
  state: "over",
  proposals: doc.proposals.filter(({ what }) => what.is === "rematch"),
});
/** Returns the table without the choice of another match. */
export function withoutHandOver(doc: TableDoc): TableDoc {
  const { handOver: _handOver, ...rest } = doc;
  return rest;
}

/** Returns the table with one seat changed. */
export const withSeat = (doc: TableDoc, n: number, change: Partial<SeatDoc>): TableDoc => ({
  ...doc,
  seats: doc.seats.with(n, { ...(doc.seats[n] as SeatDoc), ...change }),
});
