/** Cards and Sectors that the viewer has chosen but not played. Board and dock share this store. */
import type { CardId, Ground, SectorId } from "@starboard/trekwar";
import { create } from "zustand";

export interface BoardStore {
  /** Chosen cards, in the order they were chosen. */
  readonly chosen: readonly CardId[];
  /** The target of the chosen Event. */
  readonly target: CardId | null;
  /** The Battleground chosen for opening a Fight. */
  readonly ground: Ground;
  readonly from: SectorId | null;
  readonly to: SectorId | null;
  /** The card under the pointer or the focus. */
  readonly hovered: CardId | null;
  /** The card shown in full in a phone's Hand. */
  readonly open: CardId | null;
  readonly set: (some: Partial<Omit<BoardStore, "set">>) => void;
}

const NOTHING = { chosen: [], target: null, from: null, to: null } as const;

export const useBoardStore = create<BoardStore>((set) => ({
  ...NOTHING,
  ground: "space",
  hovered: null,
  open: null,
  set: (some) => set(some),
}));

/** Clears the choice when a new question is asked. */
export const clearBoardStore = (): void => useBoardStore.getState().set(NOTHING);
