import type { ServiceMessage } from "@starboard/wire";
import type { MatchService } from "./match-service.ts";
import type { OpenTransport } from "./match-client.ts";
import { type AccessPolicy, ALLOW_ALL, openConnection } from "./connection.ts";

/** A line to a clerk in the same thread. Messages are copied as they would be on any other line. */
export function directTransport(matchService: MatchService, access: AccessPolicy = ALLOW_ALL): OpenTransport {
  return (hear) => {
    const desk = openConnection(matchService, (message) => hear(copy(message) as ServiceMessage), access);
    return { send: (message) => void desk.receive(copy(message)), close: () => desk.close() };
  };
}
const copy = (message: object): unknown => JSON.parse(JSON.stringify(message));
