/** What the viewer has in hand at the moment: cards and Sectors chosen and not yet played. Shared by board and dock. */
import type { CardId, Ground, SectorId } from "@starboard/trekwar";
import { create } from "zustand";

export interface BoardStore {
  /** Chosen cards, in the order of choosing. */
  readonly chosen: readonly CardId[];
  /** The card an Event is aimed at. */
  readonly target: CardId | null;
  /** The Battleground a Fight is to be opened in. */
  readonly ground: Ground;
  readonly from: SectorId | null;
  readonly to: SectorId | null;
  /** The card under the pointer or the focus. */
  readonly looked: CardId | null;
  /** The open face of the phone's hand. */
  readonly open: CardId | null;
  readonly set: (some: Partial<Omit<BoardStore, "set">>) => void;
}

const NOTHING = { chosen: [], target: null, from: null, to: null } as const;

export const useBoardStore = create<BoardStore>((set) => ({
  ...NOTHING,
  ground: "space",
  looked: null,
  open: null,
  set: (some) => set(some),
}));

/** Puts everything back, when another question is asked. */
export const clearBoardStore = (): void => useBoardStore.getState().set(NOTHING);
