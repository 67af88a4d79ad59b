/**
 * What a game tells the search about itself. Everything here looks at tables made by `imagine` from one seat's view;
 * no function of this package is ever handed the true table of a match.
 */
import type { Act, Draw, Game, Move, Seat, Shape } from "@starboard/kernel";
import type { SearchParams } from "./search-params.ts";

/** One part of an evaluation, for the explanation after the match: a message key, its worth, the values it speaks of. */
export interface EvaluationTerm {
  readonly key: string;
  /** What the part adds to the worth of the table for the seat, in the game's own unit (ships in 4000 A.D.). */
  readonly value: number;
  readonly about?: { readonly [name: string]: string | number };
}

/** Acts a search should look at, best first, and how likely each is to be the best. */
export interface PolicyPrior {
  readonly acts: readonly Act[];
  /** One weight per act, all above 0; they need not add up to 1. */
  readonly priors: readonly number[];
  /**
   * For each act the acts that are to follow it while the same seat is asked: a whole activation, say, instead of its
   * single steps. A run stops early at a draw, at another seat's question, or where its next act is not legal.
   */
  readonly continuations?: readonly (readonly Act[])[];
  /**
   * Acts and runs stand for everything worth looking at: whoever looks one act ahead looks at them as they are, at no other act
   * and no further into one that leaves the question open.
   */
  readonly selfContained?: boolean;
  /** False when acts have been left out: then the search may not call a position lost because all shown acts lose. */
  readonly complete: boolean;
}

/** Two sides whose chances the lab compares: the first team plays `first`, the second `second`. */
export interface Matchup {
  /** The report they are part of, such as `races` or `scenarios`. */
  readonly part: string;
  readonly first: string;
  readonly second: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Tables of several seats, each for itself: who wins how often is asked of what the seats play. */
export interface MultiplayerStudy<G extends Shape> {
  readonly tables: readonly { readonly part: string; readonly options: Readonly<Record<string, unknown>> }[];
  /** What a seat plays: a race, a deck. */
  readonly side: (t: G["state"], by: Seat) => string;
  /** Facts worth counting, by the words of the report. */
  readonly counted: Readonly<Record<string, (fact: G["fact"]) => boolean>>;
}

/** One game's knowledge for bots. Pure functions: no clock, no chance of their own, no memory between calls. */
export interface BotSpec<G extends Shape> {
  readonly game: Game<G>;
  /** Where a search from this table should differ from the standard. */
  searchParams?(t: G["state"]): Partial<SearchParams>;
  /** Writes the worth of a table for every seat into `worth`: 0 is lost, 1 is won. The match is not over. */
  evaluate(t: G["state"], values: Float64Array): void;
  /** Writes the worth of a finished match. */
  terminalValue(t: G["state"], values: Float64Array): void;
  /** Chooses among the legal acts of a seat at a question and orders them, best first; at least one act is chosen. */
  policyPrior(t: G["state"], step: string, by: Seat, acts: readonly Act[]): PolicyPrior;
  /**
   * False where something is under way that the evaluation cannot see: a march announced, a battle half fought. Play goes
   * on by first judgement until it is quiet before the table is judged. Always quiet without it.
   */
  isQuiescent?(t: G["state"]): boolean;
  /**
   * The acts of the question asked are judged once for a search and not on every imagined table anew: where judging is dear
   * and the seat's own acts do not depend on what it cannot see.
   */
  readonly cachesRootPrior?: boolean;
  /**
   * Questions with one answer only are answered on the spot by the search: in games that ask every seat after every act, so
   * that nobody can tell who holds an answer, it would look no further otherwise.
   */
  readonly playsForcedMoves?: boolean;
  /** The act that brings an unquiet table to rest soonest without beginning anything new; first judgement without it. */
  quiescenceMove?(t: G["state"], step: string, by: Seat, acts: readonly Act[]): Act;
  /** The parts of the evaluation for one seat, the weightiest first. */
  explain(t: G["state"], by: Seat): readonly EvaluationTerm[];
  /** Names the turn a question belongs to; all questions of one turn share one budget. */
  turnKey(t: G["state"], by: Seat): string;
  /** The part of the turn's remaining budget that this question deserves, above 0 and up to 1. */
  timeShare(t: G["state"], step: string, by: Seat): number;
  /** Writes a table over another of the same match, instead of `clone`, where a search throws its copies away. */
  copyInto?(t: G["state"], into: G["state"]): void;
  /**
   * Names what chance or other seats' secrets decided on the way to this table, coarsely: tables of one name share a
   * node of the search tree. Without it all outcomes of one act share a node.
   */
  outcomeKey?(t: G["state"]): string;
  /** Seats with the same team win together; every seat is its own team without it. */
  team?(t: G["state"], by: Seat): number;
  /** What the length of a match is counted in, such as rounds played. */
  matchLength?(t: G["state"]): number;
  /** A fixed policy to measure against, where a game has one; `null` when the seat is not asked. */
  scriptedPolicy?(view: G["view"], by: Seat, seed: number): { readonly step: string; readonly act: Act } | null;
  /** What ought to be balanced in this game. */
  matchups?(): readonly Matchup[];
  /** Tables of several at which its balance is measured, and what is counted there. */
  multiplayerStudy?(): MultiplayerStudy<G>;
  /** An act outside the question that the seat should do now, such as answering a proposal; `null` for none. */
  chooseAside?(t: G["state"], by: Seat, draw: Draw): Move | null;
}
