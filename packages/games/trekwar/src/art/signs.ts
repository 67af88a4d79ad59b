/** Small signs on cards, on a 24-unit grid: the four types, the two Battlegrounds, the symbols and the bolt. */
import type { CardSymbol } from "../data/cards.ts";
import type { CardType } from "../effects/vocabulary.ts";

export const TYPE_SIGNS: { readonly [T in CardType]: string } = {
  Unit: "M12 2.5 20.5 7.2v9.6L12 21.5 3.5 16.8V7.2Z",
  Maneuver: "M3 18 12 5l9 13-9-4.500Z",
  Command: "m12 2.8 2.7 6 6.5.6-4.9 4.3 1.5 6.4L12 16.7l-5.8 3.4 1.5-6.4L2.8 9.4l6.5-.6Z",
  Event: "M12 1.5 14 9l7-3.5L17.5 12l5 5-7-1L12 22.5 8.5 16l-7 1 5-5L3 5.5 10 9Z",
};
export const GROUND_SIGNS = {
  space:
    "M12 1.5c.9 6.600 3.900 9.600 10.500 10.500-6.600.9-9.600 3.900-10.500 10.500C11.100 15.900 8.100 12.900 1.500 12 8.100 11.100 11.100 8.100 12 1.5Z",
  surface: "M4 14a8 8 0 0 1 16 0Zm-2.500 2.500h21v2h-21Zm4 4h13v1.600h-13Z",
} as const;
/** `line` is drawn as a stroke of two units, `fill` is filled. */
export const SYMBOL_SIGNS: { readonly [S in CardSymbol]: { readonly line: string; readonly fill: string } } = {
  takeUp: { line: "M4 20h16M12 16V6", fill: "M12 1.500 18.500 10h-13Z" },
  limitedAction: {
    line: "M12 2.7a9.300 9.300 0 1 1 0 18.600 9.300 9.300 0 1 1 0-18.600",
    fill: "M13.800 17.500h-2.700V9.300L8.900 10V7.800l3.500-1.300h1.400Z",
  },
};
/** One bolt, 10 wide and 16 tall. */
export const BOLT = "M6.5 0 0 9h4L3 16l7-9.500H5.500Z";
