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
  playAt,
  positionAfter,
  provableDraws,
  type Refusal,
  type Seat,
  type SeatOccupant,
  seatsOfPeople,
  type Shape,
  type GameState,
} from "@starboard/kernel";
import type { MoveInput } from "@starboard/wire";
import { lastHash, positionOf, rowMetadata, type RowEffect, type EarlierState, type LiveMatch } from "./live-match.ts";
import type { LogRow } from "./store.ts";
import { entryNumbersFrom } from "./act-history.ts";

/** Rows that are ready to be written, with their effects. */
export interface Draft {
  readonly rows: readonly LogRow[];
  readonly effects: readonly RowEffect[];
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
 * @param metadata what is stored with every row, such as the key of the request
 */
export function draftRun(
  s: LiveMatch,
  by: Seat,
  moves: readonly MoveInput[],
  now: number,
  metadata: Omit<LogRow, "entry">,
): Draft | { readonly refusal: Refusal; readonly move: number } {
  // Few acts draw, so the key is derived only when it is needed.
  let draws: Draws | undefined;
  const draw: Draw = (sides, times, why) => {
    draws ??= provableDraws(matchKey(s.opening.secret, s.opening.entropy), s.drawCount);
    return draws.draw(sides, times, why);
  };
  const at = matchTimeAt(s, now);
  const rows: LogRow[] = [];
  const effects: Played<Shape>[] = [];
  let { state } = s;
  for (let i = 0; i < moves.length; i++) {
    const { step, act } = moves[i] as MoveInput;
    const before = effects[i - 1];
    const position = before ? positionAfter<Shape>(s.game, before) : positionOf(s);
    const played = playAt(position, { by, step, act }, draw) as Played<Shape> | Refusal;
    if (isRefusal(played)) return { refusal: played, move: i };
    const drawn = played.draws.length > 0 ? { draws: played.draws } : {};
    const body: EntryBody = { is: "act", at, by, step, act: (played.act ?? act) as typeof act, ...drawn };
    rows.push({ entry: linked(s, rows, body), ...metadata, ...rowMetadata(played) });
    effects.push(played);
    state = played.state as GameState;
    if (played.irreversible) break;
  }
  return { rows, effects, after: { state, seats: s.seats } };
}

/** Drafts a take-back of all acts after the first `keep` active ones; `past` is the state before them. */
export const draftTakeBack = (s: LiveMatch, by: Seat, keep: number, past: EarlierState, now: number): Draft => ({
  rows: [
    {
      entry: linked(s, [], { is: "back", at: matchTimeAt(s, now), by, keep }),
      undone: entryNumbersFrom(s.actHistory, keep),
    },
  ],
  effects: [past],
  after: { state: past.state, seats: s.seats },
});

/** Drafts a change of a seat's occupant. */
export const draftSeatChange = (s: LiveMatch, seat: Seat, occupant: SeatOccupant, now: number): Draft => ({
  rows: [{ entry: linked(s, [], { is: "seat", at: matchTimeAt(s, now), seat, card: occupant }) }],
  effects: [null],
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
    effects: [moved],
    after: { state: moved.played.state as GameState, seats: s.seats, game: moved.game },
  };
}

/**
 * Returns the newest edition that the position of a match carries over to; undefined if there is none. Whether it does
 * must not depend on what is hidden, so viewers may know it (KRN-ED-3). It is computed for every update: that takes one
 * copy of the state, about a third of the time of a view, and nothing in the newest edition.
 */
export function newerEdition({ find, game, state }: Pick<LiveMatch, "find" | "game" | "state">): number | undefined {
  let newest: number | undefined;
  let current = game as AnyGame;
  let moved: GameState | null | undefined = state;
  while (moved && outcome(state) === null) {
    const next: AnyGame | undefined = find(current.id as string, current.edition + 1);
    if (!next || !current.migrate) break;
    moved = current.migrate(current.clone(moved)) as GameState | null;
    current = next;
    if (moved) newest = next.edition;
  }
  return newest;
}

/** Returns an entry that follows the log and the rows of the same draft before it, with its number and its hash. */
function linked(s: LiveMatch, before: readonly LogRow[], body: EntryBody): Entry {
  const previous = before[before.length - 1]?.entry.hash ?? lastHash(s);
  return chain(body, s.length + before.length, previous);
}
