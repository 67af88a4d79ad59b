/** How freely each level chooses in TrekWar, measured by matches between neighbouring levels (docs/bots.md). */
import type { LevelChoices } from "@starboard/bots";

/**
 * Most acts of a Turn differ by a few points, so that even choosing almost freely costs little within a small margin: the
 * margin spaces the levels. From level 3 on none gives up more than two thirds of the odds, which keeps sure wins and last
 * chances. Among acts that the policy prior likes even a free choice is fair play, so levels 1 and 2 often look at others.
 */
export const levelChoices: LevelChoices = {
  1: { temperature: 60, floor: 0.001, margin: 1, leastOdds: 0.005, choosesEliminated: true, unguidedShare: 0.85 },
  2: { temperature: 9, floor: 0.02, margin: 0.7, leastOdds: 0.04, choosesEliminated: true, unguidedShare: 0.3 },
  3: { temperature: 6, floor: 0.02, margin: 0.235, leastOdds: 0.34, choosesEliminated: true },
  4: { temperature: 4.5, floor: 0.02, margin: 0.09, leastOdds: 0.62, choosesEliminated: true },
  5: { temperature: 0.15, floor: 0.7, margin: 0.01, leastOdds: 0.9, choosesEliminated: true },
};
