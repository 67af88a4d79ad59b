/** Kinds of moments by which finished matches can be found: what the facts of a match say, with round and seat. */
import type { Fact, Seat } from "@starboard/kernel";

export interface Moment {
  readonly kind: string;
  /** Whose moment it is. */
  readonly seat: Seat;
  /** From 1; 0 before the first round. */
  readonly round: number;
}

/** The moments of a game. Its text gives the names of the kinds. Only facts that everybody may know are read. */
export interface GameMoments<F extends Fact = Fact, V = unknown> {
  readonly kinds: readonly string[];
  /** The round that begins with a fact. */
  roundOf(this: void, fact: F): number | undefined;
  /** @param view what everybody saw at the end of the match */
  momentOf(this: void, fact: F, view: V): { readonly kind: string; readonly seat: number } | undefined;
}

/** Most moments that a match keeps: the first ones. */
export const MAX_MOMENTS = 100;

/** Returns the moments of a match, each kind once for a seat and round. */
export function momentsOf({ roundOf, momentOf }: GameMoments, facts: Iterable<Fact>, view: unknown): Moment[] {
  const found = new Map<string, Moment>();
  let round = 0;
  for (const fact of facts) {
    round = roundOf(fact) ?? round;
    const moment = momentOf(fact, view);
    if (!moment || found.size >= MAX_MOMENTS) continue;
    const { kind, seat } = moment;
    found.set(`${kind} ${seat} ${round}`, { kind, seat: seat as Seat, round });
  }
  return [...found.values()];
}
