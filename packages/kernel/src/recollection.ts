/** What a seat remembers of a match: facts it has seen, of the kinds that its game names (`Recollection`). */
import type { AnyGame, Fact, Seat } from "./contract.ts";
import type { AddressedFact } from "./play.ts";

/** Most facts that are remembered, the latest ones. A long match with many battles stays below it. */
export const MOST_RECALLED = 600;

const kindsOf = new WeakMap<object, ReadonlySet<string>>();

/** Whether players of a game remember this fact. */
export function isRecalled({ capabilities }: Pick<AnyGame, "capabilities">, { is }: Fact): boolean {
  const recollection = capabilities?.recollection;
  if (!recollection) return false;
  const kinds = kindsOf.get(recollection) ?? new Set<string>(recollection.kinds);
  kindsOf.set(recollection, kinds);
  return kinds.has(is);
}

/** Returns the remembered facts that a seat has seen, oldest first. */
export const recalled = <F extends Fact>(all: readonly AddressedFact<F>[], by: Seat): F[] =>
  all.filter(({ to }) => !to || to.includes(by)).map(({ fact }) => fact);
