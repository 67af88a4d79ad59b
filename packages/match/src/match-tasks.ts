/** Runs requests and due work on matches, one at a time for each match. */
import type { MatchResponse } from "@starboard/wire";
import type { Broadcaster } from "./broadcast.ts";
import type { LoadedMatches } from "./loaded-matches.ts";
import type { OpenMatch } from "./open-match.ts";
import type { MatchScheduler } from "./scheduler.ts";
import type { TaskQueues } from "./task-queues.ts";

export interface MatchTasks {
  /**
   * Runs `act` on an open match after its due work and returns its value, or the response that tells why the match
   * cannot be opened. After a failure the match is reloaded, since memory may be wrong.
   */
  readonly withMatch: <T = MatchResponse>(
    match: string,
    act: (openMatch: OpenMatch) => Promise<T>,
  ) => Promise<T | MatchResponse>;
  /** Does the due work of a match. Resolves to the next due date, or to undefined after a failure. */
  readonly runDue: (match: string) => Promise<number | null | undefined>;
  /**
   * Does the due work of a stuck match; with `withReload` it is first reloaded from the store and its bots start
   * again. The response is that of any request, so that the caller learns why it fails.
   */
  readonly restart: (match: string, withReload: boolean) => Promise<MatchResponse>;
}

export interface MatchTasksOptions {
  readonly enqueue: TaskQueues["enqueue"];
  readonly loaded: LoadedMatches;
  readonly scheduler: MatchScheduler;
  readonly syncBotsAndTimer: (openMatch: OpenMatch) => void;
  readonly sendFailure: Broadcaster["sendFailure"];
}

export function createMatchTasks({
  enqueue,
  loaded,
  scheduler,
  syncBotsAndTimer,
  sendFailure,
}: MatchTasksOptions): MatchTasks {
  const withMatch: MatchTasks["withMatch"] = (match, act) =>
    enqueue(match, async () => {
      // The common case, an open match without due work, awaits no extra promise.
      const openMatch = loaded.find(match) ?? (await loaded.open(match));
      if ("is" in openMatch) return openMatch;
      try {
        if (scheduler.isDue(openMatch)) await scheduler.runDue(openMatch);
        return await act(loaded.find(match) ?? openMatch);
      } catch (error) {
        await loaded.reload(match);
        throw error;
      }
    });
  return {
    withMatch,
    async runDue(match) {
      try {
        const done = await withMatch(match, async (openMatch) => {
          syncBotsAndTimer(openMatch);
          return { nextDueAt: scheduler.nextDueAt(openMatch) };
        });
        return "is" in done ? undefined : done.nextDueAt;
      } catch (error) {
        const openMatch = loaded.find(match);
        if (openMatch) sendFailure(openMatch, error);
        return undefined;
      }
    },
    async restart(match, withReload) {
      if (withReload) await enqueue(match, () => loaded.reload(match));
      return withMatch(match, (openMatch) => {
        syncBotsAndTimer(openMatch);
        return Promise.resolve({ is: "done", at: openMatch.live.length });
      });
    },
  };
}
