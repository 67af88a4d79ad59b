/**
 * Drafts: the rows that a run of moves, a take-back or a change of seats would append, computed without writing them.
 */
import {
  type AnyGame,
  chain,
  type Draw,
  type Draws,
  type Entry,
  type EntryBody,
  isRefusal,
  matchKey,
  moveToEdition,
  outcome,
  type Played,
  play,
  provableDraws,
  type Refusal,
  type Seat,
  type SeatOccupant,
  seatsOfPeople,
  type Shape,
  type GameState,
} from "@starboard/kernel";
import type { MoveInput } from "@starboard/wire";
import { lastHash, rowMetadata, type RowEffect, type EarlierState, type LiveMatch } from "./live-match.ts";
import type { LogRow } from "./store.ts";
import { entryNumbersFrom } from "./act-history.ts";

/** Rows that are ready to be written, with their effects. */
export interface Draft {
  readonly rows: readonly LogRow[];
  readonly outcomes: readonly RowEffect[];
  /** The game state, the occupants and, if it changes, the edition after the last row. */
  readonly after: Pick<LiveMatch, "state" | "seats"> & Partial<Pick<LiveMatch, "game">>;
}

/** Returns the match time in ms. It is never before the last entry, even if the system clock was set back. */
export function matchTimeAt(
  { opening, began, recentRows }: Pick<LiveMatch, "opening" | "began" | "recentRows">,
  now: number,
): number {
  const last = recentRows[recentRows.length - 1]?.entry.at ?? 0;
  return Math.max(last, began + Math.floor(now - opening.createdAt));
}

/**
 * Plays a run of moves of one seat without writing it. The run ends at the first irreversible act, because later moves
 * were chosen without knowing its outcome. If a move is refused, the whole run is refused.
 */
export function draftRun(
  s: LiveMatch,
  by: Seat,
  moves: readonly MoveInput[],
  now: number,
  beside: Omit<LogRow, "entry">,
): Draft | { readonly refusal: Refusal; readonly move: number } {
  // Few acts draw, so the key is derived only when it is needed.
  let draws: Draws | undefined;
  const draw: Draw = (sides, times, why) => {
    draws ??= provableDraws(matchKey(s.opening.secret, s.opening.entropy), s.drawCount);
    return draws.draw(sides, times, why);
  };
  const at = matchTimeAt(s, now);
  const rows: LogRow[] = [];
  const outcomes: Played<Shape>[] = [];
  let state = s.state;
  for (const [i, { step, act }] of moves.entries()) {
    const played = play(s.game, state, { by, step, act }, draw) as Played<Shape> | Refusal;
    if (isRefusal(played)) return { refusal: played, move: i };
    const drawn = played.draws.length > 0 ? { draws: played.draws } : {};
    const body: EntryBody = { is: "act", at, by, step, act: (played.act ?? act) as typeof act, ...drawn };
    rows.push({ entry: linked(s, rows, body), ...beside, ...rowMetadata(played) });
    outcomes.push(played);
    state = played.state as GameState;
    if (played.irreversible) break;
  }
  return { rows, outcomes, after: { state, seats: s.seats } };
}

/** Drafts a take-back of all acts after the first `keep` active ones; `past` is the state before them. */
export const draftTakeBack = (s: LiveMatch, by: Seat, keep: number, past: EarlierState, now: number): Draft => ({
  rows: [
    {
      entry: linked(s, [], { is: "back", at: matchTimeAt(s, now), by, keep }),
      undone: entryNumbersFrom(s.actHistory, keep),
    },
  ],
  outcomes: [past],
  after: { state: past.state, seats: s.seats },
});

/** Drafts a change of a seat's occupant. */
export const draftSeatChange = (s: LiveMatch, seat: Seat, occupant: SeatOccupant, now: number): Draft => ({
  rows: [{ entry: linked(s, [], { is: "seat", at: matchTimeAt(s, now), seat, card: occupant }) }],
  outcomes: [null],
  after: { state: s.state, seats: s.seats.with(seat, occupant) },
});

/**
 * Drafts the move of a match to a later edition, to which all its people have agreed (KRN-ED-4). Null if the position
 * does not carry over.
 */
export function draftEdition(s: LiveMatch, to: number, now: number): Draft | null {
  const draws = provableDraws(matchKey(s.opening.secret, s.opening.entropy), s.drawCount);
  const moved = moveToEdition(s.find, s.game, to, s.state, draws.draw);
  const by = seatsOfPeople(s.seats);
  if (!moved || by.length === 0) return null;
  const drawn = moved.played.draws.length > 0 ? { draws: moved.played.draws } : {};
  const entry = linked(s, [], { is: "edition", at: matchTimeAt(s, now), to, by, ...drawn });
  return {
    rows: [{ entry, ...rowMetadata(moved.played) }],
    outcomes: [moved],
    after: { state: moved.played.state as GameState, seats: s.seats, game: moved.game },
  };
}

/**
 * Returns the newest edition that the position of a match carries over to; undefined if there is none. Whether it does
 * must not depend on what is hidden, so viewers may know it (KRN-ED-3).
 */
export function newerEdition({ find, game, state }: Pick<LiveMatch, "find" | "game" | "state">): number | undefined {
  let newest: number | undefined;
  let at = game as AnyGame;
  let moved: GameState | null | undefined = state;
  while (moved && outcome(state) === null) {
    const next: AnyGame | undefined = find(at.id as string, at.edition + 1);
    if (!next || !at.migrate) break;
    moved = at.migrate(at.clone(moved)) as GameState | null;
    at = next;
    if (moved) newest = next.edition;
  }
  return newest;
}

function linked(s: LiveMatch, before: readonly LogRow[], body: EntryBody): Entry {
  const previous = before[before.length - 1]?.entry.hash ?? lastHash(s);
  return chain(body, s.length + before.length, previous);
}
