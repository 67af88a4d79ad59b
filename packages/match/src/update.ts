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
import { limitsFor } from "./limits.ts";
import type { Sitting } from "./sitting.ts";
import type { Opening, Row } from "./store.ts";

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
    asked: question(s.game, s.table)?.waiting ?? [],
    over: outcome(s.table),
    commitment,
    from: origin?.at ?? 0,
    ...(clock && { clock }),
  };
}

/** How many acts remain when a seat takes its last act back, or why it may not. */
export function mayTakeBack(s: Sitting, by: Seat, consents: Consents): number | Refusal {
  return takeBack(s.trail, by, (other) => {
    const card = s.seats[other] as SeatCard;
    return card.kind === "bot" || consents(card, other);
  });
}

/** How a match stands beside its table. */
export interface Beside {
  readonly changedAt: number;
  readonly clock?: Clock | undefined;
  readonly thinking: readonly Seat[];
  readonly consents: Consents;
}

/** Everything one viewer needs to draw the table, with the news since entry `since`. */
export function updateFor(
  s: Sitting,
  viewer: Viewer,
  since: number,
  { changedAt, clock, thinking, consents }: Beside,
): Update {
  const asked = question(s.game, s.table);
  const kept = viewer === "public" ? NOBODY : mayTakeBack(s, viewer, consents);
  const limits = limitsFor(s, viewer);
  return {
    is: "update",
    card: cardOf(s, s.rows.length, changedAt, clock, viewer),
    at: s.rows.length,
    viewer,
    view: (s.game.view as (t: Table, by: Viewer) => object)(s.table, viewer),
    question: asked ? { step: asked.frame.step, rule: asked.step.rule, seats: asked.waiting } : null,
    offers: viewer === "public" ? [] : seatOffers(s, viewer),
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
  const gone = takenBackSince(s.rows, since);
  const over = outcome(s.table) !== null;
  const news: News[] = [];
  for (let n = since; n < s.rows.length; n++) {
    if (gone.all.has(n)) continue;
    const { entry, order } = s.rows[n] as Row;
    const facts = heard(s.told[n] as readonly Told[], viewer);
    const ordered = order !== undefined && entry.is === "act" && (entry.by === viewer || over);
    const line = { n, at: entry.at, facts, ...(ordered && { ordered: true as const }) };
    if (entry.is === "start") news.push({ ...line, by: null });
    else if (entry.is === "act") news.push({ ...line, by: entry.by });
    else if (entry.is === "back") news.push({ ...line, by: entry.by, takenBack: gone.by.get(n) ?? [] });
    else news.push({ ...line, by: entry.seat, card: entry.card });
  }
  return news;
}

const heard = (told: readonly Told[], viewer: Viewer): Fact[] =>
  told.filter(({ to }) => !to || (viewer !== "public" && to.includes(viewer))).map(({ fact }) => fact);

/** As `takenBack`, of the entries from `since` on: what comes before them is looked at only if one of them takes it back. */
function takenBackSince(rows: readonly Row[], since: number): ReturnType<typeof takenBack> {
  for (let n = since; n < rows.length; n++) if (rows[n]?.entry.is === "back") return takenBack(rows);
  return NONE_TAKEN;
}
const NONE_TAKEN: ReturnType<typeof takenBack> = { all: new Set(), by: new Map() };

/** The numbers of the acts that no longer stand, all together and by the take-back that undid them. */
function takenBack(rows: readonly Row[]): { all: ReadonlySet<number>; by: ReadonlyMap<number, readonly number[]> } {
  const all = new Set<number>();
  const by = new Map<number, readonly number[]>();
  const standing: number[] = [];
  for (const { entry } of rows) {
    if (entry.is === "act") standing.push(entry.n);
    else if (entry.is === "back") {
      const gone = standing.splice(entry.keep);
      for (const n of gone) all.add(n);
      by.set(entry.n, gone);
    }
  }
  return { all, by };
}

/** The opening of a match without its secret, for messages about matches that cannot be played on. */
export const withoutSecret = ({ secret: _secret, ...rest }: Opening): Omit<Opening, "secret"> => rest;
