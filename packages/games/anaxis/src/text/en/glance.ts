/** The turn of a match as lists show it. */
import { translatable } from "@starboard/kit";

export const glanceTurn = translatable("anaxis/text/glance.glanceTurn", (turn: number): string =>
  turn > 0 ? `Turn ${turn}` : "Set-up",
);
