import type { OpponentChoice } from "./client.ts";
import { StarboardError } from "./errors.ts";
import type { Session } from "./session.ts";

/** How often a ticket says that its program still waits, in ms. */
const SEEN_MS = 25_000;

/** Opens a ticket and waits for its table; null if the signal came first. */
export async function waitForOpponent(
  session: Session,
  { signal, wants, opponents, range = null }: OpponentChoice,
): Promise<string | null> {
  const [http, connection] = [await session.http(), await session.connection()];
  const data = { name: "Program", wants, rated: false, range, ...(opponents && { opponents }) };
  const first = await http.call("PUT", "/api/tickets", "TicketsInfo", { is: "TicketInput", data });
  const found = Promise.withResolvers<string | null>();
  if (first.mine?.found) found.resolve(first.mine.found.table);
  const stop = connection.onTicket((ticket) => {
    if (ticket?.found) found.resolve(ticket.found.table);
  });
  const seen = setInterval(() => {
    http.call("POST", "/api/tickets/seen", "TicketsInfo").then(
      ({ mine }) => {
        if (mine?.found) found.resolve(mine.found.table);
        else if (!mine) found.reject(new StarboardError("TICKET_CLOSED"));
      },
      (error: unknown) => found.reject(error),
    );
  }, SEEN_MS);
  const abort = (): void => found.resolve(null);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  try {
    const table = await found.promise;
    if (table === null) await http.call("DELETE", "/api/tickets", "TicketsInfo");
    return table;
  } finally {
    stop();
    clearInterval(seen);
    signal?.removeEventListener("abort", abort);
  }
}
