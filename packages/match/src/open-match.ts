/** What belongs to a match that somebody is interested in, and what is needed to keep it. */
import { type FindGame, type Invalid, parseEdition, type Viewer } from "@starboard/kernel";
import type { MatchResponse, MatchNotice, MatchSummary, Update } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import { errorCodeOf, type LoadGame } from "./errors.ts";
import { NO_ORDERS, type OrderStore, type OrdersBySeat } from "./conditional-orders.ts";
import { isOver, type LiveMatch, restoreMatch } from "./live-match.ts";
import type { ScheduledMatchStore, LogRow, SnapshotStore } from "./store.ts";
import type { BotRunner } from "./bot-runner.ts";
import type { ConsentPolicy } from "./update.ts";

/** Told what one viewer of one match may know. */
export type OnUpdate = (message: Update | MatchNotice) => void;
export interface OpenMatchOptions {
  readonly load: LoadGame;
  readonly store: ScheduledMatchStore & Partial<SnapshotStore>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly thinker: BotRunner;
  /** Whether a person agrees to later acts being taken back with somebody else's: on one device friends do. */
  readonly consents: ConsentPolicy;
  /**
   * Hears of every match that was written to, after it is safe, with its new card or null where it was removed: other
   * clerks of the same store need to know.
   */
  readonly wrote?: (match: string, card: MatchSummary | null) => void;
  /** The clock of a match as it was last written, where matches have clocks. */
  readonly clockOf?: (match: string) => Promise<Clock | undefined>;
  /**
   * Runs something after so many milliseconds; returns how to call it off. With it, time passes in the matches that
   * somebody is in; a clerk without it is told to `wake` a match when it is due.
   */
  readonly after?: (ms: number, run: () => void) => () => void;
  /** Runs something after so many milliseconds; returns how to call it off. With it, what could not be read is read again later. */
  readonly retryAfter?: (ms: number, run: () => void) => () => void;
  /** Answers that seats have given ahead, where they can. */
  readonly orders?: OrderStore;
  /**
   * Bots play on among themselves while no viewer is connected, behind all matches of people. Without it such a match waits for a
   * viewer: a page does not compute what its user does not see.
   */
  readonly playsUnwatched?: boolean;
  /** Entries held of every match that somebody is in; `RECENT_ROWS` when absent. */
  readonly held?: number;
}

export interface Watcher {
  readonly viewer: Viewer;
  readonly hear: OnUpdate;
  /** Entries this viewer has been told of. */
  at: number;
}
export interface OpenMatch {
  readonly live: LiveMatch;
  /** Milliseconds since 1970. */
  changedAt: number;
  clock: Clock | undefined;
  orders: OrdersBySeat;
  /** Entries the last snapshot sums up. */
  snapshotAt: number;
  /** Calls the alarm off. */
  cancelTimer: () => void;
  readonly watchers: Set<Watcher>;
}
export const invalid = (code: string, about?: Invalid["about"]): MatchResponse => ({
  is: "invalid",
  bad: [about ? { code, at: "", about } : { code, at: "" }],
});

/** The rules of one edition by name, as the kernel wants to find them. */
export async function findOnly(load: LoadGame, edition: string): Promise<FindGame> {
  const named = parseEdition(edition);
  const game = named && (await load(named.id, named.edition));
  return (id, number) => (named?.id === id && named.edition === number ? game : undefined);
}

/** A match as it is stored, with nobody in it yet. Codes MATCH_UNKNOWN and those of `restoreMatch`. */
export async function loadOpenMatch(options: OpenMatchOptions, match: string): Promise<OpenMatch | MatchResponse> {
  const { load, store, clockOf, orders: book } = options;
  const opening = await store.opening(match);
  if (!opening) return invalid("MATCH_UNKNOWN", { match });
  const find = await findOnly(load, String(opening.game));
  const [rows, snapshot] = await Promise.all([store.rows(match, 0), store.snapshot?.(match)]);
  const sat = restoreMatch(opening, rows, find, snapshot);
  if ("bad" in sat) return { is: "invalid", bad: sat.bad };
  const last = sat.ok.recentRows[sat.ok.recentRows.length - 1] as LogRow;
  const [clock, orders] = await Promise.all([clockOf?.(match), book?.load(match)]);
  return {
    live: sat.ok,
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

/** Nobody looks into a bot's hand while it holds one. */
export const hidden = (s: LiveMatch, viewer: Viewer): boolean =>
  viewer !== "public" && s.seats[viewer]?.kind === "bot" && !isOver(s);
