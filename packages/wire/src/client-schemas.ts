/**
 * What programs send and receive, by the names that clients give it. From this list the types and checks of the clients for
 * TypeScript and Python are derived (`npm run protocol`).
 */
import * as z from "zod/mini";
import { act, fact, invalidSchema, moveInput, occupant, outcomeSchema, refusal } from "./fields.ts";
import { actsInput, newTableInput, openLinkInput, takeSeatInput, terms } from "./host.ts";
import { chatLine } from "./host-messages.ts";
import { errorBody } from "./http-responses.ts";
import { matchPushes, matchResponses, matchSummary, update } from "./messages.ts";
import { botTokenInput, newProgram, ownPrograms, programLadder, protocolInfo } from "./programs.ts";
import { linkTarget, me, tableInfo, tableWithLinks } from "./table-info.ts";
import { ticketInfo, ticketInput, ticketsInfo } from "./tickets.ts";

/** What a program sends. Fields with a default may be left out. */
export const clientInputs = {
  MoveInput: moveInput,
  ActsInput: actsInput,
  NewTableInput: newTableInput,
  OpenLinkInput: openLinkInput,
  TakeSeatInput: takeSeatInput,
  TicketInput: ticketInput,
  BotTokenInput: botTokenInput,
} as const;

/** What a program receives. */
export const clientOutputs = {
  Act: act,
  Fact: fact,
  Refusal: refusal,
  Invalid: invalidSchema,
  Outcome: outcomeSchema,
  SeatOccupant: occupant,
  MatchSummary: matchSummary,
  Update: update,
  Notice: matchPushes.notice,
  Played: matchResponses.played,
  Refused: matchResponses.refused,
  Stale: matchResponses.stale,
  ErrorBody: errorBody,
  Me: me,
  Terms: terms,
  TableInfo: tableInfo,
  TableWithLinks: tableWithLinks,
  LinkTarget: linkTarget,
  ChatLine: chatLine,
  TicketInfo: ticketInfo,
  TicketsInfo: ticketsInfo,
  NewProgram: newProgram,
  OwnPrograms: ownPrograms,
  ProgramLadder: programLadder,
  ProtocolInfo: protocolInfo,
} as const;

/** The JSON Schema of everything, by name; one refers to another by `{ "$ref": name }`. */
export function clientJsonSchemas(): Record<string, object> {
  const each = (schemas: Readonly<Record<string, z.ZodMiniType>>, io: "input" | "output"): Record<string, object> => {
    const registry = z.registry<{ id: string }>();
    for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
    const { schemas: found } = z.toJSONSchema(registry, { io, uri: (id) => id });
    return Object.fromEntries(
      Object.entries(found).map(([name, { $schema: _dialect, $id: _id, ...rest }]) => [name, rest]),
    );
  };
  return { ...each(clientOutputs, "output"), ...each(clientInputs, "input") };
}
