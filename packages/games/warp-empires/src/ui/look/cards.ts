/** Figures of action cards on a 46-unit grid. */
export { cardFigure } from "@starboard/warp-empires/drawing";
