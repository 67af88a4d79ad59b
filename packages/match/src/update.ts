/** Builds the updates for one viewer. Updates go over the wire, so they contain only what that viewer may know. */
import {
  type AnyGame,
  editionName,
  type Fact,
  type StepOffers,
  optionsSeenBy,
  outcome,
  question,
  type Refusal,
  type Seat,
  type SeatOccupant,
  type GameState,
  takeBack,
  type AddressedFact,
  type Viewer,
} from "@starboard/kernel";
import type { LogItem, MatchSummary, Update } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import { isClosed } from "./clock.ts";
import { newerEdition } from "./draft.ts";
import { limitsFor } from "./time-limits.ts";
import { isOver, type LiveMatch, positionOf } from "./live-match.ts";
import type { MatchHeader, LogRow } from "./store.ts";
import { actAt, actCount } from "./act-history.ts";

/** Whether a seat's player agrees that own later acts are taken back together with another player's act. */
export type ConsentPolicy = (other: SeatOccupant, seat: Seat) => boolean;

/** Returns the options of a match as a viewer may see them now (KRN-VIEW-5). */
export function optionsFor(
  { opening, game, state }: Pick<LiveMatch, "opening" | "game" | "state">,
  by: Viewer,
): object {
  return visibleOptions(game, opening.options, by, outcome(state) !== null);
}
/** Returns options as a viewer may see them, also before the match has started. */
export function visibleOptions(game: AnyGame, options: object, by: Viewer, over: boolean): object {
  const { visibility } = game;
  let read = optionReaders.get(visibility);
  if (!read) {
    read = optionsSeenBy(visibility);
    optionReaders.set(visibility, read);
  }
  return read(options, by, over);
}
const optionReaders = new WeakMap<object, (options: object, by: Viewer, over: boolean) => object>();

/** Returns the summary of a match after `at` entries for one viewer. The public summary is stored. */
export function matchSummaryOf(
  s: Pick<LiveMatch, "opening" | "game" | "state" | "seats">,
  at: number,
  changedAt: number,
  clock?: Clock,
  by: Viewer = "public",
): MatchSummary {
  const { match, createdAt, commitment, origin } = s.opening;
  return {
    match,
    game: editionName(s.game),
    options: optionsFor(s, by),
    seats: s.seats,
    createdAt,
    changedAt,
    at,
    asked: isClosed(clock) ? [] : (question(s.game, s.state)?.waiting ?? []),
    over: outcome(s.state),
    commitment,
    from: origin?.at ?? 0,
    ...(clock && { clock }),
  };
}

/** Returns how many acts remain when a seat takes back its last act, or why it may not. */
export function mayTakeBack(s: LiveMatch, by: Seat, consents: ConsentPolicy): number | Refusal {
  const trail = { length: actCount(s.actHistory), at: (place: number) => actAt(s.actHistory, place) };
  const agreed = (other: Seat): boolean => {
    const occupant = s.seats[other] as SeatOccupant;
    return occupant.kind === "bot" || consents(occupant, other);
  };
  return takeBack(trail, by, agreed, isOver(s));
}

/** The parts of an update that are not in the game state. */
export interface UpdateContext {
  readonly changedAt: number;
  readonly clock?: Clock | undefined;
  readonly thinking: readonly Seat[];
  readonly consents: ConsentPolicy;
  /** A summary that updates share if it is the present one. */
  readonly written?: MatchSummary | undefined;
}

/** Builds an update with the view of one viewer and the log items since entry `since`. Rows since then must be held. */
export const updateFor = (s: LiveMatch, viewer: Viewer, since: number, context: UpdateContext): Update =>
  updatesOf(s, context)(viewer, since);

/**
 * Returns the builder of the updates of this moment, which share what is the same for all viewers. Viewers who are the same
 * and have the same entries share their update.
 */
export function updatesOf(s: LiveMatch, context: UpdateContext): (viewer: Viewer, since: number) => Update {
  const { clock, thinking, consents } = context;
  const closed = isClosed(clock);
  const asked = closed ? null : question(s.game, s.state);
  const shownQuestion = asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null;
  const newer = closed ? undefined : newerEdition(s);
  const made: Update[] = [];
  const madeSince: number[] = [];
  let summary = context.written;
  let items: LogItem[] | undefined;
  let itemsSince = -1;

  function summaryFor(viewer: Viewer): MatchSummary {
    const options = optionsFor(s, viewer);
    const isPresent =
      summary?.options === options &&
      summary.at === s.length &&
      summary.changedAt === context.changedAt &&
      summary.seats === s.seats &&
      summary.clock === clock;
    if (!summary || !isPresent) summary = matchSummaryOf(s, s.length, context.changedAt, clock, viewer);
    return summary;
  }
  function itemsFor(viewer: Viewer, since: number): LogItem[] {
    if (itemsSince === since && items) return items;
    const mine = logItemsFor(s, viewer, since);
    // What one viewer receives of rows that everybody sees whole, all receive.
    if (itemsSince === -1 && s.recentRows.slice(since - s.firstHeld).every(isOpen)) [items, itemsSince] = [mine, since];
    return mine;
  }

  return (viewer, since) => {
    for (let i = made.length - 1; i >= 0; i--)
      if (made[i]?.viewer === viewer && madeSince[i] === since) return made[i] as Update;
    const isPublic = viewer === "public";
    const kept = isPublic || closed ? NO_TAKE_BACK : mayTakeBack(s, viewer, consents);
    const limits = closed ? [] : limitsFor(s, viewer);
    const update: Update = {
      is: "update",
      summary: summaryFor(viewer),
      at: s.length,
      viewer,
      view: (s.game.view as (t: GameState, by: Viewer) => object)(s.state, viewer),
      question: shownQuestion,
      offers: isPublic || closed ? [] : seatOffers(s, viewer),
      logItems: itemsFor(viewer, since),
      takeBack: typeof kept === "number" ? null : kept,
      thinking,
      ...(limits.length > 0 && { limits }),
      ...(newer !== undefined && !isPublic && { newerEdition: newer }),
    };
    made.push(update);
    madeSince.push(since);
    return update;
  };
}
/** Whether all viewers see the same of a row, now and after the match. */
const isOpen = ({ facts = [], order, reason }: LogRow): boolean =>
  order === undefined && !reason && facts.every(({ to }) => !to);
const NO_TAKE_BACK: Refusal = { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" };

export const seatOffers = (s: LiveMatch, seat: Seat): readonly StepOffers[] => positionOf(s).offers(seat);

/** Returns the log items since entry `since`, in order, without entries that were taken back since. */
function logItemsFor(s: LiveMatch, viewer: Viewer, since: number): LogItem[] {
  if (since < s.firstHeld) throw new Error(`entry ${since} of ${s.opening.match} is not held`);
  const over = outcome(s.state) !== null;
  const last = s.recentRows[s.recentRows.length - 1];
  // Most updates are about one row.
  if (since === s.length - 1 && last) return [logItemOf(last, viewer, over)];
  const rows = s.recentRows.slice(since - s.firstHeld);
  const undone = new Set<number>();
  for (const row of rows) for (const n of row.undone ?? []) undone.add(n);
  return rows.filter(({ entry }) => !undone.has(entry.n)).map((row) => logItemOf(row, viewer, over));
}

function logItemOf(
  { entry, facts: all = [], order, timed, reason, undone = [] }: LogRow,
  viewer: Viewer,
  over: boolean,
): LogItem {
  const facts = factsFor(all, viewer);
  const ordered = order !== undefined && entry.is === "act" && (entry.by === viewer || over);
  // A reason that may be told goes to those who see what was done, and to nobody else.
  const told = reason?.told === true && facts.length > 0;
  const line = {
    n: entry.n,
    at: entry.at,
    facts,
    ...(ordered && { ordered: true as const }),
    ...(timed && { timed }),
    ...(told && { reason }),
  };
  if (entry.is === "start") return { ...line, by: null };
  if (entry.is === "act") return { ...line, by: entry.by };
  if (entry.is === "back") return { ...line, by: entry.by, takenBack: undone };
  if (entry.is === "edition") return { ...line, by: null, edition: entry.to };
  return { ...line, by: entry.seat, occupant: entry.card };
}

function factsFor(all: readonly AddressedFact[], viewer: Viewer): Fact[] {
  const facts: Fact[] = [];
  for (const { fact, to } of all) if (!to || (viewer !== "public" && to.includes(viewer))) facts.push(fact);
  return facts;
}

/** Returns a match header without its secret, for messages about unreadable matches. */
export const withoutSecret = ({ secret: _secret, ...rest }: MatchHeader): Omit<MatchHeader, "secret"> => rest;
