/** The sequence of play (SMP-2.1). */
import type { Outline } from "@starboard/kernel";
import type { SampleShape } from "./shape.ts";
import type { SampleState } from "./state.ts";

const lastRoundPlayed = (t: SampleState): boolean =>
  t.round >= t.options["sample.rounds"] || t.hands.every((hand) => hand.length === 0);

export const outline: Outline<SampleShape> = [
  "deal",
  {
    repeat: ["sight", "pick", "bid", "award", { when: (t) => t.deck.length > 0, play: ["refill"] }],
    // Hands are full before the first round, so the loop is always entered.
    until: (t) => t.round > 0 && lastRoundPlayed(t),
  },
  "score",
];
