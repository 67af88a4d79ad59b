/** The types of the simulator, as programs use them. */

/** A player of the simulator: at random, one act ahead, or a bot of a level from 1 to 5. */
export type Opponent = "random" | "greedy" | 1 | 2 | 3 | 4 | 5;

/** A position as situations have it (`docs/situations.md`). */
export interface Situation {
  /** A game, or `game@edition`. */
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly position?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}
export interface SimulatorOptions {
  /** A game such as `trekwar`, or `trekwar@1`. */
  readonly game: string;
  /** Options of the match, or the name of a preset; the game's first preset if absent. */
  readonly options?: string | Readonly<Record<string, unknown>>;
  /** Begins with the position of a situation instead of the set-up. */
  readonly situation?: Situation;
  /** Seats that the simulator plays itself; all others are agents. */
  readonly bots?: Readonly<Record<number, Opponent>>;
  /** Acts of agents after which a match is cut off; 100000 if absent. */
  readonly maxActs?: number;
}

/** What an agent sees. */
export interface Observation {
  readonly seat: number;
  /** Its view. */
  readonly view: Readonly<Record<string, unknown>>;
  /** The question it is asked, by the step of the rules; null if it is not asked. */
  readonly step: string | null;
  readonly rule: string | null;
  /** All acts worth considering. They answer the question. */
  readonly acts: readonly { readonly do: string; readonly [field: string]: unknown }[];
  /** By act, whether it is legal. */
  readonly mask: readonly boolean[];
}

/** The state of the match for its agents, after a reset or a step. */
export interface Step {
  /** The agent that acts next; null when the match is over. */
  readonly agent: number | null;
  /** What that agent sees; at the end, the first agent's last view. */
  readonly observation: Observation;
  /** By seat: 1 won, −1 lost, 0 drawn or not over. */
  readonly rewards: readonly number[];
  /** The rules ended the match. */
  readonly terminated: boolean;
  /** The limit of acts ended it. */
  readonly truncated: boolean;
}

export interface Simulator {
  /** `game@edition`. */
  readonly game: string;
  readonly seats: number;
  /** The seats that are not played by the simulator. */
  readonly agents: readonly number[];
  /** Begins a match. The same seed and acts give the same match. */
  reset(seed: number): Step;
  /** Plays the act of the agent whose turn it is: the act, or its number in `acts`. Throws for an illegal one. */
  step(act: number | { readonly do: string }): Step;
  /** What an agent sees now. */
  observe(agent: number): Observation;
}
