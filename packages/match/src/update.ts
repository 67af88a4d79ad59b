/** What one viewer is told. Everything here goes over the wire: nothing but what that viewer may know. */
import {
  type AnyGame,
  type Fact,
  type Offers,
  offers,
  outcome,
  question,
  type Refusal,
  type Seat,
  type SeatCard,
  type Table,
  takeBack,
  type Told,
  type Viewer,
} from "@starboard/kernel";
import type { News, TableCard, Update } from "@starboard/wire";
import type { Clock } from "@starboard/wire/host";
import { isClosed } from "./clock.ts";
import { limitsFor } from "./time-limits.ts";
import { isOver, type Sitting } from "./live-match.ts";
import type { Opening, Row } from "./store.ts";
import { actAt, countOf } from "./act-history.ts";

/** Whether whoever sits there agrees that later acts of theirs are taken back with somebody else's. */
export type Consents = (other: SeatCard, seat: Seat) => boolean;

/** The options of a match as a viewer may read them now (KRN-VIEW-5). */
export function optionsFor({ opening, game, table }: Pick<Sitting, "opening" | "game" | "table">, by: Viewer): object {
  return shownOptions(game, opening.options, by, outcome(table) !== null);
}
/** The same for options that are agreed on while nothing is played yet. */
export function shownOptions(game: AnyGame, options: object, by: Viewer, over: boolean): object {
  if (!game.optionsFor) return options;
  return (game.optionsFor as (options: object, by: Viewer, over: boolean) => object)(options, by, over);
}

/** The card of a match as it stands after `at` entries, for one viewer; what is stored is what anybody may know. */
export function cardOf(
  s: Pick<Sitting, "opening" | "game" | "table" | "seats">,
  at: number,
  changedAt: number,
  clock?: Clock,
  by: Viewer = "public",
): TableCard {
  const { match, game, createdAt, commitment, origin } = s.opening;
  return {
    match,
    game,
    options: optionsFor(s, by),
    seats: s.seats,
    createdAt,
    changedAt,
    at,
    asked: isClosed(clock) ? [] : (question(s.game, s.table)?.waiting ?? []),
    over: outcome(s.table),
    commitment,
    from: origin?.at ?? 0,
    ...(clock && { clock }),
  };
}

/** How many acts remain when a seat takes its last act back, or why it may not. */
export function mayTakeBack(s: Sitting, by: Seat, consents: Consents): number | Refusal {
  const trail = { length: countOf(s.trail), at: (place: number) => actAt(s.trail, place) };
  const agreed = (other: Seat): boolean => {
    const card = s.seats[other] as SeatCard;
    return card.kind === "bot" || consents(card, other);
  };
  return takeBack(trail, by, agreed, isOver(s));
}

/** How a match stands beside its table. */
export interface Beside {
  readonly changedAt: number;
  readonly clock?: Clock | undefined;
  readonly thinking: readonly Seat[];
  readonly consents: Consents;
}

/** Everything one viewer needs to draw the table, with the news since entry `since`, which must be held. */
export function updateFor(
  s: Sitting,
  viewer: Viewer,
  since: number,
  { changedAt, clock, thinking, consents }: Beside,
): Update {
  const closed = isClosed(clock);
  const asked = closed ? null : question(s.game, s.table);
  const kept = viewer === "public" || closed ? NOBODY : mayTakeBack(s, viewer, consents);
  const limits = closed ? [] : limitsFor(s, viewer);
  return {
    is: "update",
    card: cardOf(s, s.length, changedAt, clock, viewer),
    at: s.length,
    viewer,
    view: (s.game.view as (t: Table, by: Viewer) => object)(s.table, viewer),
    question: asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null,
    offers: viewer === "public" || closed ? [] : seatOffers(s, viewer),
    news: newsFor(s, viewer, since),
    takeBack: typeof kept === "number" ? null : kept,
    thinking,
    ...(limits.length > 0 && { limits }),
  };
}
const NOBODY: Refusal = { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" };

export const seatOffers = (s: Sitting, seat: Seat): Offers[] => offers(s.game, s.table, seat);

/** What has happened since entry `since`, in order. What was taken back in the meantime is not told any more. */
function newsFor(s: Sitting, viewer: Viewer, since: number): News[] {
  if (since < s.from) throw new Error(`entry ${since} of ${s.opening.match} is not held`);
  const rows = s.held.slice(since - s.from);
  const gone = new Set<number>();
  for (const row of rows) for (const n of row.gone ?? []) gone.add(n);
  const over = outcome(s.table) !== null;
  return rows.filter(({ entry }) => !gone.has(entry.n)).map((row) => newsOf(row, viewer, over));
}

function newsOf({ entry, told = [], order, timed, gone = [] }: Row, viewer: Viewer, over: boolean): News {
  const facts = heard(told, viewer);
  const ordered = order !== undefined && entry.is === "act" && (entry.by === viewer || over);
  const line = { n: entry.n, at: entry.at, facts, ...(ordered && { ordered: true as const }), ...(timed && { timed }) };
  if (entry.is === "start") return { ...line, by: null };
  if (entry.is === "act") return { ...line, by: entry.by };
  if (entry.is === "back") return { ...line, by: entry.by, takenBack: gone };
  return { ...line, by: entry.seat, card: entry.card };
}

const heard = (told: readonly Told[], viewer: Viewer): Fact[] =>
  told.filter(({ to }) => !to || (viewer !== "public" && to.includes(viewer))).map(({ fact }) => fact);

/** The opening of a match without its secret, for messages about matches that cannot be played on. */
export const withoutSecret = ({ secret: _secret, ...rest }: Opening): Omit<Opening, "secret"> => rest;
