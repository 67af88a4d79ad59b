/** How far a match has come: by its rounds little can be told, because one match takes thirty and another a hundred. */
import { compiledModuleOf } from "../match-setup.ts";
import type { StateWE } from "../state.ts";
import { goalOf } from "./map-distances.ts";
import { outlookOf } from "./value.ts";
import type { Weights } from "./evaluation-weights.ts";

/**
 * Returns how near the leading seat is to victory, as a part of the territories it needs (WE-14.1), and by how much of
 * them it leads: from 0 to about 2. Territories count that it controls, or would mark if the turn ended now. It depends on
 * where stacks stand and not on what is in them.
 */
export function matchProgress(t: StateWE, w: Weights): number {
  const compiled = compiledModuleOf(t.options);
  const { sure } = outlookOf(t, compiled, w);
  let first = 0;
  let second = 0;
  for (const territories of sure) {
    if (territories > first) [first, second] = [territories, first];
    else if (territories > second) second = territories;
  }
  return (2 * first - second) / goalOf(compiled);
}
