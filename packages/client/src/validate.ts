/** Checks what is sent and received by the schemas of the protocol. */
import { misfit } from "./check.ts";
import { StarboardError } from "./errors.ts";
import { schemas } from "./schemas.gen.ts";
import type * as Protocol from "./protocol.gen.ts";

/** The types of the protocol by name. */
export interface Named {
  readonly Act: Protocol.Act;
  readonly ActsInput: Protocol.ActsInput;
  readonly BotTokenInput: Protocol.BotTokenInput;
  readonly ChatLine: Protocol.ChatLine;
  readonly LinkTarget: Protocol.LinkTarget;
  readonly Me: Protocol.Me;
  readonly NewProgram: Protocol.NewProgram;
  readonly NewTableInput: Protocol.NewTableInput;
  readonly OpenLinkInput: Protocol.OpenLinkInput;
  readonly OwnPrograms: Protocol.OwnPrograms;
  readonly ProgramLadder: Protocol.ProgramLadder;
  readonly ProtocolInfo: Protocol.ProtocolInfo;
  readonly TableInfo: Protocol.TableInfo;
  readonly TableWithLinks: Protocol.TableWithLinks;
  readonly TakeSeatInput: Protocol.TakeSeatInput;
  readonly TicketInfo: Protocol.TicketInfo;
  readonly TicketInput: Protocol.TicketInput;
  readonly TicketsInfo: Protocol.TicketsInfo;
  readonly Update: Protocol.Update;
}

function checked<N extends keyof Named>(name: N, data: unknown, code: string): Named[N] {
  const found = misfit(data, { $ref: name }, schemas);
  if (found) throw new StarboardError(code, { at: found.at, about: { expected: name, why: found.why } });
  return data as Named[N];
}

/** Returns data from a host, if it has the form that the protocol gives it. Throws CLIENT_MESSAGE. */
export const received = <N extends keyof Named>(name: N, data: unknown): Named[N] =>
  checked(name, data, "CLIENT_MESSAGE");

/** Returns data for a host, if it has the form that the protocol gives it. Throws CLIENT_INPUT. */
export const sending = <N extends keyof Named>(name: N, data: Named[N]): Named[N] =>
  checked(name, data, "CLIENT_INPUT");
