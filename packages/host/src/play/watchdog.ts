/**
 * Finds stuck matches, where a clock, a bot, an order or the start should have acted, and matches whose game is not
 * installed. Stuck matches are retried with growing pauses; the others are closed after a grace period. Both are
 * logged, counted and listed for administrators.
 */
import { parseEdition } from "@starboard/kernel";
import { nextClockEvent } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { StuckMatch, StuckReason } from "@starboard/wire/admin";
import type { HostServices } from "../services.ts";
import type { Cursor, HostStore, Stored } from "../storage/store.ts";
import { createMatchOf } from "../tables/start.ts";
import { closeTable } from "../tables/close.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import { tournaments, withEvent } from "../tournaments/doc.ts";
import type { TournamentService } from "../tournaments/tournament-service.ts";
import { isOfNewerProgram, loadGame } from "./games.ts";

export interface Watchdog {
  /** Checks every match that is not over, and retries or closes those that are due. Normally called by a timer. */
  check(): Promise<void>;
  /** Returns the matches that are still stuck, oldest first. */
  list(): readonly StuckMatch[];
  /** Retries one match now. Returns false if it is not on the list. */
  retry(table: string): Promise<boolean>;
  close(): void;
}
export interface WatchdogOptions {
  readonly services: HostServices;
  readonly tournaments: Pick<TournamentService, "change">;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Logs a match that was found, retried or closed. */
  readonly log: (about: object, text: string) => void;
}

const MINUTE = 60_000;
/** Time after which overdue work counts as stuck, in ms. */
export const LATE_MS = MINUTE;
/** Time until a match without its game is closed, in ms. Starting an older version by mistake does no harm. */
export const UNPLAYABLE_GRACE_MS = 10 * MINUTE;
/** First pause between two retries, in ms. Each pause is twice as long as the one before. */
const FIRST_RETRY_PAUSE_MS = MINUTE;
const MAX_RETRY_PAUSE_MS = 60 * MINUTE;
/** Minimum pause between two checks, in ms. It is also at least this factor times the last check's duration. */
const CHECK_PAUSE_MS = 15_000;
const CHECK_PAUSE_FACTOR = 20;
const PAGE = 200;
/** Reasons of the metric. All are set, so that the metric is 0 and not absent where nothing is stuck. */
const REASONS: readonly StuckReason[] = ["clock", "bot", "order", "start", "unplayable"];

type Lateness = Pick<StuckMatch, "reason" | "since">;

export function createWatchdog({ services, tournaments: tournamentService, after, log }: WatchdogOptions): Watchdog {
  const { store, tables: tableService, matches, metrics, now, onError } = services;
  const { leases } = services.storage;
  const found = new Map<string, StuckMatch>();
  const checkTournaments = createTournamentCheck({ services, tournaments: tournamentService, log });
  /** Lateness is counted from this moment: before it the host was down or read-only. */
  let countsFrom = now();
  let hasLease = false;
  let closed = false;
  let checking: Promise<void> | undefined;
  let cancelTimer = after(CHECK_PAUSE_MS, () => void checkAgain());

  async function checkAgain(): Promise<void> {
    const began = performance.now();
    await check().catch(onError);
    if (closed) return;
    cancelTimer = after(
      Math.max(CHECK_PAUSE_MS, CHECK_PAUSE_FACTOR * (performance.now() - began)),
      () => void checkAgain(),
    );
  }

  function report(stored: Stored<TableDoc>, { reason, since }: Lateness, game: string): void {
    const { id } = stored;
    if (found.get(id)?.reason === reason) return;
    found.set(id, stuckMatchOf(stored, { reason, since }, game, now()));
    metrics.stuckFound.inc({ reason });
    log({ match: id, game, reason, since: new Date(since).toISOString() }, "A match is stuck.");
  }

  async function checkPage(page: readonly Stored<TableDoc>[], seen: Set<string>): Promise<void> {
    const ids = page.map(({ id }) => id);
    const [summaries, dues] = await Promise.all([store.summariesOf(ids), matches.dueSince(ids)]);
    const summaryOf = new Map(summaries.map((summary) => [summary.match, summary]));
    for (const stored of page) {
      const { id, doc } = stored;
      const summary = summaryOf.get(id);
      if (doc.closed || summary?.over || summary?.clock?.stopped === "closed") continue;
      const game = summary?.game ?? doc.game;
      const before = found.get(id);
      const late = !(await isPlayable(game))
        ? { reason: "unplayable" as const, since: before?.reason === "unplayable" ? before.since : now() }
        : doc.state === "playing"
          ? lateBy(stored, summary, dues.get(id), now(), countsFrom)
          : undefined;
      if (!late) continue;
      seen.add(id);
      report(stored, late, game);
    }
  }

  async function closeUnplayable({ table, game }: StuckMatch): Promise<void> {
    const result = await closeTable(tableService, table, { is: "unplayable", why: game, at: now() });
    if ("bad" in result) return;
    found.delete(table);
    await matches.forgetDue(table);
    services.storage.bus.publish("unplayable", { table });
    log({ match: table, game }, "A match was closed because its game is not installed.");
  }

  async function tryAgain(one: StuckMatch): Promise<void> {
    const { table, reason } = one;
    metrics.stuckRetries.inc({ reason });
    const tries = one.tries + 1;
    const pause = Math.min(FIRST_RETRY_PAUSE_MS * 2 ** one.tries, MAX_RETRY_PAUSE_MS);
    let code: string | null;
    try {
      code = await (reason === "start" ? startAgain(tableService, table) : matches.retry(table, one.tries > 0));
    } catch (error) {
      onError(error);
      code = "MATCH_STORE";
    }
    if (found.get(table) === one) found.set(table, { ...one, tries, code, nextTryAt: now() + pause });
    log({ match: table, reason, tries, code }, "Retried a stuck match.");
  }

  async function runCheck(): Promise<void> {
    if (services.service.isReadOnly()) {
      countsFrom = now();
      return;
    }
    // Only the host with the lease acts; every host lists what it finds.
    hasLease ||= await leases.acquire("watchdog");
    const seen = new Set<string>();
    for (const state of ["playing", "lobby"] as const)
      for await (const page of tablesIn(store, state, () => closed)) if (page.length > 0) await checkPage(page, seen);
    for (const id of found.keys()) if (!seen.has(id)) found.delete(id);
    if (hasLease)
      for (const one of found.values()) {
        if (closed) return;
        if (one.reason === "unplayable") {
          if (one.closesAt !== null && one.closesAt <= now()) await closeUnplayable(one);
        } else if (one.nextTryAt <= now()) await tryAgain(one);
      }
    await checkTournaments(hasLease);
    for (const reason of REASONS)
      metrics.stuck.set({ reason }, [...found.values()].filter((one) => one.reason === reason).length);
  }
  function check(): Promise<void> {
    checking ??= runCheck().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  return {
    check,
    list: () => [...found.values()].sort((a, b) => a.since - b.since),
    async retry(table) {
      const one = found.get(table);
      if (!one) return false;
      if (one.reason !== "unplayable") await tryAgain(one);
      return true;
    },
    close() {
      closed = true;
      cancelTimer();
    },
  };
}

/** True if the game is installed. A game that fails to load counts as installed. */
async function isPlayable(game: string): Promise<boolean> {
  const named = parseEdition(game);
  if (!named) return false;
  try {
    return (await loadGame(named.id, named.edition)) !== undefined;
  } catch {
    return true;
  }
}

/** Returns what should have acted, and since when. Undefined if the match waits for a person or is not late yet. */
function lateBy(
  stored: Stored<TableDoc>,
  summary: MatchSummary | undefined,
  due: number | undefined,
  at: number,
  countsFrom: number,
): Lateness | undefined {
  // Work that fell due before `countsFrom` is late only a minute after it.
  const late = (reason: StuckReason, since: number | null): Lateness | undefined =>
    since !== null && at - Math.max(since, countsFrom) >= LATE_MS ? { reason, since } : undefined;
  if (!summary) return late("start", stored.changedAt);
  const isBotAsked = summary.asked.some((seat) => summary.seats[seat]?.kind === "bot");
  return (
    (isBotAsked ? late("bot", summary.changedAt) : undefined) ??
    (summary.clock ? late("clock", nextClockEvent(summary.clock)) : undefined) ??
    late("order", due ?? null)
  );
}

/** Yields all tables in a state, page by page. */
async function* tablesIn(
  store: HostStore,
  state: TableDoc["state"],
  isClosed: () => boolean,
): AsyncGenerator<readonly Stored<TableDoc>[]> {
  let from: Cursor | undefined;
  for (;;) {
    const page = await tableDocs.find(store, { index: ["state", state], limit: PAGE, ...(from && { after: from }) });
    yield page;
    const last = page.at(-1);
    if (page.length < PAGE || !last || isClosed()) return;
    from = { changedAt: last.changedAt, id: last.id };
  }
}

/** Closes tournaments whose game is not installed. */
function createTournamentCheck({
  services: { store, now },
  tournaments: tournamentService,
  log,
}: Omit<WatchdogOptions, "after">) {
  /** Tournaments whose game is not installed, with the time of detection in epoch ms. */
  const missing = new Map<string, number>();
  async function closeTournament(id: string): Promise<void> {
    await tournamentService.change(id, (doc) =>
      doc.state === "over"
        ? doc
        : withEvent(
            { ...doc, state: "over", paused: null },
            { at: now(), by: null, what: "unplayable", why: doc.game },
          ),
    );
    log({ tournament: id }, "A tournament was closed because its game is not installed.");
  }

  /** Closes tournaments whose game is still not installed after the grace period. */
  return async function checkTournaments(hasLease: boolean): Promise<void> {
    const seen = new Set<string>();
    for (const state of ["open", "running"] as const)
      for (const { id, doc } of await tournaments.find(store, { index: ["state", state], limit: 10 * PAGE })) {
        if (await isPlayable(doc.game)) continue;
        seen.add(id);
        const since = missing.get(id) ?? now();
        if (!missing.has(id)) log({ tournament: id, game: doc.game }, "The game of a tournament is not installed.");
        missing.set(id, since);
        if (hasLease && !isOfNewerProgram(doc.game) && now() - since >= UNPLAYABLE_GRACE_MS) await closeTournament(id);
      }
    for (const id of missing.keys()) if (!seen.has(id)) missing.delete(id);
  };
}

/** The list entry of a match that was found now, at `at`. */
function stuckMatchOf(
  { id, doc }: Stored<TableDoc>,
  { reason, since }: Lateness,
  game: string,
  at: number,
): StuckMatch {
  const unplayable = reason === "unplayable";
  return {
    table: id,
    game,
    title: doc.terms.title,
    seats: doc.seats.map(({ name }) => name),
    reason,
    since,
    tries: 0,
    nextTryAt: at,
    code: unplayable ? "MATCH_EDITION" : null,
    closesAt: unplayable && !isOfNewerProgram(game) ? since + UNPLAYABLE_GRACE_MS : null,
  };
}

/** Starts a match whose start failed. Returns the error code, or null on success. */
async function startAgain(tableService: HostServices["tables"], table: string): Promise<string | null> {
  const stored = await tableService.get(table);
  const started = "bad" in stored ? stored : await createMatchOf(tableService, stored.ok);
  return "bad" in started ? (started.bad[0]?.code ?? "HOST_INTERNAL") : null;
}
