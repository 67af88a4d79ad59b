/**
 * The five levels. A lower level thinks for less time and chooses more freely among good acts. All levels know the same
 * rules.
 */

export type Level = 1 | 2 | 3 | 4 | 5;

/** How freely a level chooses among the acts that its search has visited. */
export interface LevelChoice {
  /**
   * Randomness of the choice: an act is chosen with weight visits^(1/temperature). Near 0 the most visited act is
   * always chosen; at 1 an act visited half as often is chosen half as often. Weakening the choice instead of the
   * search spaces the levels evenly (Wu and others 2019, "On strength adjustment for MCTS-based programs").
   */
  readonly temperature: number;
  /** Acts with fewer visits than this share of the most visited one are never chosen. */
  readonly floor: number;
  /** Acts whose expected score is worse than the best one's by more than this are never chosen. */
  readonly margin: number;
  /**
   * Share of the best act's odds (score against the rest) that an act must keep: acts below it are never chosen, however
   * small the difference in points. Where a match is nearly lost or won, the margin alone would let a level throw the
   * rest or the win away. 0 if absent.
   */
  readonly leastOdds?: number;
  /**
   * Whether acts that sequential halving eliminated may be chosen, by the rules above. Absent in settings stored with
   * early matches, which chose among the last survivors at every level.
   */
  readonly choosesEliminated?: boolean;
  /**
   * Share of the questions at which the level looks at random legal acts beside the most promising one, instead of those
   * that the policy prior prefers. Choosing evenly among acts that the prior prefers is still fair play; this is what
   * makes a level weaker than that. 0 if absent.
   */
  readonly unguidedShare?: number;
}

/** How freely each level chooses. From level to level none of the settings may become freer. */
export type LevelChoices = Readonly<Record<Level, LevelChoice>>;

export interface LevelSettings extends LevelChoice {
  /** Milliseconds per turn, shared by the questions of the turn. */
  readonly budgetMs: number;
}

const BUDGETS: Readonly<Record<Level, number>> = { 1: 50, 2: 150, 3: 500, 4: 1500, 5: 5000 };

/** The choices of games that name none of their own. */
const CHOICES: LevelChoices = {
  1: { temperature: 2, floor: 0.02, margin: 0.3, choosesEliminated: true },
  2: { temperature: 1.2, floor: 0.06, margin: 0.15, choosesEliminated: true },
  3: { temperature: 0.45, floor: 0.3, margin: 0.04, choosesEliminated: true },
  4: { temperature: 0.3, floor: 0.45, margin: 0.025, choosesEliminated: true },
  5: { temperature: 0.15, floor: 0.7, margin: 0.01, choosesEliminated: true },
};

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

/**
 * Returns the settings of a level.
 *
 * @param choices those of the game (`BotSpec.levelChoices`); the common ones when absent
 */
export const levelSettings = (level: Level, choices: LevelChoices = CHOICES): LevelSettings => ({
  budgetMs: BUDGETS[level],
  ...choices[level],
});
