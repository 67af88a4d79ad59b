/** Manages the matches held in memory: opens them for requests and viewers, and releases them when they are idle. */
import type { MatchResponse } from "@starboard/wire";
import { createBotMoveHandler } from "./bot-moves.ts";
import { createBots } from "./bot-turns.ts";
import { isClosed } from "./clock.ts";
import { oldestRowNeeded } from "./conditional-orders.ts";
import { createMatchScheduler } from "./scheduler.ts";
import { createQueues } from "./task-queues.ts";
import { type OpenMatch, type OpenMatchOptions } from "./open-match.ts";
import { createLoadedMatches } from "./loaded-matches.ts";
import { createMatchRefresher } from "./match-refresher.ts";
import { createMatchTasks } from "./match-tasks.ts";
import { createRetries } from "./retries.ts";
import { dropRowsBefore } from "./live-match.ts";
import { RECENT_ROWS } from "./history.ts";
import { createWatching } from "./watching.ts";
import { createBroadcaster } from "./broadcast.ts";
import { matchSummaryOf } from "./update.ts";
import { createMatchWriter } from "./match-writer.ts";

export type OpenMatches = ReturnType<typeof createOpenMatches>;

const hasOnlyBots = ({ live }: OpenMatch): boolean => live.seats.every(({ kind }) => kind === "bot");

export function createOpenMatches(options: OpenMatchOptions) {
  const { store, now, botRunner, after, recentRows = RECENT_ROWS, playsUnwatched = false } = options;
  const orderStore = options.orders;
  const retries = createRetries(options.retryAfter ?? after);
  const { enqueue, isBusy } = createQueues(trimAndRelease);
  const bots = createBots(botRunner, (found) => void enqueue(found.request.match, () => handleBotResult(found)));
  const loaded = createLoadedMatches({
    openMatch: options,
    retries,
    enqueue,
    onReattached(openMatch, isOtherLength) {
      // A write that was reported as failed may have succeeded; then no other host knows of it yet.
      if (isOtherLength) publish(openMatch);
      changed(openMatch);
    },
    onReleased: (match) => bots.cancel(match),
  });
  const findOpenMatch = (match: string): OpenMatch | undefined => loaded.find(match);
  const reload = (match: string): Promise<void> => loaded.reload(match);
  const closeRemoved = (match: string): void => loaded.closeRemoved(match);
  const broadcaster = createBroadcaster({ ...options, enqueue, findOpenMatch, thinking: bots.thinking });
  const writer = createMatchWriter({ ...options, changed, closeRemoved });
  const scheduler = createMatchScheduler({ now, after, orderStore, writer, runDue: (match) => tasks.runDue(match) });
  const tasks = createMatchTasks({
    enqueue,
    loaded,
    scheduler,
    syncBotsAndTimer,
    sendFailure: broadcaster.sendFailure,
  });
  const handleBotResult = createBotMoveHandler({
    now,
    findOpenMatch,
    write: writer.write,
    warn: broadcaster.sendFailure,
    changed,
    reload,
  });

  function publish({ live, changedAt, clock }: OpenMatch): void {
    options.onWritten?.(live.opening.match, matchSummaryOf(live, live.length, changedAt, clock));
  }

  /** Runs after every task of a match: drops rows that are no longer needed and releases the match if it is idle. */
  function trimAndRelease(match: string): void {
    const openMatch = findOpenMatch(match);
    if (!openMatch) return;
    dropRowsBefore(openMatch.live, firstRowToHold(openMatch));
    releaseIfIdle(match);
  }
  /** Number of the first row to hold: recent rows are kept, and rows that conditional orders refer to. */
  const firstRowToHold = ({ live: { length }, orders }: OpenMatch): number =>
    Math.min(length - recentRows, oldestRowNeeded(orders, length));

  function releaseIfIdle(match: string): void {
    const openMatch = findOpenMatch(match);
    if (!openMatch || openMatch.watchers.size > 0 || isBusy(match)) return;
    // Unless bots play unwatched, a match with only bots stops when its last viewer leaves.
    if ((playsUnwatched || !hasOnlyBots(openMatch)) && bots.thinking(match).length > 0) return;
    if (after && scheduler.nextActionOf(openMatch)) return;
    loaded.release(match);
  }
  /** Runs after a change of a match: updates its bots and its timer, and sends updates to its watchers. */
  function changed(openMatch: OpenMatch): void {
    syncBotsAndTimer(openMatch);
    broadcaster.sendToAll(openMatch);
  }
  /** Updates bots and timer of a match. Preparing bot requests calls the rules, which may throw. */
  function syncBotsAndTimer(openMatch: OpenMatch): void {
    try {
      if (isClosed(openMatch.clock)) bots.cancel(openMatch.live.opening.match);
      else bots.sync(openMatch.live, openMatch.watchers.size === 0 && hasOnlyBots(openMatch));
    } catch (error) {
      broadcaster.sendFailure(openMatch, error);
    }
    scheduler.scheduleTimer(openMatch);
  }

  const refresher = createMatchRefresher({
    store,
    orderStore,
    loaded,
    writer,
    enqueue,
    retries,
    firstRowToHold,
    runDue: tasks.runDue,
  });

  return {
    enqueue,
    ...tasks,
    open: (match: string): Promise<OpenMatch | MatchResponse> => loaded.open(match),
    closeRemoved,
    publish,
    ...refresher,
    write: writer.write,
    writeClock: writer.writeClock,
    openMatches: (): { match: string; at: number }[] =>
      loaded.all().map(({ live }) => ({ match: live.opening.match, at: live.length })),
    release: (match: string): Promise<void> => enqueue(match, async () => loaded.release(match)),
    isDamaged: (match: string): boolean => loaded.isDamaged(match),
    ...createWatching({ store, loaded, broadcaster, syncBotsAndTimer, releaseIfIdle }),
    close(): void {
      retries.close();
      loaded.close();
    },
  };
}
