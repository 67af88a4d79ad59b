/** The ships and bonuses that the viewer points at or has chosen; shared by board, dock and panels. */
import type { Bank, End, Ship, ShipClass, Weapons } from "@starboard/anaxis";
import { create } from "zustand";

/** An order for all ships of the viewer that have still to act in one phase. */
export interface StandingOrder {
  readonly kind: "keepCourse" | "fireAsAimed";
  readonly turn: number;
}

interface Selection {
  /** Ship under the pointer or focus, -1 for none. */
  readonly hovered: Ship;
  /** Ship chosen for the ship panel; -1 for none. */
  readonly picked: Ship;
  /** Class shown in the ship panel while a fleet is bought. */
  readonly previewedClass: ShipClass | null;
  /** Target chosen while firing or scanning; -1 for none. */
  readonly target: Ship;
  /** Bank chosen while firing; null for the one with the best volley. */
  readonly bank: Bank | null;
  readonly fireControl: boolean;
  readonly gunnery: boolean;
  readonly weapons: Weapons | null;
  /** The order that lasts until the end of this phase: see `standing-orders.ts`. */
  readonly standing: StandingOrder | null;
  /** The end of the move under the pointer. */
  readonly previewed: End | null;
  readonly preview: (end: End | null) => void;
  /** Whether the board shows what can hit the moving ship. */
  readonly showThreat: boolean;
  readonly toggleThreat: () => void;
  /** Whether the table about it is open on a phone. */
  readonly threatOpen: boolean;
  readonly openThreat: (open: boolean) => void;
  readonly give: (order: StandingOrder | null) => void;
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
  bank: null,
  fireControl: false,
  gunnery: false,
  weapons: null,
  standing: null,
  previewed: null,
  preview: (previewed) => set({ previewed }),
  showThreat: true,
  threatOpen: false,
  openThreat: (threatOpen) => set({ threatOpen }),
  toggleThreat: () => set(({ showThreat }) => ({ showThreat: !showThreat })),
  give: (standing) => set({ standing }),
  hover: (hovered) => set({ hovered }),
  pick: (picked) => set({ picked }),
  previewClass: (previewedClass) => set({ previewedClass }),
  aim: (target) => set({ target }),
  choose: (choices) => set(choices),
  reset: () => set({ target: -1, bank: null, previewed: null, fireControl: false, gunnery: false, weapons: null }),
}));
