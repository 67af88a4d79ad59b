/** The ships and bonuses that the viewer points at or has chosen; shared by board, dock and panels. */
import type { Bank, Ship, ShipClass, Weapons } from "@starboard/anaxis";
import { create } from "zustand";

interface Selection {
  /** Ship under the pointer or focus, -1 for none. */
  readonly hovered: Ship;
  /** Ship chosen for the ship panel; -1 for none. */
  readonly picked: Ship;
  /** Class shown in the ship panel while a fleet is bought. */
  readonly previewedClass: ShipClass | null;
  /** Target chosen while firing or scanning; -1 for none. */
  readonly target: Ship;
  readonly bank: Bank;
  readonly fireControl: boolean;
  readonly gunnery: boolean;
  readonly weapons: Weapons | null;
  readonly hover: (ship: Ship) => void;
  readonly pick: (ship: Ship) => void;
  readonly previewClass: (spec: ShipClass) => void;
  readonly aim: (target: Ship) => void;
  readonly choose: (choices: Partial<Pick<Selection, "bank" | "fireControl" | "gunnery" | "weapons">>) => void;
  /** Bonuses apply to one volley only, so a new target clears them. */
  readonly reset: () => void;
}

export const useBoardStore = create<Selection>((set) => ({
  hovered: -1,
  picked: -1,
  previewedClass: null,
  target: -1,
  bank: "primary",
  fireControl: false,
  gunnery: false,
  weapons: null,
  hover: (hovered) => set({ hovered }),
  pick: (picked) => set({ picked }),
  previewClass: (previewedClass) => set({ previewedClass }),
  aim: (target) => set({ target }),
  choose: (choices) => set(choices),
  reset: () => set({ target: -1, fireControl: false, gunnery: false, weapons: null }),
}));
