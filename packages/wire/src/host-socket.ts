/**
 * Socket messages of a host besides those of the match service. The envelope is the same: `{ "v": 1, "id": n, "is": …
 * }`, answered once under the same `id`.
 */
import type { Result, Seat } from "@starboard/kernel";
import * as z from "zod/mini";
import { type Me, seatNumber, type ServiceStatus, type TableInfo, tableId } from "./host.ts";
import type { MatchResponse, MatchRequest, ServiceMessage } from "./messages.ts";
import { matchSchemas, type MessageSchemas, type ParsedMessage, idempotencyKeySchema, parseMessage } from "./parse.ts";

/** Longest chat message, in characters. */
export const CHAT_LIMIT = 500;
/** The audience of a chat message: the whole table, one's allies, or the spectators. */
export const chatChannel = z.enum(["table", "allies", "spectators"]);
export type ChatChannel = z.infer<typeof chatChannel>;

export interface ChatLine {
  /** Number of the message in the table's chat, from 0. Messages a viewer may not see leave gaps. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly channel: ChatChannel;
  /** The author's seat; null for spectators. */
  readonly seat: Seat | null;
  readonly name: string;
  /**
   * Identifies the author for muting and reporting. The same for all messages of one person at this table, and
   * meaningless elsewhere.
   */
  readonly who: string;
  /** Null if the message was deleted. */
  readonly text: string | null;
}

/** Requests to a host over its socket, besides those to the match service. */
export type HostRequest =
  /** The first message of a connection; answered by `welcome`. */
  | { readonly is: "hello"; readonly client: string }
  /** Subscribes to the list of open tables: sent now and at every change. */
  | { readonly is: "followLobby" }
  | { readonly is: "unfollowLobby" }
  /**
   * Subscribes to a table: its state, its chat from message `chat` on (negative: the last n messages), and every
   * change.
   */
  | { readonly is: "followTable"; readonly table: string; readonly chat: number }
  | { readonly is: "unfollowTable"; readonly table: string }
  /** Messages with the same `key` are posted once, even if sent repeatedly. */
  | {
      readonly is: "say";
      readonly table: string;
      readonly channel: ChatChannel;
      readonly text: string;
      readonly key?: string | undefined;
    }
  /** The table owner mutes a person for everyone, or unmutes them. */
  | { readonly is: "mute"; readonly table: string; readonly who: string; readonly on: boolean }
  /** Reports a message to the administrator. */
  | { readonly is: "report"; readonly table: string; readonly n: number; readonly why: string }
  | { readonly is: "propose"; readonly table: string; readonly seat: Seat; readonly what: ProposalInput }
  | {
      readonly is: "vote";
      readonly table: string;
      readonly seat: Seat;
      readonly proposal: string;
      readonly yes: boolean;
    }
  /** Correspondence only: stops the seat's clock until the given time; null ends the vacation early. */
  | { readonly is: "vacation"; readonly table: string; readonly seat: Seat; readonly until: number | null };
export type ProposalInput = z.infer<typeof proposalSchema>;

/** Messages of a host over its socket, besides those of the match service. */
export type HostMessage =
  | ServiceMessage
  | ({ readonly id: number } & Welcome)
  | { readonly is: "tables"; readonly tables: readonly TableInfo[] }
  /** A followed table, or a table of a followed lobby, has changed. */
  | { readonly is: "table"; readonly table: TableInfo }
  /** The table left the lobby (`lobby`) or no longer exists (`host`). */
  | { readonly is: "tableGone"; readonly table: string; readonly from: "lobby" | "host" }
  | { readonly is: "chat"; readonly table: string; readonly lines: readonly ChatLine[] }
  /** An administrator changed the service status. */
  | { readonly is: "status"; readonly status: ServiceStatus }
  /** The server is shutting down or moving. Reconnect after `reconnect` milliseconds. No acknowledged write is lost. */
  | { readonly is: "closing"; readonly reconnect: number };
export interface Welcome {
  readonly is: "welcome";
  /** The host's time in milliseconds since 1970, for showing clocks. */
  readonly now: number;
  readonly me: Me;
  readonly host: { readonly version: string };
  readonly status: ServiceStatus;
}
export type HostResponse = MatchResponse | Welcome;

const at = z.int().check(z.gte(0), z.lte(1_000_000));
const proposalSchema = z.discriminatedUnion("is", [
  z.strictObject({ is: z.literal("takeBack"), at }),
  z.strictObject({ is: z.literal("pause") }),
  z.strictObject({ is: z.literal("resume") }),
  z.strictObject({ is: z.literal("claim"), of: seatNumber, to: z.enum(["bot", "open"]) }),
  z.strictObject({ is: z.literal("rematch") }),
  z.strictObject({ is: z.literal("edition"), to: z.int().check(z.gte(1), z.lte(9999)) }),
]);
const who = z.string().check(z.minLength(1), z.maxLength(40));
const table = tableId;
const hostSchemas = {
  hello: z.strictObject({ is: z.literal("hello"), client: z.string().check(z.maxLength(60)) }),
  followLobby: z.strictObject({ is: z.literal("followLobby") }),
  unfollowLobby: z.strictObject({ is: z.literal("unfollowLobby") }),
  followTable: z.strictObject({
    is: z.literal("followTable"),
    table,
    chat: z.int().check(z.gte(-200), z.lte(10_000_000)),
  }),
  unfollowTable: z.strictObject({ is: z.literal("unfollowTable"), table }),
  say: z.strictObject({
    is: z.literal("say"),
    table,
    channel: chatChannel,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(CHAT_LIMIT)),
    key: z.optional(idempotencyKeySchema),
  }),
  mute: z.strictObject({ is: z.literal("mute"), table, who, on: z.boolean() }),
  report: z.strictObject({ is: z.literal("report"), table, n: at, why: z.string().check(z.maxLength(CHAT_LIMIT)) }),
  propose: z.strictObject({ is: z.literal("propose"), table, seat: seatNumber, what: proposalSchema }),
  vote: z.strictObject({
    is: z.literal("vote"),
    table,
    seat: seatNumber,
    proposal: z.string().check(z.maxLength(40)),
    yes: z.boolean(),
  }),
  vacation: z.strictObject({
    is: z.literal("vacation"),
    table,
    seat: seatNumber,
    until: z.nullable(z.int().check(z.gte(0), z.lte(9_000_000_000_000))),
  }),
} satisfies MessageSchemas<HostRequest>;

/** True for a request to the host itself, false for one to its match service. */
export const isHostRequest = (request: MatchRequest | HostRequest): request is HostRequest =>
  Object.hasOwn(hostSchemas, request.is);

const allSchemas = { ...matchSchemas, ...hostSchemas };
/** Reads one message to a host. Codes as in `parseClientMessage`. */
export const parseHostMessage = (raw: unknown): ParsedMessage<MatchRequest | HostRequest> =>
  parseMessage<MatchRequest | HostRequest>(raw, allSchemas);
export type { Result };
