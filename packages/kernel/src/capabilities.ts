/**
 * What only some games need of the contract. A game lists the capabilities it has; everybody else may ignore them, and a
 * game without any still plays everywhere.
 */
import type { OptionSpec, Seat, Shape, TimeLimit } from "./contract.ts";

/** Situations that the rules allow only for a limited time (KRN-TIME-1). */
export interface TimeLimits<G extends Shape> {
  /** The time limits that apply now. */
  limits(t: G["state"]): readonly TimeLimit[];
}

/** Players may talk in private where the rules allow it. */
export interface PrivateChat<G extends Shape> {
  /** The other seats that a seat may chat with privately now. */
  seats(t: G["state"], by: Seat): readonly Seat[];
}

/** A rematch with exchanged seats belongs to the match before, because the results of both legs are added up. */
export interface TwoLegs<G extends Shape> {
  /** Options that the rematch adds, derived from the public view of the finished match. */
  rematchOptions(over: G["view"]): Readonly<Record<string, unknown>>;
  /** True if the result of a match with these options includes that of the first leg; false when absent. */
  includesFirstLeg?(options: G["options"]): boolean;
}

/** What players remember of each other, and what bots are told of the course of a match. */
export interface Recollection<G extends Shape> {
  /** The kinds of facts worth remembering: attacks, promises, answers. */
  readonly kinds: readonly G["fact"]["is"][];
}

/** Options that a chosen module file defines. One with the same id takes precedence over that of `specs`. */
export type ModuleOptions = (chosen: Readonly<Record<string, unknown>>) => readonly OptionSpec[];

export interface Capabilities<G extends Shape> {
  readonly timeLimits?: TimeLimits<G>;
  readonly privateChat?: PrivateChat<G>;
  readonly legs?: TwoLegs<G>;
  readonly recollection?: Recollection<G>;
  /** Bots have personalities at tables of three or more. */
  readonly personalities?: true;
}
