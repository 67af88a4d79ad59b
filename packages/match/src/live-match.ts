/**
 * One match in memory: the game state and what is needed to continue play. Only the most recent rows are held; older
 * ones are read from the log (`history.ts`).
 */
import {
  type AddressedFact,
  type AnyGame,
  deepEqual,
  drawsOf,
  editionName,
  type Entry,
  expectedHash,
  type Fault,
  type FindGame,
  type Invalid,
  isRecalled,
  type MatchRecord,
  MOST_RECALLED,
  outcome,
  parseEdition,
  type Played,
  Position,
  positionAfter,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordHead,
  readRecord,
  replayAct,
  replayMove,
  replayStart,
  type Result,
  rootHash,
  type SeatOccupant,
  seatsOfPeople,
  type Shape,
  type GameState,
} from "@starboard/kernel";
import { addKey, type KeyFilter, newKeyFilter } from "./idempotency-keys.ts";
import { limitsOf, type LimitStarts, updateLimitStarts } from "./time-limits.ts";
import { readSnapshot } from "./snapshot.ts";
import type { MatchHeader, LogRow, Snapshot } from "./store.ts";
import {
  actAt,
  truncateAt,
  entryNumbersFrom,
  pushAct,
  canRevertTo,
  closedHistory,
  keepLast,
  newActHistory,
  type PlayedAct,
  KEPT_STATES,
  KEPT_STATES_READING,
  stateBefore,
  type ActHistory,
} from "./act-history.ts";

export interface LiveMatch {
  readonly opening: MatchHeader;
  /** The edition that the match is played by now. */
  game: AnyGame;
  /** Finds the editions from the one that the match began with to the newest. */
  readonly find: FindGame;
  readonly options: object;
  /** Match time in ms at which this match started. Entries copied from another match (a fork) have earlier times. */
  readonly began: number;
  /** Number of entries. */
  length: number;
  /** Number of the first entry in `recentRows`. */
  firstHeld: number;
  /** The rows from `firstHeld` to the end, each with its facts. Never empty once the match has started. */
  recentRows: LogRow[];
  state: GameState;
  /** What has been listed in `state`, or in an earlier state (`positionOf`). */
  position?: Position<Shape>;
  /** The current occupants. */
  seats: SeatOccupant[];
  actHistory: ActHistory;
  /** The idempotency keys of all rows (`idempotency-keys.ts`). */
  readonly keys: KeyFilter;
  /** Number of draws made with the key of this match. */
  drawCount: number;
  /** The start of each time limit that the rules have set. */
  limitStarts: LimitStarts;
  /** What players remember, each with its entry: it follows from the log, so it is the same after every restart. */
  recollected: readonly RecollectedFact[];
}
/** A remembered fact, its audience and its entry number. */
export type RecollectedFact = AddressedFact & { readonly n: number };

/** The state of a match before one of its acts. */
export type EarlierState = Pick<LiveMatch, "state" | "actHistory">;
/**
 * The effect of a row: the outcome of an act, the earlier state after a take-back, the state in another edition, or null
 * for a change of seats.
 */
export type RowEffect = Played<Shape> | EarlierState | MovedState | null;
/** A match moved to another edition. */
export interface MovedState {
  readonly game: AnyGame;
  readonly played: Played<Shape>;
}

/** Returns the head of a match's record. */
export function recordHeadOf(opening: MatchHeader): RecordHead {
  const { game, options, seats, generator, commitment, entropy, origin } = opening;
  return { game, options, seats, generator, commitment, entropy, ...(origin && { origin }) };
}

/** Returns the record of a match so far. It contains the secret only if there is a result. */
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
 * Restores a stored match with all its rows. Stored data is verified. Codes: MATCH_DAMAGED (with the fault) and
 * MATCH_EDITION (the rules are not available). With a valid snapshot only later rows are replayed.
 */
export function restoreMatch(
  opening: MatchHeader,
  rows: readonly LogRow[],
  find: FindGame,
  snapshot?: Snapshot,
): Result<LiveMatch> {
  try {
    return restore(opening, rows, find, snapshot);
  } catch (error) {
    return damaged({ problem: String(error) });
  }
}

function restore(
  opening: MatchHeader,
  rows: readonly LogRow[],
  find: FindGame,
  snapshot?: Snapshot,
): Result<LiveMatch> {
  const named = parseEdition(opening.game);
  const game = named && find(named.id, named.edition);
  const known = game && snapshot && readSnapshot(snapshot, opening, rows);
  const form = readRecord(recordOf(opening, known ? [rows[0] as LogRow, ...rows.slice(snapshot.at)] : rows, null));
  if ("bad" in form) return damaged({ form: form.bad });
  if (!game) return unknownEdition(opening.game);
  const options = (game as Pick<AnyGame, "options">).options.parse(opening.options) as Result<object>;
  const first = form.ok.entries[0] as Entry;
  if ("bad" in options || first.is !== "start") return damaged({ fault: "RECORD_OPTIONS" });
  const taken = opening.origin?.at ?? 0;
  const live = {
    opening,
    find,
    game,
    options: options.ok,
    began: taken > 0 ? (rows[taken - 1]?.entry.at ?? 0) : 0,
    length: 0,
    firstHeld: 0,
    recentRows: [],
    seats: opening.seats.slice(),
    actHistory: newActHistory(),
    keys: newKeyFilter(rows.length),
    drawCount: 0,
    limitStarts: new Map(),
    recollected: [],
  };
  if (known) {
    const then = find(named.id, known.edition);
    if (!then) return unknownEdition(editionName({ id: named.id, edition: known.edition }));
    const s: LiveMatch = { ...live, game: then, state: known.state };
    for (const { variations: _lines, ...row } of rows.slice(0, snapshot.at)) recordRow(s, row);
    s.actHistory = { ...s.actHistory, states: [...known.states] };
    s.limitStarts = known.limitStarts;
    return applyRows(s, rows);
  }
  const started = replayStart(game, options.ok, first);
  if ("code" in started) return damaged({ fault: started.code, n: 0 });
  return applyRows({ ...live, state: started.state as GameState }, rows, started);
}

/** Applies the rows that have not been applied yet, checking the hash chain. */
function applyRows(s: LiveMatch, rows: readonly LogRow[], started?: RowEffect): Result<LiveMatch> {
  for (const row of rows.slice(s.length)) {
    const n = s.length;
    const effect = n === 0 ? started : undefined;
    const fault = isChained(s, row) ? applyRow(s, row, effect, KEPT_STATES_READING) : { code: "RECORD_CHAIN", n };
    if (fault?.code === "RECORD_EDITION") return unknownEdition(editionOfRow(s, row));
    if (fault) return damaged({ fault: fault.code, n });
  }
  keepLast(s.actHistory.states, KEPT_STATES);
  return { ok: s };
}

const unknownEdition = (game: string): { bad: Invalid[] } => ({
  bad: [{ code: "MATCH_EDITION", at: "game", about: { game } }],
});
/** The edition that a row moves a match to. */
const editionOfRow = ({ game }: LiveMatch, { entry }: LogRow): string =>
  editionName({ id: game.id as string, edition: entry.is === "edition" ? entry.to : game.edition });

const damaged = (about: NonNullable<Invalid["about"]>): { bad: Invalid[] } => ({
  bad: [{ code: "MATCH_DAMAGED", at: "", about }],
});

/** The hash that the next entry links to. */
export const lastHash = (s: Pick<LiveMatch, "opening" | "recentRows">): string =>
  s.recentRows[s.recentRows.length - 1]?.entry.hash ?? rootHash(recordHeadOf(s.opening));

function isChained(s: LiveMatch, { entry }: LogRow): boolean {
  return entry.n === s.length && entry.hash === expectedHash(entry, lastHash(s));
}

/**
 * Applies the next row. If `led` is not given, an act is replayed from its recorded draws, and a take-back looks up the
 * earlier state. Returns the fault if the row is not valid.
 */
export function applyRow(
  s: LiveMatch,
  row: LogRow,
  effect: RowEffect = null,
  states = KEPT_STATES,
): Pick<Fault, "code"> | undefined {
  const { entry } = row;
  if (entry.is === "act" || entry.is === "start") {
    const played = (effect as Played<Shape> | null) ?? replayRow(s, entry);
    if ("code" in played) return played;
    const before = s.state;
    s.state = played.state as GameState;
    s.position = positionAfter<Shape>(s.game, played);
    // A row that was drafted from `played` has its facts and marks already.
    const isDrafted = row.facts === played.facts && row.variations === undefined;
    recordRow(s, isDrafted ? row : withMetadata(row, rowMetadata(played)), before, states);
  } else if (entry.is === "back") {
    const past = (effect as EarlierState | null) ?? findEarlierState(s, entry.keep);
    if (!past) return { code: "RECORD_BACK" };
    recordRow(s, withMetadata(row, { undone: entryNumbersFrom(s.actHistory, entry.keep) }));
    s.state = past.state;
    s.actHistory = past.actHistory;
  } else if (entry.is === "edition") {
    const moved = (effect as MovedState | null) ?? moveAgain(s, entry);
    if ("code" in moved) return moved;
    s.game = moved.game;
    s.state = moved.played.state as GameState;
    recordRow(s, withMetadata(row, rowMetadata(moved.played)));
  } else recordRow(s, withMetadata(row, {}));
  s.limitStarts = updateLimitStarts(s.limitStarts, limitsOf(s, s.state), entry.at);
  return undefined;
}

function replayRow(s: LiveMatch, entry: Extract<Entry, { is: "act" | "start" }>): Played<Shape> | Pick<Fault, "code"> {
  if (entry.is === "start" || entry.by >= s.seats.length) return { code: "RECORD_ORDER" };
  return replayAct(s.game, s.state, entry);
}

/** Moves a match to another edition as its row says. Rows taken over from another record were verified with it. */
function moveAgain(s: LiveMatch, entry: Extract<Entry, { is: "edition" }>): MovedState | Pick<Fault, "code"> {
  const own = entry.n >= (s.opening.origin?.at ?? 0);
  if (own && !deepEqual(entry.by, seatsOfPeople(s.seats))) return { code: "RECORD_EDITION_MOVE" };
  return replayMove(s.find, s.game, s.state, entry);
}

/** Returns the metadata to store with an entry. */
export const rowMetadata = ({ facts, irreversible }: Played<Shape>): Pick<LogRow, "facts" | "irreversible"> =>
  irreversible ? { facts, irreversible } : { facts };

/** Returns a row whose facts and marks come from `note` instead of from the stored row. */
function withMetadata({ entry, key, order, timed, reason }: LogRow, note: Omit<LogRow, "entry">): LogRow {
  return {
    entry,
    ...(key !== undefined && { key }),
    ...(order !== undefined && { order }),
    ...(timed === true && { timed }),
    ...(reason && { reason }),
    ...note,
  };
}

/** Updates history, seats, keys and counters for a row; the game state is updated by the caller. */
function recordRow(s: LiveMatch, row: LogRow, before?: GameState, states = 0): void {
  const { entry, key } = row;
  const taken = s.opening.origin?.at ?? 0;
  if (entry.is === "act") {
    const { n, by, step } = entry;
    const { irreversible = false, timed = false } = row;
    const act = { n, by, irreversible, timed, aside: Object.hasOwn(s.game.asides, step) };
    pushAct(s.actHistory, act, before, states);
  } else if (entry.is === "back") s.actHistory = truncateAt(s.actHistory, entry.keep);
  else if (entry.is === "edition") s.actHistory = closedHistory(s.actHistory);
  // A new list, because updates that were sent still hold the old one.
  else if (entry.is === "seat" && entry.n >= taken) s.seats = s.seats.with(entry.seat, entry.card);
  recollect(s, row);
  if (key !== undefined) addKey(s.keys, key);
  if (entry.n >= taken) for (const drawn of drawsOf(entry)) s.drawCount += drawn.values.length;
  s.recentRows.push(row);
  s.length += 1;
}

/** Remembers the facts of a row that its game names, and forgets those of acts that were taken back. */
function recollect(s: LiveMatch, { entry: { n }, facts = [], undone }: LogRow): void {
  if (undone) s.recollected = s.recollected.filter((one) => !undone.includes(one.n));
  if (!facts.some(({ fact }) => isRecalled(s.game, fact))) return;
  const fresh = facts.filter(({ fact }) => isRecalled(s.game, fact)).map((one) => ({ ...one, n }));
  s.recollected = [...s.recollected, ...fresh].slice(-MOST_RECALLED);
}

/** Returns the state before the act at `place` of the history, if it is kept or can be replayed from held rows. */
export function findEarlierState(s: LiveMatch, place: number): EarlierState | undefined {
  const act = actAt(s.actHistory, place);
  if (!act || !canRevertTo(s.actHistory, place)) return undefined;
  const state = stateBefore(s.actHistory, place);
  if (state) return { state, actHistory: truncateAt(s.actHistory, place) };
  if (s.firstHeld > 0) return undefined;
  // The acts before a move to another edition belong to other rules, so all rows are replayed in their order.
  return s.actHistory.floor > 0 || editionName(s.game) !== s.opening.game
    ? replayRows(s, s.recentRows.slice(0, act.n))
    : replayBefore(s, place);
}

/** Replays the active acts before `place`. Acts that were taken back have no effect and are skipped. */
function replayBefore(s: LiveMatch, place: number): EarlierState {
  const actHistory = newActHistory();
  let played = replayStart(s.game, s.options, heldRow(s, 0).entry as Extract<Entry, { is: "start" }>);
  for (let i = 0; ; i++) {
    if ("code" in played)
      throw new Error(`a match that was played cannot be played restored: ${JSON.stringify(played)}`);
    const state = played.state as GameState;
    if (i === place) return { state, actHistory };
    const act = actAt(s.actHistory, i) as PlayedAct;
    pushAct(actHistory, act, state, KEPT_STATES);
    played = replayAct(s.game, state, heldRow(s, act.n).entry as Extract<Entry, { is: "act" }>);
  }
}

/** Replays the given rows of a match and returns the match after them. */
export function replayRows({ opening, find }: LiveMatch, rows: readonly LogRow[], snapshot?: Snapshot): LiveMatch {
  const restored = restoreMatch(opening, rows, find, snapshot);
  if ("ok" in restored) return restored.ok;
  throw new Error(`a match that was played cannot be played restored: ${JSON.stringify(restored.bad)}`);
}

/** Drops the held rows before entry `before`. The last row is always kept. */
export function dropRowsBefore(s: LiveMatch, before: number): void {
  const first = Math.min(before, s.length - 1);
  if (first <= s.firstHeld) return;
  s.recentRows = s.recentRows.slice(first - s.firstHeld);
  s.firstHeld = first;
}

/** Returns row `n`, which must be held. */
export const heldRow = (s: LiveMatch, n: number): LogRow => s.recentRows[n - s.firstHeld] as LogRow;

/**
 * Returns the current position, in which offers are listed once: an act is checked against the offers that its player was
 * sent.
 */
export function positionOf(s: Pick<LiveMatch, "game" | "state" | "position">): Position<Shape> {
  if (s.position?.state !== s.state || s.position.game !== s.game) s.position = new Position<Shape>(s.game, s.state);
  return s.position;
}

export const isOver = (s: LiveMatch): boolean => outcome(s.state) !== null;
