/** Requests to a host over its socket, besides those to its match service: one schema for each kind. */
import * as z from "zod/mini";
import { shownByCaster } from "./casting.ts";
import { linkToken } from "./host.ts";
import { count, editionNumber, idempotencyKey, matchId as table, seatNumber as seat } from "./fields.ts";
import type { Infer, InferAny } from "./infer.ts";

/** Longest chat message, in characters. */
export const CHAT_LIMIT = 500;
/** The audience of a chat message: the whole table, one's allies, or the spectators. */
export const chatChannel = z.enum(["table", "allies", "spectators"]);
export type ChatChannel = z.infer<typeof chatChannel>;

/** A proposal the other players vote on. */
export const proposalContent = z.discriminatedUnion("is", [
  /** Takes back everything from this seat's last act on. */
  z.strictObject({ is: z.literal("takeBack"), at: count }),
  z.strictObject({ is: z.literal("pause") }),
  z.strictObject({ is: z.literal("resume") }),
  /** Has a bot take over a seat, or opens it to others, if its clock is at zero or its player is long gone. */
  z.strictObject({ is: z.literal("claim"), of: seat, to: z.enum(["bot", "open"]) }),
  z.strictObject({ is: z.literal("rematch") }),
  /** Moves the match to edition `to` of its rules, the newest that its position carries over to. */
  z.strictObject({ is: z.literal("edition"), to: editionNumber }),
]);
export type ProposalContent = Infer<typeof proposalContent>;

const who = z.string().check(z.minLength(1), z.maxLength(40));
export const hostRequests = {
  /** The first message of a connection; answered by `welcome`. */
  hello: z.strictObject({ is: z.literal("hello"), client: z.string().check(z.maxLength(60)) }),
  /** Subscribes to the list of open tables: sent now and at every change. */
  followLobby: z.strictObject({ is: z.literal("followLobby") }),
  unfollowLobby: z.strictObject({ is: z.literal("unfollowLobby") }),
  /** Subscribes to the person's own ticket: sent now and when an opponent is found. */
  followTicket: z.strictObject({ is: z.literal("followTicket") }),
  /**
   * Subscribes to a table: its state, its chat from message `chat` on (negative: the last n messages), and every change.
   */
  followTable: z.strictObject({
    is: z.literal("followTable"),
    table,
    chat: z.int().check(z.gte(-200), z.lte(10_000_000)),
  }),
  /** Subscribes to a tournament: sent now and at every change. `token` is that of an invitation link. */
  followTournament: z.strictObject({
    is: z.literal("followTournament"),
    tournament: table,
    token: z.exactOptional(linkToken),
  }),
  unfollowTournament: z.strictObject({ is: z.literal("unfollowTournament"), tournament: table }),
  unfollowTable: z.strictObject({ is: z.literal("unfollowTable"), table }),
  /** Messages with the same `key` are posted once, even if sent repeatedly. */
  say: z.strictObject({
    is: z.literal("say"),
    table,
    to: chatChannel,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LIMIT)),
    key: z.exactOptional(idempotencyKey),
  }),
  /** The table owner mutes a person for everyone, or unmutes them. */
  mute: z.strictObject({ is: z.literal("mute"), table, who, on: z.boolean() }),
  /** Reports a message to the administrator. */
  report: z.strictObject({
    is: z.literal("report"),
    table,
    n: count,
    why: z.string().check(z.maxLength(CHAT_LIMIT)),
  }),
  propose: z.strictObject({ is: z.literal("propose"), table, seat, what: proposalContent }),
  vote: z.strictObject({
    is: z.literal("vote"),
    table,
    seat,
    proposal: z.string().check(z.maxLength(40)),
    yes: z.boolean(),
  }),
  /** A caster shows marks and a line of text to the spectators, in place of what was shown before. */
  cast: z.strictObject({ is: z.literal("cast"), table, shown: shownByCaster }),
  /** Correspondence only: stops the seat's clock until the given time; null ends the vacation early. */
  vacation: z.strictObject({
    is: z.literal("vacation"),
    table,
    seat,
    until: z.nullable(z.int().check(z.gte(0), z.lte(9_000_000_000_000))),
  }),
};
export type HostRequest = InferAny<typeof hostRequests>;
