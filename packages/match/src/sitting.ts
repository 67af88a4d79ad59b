/** One match in memory: its rows, the table they lead to, and what take-back and catch-up need to remember. */
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
  type Seat,
  type SeatCard,
  type Shape,
  type Table,
  type Told,
} from "@starboard/kernel";
import { limitsOf, type Standing as StandingLimits, standingAfter } from "./limits.ts";
import { readSnapshot } from "./snapshot.ts";
import type { Opening, Row, Snapshot } from "./store.ts";

/** An act that stands. */
export interface Standing {
  /** Its entry number. */
  readonly n: number;
  readonly by: Seat;
  /** It drew or disclosed. */
  readonly sealed: boolean;
  /** The table it was played on; kept of the last few acts that can be taken back (`tableBefore`). */
  before: Table | null;
}
export interface Sitting {
  readonly opening: Opening;
  readonly game: AnyGame;
  readonly options: object;
  readonly rows: Row[];
  table: Table;
  /** Who sits there now. */
  seats: SeatCard[];
  /** The acts that stand, oldest first. */
  trail: Standing[];
  /** What was told, by entry number. */
  readonly told: (readonly Told[])[];
  /** Under which keys acts came in: what comes again is known by its key. */
  readonly keys: Set<string>;
  /** Numbers the match's own key has given. */
  drawn: number;
  /** What the rules let stand only for a time, and since when. */
  standing: StandingLimits;
}
/** Tables kept for taking acts back; what lies further back is asked for so rarely that it is played again. */
export const TABLES = 12;

/** What an entry led to, where it led anywhere. */
export type Outcomes = Played<Shape> | null;

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
 * Sits down at a stored match. Nothing read from a store is trusted: codes MATCH_DAMAGED (with the fault) and
 * MATCH_EDITION (these rules are not here). With a snapshot only what follows it is played again.
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
  if (known) {
    const keys = new Set(known.rows.flatMap(({ key }) => key ?? []));
    return follow({ opening, game, options: options.ok, ...known, keys }, rows);
  }
  const started = replayStart(game, options.ok, first);
  if ("code" in started) return damaged({ fault: started.code, n: 0 });
  const s: Sitting = {
    opening,
    game,
    options: options.ok,
    rows: [],
    table: started.table as Table,
    seats: opening.seats.slice(),
    trail: [],
    told: [],
    keys: new Set(),
    drawn: 0,
    standing: new Map(),
  };
  return follow(s, rows, started);
}

/** Takes in the rows that are not taken in yet, each behind the one before. */
function follow(s: Sitting, rows: readonly Row[], started?: Outcomes): Result<Sitting> {
  for (const row of rows.slice(s.rows.length)) {
    const n = s.rows.length;
    const fault = chained(s, row) ? takeIn(s, row, n === 0 ? started : undefined) : { code: "RECORD_CHAIN", n };
    if (fault) return damaged({ fault: fault.code, n });
  }
  return { ok: s };
}

const damaged = (about: NonNullable<Invalid["about"]>): { bad: Invalid[] } => ({
  bad: [{ code: "MATCH_DAMAGED", at: "", about }],
});

/** The hash that the next entry links to. */
export const lastHash = (s: Pick<Sitting, "opening" | "rows">): string =>
  s.rows[s.rows.length - 1]?.entry.hash ?? rootHash(headOf(s.opening));

function chained(s: Sitting, { entry }: Row): boolean {
  return entry.n === s.rows.length && entry.hash === expectedHash(entry, lastHash(s));
}

/** Takes in the next row. Without `played` an act is played again from the draws it carries. */
export function takeIn(s: Sitting, row: Row, played?: Outcomes): Pick<Fault, "code"> | undefined {
  const { entry } = row;
  const taken = s.opening.origin?.at ?? 0;
  let led: Outcomes = played ?? null;
  if (entry.is === "act") {
    if (!led) {
      const again = entry.by < s.seats.length ? replayAct(s.game, s.table, entry) : { code: "RECORD_ORDER" as const };
      if ("code" in again) return again;
      led = again;
    }
    if (led.sealed) closeTrail(s.trail);
    s.trail.push({ n: entry.n, by: entry.by, sealed: led.sealed, before: led.sealed ? null : s.table });
    // Older ones are found by playing again, should anybody go back that far.
    const old = s.trail[s.trail.length - 1 - TABLES];
    if (old) old.before = null;
  } else if (entry.is === "back") {
    const before = tableBefore(s, entry.keep);
    if (!before) return { code: "RECORD_BACK" };
    s.table = before;
    s.trail.length = entry.keep;
  } else if (entry.is === "seat" && entry.n >= taken) s.seats[entry.seat] = entry.card;
  if (led) s.table = led.table as Table;
  s.standing = standingAfter(s.standing, limitsOf(s, s.table), entry.at);
  s.rows.push(row);
  if (row.key !== undefined) s.keys.add(row.key);
  s.told.push(led?.facts ?? []);
  if (entry.n >= taken) for (const drawn of drawsOf(entry)) s.drawn += drawn.values.length;
  return undefined;
}

/** The table before the act at `place` of the trail; undefined where nobody can go back to. */
export function tableBefore(s: Sitting, place: number): Table | undefined {
  const act = s.trail[place];
  if (!act || act.before) return act?.before ?? undefined;
  for (let i = place; i < s.trail.length; i++) if (s.trail[i]?.sealed === true) return undefined;
  const again = sitDown(s.opening, s.rows.slice(0, act.n), () => s.game);
  if ("bad" in again) throw new Error(`a match that was played cannot be played again: ${JSON.stringify(again.bad)}`);
  return again.ok.table;
}

/** What lies before a draw or a disclosure is never gone back to: its tables need not be kept. */
function closeTrail(trail: readonly Standing[]): void {
  for (let i = trail.length - 1; i >= 0; i--) {
    const act = trail[i] as Standing;
    if (!act.before) return;
    act.before = null;
  }
}

export const isOver = (s: Sitting): boolean => outcome(s.table) !== null;
