/** The Fight and Turn of a match as lists show them. */
import { translatable } from "@starboard/kit";

export const glanceTurn = translatable("trekwar/text/glance.glanceTurn", (fight: number, turn: number): string =>
  fight === 0 ? "Before the first Fight" : turn === 0 ? `Fight ${fight}` : `Fight ${fight}, Turn ${turn}`,
);
