/** The Fight and Turn of a match as lists show them, in German. */
import type { Translation } from "@starboard/kit";
import type { glanceTurn as english } from "../en/glance.ts";

export const glanceTurn: Translation<typeof english> = (fight, turn) =>
  fight === 0 ? "Vor dem ersten Gefecht" : turn === 0 ? `Gefecht ${fight}` : `Gefecht ${fight}, Zug ${turn}`;
