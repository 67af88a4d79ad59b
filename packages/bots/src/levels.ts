/** The five levels. A lower level thinks for less time and is less particular among good acts; it knows no fewer rules. */

export type Level = 1 | 2 | 3 | 4 | 5;

export interface LevelSettings {
  /** Milliseconds per turn, shared by the questions of the turn. */
  readonly budgetMs: number;
  /**
   * How freely an act is picked: acts are picked with weight visits^(1/temperature). Near 0 the most visited act is
   * always picked; at 1 an act visited half as often is picked half as often. Weakening the choice and not the
   * search keeps the scale of strengths even (Wu and others 2019, "On strength adjustment for MCTS-based programs").
   */
  readonly temperature: number;
  /** Acts visited less than this share of the most visited one are never picked. */
  readonly floor: number;
  /** Acts whose expected result is worse than the best one's by more than this are never picked. */
  readonly margin: number;
}

const SETTINGS: Readonly<Record<Level, LevelSettings>> = {
  1: { budgetMs: 50, temperature: 2, floor: 0.02, margin: 0.3 },
  2: { budgetMs: 150, temperature: 1.2, floor: 0.06, margin: 0.15 },
  3: { budgetMs: 500, temperature: 0.45, floor: 0.3, margin: 0.04 },
  4: { budgetMs: 1500, temperature: 0.3, floor: 0.45, margin: 0.025 },
  5: { budgetMs: 5000, temperature: 0.15, floor: 0.7, margin: 0.01 },
};

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];
export const levelSettings = (level: Level): LevelSettings => SETTINGS[level];
