/**
 * HTTP messages about tables: seats, links, clocks, proposals. Request bodies are schemas, so that one definition
 * validates, types and documents them. `host-socket.ts` has the socket messages.
 */
import type { Seat } from "@starboard/kernel";
import * as z from "zod/mini";
import { onTimeout, clockRule } from "./clock.ts";
import type { MatchSummary } from "./messages.ts";
import { idempotencyKeySchema, moveInputSchema, RUN_LIMIT } from "./parse.ts";
import { oneLine } from "./text.ts";

export { type OnTimeout, onTimeout, type Clock, type ClockRule, clockRule, isLive, type ActiveLimit } from "./clock.ts";

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** The name of a person. */
export const personName = oneLine(1, 40);
/** The id of a table and, once started, of its match. */
export const tableId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
export const seatNumber = wholeNumber(0, 15);
/** 16 to 64 bytes in lower-case hex. */
export const entropyText = z.string().check(z.regex(/^(?:[0-9a-f]{2}){16,64}$/));
const commitmentText = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** The last part of a seat link. Anyone who has it can take the seat. */
export const linkToken = z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9_.-]+$/));
const level = wholeNumber(1, 5);

/** Who may take a seat. */
export const seatInput = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("me") }),
  /** Anyone who has the link. */
  z.strictObject({ is: z.literal("friend") }),
  /** Anyone. */
  z.strictObject({ is: z.literal("open") }),
  z.strictObject({ is: z.literal("bot"), level, name: z.optional(personName) }),
]);
export type SeatInput = z.infer<typeof seatInput>;

/** The terms of a table before the match starts. Each field has a default. */
const terms = {
  title: z._default(oneLine(0, 60), ""),
  /** Whether the table is listed in the lobby; otherwise it is found only by link. */
  listed: z._default(z.boolean(), false),
  clock: z._default(clockRule, { is: "none" as const }),
  onTimeout: z._default(onTimeout, "claim"),
  /** Strength of bots that replace players, 1 to 5. */
  standInLevel: z._default(level, 3),
  /** `rules`: take-backs only as the rules allow. `consent`: further ones if every player in between agrees. */
  takeBack: z._default(z.enum(["rules", "consent"]), "consent"),
  /** Whether spectators are allowed, and by how many seconds their view is delayed. */
  spectators: z._default(z.strictObject({ allowed: z.boolean(), delay: wholeNumber(0, 86_400) }), {
    allowed: true,
    delay: 0,
  }),
  /** Starts as soon as every seat is taken, without the table owner. */
  autoStart: z._default(z.boolean(), false),
  /**
   * Players supply their own seat options, such as a deck. No other player reads them before the match; afterwards the
   * game's options decide.
   */
  ownSeatOptions: z._default(z.boolean(), false),
  /** Counts for ratings if every seat is played to the end by a different account. */
  rated: z._default(z.boolean(), false),
};
export const newTableInput = z.strictObject({
  /** `game@edition`. */
  game: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+@[0-9]+$/)),
  options: z.looseObject({}),
  seats: z.array(seatInput).check(z.minLength(1), z.maxLength(16)),
  /** The table owner's name. */
  name: personName,
  ...terms,
  /** Continues from the first `at` entries of a record, such as a local match. */
  from: z.optional(z.strictObject({ text: z.string().check(z.maxLength(20_000_000)), at: wholeNumber(1, 1_000_000) })),
});
export type NewTableInput = z.input<typeof newTableInput>;
export type Terms = Omit<z.output<typeof newTableInput>, "game" | "options" | "seats" | "name" | "from">;

/** What the table owner may change before the match starts. Fields left out are unchanged. */
export const tableChangeInput = z.partial(z.strictObject({ options: z.looseObject({}), ...unwrapped(terms) }));
export type TableChangeInput = z.infer<typeof tableChangeInput>;

/** Options a seat's player supplies, by option id. Options left out are not supplied. */
const seatOptions = z.record(z.string().check(z.maxLength(60)), z.unknown());
export const seatOptionsInput = z.strictObject({ seatOptions });

/** Takes a seat. The commitment is the one this browser read before it chose its entropy. */
export const takeSeatInput = z.strictObject({
  name: personName,
  commitment: commitmentText,
  entropy: entropyText,
  /** The seat link's token, for seats reserved for friends. */
  token: z.optional(linkToken),
  seatOptions: z.optional(seatOptions),
});
export type TakeSeatInput = z.infer<typeof takeSeatInput>;
/** This browser's entropy, for seats that were taken before the commitment existed. */
export const entropyInput = z.strictObject({ commitment: commitmentText, entropy: entropyText });
/** What the table owner changes a vacant seat or a bot's seat to. */
export const seatChangeInput = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("friend") }),
  z.strictObject({ is: z.literal("open") }),
  z.strictObject({ is: z.literal("bot"), level, name: z.optional(personName) }),
]);
export const openLinkInput = z.strictObject({ token: linkToken });
export const nameInput = z.strictObject({ name: personName });
export const botTokenInput = z.strictObject({ name: personName });

/** A run of acts over HTTP, for programs; equivalent to `commit` over the socket. */
export const actsInput = z.strictObject({
  at: wholeNumber(0, 1_000_000),
  key: idempotencyKeySchema,
  moves: z.array(moveInputSchema).check(z.minLength(1), z.maxLength(RUN_LIMIT)),
});

/** The identity of this browser at the host. */
export interface Me {
  /** Null until an action needed a name. */
  readonly person: string | null;
  readonly kind: "guest" | "account" | "bot" | null;
  readonly name: string;
  /** The reason if the person is banned; banned persons are treated as signed out. */
  readonly banned?: string;
}

export interface SeatInfo {
  readonly kind: "person" | "bot" | "vacant";
  /** For a vacant seat: who may take it. */
  readonly reservedFor: "friend" | "open" | null;
  readonly name: string;
  /** Strength of a bot, 1 to 5. */
  readonly level: number | null;
  /** The seat's entropy has arrived. */
  readonly ready: boolean;
  /** The seat's player has an open connection. */
  readonly online: boolean;
  /** Id of the player's profile; null without an account. */
  readonly account: string | null;
  /** Ids of the options the seat supplies, without their values. */
  readonly seatOptions: readonly string[];
}
/** A seat without a clock counts as abandoned after this time without an entry while its player is offline, in ms. */
export const ABANDONED_AFTER_MS = 7 * 86_400_000;
/** A proposal the other players vote on. */
export type ProposalContent =
  /** Takes back everything from this seat's last act on. */
  | { readonly is: "takeBack"; readonly at: number }
  | { readonly is: "pause" }
  | { readonly is: "resume" }
  /** Has a bot take over a seat, or opens it to others, if its clock is at zero or its player is long gone. */
  | { readonly is: "claim"; readonly of: Seat; readonly to: "bot" | "open" }
  | { readonly is: "rematch" }
  /** Moves the match to edition `to` of its rules, the newest that its position carries over to. */
  | { readonly is: "edition"; readonly to: number };
export interface Proposal {
  readonly id: string;
  readonly by: Seat;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly what: ProposalContent;
  /** Seats that must agree, and those that have agreed. */
  readonly needs: readonly Seat[];
  readonly yes: readonly Seat[];
}

/** The service status that administrators publish. */
export interface ServiceStatus {
  /** Empty if there is no announcement. */
  readonly text: string;
  /** Start of maintenance in milliseconds since 1970; null without a date. */
  readonly startsAt: number | null;
  /** No acts are accepted: clocks are stopped and bots wait. */
  readonly readOnly: boolean;
}

/**
 * How a table was closed: its tournament set a result (a forfeit, the deadline, a ruling) or ended without one, or an
 * administrator closed it.
 */
export interface TableClosed {
  readonly is: "forfeit" | "deadline" | "ruled" | "ended" | "host" | "unplayable";
  /**
   * The reason given by the organiser or administrator; for `unplayable` the missing `game@edition`; otherwise empty.
   */
  readonly why: string;
  readonly at: number;
  /** Its scores in the tournament, by seat from 0 to 1; absent if it does not count. */
  readonly scores?: readonly number[];
}

/** A proposal that failed because `seat` voted against it. */
export interface DeclinedProposal extends Pick<Proposal, "id" | "by" | "what"> {
  readonly seat: Seat;
}

/** A table as its members and visitors see it. `you` differs for each of them. */
export interface TableInfo {
  readonly table: string;
  /** Incremented with every change. */
  readonly version: number;
  readonly state: "lobby" | "playing" | "over";
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  readonly terms: Terms;
  /** Name of the table owner; empty for a tournament's table. */
  readonly owner: string;
  readonly seats: readonly SeatInfo[];
  /** SHA-256 of the secret from which, together with the seats' entropy, all draws derive. */
  readonly commitment: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** The match, once started. */
  readonly summary: MatchSummary | null;
  /** Number of entries taken over from a record, 0 for none. */
  readonly from: number;
  readonly proposals: readonly Proposal[];
  /** The latest proposal that was declined. */
  readonly declined?: DeclinedProposal;
  /** Id of the table of the rematch, and of the table this is a rematch of. */
  readonly rematch: string | null;
  readonly rematchOf: string | null;
  /** The tournament this table belongs to. */
  readonly tournament?: string;
  /** Present if the table was closed before the match ended. */
  readonly closed?: TableClosed;
  /** For the table owner: the muted persons, by the `who` of their messages. */
  readonly muted: readonly string[];
  /** Number of spectators. */
  readonly watching: number;
  readonly you: {
    readonly seats: readonly Seat[];
    /** Seats that were yours until they were claimed. You may take them again while they are vacant. */
    readonly reclaimable: readonly Seat[];
    readonly owner: boolean;
    /** True if you may not write in this table's chat. */
    readonly muted: boolean;
    /** True if you were removed and may not take a seat here. */
    readonly removed: boolean;
    /** The options your own seats supply. */
    readonly seatOptions: Readonly<Record<string, unknown>>;
  };
}

/** A link to a seat: `/play/<token>` on this host. `seat` is null for a link to any seat reserved for friends. */
export interface SeatLink {
  readonly seat: Seat | null;
  readonly token: string;
}
export interface TableWithLinks {
  readonly table: TableInfo;
  /**
   * For the table owner: links to the seats reserved for friends. For a player: links to the own seat, to continue on
   * another device.
   */
  readonly links: readonly SeatLink[];
}
/** The target of a link. */
export interface LinkTarget {
  readonly table: TableInfo;
  /** The seat the link is for; null for any seat reserved for friends. */
  readonly seat: Seat | null;
  /** True if this browser now plays the seat; otherwise it may take the seat with the token. */
  readonly yours: boolean;
}

/** The body of every HTTP error: `{ bad: [{ code, at, about? }] }`, like `invalid` in the socket protocol. */
export interface ErrorBody {
  readonly bad: readonly { readonly code: string; readonly at: string; readonly about?: object }[];
}

/** Returns the same fields without their defaults. */
function unwrapped<T extends Record<string, { readonly _zod: { readonly def: { readonly innerType: unknown } } }>>(
  fields: T,
): { [K in keyof T]: T[K]["_zod"]["def"]["innerType"] & z.ZodMiniType } {
  const out: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) out[name] = field._zod.def.innerType;
  return out as { [K in keyof T]: T[K]["_zod"]["def"]["innerType"] & z.ZodMiniType };
}
