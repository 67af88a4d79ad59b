/** Requests that change a match: acts, take-backs, changes of seats and clocks. They run one at a time per match. */
import type { Refusal, Seat } from "@starboard/kernel";
import type { MatchRequest, MatchResponse } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import { applyClockAction, type ClockAction, isClosed, newClock } from "./clock.ts";
import { type Draft, draftEdition, draftRun, draftSeatChange, draftTakeBack } from "./draft.ts";
import { draftResignation } from "./due-work.ts";
import { loadStateBefore, withHistoryFrom } from "./history.ts";
import { mightContain } from "./idempotency-keys.ts";
import { isOver, type LiveMatch } from "./live-match.ts";
import { invalid, type OpenMatch, type OpenMatchOptions } from "./open-match.ts";
import type { OpenMatches } from "./open-matches.ts";
import type { LogRow, ScheduledMatchStore } from "./store.ts";
import { type ConsentPolicy, mayTakeBack } from "./update.ts";

/** A person takes the seat of a bot at entry `at`, and the match gets a clock from there. */
export interface HandOverRequest {
  readonly match: string;
  readonly seat: Seat;
  readonly name: string;
  readonly at: number;
  readonly clock: Pick<Clock, "rule" | "onTimeout" | "standInLevel">;
}

type RequestOf<K extends MatchRequest["is"]> = MatchRequest & { readonly is: K };

export interface MatchCommands {
  readonly commit: (request: RequestOf<"commit">) => Promise<MatchResponse>;
  /** Takes back a seat's last act. `agreed` says which of the other players agree. */
  readonly takeBack: (
    request: Pick<RequestOf<"takeBack">, "match" | "seat" | "at">,
    agreed: ConsentPolicy,
  ) => Promise<MatchResponse>;
  /** Changes the occupant of a seat. */
  readonly changeSeat: (request: RequestOf<"seat">) => Promise<MatchResponse>;
  readonly handOver: (request: HandOverRequest) => Promise<MatchResponse>;
  readonly moveToEdition: (request: RequestOf<"edition">) => Promise<MatchResponse>;
  readonly remove: (request: RequestOf<"remove">) => Promise<MatchResponse>;
  readonly resign: (match: string, seat: Seat) => Promise<MatchResponse>;
  readonly setClock: (match: string, action: ClockAction) => Promise<MatchResponse>;
}

interface Deps extends Pick<OpenMatchOptions, "store" | "now" | "onWritten"> {
  readonly openMatches: OpenMatches;
}

export function createMatchCommands({ openMatches, store, now, onWritten }: Deps): MatchCommands {
  async function writeDraft(openMatch: OpenMatch, seat: Seat, at: number, draft: Draft): Promise<MatchResponse> {
    return (await openMatches.write(openMatch, draft))
      ? { is: "done", at: at + 1 }
      : staleResponse(openMatch, seat, at);
  }
  /** Responds to a request based on an outdated position, and resends its seat what it has missed. */
  async function staleResponse(openMatch: OpenMatch, seat: Seat, at: number): Promise<MatchResponse> {
    await openMatches.resend(openMatch.live.opening.match, seat, at);
    return { is: "stale", at: openMatch.live.length };
  }

  /** Responds to a commit that was played before as it was answered then; undefined if it was not. */
  async function answerPlayed(openMatch: OpenMatch, seat: Seat, key: string): Promise<MatchResponse | undefined> {
    const { live } = openMatch;
    const before = mightContain(live.keys, key) && (await findPlayedRun(store, live, seat, key));
    if (!before) return undefined;
    // The host that wrote it may have stopped before it published the change.
    openMatches.publish(openMatch);
    return { is: "played", ...before };
  }

  return {
    commit: ({ match, seat, at, key, moves }) =>
      openMatches.withMatch(match, async (openMatch) => {
        const s = openMatch.live;
        const refused = whyNotPlayed(openMatch, seat);
        if (refused) return refused;
        const before = await answerPlayed(openMatch, seat, key);
        if (before) return before;
        if (at !== s.length) return staleResponse(openMatch, seat, at);
        const draft = draftRun(s, seat, moves, now(), { key });
        if ("refusal" in draft) return { is: "refused", ...draft, at };
        if (await openMatches.write(openMatch, draft))
          return { is: "played", at: at + draft.rows.length, moves: draft.rows.length };
        // What another host wrote first may be this very commit, sent to both.
        return (await answerPlayed(openMatch, seat, key)) ?? staleResponse(openMatch, seat, at);
      }),
    takeBack: ({ match, seat, at }, agreed) =>
      openMatches.withMatch(match, async (openMatch) => {
        const refused = whyNotPlayed(openMatch, seat);
        if (refused) return refused;
        const keepCount = mayTakeBack(openMatch.live, seat, agreed);
        if (at !== openMatch.live.length) return staleResponse(openMatch, seat, at);
        if (typeof keepCount !== "number") return { is: "refused", refusal: keepCount, move: 0, at };
        const past = await loadStateBefore(store, openMatch.live, keepCount);
        if (!past) throw new Error(`no way back to act ${keepCount} of ${match}`);
        return writeDraft(openMatch, seat, at, draftTakeBack(openMatch.live, seat, keepCount, past, now()));
      }),
    changeSeat: ({ match, seat, occupant, at }) =>
      openMatches.withMatch(match, async (openMatch) => {
        const s = openMatch.live;
        if (!s.seats[seat]) return invalid("MATCH_SEAT", { seat });
        if (at !== s.length) return staleResponse(openMatch, seat, at);
        if (isOver(s) || isClosed(openMatch.clock)) return overResponse(openMatch);
        if (openMatch.clock && occupant.kind === "person")
          openMatch.clock = applyClockAction(openMatch.clock, { is: "replacePlayer", seat }) ?? openMatch.clock;
        return writeDraft(openMatch, seat, at, draftSeatChange(s, seat, occupant, now()));
      }),
    handOver: ({ match, seat, name, at, clock }) =>
      openMatches.withMatch(match, async (openMatch) => {
        const s = openMatch.live;
        if (at !== s.length) return staleResponse(openMatch, seat, at);
        if (isOver(s) || isClosed(openMatch.clock)) return overResponse(openMatch);
        if (s.seats[seat]?.kind !== "bot") return invalid("MATCH_SEAT", { seat });
        openMatch.clock = newClock(clock, s.seats.length, now());
        return writeDraft(openMatch, seat, at, draftSeatChange(s, seat, { name, kind: "person" }, now()));
      }),
    moveToEdition: ({ match, to, at }) =>
      openMatches.withMatch(match, async (openMatch) => {
        const s = openMatch.live;
        if (at !== s.length) return { is: "stale", at: s.length };
        if (isOver(s) || isClosed(openMatch.clock)) return overResponse(openMatch);
        const draft = draftEdition(s, to, now());
        if (!draft) return invalid("MATCH_EDITION_MOVE", { to });
        return (await openMatches.write(openMatch, draft))
          ? { is: "done", at: at + 1 }
          : { is: "stale", at: openMatch.live.length };
      }),
    remove: ({ match }) =>
      openMatches.enqueue(match, async () => {
        await store.remove(match);
        openMatches.closeRemoved(match);
        onWritten?.(match, null);
        return { is: "done", at: 0 };
      }),
    resign: (match, seat) =>
      openMatches.withMatch(match, async (openMatch) => {
        const s = openMatch.live;
        if (isOver(s) || isClosed(openMatch.clock)) return { is: "done", at: s.length };
        const draft = s.seats[seat] && draftResignation(s, seat, now());
        return draft ? writeDraft(openMatch, seat, s.length, draft) : invalid("MATCH_SEAT", { seat });
      }),
    setClock: (match, action) =>
      openMatches.withMatch(match, async (openMatch) => {
        if (isOver(openMatch.live)) return invalid("MATCH_CLOCK", { over: true });
        return (await openMatches.writeClock(openMatch, action))
          ? { is: "done", at: openMatch.live.length }
          : invalid("MATCH_CLOCK", { act: action.is });
      }),
  };
}

/** Why nobody may act for a seat: no person plays it, or the match was closed. Undefined if a person may act. */
export function whyNotPlayed(openMatch: OpenMatch, seat: Seat): MatchResponse | undefined {
  if (openMatch.live.seats[seat]?.kind !== "person") return invalid("MATCH_SEAT", { seat });
  return isClosed(openMatch.clock) ? overResponse(openMatch) : undefined;
}
const overResponse = ({ live: { game, length } }: OpenMatch): MatchResponse => ({
  is: "refused",
  refusal: game.refusals.over as Refusal,
  move: 0,
  at: length,
});

/** Finds the run that a repeated commit has already written: the entry count after it and the number of its moves. */
async function findPlayedRun(
  log: Pick<ScheduledMatchStore, "rows">,
  s: LiveMatch,
  seat: Seat,
  key: string,
): Promise<{ at: number; moves: number } | undefined> {
  const isOf = ({ entry, key: one }: LogRow): boolean => one === key && entry.is === "act" && entry.by === seat;
  const last = s.recentRows.findLastIndex(isOf);
  const before = s.recentRows.findLastIndex((row, i) => i < last && !isOf(row));
  if (last >= 0 && (before >= 0 || s.firstHeld === 0)) return { at: s.firstHeld + last + 1, moves: last - before };
  return s.firstHeld > 0 ? findPlayedRun(log, await withHistoryFrom(log, s, 0), seat, key) : undefined;
}
