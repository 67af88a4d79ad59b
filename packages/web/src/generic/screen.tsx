/** Screen for games without their own board: the available acts and the view as text. */
import type { Seat } from "@starboard/kernel";
import type { AnyScreen } from "../screens.ts";
import { generic } from "../messages/en.ts";
import { GenericBoard } from "./GenericBoard.tsx";

export const genericScreen = (id: string): AnyScreen => ({
  id,
  Tile: () => null,
  Board: GenericBoard,
  panels: [],
  SeatLine: () => null,
  phase: (view) => ({ turn: generic.round(roundOf(view)), phase: "" }),
  keys: [],
  badge: (_view: unknown, seat: Seat) => ({ colour: (seat % 6) + 1, emblem: String((seat % 6) + 1) }),
  duration: () => 700,
});

/** Reads `round` of a view, which most games have. */
const roundOf = (view: unknown): number => {
  const { round } = view as { readonly round?: unknown };
  return typeof round === "number" ? round : 0;
};
