/** The acts of a match that stand, oldest first, and the tables of the last of them, for taking them back. */
import type { Seat, GameState } from "@starboard/kernel";
import { append, takeFirst, type Uint32List, uint32ListOf } from "./uint32-list.ts";

/** An act that stands. */
export interface PlayedAct {
  /** Its entry number. */
  readonly n: number;
  readonly by: Seat;
  /** It drew or disclosed. */
  readonly irreversible: boolean;
  /** Time has done it (KRN-TIME-3). */
  readonly timed: boolean;
  /** It was said out of turn. */
  readonly aside: boolean;
}
export interface ActHistory {
  /** Every act, packed. */
  readonly acts: Uint32List;
  /** What the last acts were played on, the newest last; nothing that lies before a draw or a disclosure. */
  readonly tables: GameState[];
}

/** Tables kept for taking acts back; what lies further back is asked for so rarely that it is played again. */
export const TABLES = 2;
/** The same while a log is read, where nobody should have to play again for every take-back in it. */
export const TABLES_READING = 250;

export const newTrail = (): ActHistory => ({ acts: uint32ListOf(), tables: [] });

/** A match has less than 2²⁵ entries and at most 16 seats. */
const packed = ({ n, by, timed, irreversible, aside }: PlayedAct): number =>
  ((n << 7) | (by << 3) | (timed ? 4 : 0) | (irreversible ? 2 : 0) | (aside ? 1 : 0)) >>> 0;
const unpacked = (code: number): PlayedAct => ({
  n: code >>> 7,
  by: ((code >>> 3) & 15) as Seat,
  timed: (code & 4) !== 0,
  irreversible: (code & 2) !== 0,
  aside: (code & 1) !== 0,
});

export const actCount = ({ acts }: ActHistory): number => acts.length;

/** The act at a place, counted from 0. */
export const actAt = ({ acts }: ActHistory, place: number): PlayedAct | undefined =>
  place >= 0 && place < acts.length ? unpacked(acts.list[place] as number) : undefined;

/** One more act; `before` is the table it was played on. At most so many tables are kept. */
export function pushAct(
  { acts, tables }: ActHistory,
  act: PlayedAct,
  before: GameState | undefined,
  most: number,
): void {
  append(acts, packed(act));
  if (act.irreversible || act.timed || !before) tables.length = 0;
  else tables.push(before);
  keepLast(tables, most);
}

/** Keeps the last so many tables. */
export function keepLast(tables: GameState[], most: number): void {
  if (tables.length > most) tables.splice(0, tables.length - most);
}

/** The trail as it was before the act at a place. */
export const truncateAt = ({ acts, tables }: ActHistory, place: number): ActHistory => ({
  acts: takeFirst(acts, place),
  tables: tables.slice(0, Math.max(0, place - (acts.length - tables.length))),
});

/** The table that the act at a place was played on, if it was kept. */
export const tableAt = ({ acts, tables }: ActHistory, place: number): GameState | undefined =>
  tables[place - (acts.length - tables.length)];

/** Whether the act at a place may be gone back to: nothing since drew or disclosed (KRN-UNDO-2), nor was time's doing. */
export function canRevertTo(trail: ActHistory, place: number): boolean {
  for (let i = actCount(trail) - 1; i >= place; i--) {
    const act = actAt(trail, i) as PlayedAct | undefined;
    if (act?.irreversible === true || act?.timed === true) return false;
  }
  return place >= 0 && place < actCount(trail);
}

/** The entry numbers of the acts from a place on. */
export function entryNumbersFrom(trail: ActHistory, place: number): number[] {
  const entries: number[] = [];
  for (let i = place; i < actCount(trail); i++) entries.push((actAt(trail, i) as PlayedAct).n);
  return entries;
}

/** The last act that fits, of those in entry `since` or later. */
export function findLastAct(trail: ActHistory, fits: (act: PlayedAct) => boolean, since = 0): PlayedAct | undefined {
  for (let i = actCount(trail) - 1; i >= 0; i--) {
    const act = actAt(trail, i) as PlayedAct;
    if (act.n < since) return undefined;
    if (fits(act)) return act;
  }
  return undefined;
}
