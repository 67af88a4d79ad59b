import type { ServiceMessage } from "@starboard/wire";
import type { MatchService } from "./match-service.ts";
import type { OpenTransport } from "./match-client.ts";
import { type AccessPolicy, ALLOW_ALL, openConnection } from "./connection.ts";

/** A transport to a match service in the same thread. Messages are copied through JSON, as on any other transport. */
export function directTransport(matchService: MatchService, access: AccessPolicy = ALLOW_ALL): OpenTransport {
  return (onMessage) => {
    const connection = openConnection(matchService, (message) => onMessage(copy(message) as ServiceMessage), access);
    return { send: (message) => void connection.receive(copy(message)), close: () => connection.close() };
  };
}
const copy = (message: object): unknown => JSON.parse(JSON.stringify(message));
