/** Sends updates to the watchers of a match. Each receives every log item once and in order, also after failures. */
import type { Seat } from "@starboard/kernel";
import type { TaskQueues } from "./task-queues.ts";
import { isWithheld, noticeOf, type OpenMatch, type OpenMatchOptions, type Watcher } from "./open-match.ts";
import type { LiveMatch } from "./live-match.ts";
import { withHistoryFrom } from "./history.ts";
import { updatesOf } from "./update.ts";

export interface Broadcaster {
  /** Sends every watcher of a match what it has not received yet. */
  readonly sendToAll: (openMatch: OpenMatch) => void;
  /** Sends one watcher an update; `live` must hold the rows since the watcher's last update. */
  readonly send: (openMatch: OpenMatch, watcher: Watcher, live?: LiveMatch) => void;
  /** Sends a seat again what has happened since entry `at`. */
  readonly resend: (openMatch: OpenMatch, seat: Seat, at: number) => Promise<void>;
  /** Sends every watcher a notice about a failure. */
  readonly sendFailure: (openMatch: OpenMatch, error: unknown) => void;
}

interface Deps extends Pick<OpenMatchOptions, "store" | "consents" | "defer"> {
  readonly enqueue: TaskQueues["enqueue"];
  readonly findOpenMatch: (match: string) => OpenMatch | undefined;
  /** The seats whose bots are thinking in a match. */
  readonly thinking: (match: string) => readonly Seat[];
}

const isSpectator = ({ viewer }: Watcher): boolean => viewer === "public";

/** Number of spectators that are sent to before other work gets its turn. */
const SPECTATORS_AT_ONCE = 100;

export function createBroadcaster({ store, consents, defer, enqueue, findOpenMatch, thinking }: Deps): Broadcaster {
  /** The spectators of each match that have not received the last change yet. */
  const waiting = new Map<string, Set<Watcher>>();
  /** Returns the builder of the updates of this moment. What watchers have in common is worked out when it is first needed. */
  function updatesNow(openMatch: OpenMatch, live: LiveMatch): ReturnType<typeof updatesOf> {
    let updates: ReturnType<typeof updatesOf> | undefined;
    return (viewer, since) => {
      const { changedAt, clock, written } = openMatch;
      updates ??= updatesOf(live, { changedAt, clock, written, thinking: thinking(live.opening.match), consents });
      return updates(viewer, since);
    };
  }
  /** If the view of a watcher cannot be computed, only that watcher gets a notice; the others are not affected. */
  function send(
    openMatch: OpenMatch,
    watcher: Watcher,
    live = openMatch.live,
    updates = updatesNow(openMatch, live),
  ): void {
    const { viewer, at } = watcher;
    if (isWithheld(live, viewer)) return;
    try {
      watcher.onUpdate(updates(viewer, at));
      watcher.at = live.length;
    } catch (error) {
      watcher.onUpdate(noticeOf(openMatch, error));
    }
  }
  const sendFromLog = async (openMatch: OpenMatch, watcher: Watcher): Promise<void> =>
    send(openMatch, watcher, await withHistoryFrom(store, openMatch.live, watcher.at));

  /** Sends an update to a watcher whose missing rows are no longer held, after reading them from the log. */
  function sendLater(match: string, watcher: Watcher): void {
    enqueue(match, async () => {
      const openMatch = findOpenMatch(match);
      if (openMatch?.watchers.has(watcher) && watcher.at < openMatch.live.length) await sendFromLog(openMatch, watcher);
    }).catch((error: unknown) => {
      const openMatch = findOpenMatch(match);
      if (openMatch) watcher.onUpdate(noticeOf(openMatch, error));
    });
  }

  function sendToEach(openMatch: OpenMatch, watchers: Iterable<Watcher>): void {
    const updates = updatesNow(openMatch, openMatch.live);
    for (const watcher of watchers) {
      if (watcher.at >= openMatch.live.firstHeld) send(openMatch, watcher, openMatch.live, updates);
      else if (!isWithheld(openMatch.live, watcher.viewer)) sendLater(openMatch.live.opening.match, watcher);
    }
  }
  /** Queues the spectators of a match, so that its players do not wait for them. */
  function sendToSpectators(match: string, spectators: readonly Watcher[], runLater: (run: () => void) => void): void {
    const queued = waiting.get(match) ?? new Set();
    if (queued.size === 0) runLater(() => sendToNext(match, runLater));
    for (const watcher of spectators) queued.add(watcher);
    waiting.set(match, queued);
  }
  function sendToNext(match: string, runLater: (run: () => void) => void): void {
    const queued = waiting.get(match);
    const next = [...(queued ?? [])].slice(0, SPECTATORS_AT_ONCE);
    for (const watcher of next) queued?.delete(watcher);
    if (queued?.size === 0) waiting.delete(match);
    else runLater(() => sendToNext(match, runLater));
    const openMatch = findOpenMatch(match);
    if (openMatch)
      sendToEach(
        openMatch,
        next.filter((watcher) => openMatch.watchers.has(watcher)),
      );
  }

  return {
    send,
    sendToAll(openMatch) {
      if (!defer) return sendToEach(openMatch, openMatch.watchers);
      const watchers = [...openMatch.watchers];
      const spectators = watchers.filter(isSpectator);
      sendToEach(openMatch, spectators.length === 0 ? watchers : watchers.filter((one) => !isSpectator(one)));
      if (spectators.length > 0) sendToSpectators(openMatch.live.opening.match, spectators, defer);
    },
    async resend(openMatch, seat, at) {
      for (const watcher of openMatch.watchers) {
        if (watcher.viewer !== seat) continue;
        watcher.at = Math.min(watcher.at, at);
        await sendFromLog(openMatch, watcher);
      }
    },
    sendFailure(openMatch, error) {
      for (const { onUpdate } of openMatch.watchers) onUpdate(noticeOf(openMatch, error));
    },
  };
}
