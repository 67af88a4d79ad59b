/**
 * Private notes of planned destinations (section F). They stay in the browser of their player, by match, and survive a
 * reload. The key of a note has the power, star and round of departure.
 */
import { departureRound, type Power, type Warp } from "@starboard/4000ad";
import { create } from "zustand";
import type { View } from "./board-data.ts";
import { stateOf } from "./state-of.ts";

export type Notes = Readonly<Record<string, number>>;

interface NotesStore {
  readonly byMatch: Readonly<Record<string, Notes>>;
}

const KEY = "starboard.4000ad.notes";
/** Number of matches whose notes are kept, the most recently used. */
const MAX_MATCHES = 30;
const NO_NOTES: Notes = {};

function stored(): NotesStore["byMatch"] {
  try {
    const raw: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}");
    return typeof raw === "object" && raw !== null && !Array.isArray(raw) ? (raw as NotesStore["byMatch"]) : {};
  } catch {
    return {};
  }
}

const useNotesStore = create<NotesStore>()(() => ({ byMatch: stored() }));

/** Returns the notes of a match; boards without a match share one list. */
export const notesOf = (match: string | undefined): Notes => useNotesStore.getState().byMatch[match ?? ""] ?? NO_NOTES;
export const useNotes = (match: string | undefined): Notes =>
  useNotesStore((store) => store.byMatch[match ?? ""] ?? NO_NOTES);

/** Stores a note, or removes it with `null`. */
export function setNote(match: string | undefined, key: string, star: number | null): void {
  const name = match ?? "";
  const { [name]: before = NO_NOTES, ...others } = useNotesStore.getState().byMatch;
  if ((before[key] ?? null) === star) return;
  const { [key]: _, ...rest } = before;
  const entries = Object.entries(others).slice(1 - MAX_MATCHES);
  const byMatch = { ...Object.fromEntries(entries), [name]: star === null ? rest : { ...rest, [key]: star } };
  useNotesStore.setState({ byMatch });
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(byMatch));
  } catch {
    // Without storage the notes last until the page is closed.
  }
}

const keyOf = (power: Power, from: number, round: number): string => `${power}/${from}/${round}`;

/** Returns the note key of a fleet that is about to depart. */
export const noteForDeparture = (view: View, from: number): string =>
  keyOf(view.board.active, from, departureRound(stateOf(view), view.board.active));

/** Returns the note key of a fleet in hyperspace, or null. Its round of departure follows from its count. */
export function noteOfWarp(view: View, warp: Warp): string | null {
  const { warpFrom, warpCount, warpMoved, round } = view.board;
  const from = warpFrom[warp] ?? -1;
  if (from < 0) return null;
  const latest = warpMoved[warp] === round ? round : round - 1;
  return keyOf(warp >> 1, from, latest - (warpCount[warp] ?? 1) + 1);
}
