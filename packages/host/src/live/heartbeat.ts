/** Tells every connection how many entries the matches it watches have: a page that missed an update finds out and asks again. */
import type { HostServices } from "../services.ts";
import type { SocketConnection } from "./connection.ts";

/** Matches whose entries are counted with one query. */
const AT_ONCE = 500;

export async function sendHeartbeats(
  sessions: Iterable<Pick<SocketConnection, "followed" | "send">>,
  { matches, store }: Pick<HostServices, "matches" | "store">,
): Promise<void> {
  const followed = [...sessions].map((session) => [session, new Set(session.followed())] as const);
  const counts = new Map(matches.service.openMatches().map(({ match, at }) => [match, at]));
  const others = [...new Set(followed.flatMap(([, matches]) => [...matches]))].filter((match) => !counts.has(match));
  for (let i = 0; i < others.length; i += AT_ONCE)
    for (const { match, at } of await store.cardsOf(others.slice(i, i + AT_ONCE))) counts.set(match, at);
  for (const [session, matches] of followed) {
    const newest = [...matches].flatMap((match) => {
      const at = counts.get(match);
      return at === undefined ? [] : [{ match, at }];
    });
    if (newest.length > 0) session.send({ is: "heartbeat", newest });
  }
}
