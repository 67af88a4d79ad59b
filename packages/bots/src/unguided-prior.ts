/** Acts that a weak level looks at now and then: the most promising one beside random legal ones. */
import type { Act, Shape } from "@starboard/kernel";
import type { LevelChoice } from "./levels.ts";
import type { Search } from "./search.ts";
import type { PolicyPrior } from "./spec.ts";
import { edgeKey } from "./tree.ts";

/** Most acts looked at without guidance. */
const MOST = 9;

/**
 * Returns the acts that a level looks at where it is not guided by the policy prior; `null` where it is. The act that the
 * prior likes best is always among them, so a level that looks at little else still sees a sure win that is obvious.
 *
 * @param fresh a search that has not begun
 * @param random returns unsigned 32-bit random numbers
 */
export function unguidedPrior<G extends Shape>(
  { unguidedShare = 0 }: LevelChoice,
  fresh: Search<G>,
  random: () => number,
): PolicyPrior | null {
  const { spec, root, forced, rootMoves } = fresh;
  if (unguidedShare === 0 || forced || spec.preparationSteps?.includes(root.step)) return null;
  if (random() >= unguidedShare * 0x1_0000_0000) return null;
  const [promising] = root.edges;
  if (!promising) return null;
  const named = edgeKey(promising.act, []);
  const others = rootMoves.filter((act) => edgeKey(act, []) !== named);
  const acts = [promising.act, ...pick(others, MOST - 1, random)];
  return {
    acts,
    priors: acts.map(() => 1),
    continuations: acts.map((_, i) => (i === 0 ? promising.continuation : [])),
    complete: false,
  };
}

/** Returns `n` acts of a list, or all of them; all sets are equally likely. */
function pick(list: readonly Act[], n: number, random: () => number): Act[] {
  const acts = list.slice();
  const count = Math.min(n, acts.length);
  for (let i = 0; i < count; i++) {
    const j = i + (random() % (acts.length - i));
    [acts[i], acts[j]] = [acts[j] as Act, acts[i] as Act];
  }
  return acts.slice(0, count);
}
