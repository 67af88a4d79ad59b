/** How freely each level chooses in Warp Empires, measured by matches between neighbouring levels (docs/bots.md). */
import type { LevelChoices } from "@starboard/bots";

/**
 * A turn has many questions whose acts differ by few points, and luck decides much, so that only wide steps show. The
 * first level chooses nearly evenly among the acts that its search looks at, but keeps sure wins and last chances.
 */
export const levelChoices: LevelChoices = {
  1: { temperature: 60, floor: 0.001, margin: 1, leastOdds: 0.01, choosesEliminated: true },
  2: { temperature: 5.5, floor: 0.025, margin: 0.21, leastOdds: 0.37, choosesEliminated: true },
  3: { temperature: 4, floor: 0.03, margin: 0.16, leastOdds: 0.5, choosesEliminated: true },
  4: { temperature: 2.3, floor: 0.07, margin: 0.079, leastOdds: 0.665, choosesEliminated: true },
  5: { temperature: 0.15, floor: 0.7, margin: 0.01, leastOdds: 0.9, choosesEliminated: true },
};
