/**
 * What a game tells the search about itself. Every function here receives determinizations made from one seat's view.
 * No function of this package receives the actual state of a match.
 */
import {
  type Act,
  asOfEdition,
  type Draw,
  type EditionChange,
  type Game,
  type Move,
  type Seat,
  type Shape,
} from "@starboard/kernel";
import type { Calibration } from "./calibration.ts";
import type { LevelChoices } from "./levels.ts";
import type { PriorTuning } from "./linear-prior.ts";
import type { PlanSpace } from "./plans.ts";
import type { ReviewTrust } from "./review-trust.ts";
import type { SearchParams } from "./search-params.ts";
import type { WeightsFile } from "./weights-file.ts";

/** One term of an evaluation, for the explanation after the match: a message key, its value, and parameters. */
export interface EvaluationTerm {
  readonly key: string;
  /** What the term adds to the value for the seat, in the game's own unit (ships in 4000 A.D.). */
  readonly value: number;
  readonly about?: { readonly [name: string]: string | number };
}

/** Why a bot did an aside: a message key of its game and the parameters. Built from what the bot's seat may know. */
export interface BotReason {
  readonly key: string;
  /** Powers as numbers, chances in percent, rounds. */
  readonly about: Readonly<Record<string, string | number>>;
  /**
   * True if whoever sees the act may know the reason at once, because it names only what they see too. Otherwise it is
   * told after the match.
   */
  readonly told: boolean;
}

/** An aside that a bot does, and why. */
export interface AsideMove extends Move {
  readonly reason?: BotReason;
}

/** Acts a search should consider, best first, and the probability of each to be the best. */
export interface PolicyPrior {
  readonly acts: readonly Act[];
  /** One weight per act, all above 0. They need not add up to 1. */
  readonly priors: readonly number[];
  /**
   * For each act, the acts that follow it while the same seat is asked, such as the rest of an activation. A
   * continuation stops early at a draw, at another seat's question, or if its next act is illegal.
   */
  readonly continuations?: readonly (readonly Act[])[];
  /**
   * The acts and their continuations cover everything worth considering: a player that looks one act ahead uses exactly
   * these and does not extend acts that leave the question open.
   */
  readonly selfContained?: boolean;
  /** False if acts were left out: the search then may not prove a loss from the remaining acts. */
  readonly complete: boolean;
}

/** Two sides whose chances the lab compares: the first team plays `first`, the second `second`. */
export interface Matchup {
  /** The report it belongs to, such as `races` or `scenarios`. */
  readonly part: string;
  readonly first: string;
  readonly second: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A balance study of matches with several seats, each for itself: win rates by what the seats play. */
export interface MultiplayerStudy<G extends Shape> {
  readonly tables: readonly { readonly part: string; readonly options: Readonly<Record<string, unknown>> }[];
  /** What a seat plays, such as a race or a deck. */
  readonly side: (t: G["state"], by: Seat) => string;
  /** Facts to count, by their label in the report. */
  readonly counted: Readonly<Record<string, (fact: G["fact"]) => boolean>>;
}

/** How many iterations a review spends on one decision. */
export interface ReviewBudget {
  /** Iterations of the search that selects the candidates. */
  readonly search: number;
  /** Most candidates besides the act that was played. */
  readonly candidates: number;
  /** Visits of each candidate in each of the two batches of the first comparison. */
  readonly screenVisits: number;
  /** Visits of each finalist in each batch of the second comparison, and its number of batches. */
  readonly visits: number;
  readonly batches: number;
  /**
   * Rounds of batches without which an act is not called worse, for games whose batches differ much. When absent, the first
   * round decides unless it is near a threshold.
   */
  readonly flagRounds?: number;
  /** Visits of a search with everything open, for the course of the match and its draws. */
  readonly openVisits: number;
  /** How often a draw is made again, to know what was to be expected of it. */
  readonly redraws: number;
}

/**
 * What `starboard tune` may change about an evaluation. The chance of a seat is e to the sum of its features, each times
 * its coefficient, as a share of the sum over all teams.
 */
export interface Tuning<G extends Shape> {
  /** The evaluation in use. */
  readonly inUse: WeightsFile;
  /** Earlier evaluations that stay as opponents to measure against, the oldest first. */
  readonly anchors: readonly WeightsFile[];
  /** Names of the features, which are also the names of their coefficients. */
  readonly features: readonly string[];
  /**
   * Features whose coefficient may be negative. The sign of the others is known, and a fit that reverses it has only
   * found features that move together.
   */
  readonly signless?: readonly string[];
  /** Options of the matches to learn from, by name. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /**
   * Writes the features of every seat at `seat × features.length + feature`; `NaN` for a seat that can no longer win.
   * Returns false for a position that has nothing to learn from.
   */
  writeFeatures(t: G["state"], into: Float64Array): boolean;
  /** What may be changed about the policy prior. */
  readonly prior?: PriorTuning<G>;
  coefficientsOf(weights: object): readonly number[];
  /** Returns the weights with other coefficients. */
  withCoefficients(weights: object, coefficients: readonly number[]): object;
  /** Returns the bot that evaluates with the weights of a file. */
  botWith(file: WeightsFile): BotSpec<G>;
}

/** A game's knowledge for bots. Pure functions: no clock, no own randomness, no memory between calls. */
export interface BotSpec<G extends Shape> {
  readonly game: Game<G>;
  /** What the bot does differently in earlier editions of the game. Editions that are not named play the same. */
  readonly earlier?: readonly EditionChange<BotSpec<G>>[];
  /** Search parameters for this state that differ from the defaults. */
  searchParams?(t: G["state"]): Partial<SearchParams>;
  /** Writes the value of a non-final state for every seat into `values`: 0 is lost, 1 is won. */
  evaluate(t: G["state"], values: Float64Array): void;
  readonly tuning?: Tuning<G>;
  /**
   * How freely each level chooses in this game. The same freedom costs much in one game and little in another; the
   * common choices apply when absent.
   */
  readonly levelChoices?: LevelChoices;
  /**
   * Steps before play begins, such as buying a fleet or placing ships. A search sees nothing of what they decide, so every
   * level is guided by the policy prior there; none when absent.
   */
  readonly preparationSteps?: readonly (keyof G["steps"] & string)[];
  /** How values of this game become winning chances (`winChance`). */
  readonly calibration?: Calibration;
  /**
   * Name of the kind of match in `Tuning.tables`, for a game whose kinds need maps of their own because the same value
   * is worth more in one than in another. A name outside the tables gets the map of another kind.
   */
  matchKind?(t: G["state"]): string;
  /** Writes the value of a finished match for every seat. */
  terminalValue(t: G["state"], values: Float64Array): void;
  /** Selects legal acts of a seat at a question and orders them, best first. At least one act is selected. */
  policyPrior(t: G["state"], step: string, by: Seat, acts: readonly Act[]): PolicyPrior;
  /**
   * False while an exchange is pending that the static evaluation cannot judge, such as an announced march or an
   * unfinished battle. The search then plays on by the policy until it is resolved (quiescence). Always quiescent when
   * absent.
   */
  isQuiescent?(t: G["state"]): boolean;
  /**
   * True if the policy prior of the root is computed once per search instead of for every determinization. Use it if
   * the prior is expensive and the seat's own acts do not depend on hidden information.
   */
  readonly cachesRootPrior?: boolean;
  /**
   * True if the policy prior at a question of the seat that knows the view is the same in all of its determinizations. The
   * search then computes it once for the root, and goes on as if it had done so at every visit.
   */
  readonly priorIgnoresHidden?: (t: G["state"]) => boolean;
  /**
   * Returns the legal acts of the question on top of the stack in candidate order, exactly those that the rules allow, if
   * there is a shorter way than to hold every candidate against them; otherwise `null`.
   */
  legalActs?(t: G["state"], step: string, by: Seat): readonly Act[] | null;
  /** Returns the JSON of an act (`actKey`), for games that know that of most acts. */
  readonly actKey?: (act: Act) => string;
  /**
   * True if the search answers forced questions at once. Needed in games that ask every seat after every act to hide
   * which seat has a response; otherwise the search would not look past these questions.
   */
  readonly playsForcedMoves?: boolean;
  /**
   * Returns the act that resolves a pending exchange soonest without starting anything new. When absent, the best act
   * of the prior is played.
   */
  quiescenceMove?(t: G["state"], step: string, by: Seat, acts: readonly Act[]): Act;
  /**
   * Returns the act that `quiescenceMove` picks from the legal acts, if it is known without them; the search then does not
   * list them.
   */
  unlistedQuiescenceMove?(t: G["state"], step: string): Act | undefined;
  /** Returns the evaluation terms for one seat, heaviest first. */
  explain(t: G["state"], by: Seat): readonly EvaluationTerm[];
  /** Returns the key of the turn a question belongs to. All questions of one turn share one time budget. */
  turnKey(t: G["state"], by: Seat): string;
  /** Returns the share of the turn's remaining budget for this question, above 0 and up to 1. */
  timeShare(t: G["state"], step: string, by: Seat): number;
  /** Writes a state over another of the same match, as a faster `clone` for copies the search discards. */
  copyInto?(t: G["state"], into: G["state"]): void;
  /**
   * Reads a view once and returns a function that makes the same states as the game's `determinize`, one with each call.
   * A search makes thousands from one view.
   */
  determinizer?(view: G["view"], by: Seat): (draw: Draw) => G["state"];
  /**
   * Returns a coarse key of what chance or hidden information decided on the way to this state. States with the same
   * key share a node of the search tree. When absent, all outcomes of one act share a node.
   */
  outcomeKey?(t: G["state"]): string;
  /** Returns the team of a seat. Seats of a team win together; when absent, every seat is its own team. */
  team?(t: G["state"], by: Seat): number;
  /** Returns the length of a match in the game's unit, such as rounds played. */
  matchLength?(t: G["state"]): number;
  /**
   * Returns how far a match has come, in any unit that grows towards its end: values become winning chances by it. It reads
   * only what every seat knows. When absent, `matchLength` says it.
   */
  matchProgress?(t: G["state"]): number;
  /** A fixed policy to measure against; returns `null` if the seat is not asked. */
  scriptedPolicy?(view: G["view"], by: Seat, seed: number): { readonly step: string; readonly act: Act } | null;
  /** The matchups that should be balanced in this game. */
  matchups?(): readonly Matchup[];
  /** The study of matches with several seats in which balance is measured. */
  multiplayerStudy?(): MultiplayerStudy<G>;
  /**
   * Returns the spec with an evaluation whose weights are each changed a little: for measuring how far a judgement
   * depends on them.
   */
  variant?(seed: number): BotSpec<G>;
  /**
   * Returns the name of the unit that a question belongs to, such as one ship's move; `null` for a question of its own. A
   * review compares the acts of a unit together. When absent, units are as long as the continuations of the policy.
   */
  unit?(t: G["state"], step: string, by: Seat): string | null;
  /** Iterations with which a review compares acts; defaults when absent. */
  readonly reviewBudget?: ReviewBudget;
  /** What was measured of the reviews of this game. Where that does not pass the gate, a review names only what is proved. */
  readonly reviewTrust?: ReviewTrust;
  /**
   * Draws anew, in place, what the rules have fixed and no seat knows yet, such as the order of a deck. The result must
   * not depend on how that was before. Absent if the game draws everything at the moment when it becomes known.
   */
  redeal?(t: G["state"], draw: Draw): void;
  /**
   * Returns an aside that the seat should play now, such as an answer to a proposal; `null` for none.
   *
   * @param past the facts of the game's recollection that the seat has seen, oldest first
   */
  chooseAside?(t: G["state"], by: Seat, draw: Draw, past: readonly G["fact"][]): AsideMove | null;
  /**
   * Returns the spec of a way to play, by name: a personality, or a plan that is only measured against. Undefined for a
   * name the game does not know; it then plays without.
   */
  style?(name: string): BotSpec<G> | undefined;
  /** Ways to play that measurements set against a level, to find one that it has no answer to. */
  readonly plans?: PlanSpace<G>;
}

/**
 * Returns the spec for one edition of its game: the spec of the newest edition with that edition's rules, and with what
 * the bot did differently then.
 */
export function botSpecFor<G extends Shape>(spec: BotSpec<G>, game: Game<G>): BotSpec<G> {
  return spec.game === game ? spec : asOfEdition({ ...spec, game }, spec.earlier, game.edition);
}
