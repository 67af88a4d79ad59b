/** From messages to rows: a run of moves, a take-back, a change of seats, as they will stand in the record. */
import {
  chain,
  type Draw,
  type Draws,
  type Entry,
  type EntryBody,
  isRefusal,
  matchKey,
  type Played,
  play,
  provableDraws,
  type Refusal,
  type Seat,
  type SeatCard,
  type Shape,
  type Table,
} from "@starboard/kernel";
import type { Step } from "@starboard/wire";
import { lastHash, noteOf, type Outcomes, type Past, type Sitting } from "./live-match.ts";
import type { Row } from "./store.ts";
import { entriesFrom } from "./act-history.ts";

/** Rows that are ready to be written, and what they lead to. */
export interface Draft {
  readonly rows: readonly Row[];
  readonly outcomes: readonly Outcomes[];
  /** The table and the seats behind the last of them. */
  readonly after: Pick<Sitting, "table" | "seats">;
}

/** Milliseconds since the start of the match, never less than the last entry's, whatever the clock does. */
export function timeOf({ opening, began, held }: Pick<Sitting, "opening" | "began" | "held">, now: number): number {
  const last = held[held.length - 1]?.entry.at ?? 0;
  return Math.max(last, began + Math.floor(now - opening.createdAt));
}

/**
 * Plays a run of moves of one seat without writing anything. The run ends at the first draw or disclosure: whatever was
 * sent after that was chosen without knowing what came to light. A refused move spoils the whole run.
 */
export function draftRun(
  s: Sitting,
  by: Seat,
  moves: readonly Step[],
  now: number,
  beside: Omit<Row, "entry">,
): Draft | { readonly refusal: Refusal; readonly move: number } {
  // Few acts draw: the key is derived for those that do.
  let draws: Draws | undefined;
  const draw: Draw = (sides, times, why) => {
    draws ??= provableDraws(matchKey(s.opening.secret, s.opening.entropy), s.drawn);
    return draws.draw(sides, times, why);
  };
  const at = timeOf(s, now);
  const rows: Row[] = [];
  const outcomes: Played<Shape>[] = [];
  let table = s.table;
  for (const [i, { step, act }] of moves.entries()) {
    const played = play(s.game, table, { by, step, act }, draw) as Played<Shape> | Refusal;
    if (isRefusal(played)) return { refusal: played, move: i };
    const drawn = played.draws.length > 0 ? { draws: played.draws } : {};
    const body: EntryBody = { is: "act", at, by, step, act: (played.act ?? act) as typeof act, ...drawn };
    rows.push({ entry: linked(s, rows, body), ...beside, ...noteOf(played) });
    outcomes.push(played);
    table = played.table as Table;
    if (played.sealed) break;
  }
  return { rows, outcomes, after: { table, seats: s.seats } };
}

/** Takes back everything after the first `keep` acts that stand; `past` is how the match stood then. */
export const draftBack = (s: Sitting, by: Seat, keep: number, past: Past, now: number): Draft => ({
  rows: [{ entry: linked(s, [], { is: "back", at: timeOf(s, now), by, keep }), gone: entriesFrom(s.trail, keep) }],
  outcomes: [past],
  after: { table: past.table, seats: s.seats },
});

/** Puts somebody else into a seat. */
export const draftSeat = (s: Sitting, seat: Seat, card: SeatCard, now: number): Draft => ({
  rows: [{ entry: linked(s, [], { is: "seat", at: timeOf(s, now), seat, card }) }],
  outcomes: [null],
  after: { table: s.table, seats: s.seats.with(seat, card) },
});

function linked(s: Sitting, before: readonly Row[], body: EntryBody): Entry {
  const previous = before[before.length - 1]?.entry.hash ?? lastHash(s);
  return chain(body, s.length + before.length, previous);
}
