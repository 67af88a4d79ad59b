/** Judges what a solver does: an act sequence solves a puzzle, does not solve it, or may still go on to solve it. */
import type { Act } from "@starboard/kernel";
import { fitsPattern } from "../patterns.ts";
import type { Puzzle, PuzzleWrongWay } from "./schema.ts";

export type PuzzleVerdict =
  | { readonly is: "open" }
  | { readonly is: "solved" }
  /** `why` is absent if the puzzle has no reason of its own for these acts. */
  | { readonly is: "failed"; readonly why?: PuzzleWrongWay };

/** Whether the acts are the first of those that a pattern describes, or more than all of them. */
const fitsSoFar = (acts: readonly Act[], patterns: readonly unknown[], anyOrder: boolean): boolean => {
  const first = acts.slice(0, patterns.length);
  return anyOrder ? fitSomehow(first, patterns) : first.every((act, i) => fitsPattern(act, patterns[i]));
};

/** Whether each act fits a pattern of its own. */
function fitSomehow([act, ...rest]: readonly Act[], patterns: readonly unknown[]): boolean {
  if (act === undefined) return true;
  return patterns.some(
    (pattern, i) => fitsPattern(act, pattern) && fitSomehow(rest, [...patterns.slice(0, i), ...patterns.slice(i + 1)]),
  );
}

/** Judges the solver's acts since the puzzle began, in order, without asides. Acts after a decided way do not count. */
export function judgePuzzle(
  { pass, wrong, anyOrder }: Pick<Puzzle, "pass" | "wrong" | "anyOrder">,
  acts: readonly Act[],
): PuzzleVerdict {
  const ways = pass.filter((way) => fitsSoFar(acts, way, anyOrder === true));
  if (ways.some((way) => way.length <= acts.length)) return { is: "solved" };
  if (ways.length > 0) return { is: "open" };
  const errors = wrong.filter((one) => fitsSoFar(acts, one.acts, anyOrder === true));
  const why = longest(errors.filter((one) => one.acts.length <= acts.length));
  if (why) return { is: "failed", why };
  // An error is told when it is complete.
  return errors.length > 0 ? { is: "open" } : { is: "failed" };
}

const longest = (errors: readonly PuzzleWrongWay[]): PuzzleWrongWay | undefined =>
  errors.toSorted((a, b) => b.acts.length - a.acts.length)[0];
