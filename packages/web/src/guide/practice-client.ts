/** The client of a match that runs in the page only, such as a guided match or a puzzle. */
import type { ClientResult, MatchClient } from "@starboard/match";
import type { Update } from "@starboard/wire";

const unsupported: ClientResult<never> = { bad: [{ code: "WEB_GUIDE", at: "" }] };

/** Completes a client that watches, commits and takes back. Everything else fails with WEB_GUIDE. */
export const practiceClient = (own: Pick<MatchClient, "watch" | "commit" | "takeBack">): MatchClient => ({
  ...own,
  create: async () => unsupported,
  fork: async () => unsupported,
  list: async () => ({ ok: { matches: [], unreadable: [] } }),
  edition: async () => unsupported,
  seat: async () => unsupported,
  record: async () => unsupported,
  importRecord: async () => unsupported,
  remove: async () => unsupported,
  analysis: async () => unsupported,
  onNotice: () => () => {},
  connection: "up",
  onConnection: () => () => {},
  retry: () => {},
  close: () => {},
});

/** The watchers of such a match, each with the number of entries that it has received. */
export function createWatchers(update: (since: number) => Update): {
  readonly watch: MatchClient["watch"];
  /** Sends each watcher what it has not seen; everything since `from` after a step back. */
  readonly publish: (from?: number) => void;
} {
  const watchers = new Map<(update: Update) => void, number>();
  const send = (watcher: (update: Update) => void, since: number): void => {
    const latest = update(since);
    watchers.set(watcher, latest.at);
    watcher(latest);
  };
  return {
    watch(_match, viewer, onUpdate) {
      // The page watches the public view too until it knows its seats; here there is only the player of this page.
      const watcher = (latest: Update): void => onUpdate({ ...latest, viewer });
      watchers.set(watcher, 0);
      // The page counts on being called after `watch` has returned, as over a connection.
      queueMicrotask(() => {
        if (watchers.has(watcher)) send(watcher, 0);
      });
      return () => watchers.delete(watcher);
    },
    publish(from) {
      for (const [watcher, at] of watchers) send(watcher, from ?? at);
    },
  };
}
