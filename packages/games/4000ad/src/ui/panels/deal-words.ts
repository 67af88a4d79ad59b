import type { DrawingMode } from "@starboard/4000ad";
import { en } from "../messages.en.ts";

/** Returns the label of a drawing mode. An empty mode leaves it open (AD-9.4.2). */
export const drawingWords = (mode: string): string =>
  en.deals.drawings[(mode === "" ? "none" : mode) as DrawingMode | "none"];
