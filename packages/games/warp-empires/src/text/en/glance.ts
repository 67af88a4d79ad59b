/** The round of a match as lists show it. */
import { translatable } from "@starboard/kit";

export const glanceTurn = translatable("warp-empires/text/glance.glanceTurn", (round: number): string =>
  round > 0 ? `Round ${round}` : "Set-up",
);
