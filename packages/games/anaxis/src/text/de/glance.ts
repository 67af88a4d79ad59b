/** The turn of a match as lists show it, in German. */
import type { Translation } from "@starboard/kit";
import type { glanceTurn as english } from "../en/glance.ts";

export const glanceTurn: Translation<typeof english> = (turn) => (turn > 0 ? `Runde ${turn}` : "Aufbau");
