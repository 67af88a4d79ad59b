/** Why a position is good or bad for a seat, as far as everybody may know it: for what bots say during a match. */
import { deepEqual, type GameState, seededDraws, type Seat, type Shape } from "@starboard/kernel";
import type { BotSpec, EvaluationTerm } from "./spec.ts";

/** Number of determinizations that must agree about a term. */
const SAMPLES = 8;

/**
 * Returns the evaluation terms of a seat that do not depend on anything hidden, heaviest first: those that are the same in
 * every determinization of what spectators see. The result is a function of that view alone, so it is the same for all
 * states that nobody at the table could tell apart. Empty for a finished match.
 *
 * @param view the view of `public`
 */
export function publicTerms<G extends Shape>(
  spec: Pick<BotSpec<G>, "game" | "explain">,
  view: G["view"],
  seat: Seat,
): readonly EvaluationTerm[] {
  const samples = Array.from({ length: SAMPLES }, (_, seed) => {
    const t = spec.game.determinize(view, "public", seededDraws(seed));
    return (t as GameState).flow.over === null ? spec.explain(t, seat) : [];
  });
  const [first = [], ...others] = samples;
  return first.filter((term) => others.every((terms) => terms.some((other) => deepEqual(other, term))));
}
