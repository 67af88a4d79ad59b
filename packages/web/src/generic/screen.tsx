/** Fills in the parts of a screen that a game leaves out: a board of words, seats by number, rounds as turns. */
import type { Seat } from "@starboard/kernel";
import type { GameScreen, PartialScreen } from "@starboard/ui";
import { generic } from "../messages/en.ts";
import { GenericBoard } from "./GenericBoard.tsx";

export const wholeScreen = (screen: PartialScreen): GameScreen => ({
  Tile: () => null,
  Board: GenericBoard,
  panels: [],
  SeatLine: () => null,
  phase: (view) => ({ turn: generic.round(roundOf(view)), phase: "" }),
  keys: [],
  badge: (_view: unknown, seat: Seat) => ({ colour: (seat % 6) + 1, emblem: String((seat % 6) + 1) }),
  duration: () => 700,
  ...screen,
});

/** Reads `round` of a view, which most games have. */
const roundOf = (view: unknown): number => {
  const { round } = view as { readonly round?: unknown };
  return typeof round === "number" ? round : 0;
};
