/**
 * The live half of the host's protocol: what a socket may say beyond the clerk's messages, and what it hears. The envelope
 * is the clerk's: `{ "v": 1, "id": n, "is": … }`, answered once under the same `id`.
 */
import type { Result, Seat } from "@starboard/kernel";
import * as z from "zod/mini";
import { type Me, seatNumber, type ServiceStatus, type TableInfo, tableId } from "./host.ts";
import type { MatchResponse, MatchRequest, ServiceMessage } from "./messages.ts";
import { matchSchemas, type MessageSchemas, type ParsedMessage, idempotencyKeySchema, parseMessage } from "./parse.ts";

/** Longest line of chat, in characters. */
export const CHAT_LIMIT = 500;
/** To everybody at the table, to one's allies, or among spectators. */
export const chatChannel = z.enum(["table", "allies", "spectators"]);
export type ChatChannel = z.infer<typeof chatChannel>;

export interface ChatLine {
  /** Place in the table's chat, from 0; lines a viewer may not see leave gaps. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly channel: ChatChannel;
  /** The writer's seat; null for spectators. */
  readonly seat: Seat | null;
  readonly name: string;
  /** The writer, to mute or report: the same for all lines of one person at this table and meaningless elsewhere. */
  readonly who: string;
  /** Null when it was taken away. */
  readonly text: string | null;
}

/** What a host's socket understands beyond the clerk's messages. */
export type HostRequest =
  /** First of all; answered by `welcome`. */
  | { readonly is: "hello"; readonly client: string }
  /** The list of tables, now and at every change. */
  | { readonly is: "followLobby" }
  | { readonly is: "unfollowLobby" }
  /** A table as it stands, its chat from line `chat` on (negative: so many last lines), and every change. */
  | { readonly is: "followTable"; readonly table: string; readonly chat: number }
  | { readonly is: "unfollowTable"; readonly table: string }
  /** Under a `key` a line is said once, however often it is sent. */
  | {
      readonly is: "say";
      readonly table: string;
      readonly channel: ChatChannel;
      readonly text: string;
      readonly key?: string | undefined;
    }
  /** The maker silences somebody for everybody, or lets them speak again. */
  | { readonly is: "mute"; readonly table: string; readonly who: string; readonly on: boolean }
  /** Brings a line to the attention of whoever runs the host. */
  | { readonly is: "report"; readonly table: string; readonly n: number; readonly why: string }
  | { readonly is: "propose"; readonly table: string; readonly seat: Seat; readonly what: ProposalInput }
  | {
      readonly is: "vote";
      readonly table: string;
      readonly seat: Seat;
      readonly proposal: string;
      readonly yes: boolean;
    }
  /** By-mail clocks: the seat's clock stands until then; null comes back early. */
  | { readonly is: "vacation"; readonly table: string; readonly seat: Seat; readonly until: number | null };
export type ProposalInput = z.infer<typeof proposalSchema>;

/** What comes over a host's socket beyond what clerks say. */
export type HostMessage =
  | ServiceMessage
  | ({ readonly id: number } & Welcome)
  | { readonly is: "tables"; readonly tables: readonly TableInfo[] }
  /** A table one attends, or one of the lobby's, has changed. */
  | { readonly is: "table"; readonly table: TableInfo }
  /** It is not in the lobby any more (`lobby`), or not there at all. */
  | { readonly is: "tableGone"; readonly table: string; readonly from: "lobby" | "host" }
  | { readonly is: "chat"; readonly table: string; readonly lines: readonly ChatLine[] }
  /** An administrator has changed what is told about the server. */
  | { readonly is: "status"; readonly status: ServiceStatus }
  /** The host goes down or moves: connect again after so many milliseconds. Nothing acknowledged is lost. */
  | { readonly is: "closing"; readonly reconnect: number };
export interface Welcome {
  readonly is: "welcome";
  /** Milliseconds since 1970 by the host's clock, to show clocks by. */
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

/** Whether a message is for the host itself, not for its clerk. */
export const isHostRequest = (request: MatchRequest | HostRequest): request is HostRequest =>
  Object.hasOwn(hostSchemas, request.is);

const allSchemas = { ...matchSchemas, ...hostSchemas };
/** Reads one message to a host. Codes as in `parseClientMessage`. */
export const parseHostMessage = (raw: unknown): ParsedMessage<MatchRequest | HostRequest> =>
  parseMessage<MatchRequest | HostRequest>(raw, allSchemas);
export type { Result };
