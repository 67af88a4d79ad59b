/** How freely each level chooses in Anaxis, measured by matches between neighbouring levels (docs/bots.md). */
import type { LevelChoices } from "@starboard/bots";

/**
 * More iterations alone are worth something here, so that the upper steps need little freedom, and each lower one about
 * twice as much. No level gives up a sure win or chooses a sure loss: even the first keeps a two-hundredth of the best act's
 * odds.
 */
export const levelChoices: LevelChoices = {
  1: { temperature: 60, floor: 0.001, margin: 1, leastOdds: 0.005, choosesEliminated: true, unguidedShare: 0.18 },
  2: { temperature: 2.6, floor: 0.02, margin: 0.34, leastOdds: 0.15, choosesEliminated: true, unguidedShare: 0.08 },
  3: { temperature: 1.75, floor: 0.04, margin: 0.19, leastOdds: 0.28, choosesEliminated: true },
  4: { temperature: 1, floor: 0.1, margin: 0.09, leastOdds: 0.5, choosesEliminated: true },
  5: { temperature: 0.15, floor: 0.7, margin: 0.01, leastOdds: 0.9, choosesEliminated: true },
};
