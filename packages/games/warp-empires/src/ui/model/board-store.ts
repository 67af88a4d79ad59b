/** What the player has picked up, shared by board, dock and panels. */
import { create } from "zustand";

/** A group being put together: where from, how many of each type, by which card, and where to. */
export interface Lifting {
  readonly from: string;
  readonly units: Readonly<Record<string, number>>;
  readonly to: string | null;
}
/** A card chosen from the hand, and what it stands for. */
export interface Held {
  readonly card: string;
  readonly as: string | null;
}

export interface BoardStore {
  /** Territory that is being looked at. */
  readonly land: string | null;
  /** Territory under the pointer or the focus. */
  readonly over: string | null;
  readonly lifting: Lifting | null;
  readonly card: Held | null;
  /** A recruit or a building to be placed: `unit:warship`, `build:colony`. */
  readonly goods: string | null;
  /** Cards marked for a sealed set. */
  readonly marked: readonly Held[];
  /** What the dock's right side shows, where there is a choice. */
  readonly page: "auto" | "ledger";
  /** Grows when the board's typeface arrives: what was measured before is measured again. */
  readonly fonts: number;
  readonly set: (change: Partial<Omit<BoardStore, "set" | "clear">>) => void;
  /** Empty hands: another question is asked. */
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
