/** The acts of a match that stand, oldest first, and the tables of the last of them, for taking them back. */
import type { Seat, Table } from "@starboard/kernel";
import { add, first, type Numbers, numbersOf } from "./uint32-list.ts";

/** An act that stands. */
export interface Standing {
  /** Its entry number. */
  readonly n: number;
  readonly by: Seat;
  /** It drew or disclosed. */
  readonly sealed: boolean;
  /** Time has done it (KRN-TIME-3). */
  readonly timed: boolean;
  /** It was said out of turn. */
  readonly aside: boolean;
}
export interface Trail {
  /** Every act, packed. */
  readonly acts: Numbers;
  /** What the last acts were played on, the newest last; nothing that lies before a draw or a disclosure. */
  readonly tables: Table[];
}

/** Tables kept for taking acts back; what lies further back is asked for so rarely that it is played again. */
export const TABLES = 2;
/** The same while a log is read, where nobody should have to play again for every take-back in it. */
export const TABLES_READING = 250;

export const newTrail = (): Trail => ({ acts: numbersOf(), tables: [] });

/** A match has less than 2²⁵ entries and at most 16 seats. */
const packed = ({ n, by, timed, sealed, aside }: Standing): number =>
  ((n << 7) | (by << 3) | (timed ? 4 : 0) | (sealed ? 2 : 0) | (aside ? 1 : 0)) >>> 0;
const unpacked = (code: number): Standing => ({
  n: code >>> 7,
  by: ((code >>> 3) & 15) as Seat,
  timed: (code & 4) !== 0,
  sealed: (code & 2) !== 0,
  aside: (code & 1) !== 0,
});

export const countOf = ({ acts }: Trail): number => acts.length;

/** The act at a place, counted from 0. */
export const actAt = ({ acts }: Trail, place: number): Standing | undefined =>
  place >= 0 && place < acts.length ? unpacked(acts.list[place] as number) : undefined;

/** One more act; `before` is the table it was played on. At most so many tables are kept. */
export function goOn({ acts, tables }: Trail, act: Standing, before: Table | undefined, most: number): void {
  add(acts, packed(act));
  if (act.sealed || act.timed || !before) tables.length = 0;
  else tables.push(before);
  keepLast(tables, most);
}

/** Keeps the last so many tables. */
export function keepLast(tables: Table[], most: number): void {
  if (tables.length > most) tables.splice(0, tables.length - most);
}

/** The trail as it was before the act at a place. */
export const backTo = ({ acts, tables }: Trail, place: number): Trail => ({
  acts: first(acts, place),
  tables: tables.slice(0, Math.max(0, place - (acts.length - tables.length))),
});

/** The table that the act at a place was played on, if it was kept. */
export const tableAt = ({ acts, tables }: Trail, place: number): Table | undefined =>
  tables[place - (acts.length - tables.length)];

/** Whether the act at a place may be gone back to: nothing since drew or disclosed (KRN-UNDO-2), nor was time's doing. */
export function isOpen(trail: Trail, place: number): boolean {
  for (let i = countOf(trail) - 1; i >= place; i--) {
    const act = actAt(trail, i) as Standing | undefined;
    if (act?.sealed === true || act?.timed === true) return false;
  }
  return place >= 0 && place < countOf(trail);
}

/** The entry numbers of the acts from a place on. */
export function entriesFrom(trail: Trail, place: number): number[] {
  const entries: number[] = [];
  for (let i = place; i < countOf(trail); i++) entries.push((actAt(trail, i) as Standing).n);
  return entries;
}

/** The last act that fits, of those in entry `since` or later. */
export function lastAct(trail: Trail, fits: (act: Standing) => boolean, since = 0): Standing | undefined {
  for (let i = countOf(trail) - 1; i >= 0; i--) {
    const act = actAt(trail, i) as Standing;
    if (act.n < since) return undefined;
    if (fits(act)) return act;
  }
  return undefined;
}
