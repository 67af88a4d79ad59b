import type { FromClerk } from "@starboard/wire";
import type { Clerk } from "./match-service.ts";
import type { Connect } from "./match-client.ts";
import { type Access, everything, openDesk } from "./connection.ts";

/** A line to a clerk in the same thread. Messages are copied as they would be on any other line. */
export function directLine(clerk: Clerk, access: Access = everything): Connect {
  return (hear) => {
    const desk = openDesk(clerk, (message) => hear(copy(message) as FromClerk), access);
    return { send: (message) => void desk.receive(copy(message)), close: () => desk.close() };
  };
}
const copy = (message: object): unknown => JSON.parse(JSON.stringify(message));
