/** The player's selection, shared by board, dock and panels. */
import { create } from "zustand";

/** A group being formed: origin, number of units by type, card and destination. */
export interface Lifting {
  readonly from: string;
  readonly units: Readonly<Record<string, number>>;
  readonly to: string | null;
}
/** A card selected in the hand, and the card it is used as. */
export interface Held {
  readonly card: string;
  readonly as: string | null;
}

export interface BoardStore {
  /** The inspected territory. */
  readonly land: string | null;
  /** The territory under the pointer or the focus. */
  readonly over: string | null;
  readonly lifting: Lifting | null;
  readonly card: Held | null;
  /** A recruit or a building to be placed: `unit:warship`, `build:colony`. */
  readonly goods: string | null;
  /** Cards selected for a sealed set. */
  readonly marked: readonly Held[];
  /** The tab of the dock's right side. */
  readonly page: "auto" | "ledger";
  /** Increments when the board's font has loaded, so that texts are measured again. */
  readonly fonts: number;
  readonly set: (change: Partial<Omit<BoardStore, "set" | "clear">>) => void;
  /** Clears the selection for a new step. */
  readonly clear: () => void;
}

export const useBoardStore = create<BoardStore>()((set) => ({
  land: null,
  over: null,
  lifting: null,
  card: null,
  goods: null,
  marked: [],
  page: "auto",
  fonts: 0,
  set: (change) => set(change),
  clear: () => set({ lifting: null, card: null, goods: null, marked: [], page: "auto" }),
}));
