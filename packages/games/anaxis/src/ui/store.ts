/** What the viewer looks at: shared by board, dock and panels, and by nobody else. */
import type { Bank, Ship, ShipClass, Weapons } from "@starboard/anaxis";
import { create } from "zustand";

interface Look {
  /** Ship under the pointer or focus, -1 for none. */
  readonly hovered: Ship;
  /** Ship picked to look at. */
  readonly picked: Ship;
  /** Class looked at while a fleet is bought. */
  readonly leafed: ShipClass | null;
  /** Target being considered while firing. */
  readonly target: Ship;
  readonly bank: Bank;
  readonly fireControl: boolean;
  readonly gunnery: boolean;
  readonly weapons: Weapons | null;
  readonly hover: (ship: Ship) => void;
  readonly pick: (ship: Ship) => void;
  readonly leaf: (spec: ShipClass) => void;
  readonly aim: (target: Ship) => void;
  readonly choose: (some: Partial<Pick<Look, "bank" | "fireControl" | "gunnery" | "weapons">>) => void;
  /** Bonuses are for one volley. */
  readonly reset: () => void;
}

export const useLook = create<Look>((set) => ({
  hovered: -1,
  picked: -1,
  leafed: null,
  target: -1,
  bank: "primary",
  fireControl: false,
  gunnery: false,
  weapons: null,
  hover: (hovered) => set({ hovered }),
  pick: (picked) => set({ picked }),
  leaf: (leafed) => set({ leafed }),
  aim: (target) => set({ target }),
  choose: (some) => set(some),
  reset: () => set({ target: -1, fireControl: false, gunnery: false, weapons: null }),
}));
