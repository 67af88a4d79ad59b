/** The active acts of a match, oldest first, and the game states before the last of them, for take-backs. */
import type { Seat, GameState } from "@starboard/kernel";
import { append, takeFirst, type Uint32List, uint32ListOf } from "./uint32-list.ts";

/** An act that was not taken back. */
export interface PlayedAct {
  /** Its entry number. */
  readonly n: number;
  readonly by: Seat;
  /** It drew or disclosed. */
  readonly irreversible: boolean;
  /** It was done because time ran out (KRN-TIME-3). */
  readonly timed: boolean;
  /** It was an aside. */
  readonly aside: boolean;
}
export interface ActHistory {
  /** Every act, packed. */
  readonly acts: Uint32List;
  /** The states before the last acts, newest last. States before an irreversible act are not kept. */
  readonly states: GameState[];
  /** Number of acts before the match moved to its present edition. They are not taken back (KRN-ED-4). */
  readonly floor: number;
}

/** Number of states kept for take-backs. Earlier states are needed so rarely that they are replayed. */
export const KEPT_STATES = 2;
/** Number of states kept while a log is read, so that its take-backs need no replay. */
export const KEPT_STATES_READING = 250;

export const newActHistory = (): ActHistory => ({ acts: uint32ListOf(), states: [], floor: 0 });

/** Packs an act into 32 bits. A match has less than 2²⁵ entries and at most 16 seats. */
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

/** Returns the act at a place, counted from 0. */
export function actAt({ acts, floor }: ActHistory, place: number): PlayedAct | undefined {
  if (place < 0 || place >= acts.length) return undefined;
  const act = unpacked(acts.list[place] as number);
  return place < floor ? { ...act, irreversible: true } : act;
}

/** Returns the history after the match has moved to another edition: nothing in it can be taken back. */
export const closedHistory = (history: ActHistory): ActHistory => ({
  ...history,
  states: [],
  floor: actCount(history),
});

/** Adds an act. `before` is the state before it; at most `most` states are kept. */
export function pushAct(
  { acts, states }: ActHistory,
  act: PlayedAct,
  before: GameState | undefined,
  most: number,
): void {
  append(acts, packed(act));
  if (act.irreversible || act.timed || !before) states.length = 0;
  else states.push(before);
  keepLast(states, most);
}

/** Drops all but the last `most` states. */
export function keepLast(states: GameState[], most: number): void {
  if (states.length > most) states.splice(0, states.length - most);
}

/** Returns the history as it was before the act at a place. */
export const truncateAt = ({ acts, states, floor }: ActHistory, place: number): ActHistory => ({
  floor,
  acts: takeFirst(acts, place),
  states: states.slice(0, Math.max(0, place - (acts.length - states.length))),
});

/** Returns the state before the act at a place, if it was kept. */
export const stateBefore = ({ acts, states }: ActHistory, place: number): GameState | undefined =>
  states[place - (acts.length - states.length)];

/** Whether the acts from a place on can be taken back: none drew, disclosed (KRN-UNDO-2) or was done by time. */
export function canRevertTo(history: ActHistory, place: number): boolean {
  for (let i = actCount(history) - 1; i >= place; i--) {
    const act = actAt(history, i) as PlayedAct | undefined;
    if (act?.irreversible === true || act?.timed === true) return false;
  }
  return place >= 0 && place < actCount(history);
}

/** Returns the entry numbers of the acts from a place on. */
export function entryNumbersFrom(history: ActHistory, place: number): number[] {
  const entries: number[] = [];
  for (let i = place; i < actCount(history); i++) entries.push((actAt(history, i) as PlayedAct).n);
  return entries;
}

/** Returns the last act that fits, in entry `since` or later. */
export function findLastAct(history: ActHistory, fits: (act: PlayedAct) => boolean, since = 0): PlayedAct | undefined {
  for (let i = actCount(history) - 1; i >= 0; i--) {
    const act = actAt(history, i) as PlayedAct;
    if (act.n < since) return undefined;
    if (fits(act)) return act;
  }
  return undefined;
}
