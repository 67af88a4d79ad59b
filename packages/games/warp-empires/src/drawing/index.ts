/** Figures of cards and silhouettes of units, for the board and for paper. */
export { cardFigure } from "./cards.ts";
export { unitPath, type UnitTraits } from "./units.ts";
