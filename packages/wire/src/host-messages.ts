/** What a host sends over its socket besides the messages of its match service. */
import * as z from "zod/mini";
import { matchId as table, milliseconds, seatNumber } from "./fields.ts";
import { chatChannel } from "./host-requests.ts";
import type { Infer, InferAny } from "./infer.ts";
import { evaluationTerm, type MatchResponse, matchResponses } from "./messages.ts";
import { tournamentInfo } from "./tournament-info.ts";
import { ticketInfo } from "./tickets.ts";
import { me, serviceStatus, tableInfo } from "./table-info.ts";

export const chatLine = z.strictObject({
  /** Number of the message in the table's chat, from 0. Messages a viewer may not see leave gaps. */
  n: z.int(),
  /** Milliseconds since 1970. */
  at: milliseconds,
  channel: chatChannel,
  /** The author's seat; null for spectators. */
  seat: z.nullable(seatNumber),
  name: z.string(),
  /**
   * Identifies the author for muting and reporting. The same for all messages of one person at this table, and
   * meaningless elsewhere.
   */
  who: z.string(),
  /** Null if the message was deleted. */
  text: z.nullable(z.string()),
  /**
   * A bot's answer to the question why: the parts of its evaluation after the act of entry `n` that depend on nothing
   * hidden, heaviest first. Empty if all of them do. The text is then empty; readers put the terms into words.
   */
  why: z.exactOptional(z.strictObject({ n: z.int(), terms: z.array(evaluationTerm) })),
});
export type ChatLine = Infer<typeof chatLine>;

const welcome = z.strictObject({
  is: z.literal("welcome"),
  /** The host's time in milliseconds since 1970, for showing clocks. */
  now: milliseconds,
  me,
  host: z.strictObject({ version: z.string() }),
  status: serviceStatus,
});
export type Welcome = Infer<typeof welcome>;

export const hostResponses = { welcome, done: matchResponses.done, invalid: matchResponses.invalid };
export type HostResponse = Welcome | Extract<MatchResponse, { is: "done" | "invalid" }>;

export const hostPushes = {
  tables: z.strictObject({ is: z.literal("tables"), tables: z.array(tableInfo) }),
  /** A followed table, or a table of a followed lobby, has changed. */
  table: z.strictObject({ is: z.literal("table"), table: tableInfo }),
  /** The table left the lobby (`lobby`) or no longer exists (`host`). */
  tableGone: z.strictObject({ is: z.literal("tableGone"), table, from: z.enum(["lobby", "host"]) }),
  /** The person's own ticket; null if there is none. */
  ticket: z.strictObject({ is: z.literal("ticket"), ticket: z.nullable(ticketInfo) }),
  /** A followed tournament as this person sees it. */
  tournament: z.strictObject({ is: z.literal("tournament"), tournament: tournamentInfo }),
  chat: z.strictObject({ is: z.literal("chat"), table, lines: z.array(chatLine) }),
  /** An administrator changed the service status. */
  status: z.strictObject({ is: z.literal("status"), status: serviceStatus }),
  /** The server is shutting down or moving. Reconnect after `reconnect` milliseconds. No acknowledged write is lost. */
  closing: z.strictObject({ is: z.literal("closing"), reconnect: milliseconds }),
};
export type HostPush = InferAny<typeof hostPushes>;
