/** Whether the guide still needs to be offered at a table. */
import type { SeatOccupant } from "@starboard/kernel";
import type { ShownFact } from "../table/playback.ts";

/** Whether a person at this table has acted: the offer is for players who do not know yet how to begin. */
export const hasPlayed = (seats: readonly SeatOccupant[], pastFacts: readonly ShownFact[]): boolean =>
  pastFacts.some(({ by }) => by !== null && seats[by]?.kind === "person");
