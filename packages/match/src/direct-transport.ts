import type { ServerMessage } from "@starboard/wire";
import type { OpenTransport } from "@starboard/wire/client";
import { openConnection } from "./connection.ts";
import type { MatchService } from "./match-service.ts";

/** A transport to a match service in the same thread. Messages are copied through JSON, as on any other transport. */
export function directTransport(matchService: Pick<MatchService, "execute" | "subscribe">): OpenTransport {
  return (onMessage) => {
    const connection = openConnection(matchService, (message) => onMessage(copy(message) as ServerMessage));
    return { send: (message) => void connection.receive(copy(message)), close: () => connection.close() };
  };
}
const copy = (message: object): unknown => JSON.parse(JSON.stringify(message));
