/** How freely each level chooses in 4000 A.D., measured by matches between neighbouring levels (docs/bots.md). */
import type { LevelChoices } from "@starboard/bots";

/**
 * With the fitted prior most acts that the search visits are good, so levels below 5 choose freely among them. Visits, not the
 * margin, keep a level from bad acts: the prior hardly looks at those.
 */
export const levelChoices: LevelChoices = {
  1: { temperature: 4, floor: 0.01, margin: 0.5, choosesEliminated: true },
  2: { temperature: 2.4, floor: 0.03, margin: 0.26, choosesEliminated: true },
  3: { temperature: 1.1, floor: 0.09, margin: 0.085, choosesEliminated: true },
  4: { temperature: 0.88, floor: 0.16, margin: 0.053, choosesEliminated: true },
  5: { temperature: 0.15, floor: 0.7, margin: 0.01, choosesEliminated: true },
};
