/** How far a match has come: by its rounds little can be told, because one match takes thirty and another a hundred. */
import { controlled } from "../calc/revenue.ts";
import { compiledModuleOf } from "../match-setup.ts";
import type { StateWE } from "../state.ts";
import { goalOf } from "./map-distances.ts";

/** Returns the part of the territories needed for victory that the seat nearest to it controls, 0 to 1 (WE-14.1). */
export function matchProgress(t: StateWE): number {
  const compiled = compiledModuleOf(t.options);
  let most = 0;
  for (let s = 0; s < compiled.N; s++) most = Math.max(most, controlled(t, compiled, s));
  return Math.min(1, most / goalOf(compiled));
}
