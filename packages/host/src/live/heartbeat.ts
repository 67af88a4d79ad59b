/** Sends each connection the entry counts of its matches, so that a page that missed an update requests it again. */
import type { HostServices } from "../services.ts";
import type { SocketConnection } from "./connection.ts";

/** Maximum number of matches in one query. */
const QUERY_SIZE = 500;

export async function sendHeartbeats(
  connections: Iterable<Pick<SocketConnection, "watchedLive" | "send">>,
  { matches, store }: Pick<HostServices, "matches" | "store">,
): Promise<void> {
  const watched = [...connections].map((connection) => [connection, new Set(connection.watchedLive())] as const);
  const counts = new Map(matches.service.openMatches().map(({ match, at }) => [match, at]));
  const others = [...new Set(watched.flatMap(([, matches]) => [...matches]))].filter((match) => !counts.has(match));
  for (let i = 0; i < others.length; i += QUERY_SIZE)
    for (const { match, at } of await store.summariesOf(others.slice(i, i + QUERY_SIZE))) counts.set(match, at);
  for (const [connection, matches] of watched) {
    const newest = [...matches].flatMap((match) => {
      const at = counts.get(match);
      return at === undefined ? [] : [{ match, at }];
    });
    if (newest.length > 0) connection.send({ channel: "match", is: "heartbeat", newest });
  }
}
