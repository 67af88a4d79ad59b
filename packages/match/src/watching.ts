/** Lets viewers watch an open match. */
import type { Seat, Viewer } from "@starboard/kernel";
import type { MatchResponse } from "@starboard/wire";
import type { Broadcaster } from "./broadcast.ts";
import { withHistoryFrom } from "./history.ts";
import type { LoadedMatches } from "./loaded-matches.ts";
import {
  invalid,
  isWithheld,
  type OnUpdate,
  type OpenMatch,
  type OpenMatchOptions,
  type Watcher,
} from "./open-match.ts";

export interface Watching {
  /** Resends a seat what has happened since entry `at`. */
  resend(match: string, seat: Seat, at: number): Promise<void>;
  /**
   * Sends a viewer an update now and at every change. Returns the unsubscribe function, or MATCH_SEAT or
   * MATCH_BOT_SEAT.
   */
  addWatcher(
    openMatch: OpenMatch,
    viewer: Viewer,
    since: number,
    onUpdate: OnUpdate,
  ): Promise<MatchResponse | (() => void)>;
}

export interface WatchingOptions extends Pick<OpenMatchOptions, "store"> {
  readonly loaded: LoadedMatches;
  readonly broadcaster: Broadcaster;
  /** Bots of a match may think while somebody watches it. */
  readonly syncBotsAndTimer: (openMatch: OpenMatch) => void;
  readonly releaseIfIdle: (match: string) => void;
}

export const createWatching = ({
  store,
  loaded,
  broadcaster,
  syncBotsAndTimer,
  releaseIfIdle,
}: WatchingOptions): Watching => ({
  async resend(match, seat, at) {
    const openMatch = loaded.find(match);
    if (openMatch) await broadcaster.resend(openMatch, seat, at);
  },
  async addWatcher(openMatch, viewer, since, onUpdate) {
    const { live } = openMatch;
    const { match } = live.opening;
    if (viewer !== "public" && !live.seats[viewer]) return invalid("MATCH_SEAT", { seat: viewer });
    if (isWithheld(live, viewer)) return invalid("MATCH_BOT_SEAT", { seat: viewer });
    const watcher: Watcher = { viewer, onUpdate, at: Math.min(since, live.length) };
    const wide = await withHistoryFrom(store, live, watcher.at);
    openMatch.watchers.add(watcher);
    syncBotsAndTimer(openMatch);
    broadcaster.send(openMatch, watcher, wide);
    return () => {
      loaded.removeWatcher(match, watcher);
      releaseIfIdle(match);
    };
  },
});
