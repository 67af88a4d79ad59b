/**
 * Finds matches that stand still although a clock, a bot, an order or their start should have acted, and matches whose game is not
 * installed. The first are tried again with growing pauses, the others are closed after a while; both are logged, counted
 * and listed for administrators.
 */
import { parseEdition } from "@starboard/kernel";
import { nextClockEvent } from "@starboard/match";
import type { MatchSummary } from "@starboard/wire";
import type { StuckMatch, StuckReason } from "@starboard/wire/admin";
import type { HostServices } from "../services.ts";
import type { Cursor, Stored } from "../storage/store.ts";
import { createMatchOf } from "../tables/start.ts";
import { closeTable } from "../tables/close.ts";
import { type TableDoc, tableDocs } from "../tables/doc.ts";
import { tournaments, withEvent } from "../tournaments/doc.ts";
import type { TournamentService } from "../tournaments/tournament-service.ts";
import { loadGame } from "./games.ts";

export interface Watchdog {
  /** Looks at every match that is not over and does what follows; normally a timer calls it. */
  check(): Promise<void>;
  /** What was found and has not gone on since, the oldest first. */
  list(): readonly StuckMatch[];
  /** Tries one match again now; false where it is not on the list. */
  retry(table: string): Promise<boolean>;
  close(): void;
}
export interface WatchdogOptions {
  readonly services: HostServices;
  readonly tournaments: Pick<TournamentService, "change">;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Takes a line of the log for every match found, tried again, or closed. */
  readonly log: (about: object, text: string) => void;
}

const MINUTE = 60_000;
/** A match is late after so many milliseconds. */
export const LATE_MS = MINUTE;
/** A match whose game is missing is closed after so many milliseconds: starting an older version by mistake costs nothing. */
export const UNPLAYABLE_GRACE_MS = 10 * MINUTE;
/** The first pause between two tries; each is twice as long as the one before. */
const FIRST_PAUSE_MS = MINUTE;
const LONGEST_PAUSE_MS = 60 * MINUTE;
/** Between two looks, in milliseconds; longer where a look takes long. */
const LOOK_EVERY_MS = 15_000;
const LOOK_SHARE = 20;
const PAGE = 200;
/** Reasons as the metric has them, so that each is 0 and not absent where nothing is wrong. */
const REASONS: readonly StuckReason[] = ["clock", "bot", "order", "start", "unplayable"];

type Late = Pick<StuckMatch, "reason" | "since">;

export function createWatchdog({ services, tournaments: tournamentService, after, log }: WatchdogOptions): Watchdog {
  const { store, tables: tableService, matches, metrics, now, onError } = services;
  const { leases } = services.storage;
  const found = new Map<string, StuckMatch>();
  /** Tournaments whose game is missing, and since when. */
  const missing = new Map<string, number>();
  /** What was late before that had no chance: this host was not up, or read-only. */
  let countsFrom = now();
  let leads = false;
  let closed = false;
  let looking: Promise<void> | undefined;
  let quiet = after(LOOK_EVERY_MS, () => void lookAgain());

  async function lookAgain(): Promise<void> {
    const began = performance.now();
    await check().catch(onError);
    if (closed) return;
    quiet = after(Math.max(LOOK_EVERY_MS, LOOK_SHARE * (performance.now() - began)), () => void lookAgain());
  }

  /** Rules that cannot be read just now are not missing. */
  async function isPlayable(game: string): Promise<boolean> {
    const named = parseEdition(game);
    if (!named) return false;
    try {
      return (await loadGame(named.id, named.edition)) !== undefined;
    } catch {
      return true;
    }
  }

  /** What should have acted, and when; undefined for a match that waits for a person, or only since a moment ago. */
  function lateBy(kept: Stored<TableDoc>, card: MatchSummary | undefined, due: number | undefined): Late | undefined {
    const at = now();
    // What fell due while no host was up is late only when this one has had its minute.
    const late = (reason: StuckReason, since: number | null): Late | undefined =>
      since !== null && at - Math.max(since, countsFrom) >= LATE_MS ? { reason, since } : undefined;
    if (!card) return late("start", kept.changedAt);
    const isBotAsked = card.asked.some((seat) => card.seats[seat]?.kind === "bot");
    return (
      (isBotAsked ? late("bot", card.changedAt) : undefined) ??
      (card.clock ? late("clock", nextClockEvent(card.clock)) : undefined) ??
      late("order", due ?? null)
    );
  }

  function note(kept: Stored<TableDoc>, { reason, since }: Late): void {
    const { id, doc } = kept;
    const before = found.get(id);
    if (before?.reason === reason) return;
    const unplayable = reason === "unplayable";
    found.set(id, {
      table: id,
      game: doc.game,
      title: doc.terms.title,
      seats: doc.seats.map(({ name }) => name),
      reason,
      since,
      tries: 0,
      nextTryAt: now(),
      code: unplayable ? "MATCH_EDITION" : null,
      closesAt: unplayable ? since + UNPLAYABLE_GRACE_MS : null,
    });
    metrics.stuckFound.inc({ reason });
    log({ match: id, game: doc.game, reason, since: new Date(since).toISOString() }, "A match is stuck.");
  }

  /** Every document of a kind in a state, page by page. */
  async function* pages(state: TableDoc["state"]): AsyncGenerator<readonly Stored<TableDoc>[]> {
    let from: Cursor | undefined;
    for (;;) {
      const page = await tableDocs.find(store, { index: ["state", state], limit: PAGE, ...(from && { after: from }) });
      yield page;
      const last = page.at(-1);
      if (page.length < PAGE || !last || closed) return;
      from = { changedAt: last.changedAt, id: last.id };
    }
  }

  async function lookAt(page: readonly Stored<TableDoc>[], seen: Set<string>): Promise<void> {
    const ids = page.map(({ id }) => id);
    const [cards, dues] = await Promise.all([store.cardsOf(ids), matches.dueSince(ids)]);
    const cardOf = new Map(cards.map((card) => [card.match, card]));
    for (const kept of page) {
      const { id, doc } = kept;
      const card = cardOf.get(id);
      if (doc.closed || card?.over || card?.clock?.stopped === "closed") continue;
      const late = !(await isPlayable(card?.game ?? doc.game))
        ? { reason: "unplayable" as const, since: found.get(id)?.closesAt ? (found.get(id)?.since ?? now()) : now() }
        : doc.state === "playing"
          ? lateBy(kept, card, dues.get(id))
          : undefined;
      if (!late) continue;
      seen.add(id);
      note(kept, late);
    }
  }

  /** Closes tournaments whose game is missing for too long, with that reason. */
  async function lookAtTournaments(): Promise<void> {
    const seen = new Set<string>();
    for (const state of ["open", "running"] as const)
      for (const { id, doc } of await tournaments.find(store, { index: ["state", state], limit: 10 * PAGE })) {
        if (await isPlayable(doc.game)) continue;
        seen.add(id);
        const since = missing.get(id) ?? now();
        if (!missing.has(id)) log({ tournament: id, game: doc.game }, "The game of a tournament is not installed.");
        missing.set(id, since);
        if (leads && now() - since >= UNPLAYABLE_GRACE_MS) await closeTournament(id);
      }
    for (const id of missing.keys()) if (!seen.has(id)) missing.delete(id);
  }
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
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** one.tries, LONGEST_PAUSE_MS);
    let code: string | null;
    try {
      code = await (reason === "start" ? startAgain(table) : matches.retry(table, one.tries > 0));
    } catch (error) {
      onError(error);
      code = "MATCH_STORE";
    }
    if (found.get(table) === one) found.set(table, { ...one, tries, code, nextTryAt: now() + pause });
    log({ match: table, reason, tries, code }, "Retried a stuck match.");
  }
  async function startAgain(table: string): Promise<string | null> {
    const kept = await tableService.get(table);
    const started = "bad" in kept ? kept : await createMatchOf(tableService, kept.ok);
    return "bad" in started ? (started.bad[0]?.code ?? "HOST_INTERNAL") : null;
  }

  async function look(): Promise<void> {
    if (services.service.isReadOnly()) {
      countsFrom = now();
      return;
    }
    // One host acts for all; each lists what it sees.
    leads ||= await leases.acquire("watchdog");
    const seen = new Set<string>();
    for (const state of ["playing", "lobby"] as const)
      for await (const page of pages(state)) if (page.length > 0) await lookAt(page, seen);
    for (const id of found.keys()) if (!seen.has(id)) found.delete(id);
    if (leads)
      for (const one of found.values()) {
        if (closed) return;
        if (one.reason === "unplayable") {
          if ((one.closesAt ?? 0) <= now()) await closeUnplayable(one);
        } else if (one.nextTryAt <= now()) await tryAgain(one);
      }
    await lookAtTournaments();
    for (const reason of REASONS)
      metrics.stuck.set({ reason }, [...found.values()].filter((one) => one.reason === reason).length);
  }
  function check(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
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
      quiet();
    },
  };
}
