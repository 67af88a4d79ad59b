/**
 * What a page and a host say to each other about tables: seats, links, clocks, times, proposals. Forms of HTTP bodies are
 * schemas, so that the same line checks them, types them and documents them. `host-socket.ts` has the live half.
 */
import type { Seat } from "@starboard/kernel";
import * as z from "zod/mini";
import { onTimeout, clockRule } from "./clock.ts";
import type { MatchSummary } from "./messages.ts";
import { idempotencyKeySchema, moveInputSchema, RUN_LIMIT } from "./parse.ts";
import { oneLine } from "./text.ts";

export { type OnTimeout, onTimeout, type Clock, type ClockRule, clockRule, isLive, type ActiveLimit } from "./clock.ts";

const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** What a person is called. */
export const personName = oneLine(1, 40);
/** Names a table and, once begun, its match. */
export const tableId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
export const seatNumber = wholeNumber(0, 15);
/** 16 to 64 bytes in lower-case hex. */
export const entropyText = z.string().check(z.regex(/^(?:[0-9a-f]{2}){16,64}$/));
const commitmentText = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A seat link's last part: who has it may sit there. */
export const linkToken = z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9_.-]+$/));
const level = wholeNumber(1, 5);

/** How a seat is to be filled. */
export const seatInput = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("me") }),
  /** For whoever has the link. */
  z.strictObject({ is: z.literal("friend") }),
  /** For anybody. */
  z.strictObject({ is: z.literal("open") }),
  z.strictObject({ is: z.literal("bot"), level, name: z.optional(personName) }),
]);
export type SeatInput = z.infer<typeof seatInput>;

/** What can be agreed about a table before it begins; each part has a standard value. */
const terms = {
  title: z._default(oneLine(0, 60), ""),
  /** Shown in the lobby, or found only by those who have a link. */
  listed: z._default(z.boolean(), false),
  clock: z._default(clockRule, { is: "none" as const }),
  onTimeout: z._default(onTimeout, "claim"),
  /** Strength of bots that stand in for somebody. */
  standInLevel: z._default(level, 3),
  /** Take-backs by the law only, or beyond it when everybody in between agrees. */
  takeBack: z._default(z.enum(["rules", "consent"]), "consent"),
  /** Whether others may look on, and how many seconds behind. */
  spectators: z._default(z.strictObject({ allowed: z.boolean(), delay: wholeNumber(0, 86_400) }), {
    allowed: true,
    delay: 0,
  }),
  /** Begins as soon as every seat is taken, instead of when its maker says so. */
  autoStart: z._default(z.boolean(), false),
  /**
   * Everybody brings what the game lets a seat bring for itself, a deck of their own for instance; nobody else reads it before
   * the match, and afterwards who may by the options.
   */
  ownSeatOptions: z._default(z.boolean(), false),
  /** Counts for ratings, if every seat is played to the end by another account. */
  rated: z._default(z.boolean(), false),
};
export const newTableInput = z.strictObject({
  /** `game@edition`. */
  game: z.string().check(z.maxLength(60), z.regex(/^[a-z0-9-]+@[0-9]+$/)),
  options: z.looseObject({}),
  seats: z.array(seatInput).check(z.minLength(1), z.maxLength(16)),
  /** What the maker is called. */
  name: personName,
  ...terms,
  /** Plays on from the first `at` entries of a record, a solo match for instance. */
  from: z.optional(z.strictObject({ text: z.string().check(z.maxLength(20_000_000)), at: wholeNumber(1, 1_000_000) })),
});
export type NewTableInput = z.input<typeof newTableInput>;
export type Terms = Omit<z.output<typeof newTableInput>, "game" | "options" | "seats" | "name" | "from">;

/** What the maker may change before the match begins; what is left out stays. */
export const tableChangeInput = z.partial(z.strictObject({ options: z.looseObject({}), ...unwrapped(terms) }));
export type TableChangeInput = z.infer<typeof tableChangeInput>;

/** Options a seat brings for itself, by their names; what is left out it does not bring. */
const seatOptions = z.record(z.string().check(z.maxLength(60)), z.unknown());
export const seatOptionsInput = z.strictObject({ seatOptions });

/** Sits down. The commitment is the one this browser was shown before it chose its entropy. */
export const takeSeatInput = z.strictObject({
  name: personName,
  commitment: commitmentText,
  entropy: entropyText,
  /** The seat link, for seats kept for friends. */
  token: z.optional(linkToken),
  seatOptions: z.optional(seatOptions),
});
export type TakeSeatInput = z.infer<typeof takeSeatInput>;
/** This browser's part in the draws, for seats whose person sat down before there was a commitment. */
export const entropyInput = z.strictObject({ commitment: commitmentText, entropy: entropyText });
/** What the maker makes of a seat nobody sits on, or of a bot's. */
export const seatChangeInput = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("friend") }),
  z.strictObject({ is: z.literal("open") }),
  z.strictObject({ is: z.literal("bot"), level, name: z.optional(personName) }),
]);
export const openLinkInput = z.strictObject({ token: linkToken });
export const nameInput = z.strictObject({ name: personName });
export const botTokenInput = z.strictObject({ name: personName });

/** A run of acts by HTTP, for programs; the same as the socket's `commit`. */
export const actsInput = z.strictObject({
  at: wholeNumber(0, 1_000_000),
  key: idempotencyKeySchema,
  moves: z.array(moveInputSchema).check(z.minLength(1), z.maxLength(RUN_LIMIT)),
});

/** Who this browser is to the host. */
export interface Me {
  /** Null before anything was done that needs a name. */
  readonly person: string | null;
  readonly kind: "guest" | "account" | "bot" | null;
  readonly name: string;
  /** Shut out by whoever runs the host, and why; nobody for as long. */
  readonly banned?: string;
}

export interface SeatInfo {
  readonly kind: "person" | "bot" | "vacant";
  /** Of a vacant seat: who may sit there. */
  readonly reservedFor: "friend" | "open" | null;
  readonly name: string;
  /** Strength of a bot. */
  readonly level: number | null;
  /** Its part in the draws is in. */
  readonly ready: boolean;
  /** Whoever sits there has a connection open. */
  readonly online: boolean;
  /** The person has an account; null for anybody else. Names a profile. */
  readonly account: string | null;
  /** The names of options it brings for itself; not what they hold. */
  readonly seatOptions: readonly string[];
}
/** Without a clock a seat counts as abandoned when nothing has happened for so long and its person is not there; milliseconds. */
export const ABANDONED_AFTER_MS = 7 * 86_400_000;
/** Something the others at the table are asked to agree to. */
export type ProposalContent =
  /** To take back everything from this seat's last act on. */
  | { readonly is: "takeBack"; readonly at: number }
  | { readonly is: "pause" }
  | { readonly is: "resume" }
  /** To have a seat whose clock has fallen, or whose person is long gone, played by a bot or opened to others. */
  | { readonly is: "claim"; readonly of: Seat; readonly to: "bot" | "open" }
  | { readonly is: "rematch" };
export interface Proposal {
  readonly id: string;
  readonly by: Seat;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly what: ProposalContent;
  /** Seats that have to agree, and those that have. */
  readonly needs: readonly Seat[];
  readonly yes: readonly Seat[];
}

/** What administrators tell everyone about the server. */
export interface ServiceStatus {
  /** Empty where there is nothing to tell. */
  readonly text: string;
  /** When maintenance begins, in milliseconds since 1970; null for no date. */
  readonly startsAt: number | null;
  /** Nothing is accepted from players: clocks stand and bots wait. */
  readonly readOnly: boolean;
}

/**
 * How a table was closed: its tournament has a result for it (a forfeit, the deadline, the organiser's word) or ended
 * without one, or whoever runs the host closed it.
 */
export interface TableClosed {
  readonly is: "forfeit" | "deadline" | "ruled" | "ended" | "host" | "unplayable";
  /** What the organiser or an administrator says about it; of `unplayable` the missing `game@edition`; empty otherwise. */
  readonly why: string;
  readonly at: number;
  /** What it counts for in the tournament, by seat from 0 to 1; absent where it counts for nothing. */
  readonly scores?: readonly number[];
}

/** A proposal that came to nothing, because `seat` said no. */
export interface DeclinedProposal extends Pick<Proposal, "id" | "by" | "what"> {
  readonly seat: Seat;
}

/** A table as those see it who may see it; `you` is different for each of them. */
export interface TableInfo {
  readonly table: string;
  /** Counts up with every change. */
  readonly version: number;
  readonly state: "lobby" | "playing" | "over";
  /** `game@edition`. */
  readonly game: string;
  readonly options: object;
  readonly terms: Terms;
  /** Name of whoever made it; empty where a tournament did. */
  readonly owner: string;
  readonly seats: readonly SeatInfo[];
  /** SHA-256 of the secret that all draws come from together with the seats' entropy. */
  readonly commitment: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** The match, once begun. */
  readonly card: MatchSummary | null;
  /** Entries taken over from a record, 0 for none. */
  readonly from: number;
  readonly proposals: readonly Proposal[];
  /** The last of them that somebody declined. */
  readonly declined?: DeclinedProposal;
  /** The table of the rematch, and the one this is the rematch of. */
  readonly rematch: string | null;
  readonly rematchOf: string | null;
  /** The tournament whose round this is. */
  readonly tournament?: string;
  /** Nothing is played here any more although the match itself came to no end, or was given up by whoever did not come: why. */
  readonly closed?: TableClosed;
  /** For the maker: whom it has silenced, by the `who` of their lines. */
  readonly muted: readonly string[];
  /** People now looking on. */
  readonly watching: number;
  readonly you: {
    readonly seats: readonly Seat[];
    /** Seats that were yours until the others claimed them: as long as nobody else sits down you may come back. */
    readonly reclaimable: readonly Seat[];
    readonly owner: boolean;
    /** May not write in this table's chat. */
    readonly muted: boolean;
    /** Was asked to leave, and may not sit here. */
    readonly removed: boolean;
    /** The options one's own seats bring. */
    readonly seatOptions: Readonly<Record<string, unknown>>;
  };
}

/** A link to a seat: `/play/<token>` on this host. `seat` is null for a link to any seat kept for friends. */
export interface SeatLink {
  readonly seat: Seat | null;
  readonly token: string;
}
export interface TableWithLinks {
  readonly table: TableInfo;
  /** For the maker: the seats kept for friends. For whoever sits: the own seat, to go on with on another device. */
  readonly links: readonly SeatLink[];
}
/** Where a link leads. */
export interface LinkTarget {
  readonly table: TableInfo;
  /** The seat it is for; null for any seat kept for friends. */
  readonly seat: Seat | null;
  /** This browser now plays the seat; otherwise it may sit there with the token. */
  readonly yours: boolean;
}

/** Every trouble of the HTTP side: `{ bad: [{ code, at, about? }] }`, as `invalid` in the socket protocol. */
export interface ErrorBody {
  readonly bad: readonly { readonly code: string; readonly at: string; readonly about?: object }[];
}

/** The same fields without their standard values. */
function unwrapped<T extends Record<string, { readonly _zod: { readonly def: { readonly innerType: unknown } } }>>(
  fields: T,
): { [K in keyof T]: T[K]["_zod"]["def"]["innerType"] & z.ZodMiniType } {
  const out: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) out[name] = field._zod.def.innerType;
  return out as { [K in keyof T]: T[K]["_zod"]["def"]["innerType"] & z.ZodMiniType };
}
