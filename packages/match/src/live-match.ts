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
  type SeatOccupant,
  type Shape,
  type GameState,
} from "@starboard/kernel";
import { addKey, type KeyFilter, newKeyFilter } from "./idempotency-keys.ts";
import { limitsOf, type LimitStarts as StandingLimits, updateLimitStarts } from "./time-limits.ts";
import { readSnapshot } from "./snapshot.ts";
import type { MatchHeader, LogRow, Snapshot } from "./store.ts";
import {
  actAt,
  truncateAt,
  entryNumbersFrom,
  pushAct,
  canRevertTo,
  keepLast,
  newTrail,
  type PlayedAct,
  TABLES,
  TABLES_READING,
  tableAt,
  type ActHistory,
} from "./act-history.ts";

export interface LiveMatch {
  readonly opening: MatchHeader;
  readonly game: AnyGame;
  readonly options: object;
  /** Where its own time begins, in milliseconds of the record: what was taken over from another match lies before. */
  readonly began: number;
  /** Entries so far. */
  length: number;
  /** Number of the first entry that is held. */
  firstHeld: number;
  /** The entries from there to the end, each with what it told; never none once it has begun. */
  recentRows: LogRow[];
  state: GameState;
  /** Who sits there now. */
  seats: SeatOccupant[];
  actHistory: ActHistory;
  /** The marks of the keys under which acts came in (`idempotency-keys.ts`). */
  readonly keys: KeyFilter;
  /** Numbers the match's own key has given. */
  drawCount: number;
  /** What the rules let stand only for a time, and since when. */
  limitStarts: StandingLimits;
}

/** How a match stood before an act. */
export type EarlierState = Pick<LiveMatch, "state" | "actHistory">;
/** What an entry led to, where it led anywhere: an act onward, a take-back into the past. */
export type RowEffect = Played<Shape> | EarlierState | null;

/** The record's head of a match. */
export function recordHeadOf(opening: MatchHeader): RecordHead {
  const { game, options, seats, generator, commitment, entropy, origin } = opening;
  return { game, options, seats, generator, commitment, entropy, ...(origin && { origin }) };
}

/** The record of a match as it stands. The secret is published with the result and not before. */
export function recordOf(opening: MatchHeader, rows: readonly LogRow[], result: MatchRecord["result"]): MatchRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ...recordHeadOf(opening),
    entries: rows.map((row) => row.entry),
    result,
    secret: result ? opening.secret : null,
  };
}

/**
 * Sits down at a stored match, holding all of it. Nothing read from a store is trusted: codes MATCH_DAMAGED (with the
 * fault) and MATCH_EDITION (these rules are not here). With a snapshot only what follows it is played again.
 */
export function restoreMatch(
  opening: MatchHeader,
  rows: readonly LogRow[],
  find: FindGame,
  snapshot?: Snapshot,
): Result<LiveMatch> {
  try {
    return sit(opening, rows, find, snapshot);
  } catch (error) {
    return damaged({ problem: String(error) });
  }
}

function sit(opening: MatchHeader, rows: readonly LogRow[], find: FindGame, snapshot?: Snapshot): Result<LiveMatch> {
  const named = parseEdition(opening.game);
  const game = named && find(named.id, named.edition);
  const known = game && snapshot && readSnapshot(snapshot, game, rows);
  const form = readRecord(recordOf(opening, known ? [rows[0] as LogRow, ...rows.slice(snapshot.at)] : rows, null));
  if ("bad" in form) return damaged({ form: form.bad });
  if (!game) return { bad: [{ code: "MATCH_EDITION", at: "game", about: { game: opening.game } }] };
  const options = (game as Pick<AnyGame, "options">).options.parse(opening.options) as Result<object>;
  const first = form.ok.entries[0] as Entry;
  if ("bad" in options || first.is !== "start") return damaged({ fault: "RECORD_OPTIONS" });
  const taken = opening.origin?.at ?? 0;
  const live = {
    opening,
    game,
    options: options.ok,
    began: taken > 0 ? (rows[taken - 1]?.entry.at ?? 0) : 0,
    length: 0,
    firstHeld: 0,
    recentRows: [],
    seats: opening.seats.slice(),
    actHistory: newTrail(),
    keys: newKeyFilter(rows.length),
    drawCount: 0,
    limitStarts: new Map(),
  };
  if (known) {
    const s: LiveMatch = { ...live, state: known.table };
    for (const { variations: _lines, ...row } of rows.slice(0, snapshot.at)) remember(s, row);
    s.actHistory = { ...s.actHistory, tables: [...known.tables] };
    s.limitStarts = known.standing;
    return follow(s, rows);
  }
  const started = replayStart(game, options.ok, first);
  if ("code" in started) return damaged({ fault: started.code, n: 0 });
  return follow({ ...live, state: started.state as GameState }, rows, started);
}

/** Takes in the rows that are not taken in yet, each behind the one before. */
function follow(s: LiveMatch, rows: readonly LogRow[], started?: RowEffect): Result<LiveMatch> {
  for (const row of rows.slice(s.length)) {
    const n = s.length;
    const led = n === 0 ? started : undefined;
    const fault = chained(s, row) ? applyRow(s, row, led, TABLES_READING) : { code: "RECORD_CHAIN", n };
    if (fault) return damaged({ fault: fault.code, n });
  }
  keepLast(s.actHistory.tables, TABLES);
  return { ok: s };
}

const damaged = (about: NonNullable<Invalid["about"]>): { bad: Invalid[] } => ({
  bad: [{ code: "MATCH_DAMAGED", at: "", about }],
});

/** The hash that the next entry links to. */
export const lastHash = (s: Pick<LiveMatch, "opening" | "recentRows">): string =>
  s.recentRows[s.recentRows.length - 1]?.entry.hash ?? rootHash(recordHeadOf(s.opening));

function chained(s: LiveMatch, { entry }: LogRow): boolean {
  return entry.n === s.length && entry.hash === expectedHash(entry, lastHash(s));
}

/**
 * Takes in the next row. Without what it led to an act is played again from the draws it carries, and a take-back finds
 * its past by itself.
 */
export function applyRow(
  s: LiveMatch,
  row: LogRow,
  led: RowEffect = null,
  tables = TABLES,
): Pick<Fault, "code"> | undefined {
  const { entry } = row;
  if (entry.is === "act" || entry.is === "start") {
    const played = (led as Played<Shape> | null) ?? playedAgain(s, entry);
    if ("code" in played) return played;
    const before = s.state;
    s.state = played.state as GameState;
    remember(s, noted(row, rowMetadata(played)), before, tables);
  } else if (entry.is === "back") {
    const past = (led as EarlierState | null) ?? findEarlierState(s, entry.keep);
    if (!past) return { code: "RECORD_BACK" };
    remember(s, noted(row, { undone: entryNumbersFrom(s.actHistory, entry.keep) }));
    s.state = past.state;
    s.actHistory = past.actHistory;
  } else remember(s, noted(row, {}));
  s.limitStarts = updateLimitStarts(s.limitStarts, limitsOf(s, s.state), entry.at);
  return undefined;
}

function playedAgain(
  s: LiveMatch,
  entry: Extract<Entry, { is: "act" | "start" }>,
): Played<Shape> | Pick<Fault, "code"> {
  if (entry.is === "start" || entry.by >= s.seats.length) return { code: "RECORD_ORDER" };
  return replayAct(s.game, s.state, entry);
}

/** What is kept beside an entry that was played. */
export const rowMetadata = ({ facts, irreversible }: Played<Shape>): Pick<LogRow, "facts" | "irreversible"> =>
  irreversible ? { facts, irreversible } : { facts };

/** A row with what is known to belong beside its entry, whatever it says itself. */
function noted({ entry, key, order, timed }: LogRow, note: Omit<LogRow, "entry">): LogRow {
  return {
    entry,
    ...(key !== undefined && { key }),
    ...(order !== undefined && { order }),
    ...(timed === true && { timed }),
    ...note,
  };
}

/** Counts an entry that is taken in: everything but what it makes of the table. */
function remember(s: LiveMatch, row: LogRow, before?: GameState, tables = 0): void {
  const { entry, key } = row;
  const taken = s.opening.origin?.at ?? 0;
  if (entry.is === "act") {
    const { n, by, step } = entry;
    const { irreversible = false, timed = false } = row;
    const act = { n, by, irreversible, timed, aside: Object.hasOwn(s.game.asides, step) };
    pushAct(s.actHistory, act, before, tables);
  } else if (entry.is === "back") s.actHistory = truncateAt(s.actHistory, entry.keep);
  else if (entry.is === "seat" && entry.n >= taken) s.seats[entry.seat] = entry.card;
  if (key !== undefined) addKey(s.keys, key);
  if (entry.n >= taken) for (const drawn of drawsOf(entry)) s.drawCount += drawn.values.length;
  s.recentRows.push(row);
  s.length += 1;
}

/** How a match that is held from its start, or the last part of it, stood before the act at `place` of the trail. */
export function findEarlierState(s: LiveMatch, place: number): EarlierState | undefined {
  const act = actAt(s.actHistory, place);
  if (!act || !canRevertTo(s.actHistory, place)) return undefined;
  const state = tableAt(s.actHistory, place);
  if (state) return { state, actHistory: truncateAt(s.actHistory, place) };
  return s.firstHeld === 0 ? playedBefore(s, place) : undefined;
}

/** The same by playing the acts that stand again; what was taken back in between has left no trace. */
function playedBefore(s: LiveMatch, place: number): EarlierState {
  const actHistory = newTrail();
  let played = replayStart(s.game, s.options, heldRow(s, 0).entry as Extract<Entry, { is: "start" }>);
  for (let i = 0; ; i++) {
    if ("code" in played) throw new Error(`a match that was played cannot be played again: ${JSON.stringify(played)}`);
    const state = played.state as GameState;
    if (i === place) return { state, actHistory };
    const act = actAt(s.actHistory, i) as PlayedAct;
    pushAct(actHistory, act, state, TABLES);
    played = replayAct(s.game, state, heldRow(s, act.n).entry as Extract<Entry, { is: "act" }>);
  }
}

/** How a match stands after these rows of it. */
export function replayRows({ opening, game }: LiveMatch, rows: readonly LogRow[], snapshot?: Snapshot): LiveMatch {
  const again = restoreMatch(opening, rows, () => game, snapshot);
  if ("ok" in again) return again.ok;
  throw new Error(`a match that was played cannot be played again: ${JSON.stringify(again.bad)}`);
}

/** Holds nothing any more of what lies before an entry; the last entry is always held. */
export function dropRowsBefore(s: LiveMatch, before: number): void {
  const first = Math.min(before, s.length - 1);
  if (first <= s.firstHeld) return;
  s.recentRows = s.recentRows.slice(first - s.firstHeld);
  s.firstHeld = first;
}

/** An entry that is held. */
export const heldRow = (s: LiveMatch, n: number): LogRow => s.recentRows[n - s.firstHeld] as LogRow;

export const isOver = (s: LiveMatch): boolean => outcome(s.state) !== null;
