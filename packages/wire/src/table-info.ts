/** What a host tells about tables, persons and its own status, over HTTP and its socket. */
import { PERSONALITIES } from "@starboard/kernel";
import * as z from "zod/mini";
import { castingInfo } from "./casting.ts";
import { commitmentText, languageTag, linkToken, terms } from "./host.ts";
import { matchId as table, milliseconds, options, seatNumber, wholeNumber, count } from "./fields.ts";
import { proposalContent } from "./host-requests.ts";
import type { Infer } from "./infer.ts";
import { matchSummary } from "./messages.ts";

/** The identity of this browser at the host. */
export const me = z.strictObject({
  /** The language that the person reads; absent until one was set. */
  language: z.exactOptional(languageTag),
  /** Null until an action needed a name. */
  person: z.nullable(z.string()),
  kind: z.nullable(z.enum(["guest", "account", "bot"])),
  name: z.string(),
  /** The reason if the person is banned; banned persons are treated as signed out. */
  banned: z.exactOptional(z.string()),
});
export type Me = Infer<typeof me>;

const seatInfo = z.strictObject({
  kind: z.enum(["person", "bot", "vacant"]),
  /** For a vacant seat: who may take it. */
  reservedFor: z.nullable(z.enum(["friend", "open"])),
  name: z.string(),
  /** Strength of a bot, 1 to 5. */
  level: z.nullable(wholeNumber(1, 5)),
  /** Personality of a bot that proposes deals. */
  personality: z.exactOptional(z.enum(PERSONALITIES)),
  /** The seat's entropy has arrived. */
  ready: z.boolean(),
  /** The seat's player has an open connection. */
  online: z.boolean(),
  /** Id of the player's profile; null without an account. */
  account: z.nullable(z.string()),
  /** The player is a program, through the host's interface for programs. */
  program: z.exactOptional(z.literal(true)),
  /** Ids of the options the seat supplies, without their values. */
  seatOptions: z.array(z.string()),
});
export type SeatInfo = Infer<typeof seatInfo>;

const proposal = z.strictObject({
  id: z.string(),
  by: seatNumber,
  since: milliseconds,
  what: proposalContent,
  /** Seats that must agree, and those that have agreed. */
  needs: z.array(seatNumber),
  yes: z.array(seatNumber),
});
export type Proposal = Infer<typeof proposal>;
/** A proposal that failed because `seat` voted against it. */
const declinedProposal = z.strictObject({ id: z.string(), by: seatNumber, what: proposalContent, seat: seatNumber });
export type DeclinedProposal = Infer<typeof declinedProposal>;

/** The service status that administrators publish. */
export const serviceStatus = z.strictObject({
  /** Empty if there is no announcement. */
  text: z.string(),
  /** Start of maintenance in milliseconds since 1970; null without a date. */
  startsAt: z.nullable(milliseconds),
  /** No acts are accepted: clocks are stopped and bots wait. */
  readOnly: z.boolean(),
});
export type ServiceStatus = Infer<typeof serviceStatus>;

/**
 * How a table was closed: its tournament set a result (a forfeit, the deadline, a ruling) or ended without one, or an
 * administrator closed it.
 */
const tableClosed = z.strictObject({
  is: z.enum(["forfeit", "deadline", "ruled", "ended", "host", "unplayable"]),
  /**
   * The reason given by the organiser or administrator; for `unplayable` the missing `game@edition`; otherwise empty.
   */
  why: z.string(),
  at: milliseconds,
  /** Its scores in the tournament, by seat from 0 to 1; absent if it does not count. */
  scores: z.exactOptional(z.array(z.number())),
});
export type TableClosed = Infer<typeof tableClosed>;

/**
 * Two people who were paired may choose: a new match at this table, or the newcomer takes the seat of the bot in the
 * match that the other person has played while waiting. Spectators may watch that match, so its public view says how it
 * stands.
 */
const handOverChoice = z.strictObject({
  /** The table of the match with the bot. */
  match: table,
  /** The bot's seat there. */
  seat: seatNumber,
  /** The seat at this table of the person who has played there. */
  player: seatNumber,
  /** The seats at this table that would like to go on with that match. */
  agreed: z.array(seatNumber),
});
export type HandOverChoice = Infer<typeof handOverChoice>;

/** A table as its members and visitors see it. `you` differs for each of them. */
export const tableInfo = z.strictObject({
  table,
  /** Incremented with every change. */
  version: z.int(),
  state: z.enum(["lobby", "playing", "over"]),
  /** `game@edition`. */
  game: z.string(),
  options,
  terms,
  /** Name of the table owner; empty for the table of a tournament or of tickets. */
  owner: z.string(),
  seats: z.array(seatInfo),
  /** SHA-256 of the secret from which, together with the seats' entropy, all draws derive. */
  commitment: commitmentText,
  createdAt: milliseconds,
  changedAt: milliseconds,
  /** The match, once started. */
  summary: z.nullable(matchSummary),
  /** Number of entries taken over from a record, 0 for none. */
  from: count,
  proposals: z.array(proposal),
  /** The latest proposal that was declined. */
  declined: z.exactOptional(declinedProposal),
  /** Id of the table of the rematch, and of the table this is a rematch of. */
  rematch: z.nullable(z.string()),
  rematchOf: z.nullable(z.string()),
  /** The tournament this table belongs to. */
  tournament: z.exactOptional(z.string()),
  /** The server made the table for two tickets or a challenge; nobody owns it. */
  fromTickets: z.exactOptional(z.literal(true)),
  /** For the two players, until they have chosen between this match and one that is already played. */
  handOver: z.exactOptional(handOverChoice),
  /** The seat that a person took over from a bot, and the entry of the log since which that person plays it. */
  handedOver: z.exactOptional(z.strictObject({ seat: seatNumber, at: count })),
  /** Present if the table was closed before the match ended. */
  closed: z.exactOptional(tableClosed),
  /** For spectators, while a caster draws and writes for them. */
  casting: z.exactOptional(castingInfo),
  /** For the table owner: the muted persons, by the `who` of their messages. */
  muted: z.array(z.string()),
  /** Number of spectators. */
  watching: z.int(),
  you: z.strictObject({
    seats: z.array(seatNumber),
    /** Seats that were yours until they were claimed. You may take them again while they are vacant. */
    reclaimable: z.array(seatNumber),
    owner: z.boolean(),
    /** True if you may not write in this table's chat. */
    muted: z.boolean(),
    /** True if you may draw and write for the spectators. */
    caster: z.boolean(),
    /** True if you were removed and may not take a seat here. */
    removed: z.boolean(),
    /** The options your own seats supply. */
    seatOptions: z.record(z.string(), z.unknown()),
  }),
});
export type TableInfo = Infer<typeof tableInfo>;

/** A link to a seat: `/play/<token>` on this host. `seat` is null for a link to any seat reserved for friends. */
export const seatLink = z.strictObject({ seat: z.nullable(seatNumber), token: linkToken });
export type SeatLink = Infer<typeof seatLink>;
export const tableWithLinks = z.strictObject({
  table: tableInfo,
  /**
   * For the table owner: links to the seats reserved for friends. For a player: links to the own seat, to continue on
   * another device.
   */
  links: z.array(seatLink),
});
export type TableWithLinks = Infer<typeof tableWithLinks>;
/** The target of a link. */
export const linkTarget = z.strictObject({
  table: tableInfo,
  /** The seat the link is for; null for any seat reserved for friends. */
  seat: z.nullable(seatNumber),
  /** True if this browser now plays the seat; otherwise it may take the seat with the token. */
  yours: z.boolean(),
});
export type LinkTarget = Infer<typeof linkTarget>;
