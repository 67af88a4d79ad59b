/** A match held in memory with its watchers and its timer, and the options for keeping such matches. */
import { type AnyGame, editionName, type FindGame, type Invalid, parseEdition, type Viewer } from "@starboard/kernel";
import type { MatchResponse, MatchNotice, MatchSummary, Update } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import { errorCodeOf, type LoadGame } from "./errors.ts";
import { NO_ORDERS, type OrderStore, type OrdersBySeat } from "./conditional-orders.ts";
import { isOver, type LiveMatch, restoreMatch } from "./live-match.ts";
import type { ScheduledMatchStore, LogRow, SnapshotStore } from "./store.ts";
import type { BotRunner } from "./bot-runner.ts";
import type { ConsentPolicy } from "./update.ts";

/** Receives updates and notices for one viewer of one match. */
export type OnUpdate = (message: Update | MatchNotice) => void;
export interface OpenMatchOptions {
  readonly load: LoadGame;
  readonly store: ScheduledMatchStore & Partial<SnapshotStore>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly botRunner: BotRunner;
  /** Whether a player agrees that own later acts are taken back together with another player's act. */
  readonly consents: ConsentPolicy;
  /**
   * Called after every durable write with the new summary of the match, or null if it was removed. Other services on
   * the same store are notified this way.
   */
  readonly onWritten?: (match: string, summary: MatchSummary | null) => void;
  /** Loads the clock of a match as it was last written. Absent if matches have no clocks. */
  readonly clockOf?: (match: string) => Promise<Clock | undefined>;
  /**
   * Runs a callback after a delay in ms and returns the cancel function. With it the service does due work of open
   * matches by itself; without it the caller must call `runDue` at the due date.
   */
  readonly after?: (ms: number, run: () => void) => () => void;
  /** The same for retries: with it, failed loads are retried later. The default is `after`. */
  readonly retryAfter?: (ms: number, run: () => void) => () => void;
  /** Runs a callback after the messages that are being sent. With it, players do not wait for spectators. */
  readonly defer?: (run: () => void) => void;
  /** Store of conditional orders. Absent if seats cannot give any. */
  readonly orders?: OrderStore;
  /**
   * Whether matches with only bots continue without a viewer, at lower priority than matches of people. If false such a
   * match waits for a viewer; a page does not compute what its user does not see.
   */
  readonly playsUnwatched?: boolean;
  /** Number of recent rows kept in memory of every open match; the default is `RECENT_ROWS`. */
  readonly recentRows?: number;
}

export interface Watcher {
  readonly viewer: Viewer;
  readonly onUpdate: OnUpdate;
  /** Number of entries that were sent to this viewer. */
  at: number;
}
export interface OpenMatch {
  readonly live: LiveMatch;
  /** Milliseconds since 1970. */
  changedAt: number;
  clock: Clock | undefined;
  /** The summary that was written last, which updates share as long as it is the present one. */
  written?: MatchSummary;
  orders: OrdersBySeat;
  /** Number of entries that the last snapshot covers. */
  snapshotAt: number;
  /** Cancels the timer for the next due date. */
  cancelTimer: () => void;
  readonly watchers: Set<Watcher>;
}
export const invalid = (code: string, about?: Invalid["about"]): MatchResponse => ({
  is: "invalid",
  bad: [about ? { code, at: "", about } : { code, at: "" }],
});

/** Loads an edition and every later one that there is. Returns a kernel lookup that finds these editions. */
export async function loadEditions(load: LoadGame, name: string): Promise<FindGame> {
  const editions = new Map<string, AnyGame>();
  const named = parseEdition(name);
  for (let n = named?.edition ?? 0; named; n++) {
    const game = await load(named.id, n);
    if (game?.edition !== n) break;
    editions.set(editionName({ id: named.id, edition: n }), game);
  }
  return (id, edition) => editions.get(editionName({ id, edition }));
}

/** Loads a stored match, without watchers. Codes MATCH_UNKNOWN and those of `restoreMatch`. */
export async function loadOpenMatch(options: OpenMatchOptions, match: string): Promise<OpenMatch | MatchResponse> {
  const { load, store, clockOf, orders: orderStore } = options;
  const opening = await store.opening(match);
  if (!opening) return invalid("MATCH_UNKNOWN", { match });
  const find = await loadEditions(load, String(opening.game));
  const [rows, snapshot] = await Promise.all([store.rows(match, 0), store.snapshot?.(match)]);
  const restored = restoreMatch(opening, rows, find, snapshot);
  if ("bad" in restored) return { is: "invalid", bad: restored.bad };
  const last = restored.ok.recentRows[restored.ok.recentRows.length - 1] as LogRow;
  const [clock, orders] = await Promise.all([clockOf?.(match), orderStore?.load(match)]);
  return {
    live: restored.ok,
    changedAt: opening.createdAt + last.entry.at,
    clock,
    orders: orders ?? NO_ORDERS,
    snapshotAt: snapshot?.at ?? 0,
    cancelTimer: () => {},
    watchers: new Set(),
  };
}

export const noticeOf = ({ live }: OpenMatch, error: unknown): MatchNotice => ({
  is: "notice",
  match: live.opening.match,
  code: errorCodeOf(error),
  about: { problem: String(error) },
});

/** Whether a viewer is a bot's seat in a running match; its view is sent to no one. */
export const isWithheld = (s: LiveMatch, viewer: Viewer): boolean =>
  viewer !== "public" && s.seats[viewer]?.kind === "bot" && !isOver(s);
