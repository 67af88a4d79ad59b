import type { DrawingMode } from "@starboard/4000ad";
import { en } from "../messages.en.ts";

/** Words of a clause about drawing; an empty one leaves it open (AD-9.4.2). */
export const drawingWords = (mode: string): string =>
  en.deals.drawings[(mode === "" ? "none" : mode) as DrawingMode | "none"];
