/**
 * One match in memory: the table, and what play needs besides. Of its story only the end is held; the rest is in the log
 * (`history.ts`).
 */
import {
  type AnyGame,
  drawsOf,
  type Entry,
  expectedHash,
  type Fault,
  type FindGame,
  type Invalid,
  type MatchRecord,
  outcome,
  parseEdition,
  type Played,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordHead,
  readRecord,
  replayAct,
  replayStart,
  type Result,
  rootHash,
  type SeatCard,
  type Shape,
  type Table,
} from "@starboard/kernel";
import { addKey, type Keys, newKeys } from "./idempotency-keys.ts";
import { limitsOf, type Standing as StandingLimits, standingAfter } from "./time-limits.ts";
import { readSnapshot } from "./snapshot.ts";
import type { Opening, Row, Snapshot } from "./store.ts";
import {
  actAt,
  backTo,
  entriesFrom,
  goOn,
  isOpen,
  keepLast,
  newTrail,
  type Standing,
  TABLES,
  TABLES_READING,
  tableAt,
  type Trail,
} from "./act-history.ts";

export interface Sitting {
  readonly opening: Opening;
  readonly game: AnyGame;
  readonly options: object;
  /** Where its own time begins, in milliseconds of the record: what was taken over from another match lies before. */
  readonly began: number;
  /** Entries so far. */
  length: number;
  /** Number of the first entry that is held. */
  from: number;
  /** The entries from there to the end, each with what it told; never none once it has begun. */
  held: Row[];
  table: Table;
  /** Who sits there now. */
  seats: SeatCard[];
  trail: Trail;
  /** The marks of the keys under which acts came in (`idempotency-keys.ts`). */
  readonly keys: Keys;
  /** Numbers the match's own key has given. */
  drawn: number;
  /** What the rules let stand only for a time, and since when. */
  standing: StandingLimits;
}

/** How a match stood before an act. */
export type Past = Pick<Sitting, "table" | "trail">;
/** What an entry led to, where it led anywhere: an act onward, a take-back into the past. */
export type Outcomes = Played<Shape> | Past | null;

/** The record's head of a match. */
export function headOf(opening: Opening): RecordHead {
  const { game, options, seats, generator, commitment, entropy, origin } = opening;
  return { game, options, seats, generator, commitment, entropy, ...(origin && { origin }) };
}

/** The record of a match as it stands. The secret is published with the result and not before. */
export function recordOf(opening: Opening, rows: readonly Row[], result: MatchRecord["result"]): MatchRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ...headOf(opening),
    entries: rows.map((row) => row.entry),
    result,
    secret: result ? opening.secret : null,
  };
}

/**
 * Sits down at a stored match, holding all of it. Nothing read from a store is trusted: codes MATCH_DAMAGED (with the
 * fault) and MATCH_EDITION (these rules are not here). With a snapshot only what follows it is played again.
 */
export function sitDown(opening: Opening, rows: readonly Row[], find: FindGame, snapshot?: Snapshot): Result<Sitting> {
  try {
    return sit(opening, rows, find, snapshot);
  } catch (error) {
    return damaged({ problem: String(error) });
  }
}

function sit(opening: Opening, rows: readonly Row[], find: FindGame, snapshot?: Snapshot): Result<Sitting> {
  const named = parseEdition(opening.game);
  const game = named && find(named.id, named.edition);
  const known = game && snapshot && readSnapshot(snapshot, game, rows);
  const form = readRecord(recordOf(opening, known ? [rows[0] as Row, ...rows.slice(snapshot.at)] : rows, null));
  if ("bad" in form) return damaged({ form: form.bad });
  if (!game) return { bad: [{ code: "MATCH_EDITION", at: "game", about: { game: opening.game } }] };
  const options = (game as Pick<AnyGame, "options">).options.parse(opening.options) as Result<object>;
  const first = form.ok.entries[0] as Entry;
  if ("bad" in options || first.is !== "start") return damaged({ fault: "RECORD_OPTIONS" });
  const taken = opening.origin?.at ?? 0;
  const sitting = {
    opening,
    game,
    options: options.ok,
    began: taken > 0 ? (rows[taken - 1]?.entry.at ?? 0) : 0,
    length: 0,
    from: 0,
    held: [],
    seats: opening.seats.slice(),
    trail: newTrail(),
    keys: newKeys(rows.length),
    drawn: 0,
    standing: new Map(),
  };
  if (known) {
    const s: Sitting = { ...sitting, table: known.table };
    for (const { lines: _lines, ...row } of rows.slice(0, snapshot.at)) remember(s, row);
    s.trail = { ...s.trail, tables: [...known.tables] };
    s.standing = known.standing;
    return follow(s, rows);
  }
  const started = replayStart(game, options.ok, first);
  if ("code" in started) return damaged({ fault: started.code, n: 0 });
  return follow({ ...sitting, table: started.table as Table }, rows, started);
}

/** Takes in the rows that are not taken in yet, each behind the one before. */
function follow(s: Sitting, rows: readonly Row[], started?: Outcomes): Result<Sitting> {
  for (const row of rows.slice(s.length)) {
    const n = s.length;
    const led = n === 0 ? started : undefined;
    const fault = chained(s, row) ? takeIn(s, row, led, TABLES_READING) : { code: "RECORD_CHAIN", n };
    if (fault) return damaged({ fault: fault.code, n });
  }
  keepLast(s.trail.tables, TABLES);
  return { ok: s };
}

const damaged = (about: NonNullable<Invalid["about"]>): { bad: Invalid[] } => ({
  bad: [{ code: "MATCH_DAMAGED", at: "", about }],
});

/** The hash that the next entry links to. */
export const lastHash = (s: Pick<Sitting, "opening" | "held">): string =>
  s.held[s.held.length - 1]?.entry.hash ?? rootHash(headOf(s.opening));

function chained(s: Sitting, { entry }: Row): boolean {
  return entry.n === s.length && entry.hash === expectedHash(entry, lastHash(s));
}

/**
 * Takes in the next row. Without what it led to an act is played again from the draws it carries, and a take-back finds
 * its past by itself.
 */
export function takeIn(s: Sitting, row: Row, led: Outcomes = null, tables = TABLES): Pick<Fault, "code"> | undefined {
  const { entry } = row;
  if (entry.is === "act" || entry.is === "start") {
    const played = (led as Played<Shape> | null) ?? playedAgain(s, entry);
    if ("code" in played) return played;
    const before = s.table;
    s.table = played.table as Table;
    remember(s, noted(row, noteOf(played)), before, tables);
  } else if (entry.is === "back") {
    const past = (led as Past | null) ?? pastOf(s, entry.keep);
    if (!past) return { code: "RECORD_BACK" };
    remember(s, noted(row, { gone: entriesFrom(s.trail, entry.keep) }));
    s.table = past.table;
    s.trail = past.trail;
  } else remember(s, noted(row, {}));
  s.standing = standingAfter(s.standing, limitsOf(s, s.table), entry.at);
  return undefined;
}

function playedAgain(s: Sitting, entry: Extract<Entry, { is: "act" | "start" }>): Played<Shape> | Pick<Fault, "code"> {
  if (entry.is === "start" || entry.by >= s.seats.length) return { code: "RECORD_ORDER" };
  return replayAct(s.game, s.table, entry);
}

/** What is kept beside an entry that was played. */
export const noteOf = ({ facts, sealed }: Played<Shape>): Pick<Row, "told" | "sealed"> =>
  sealed ? { told: facts, sealed } : { told: facts };

/** A row with what is known to belong beside its entry, whatever it says itself. */
function noted({ entry, key, order, timed }: Row, note: Omit<Row, "entry">): Row {
  return {
    entry,
    ...(key !== undefined && { key }),
    ...(order !== undefined && { order }),
    ...(timed === true && { timed }),
    ...note,
  };
}

/** Counts an entry that is taken in: everything but what it makes of the table. */
function remember(s: Sitting, row: Row, before?: Table, tables = 0): void {
  const { entry, key } = row;
  const taken = s.opening.origin?.at ?? 0;
  if (entry.is === "act") {
    const { n, by, step } = entry;
    const { sealed = false, timed = false } = row;
    const act = { n, by, sealed, timed, aside: Object.hasOwn(s.game.asides, step) };
    goOn(s.trail, act, before, tables);
  } else if (entry.is === "back") s.trail = backTo(s.trail, entry.keep);
  else if (entry.is === "seat" && entry.n >= taken) s.seats[entry.seat] = entry.card;
  if (key !== undefined) addKey(s.keys, key);
  if (entry.n >= taken) for (const drawn of drawsOf(entry)) s.drawn += drawn.values.length;
  s.held.push(row);
  s.length += 1;
}

/** How a match that is held from its start, or the last part of it, stood before the act at `place` of the trail. */
export function pastOf(s: Sitting, place: number): Past | undefined {
  const act = actAt(s.trail, place);
  if (!act || !isOpen(s.trail, place)) return undefined;
  const table = tableAt(s.trail, place);
  if (table) return { table, trail: backTo(s.trail, place) };
  return s.from === 0 ? playedBefore(s, place) : undefined;
}

/** The same by playing the acts that stand again; what was taken back in between has left no trace. */
function playedBefore(s: Sitting, place: number): Past {
  const trail = newTrail();
  let played = replayStart(s.game, s.options, rowAt(s, 0).entry as Extract<Entry, { is: "start" }>);
  for (let i = 0; ; i++) {
    if ("code" in played) throw new Error(`a match that was played cannot be played again: ${JSON.stringify(played)}`);
    const table = played.table as Table;
    if (i === place) return { table, trail };
    const act = actAt(s.trail, i) as Standing;
    goOn(trail, act, table, TABLES);
    played = replayAct(s.game, table, rowAt(s, act.n).entry as Extract<Entry, { is: "act" }>);
  }
}

/** How a match stands after these rows of it. */
export function playedUpTo({ opening, game }: Sitting, rows: readonly Row[], snapshot?: Snapshot): Sitting {
  const again = sitDown(opening, rows, () => game, snapshot);
  if ("ok" in again) return again.ok;
  throw new Error(`a match that was played cannot be played again: ${JSON.stringify(again.bad)}`);
}

/** Holds nothing any more of what lies before an entry; the last entry is always held. */
export function letGo(s: Sitting, before: number): void {
  const first = Math.min(before, s.length - 1);
  if (first <= s.from) return;
  s.held = s.held.slice(first - s.from);
  s.from = first;
}

/** An entry that is held. */
export const rowAt = (s: Sitting, n: number): Row => s.held[n - s.from] as Row;

export const isOver = (s: Sitting): boolean => outcome(s.table) !== null;
