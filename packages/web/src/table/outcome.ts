/** Outcomes of commits and take-backs, as the page tells them. */
import type { Refusal } from "@starboard/kernel";
import type { CommitResult } from "@starboard/match";
import { firstProblem, type Problem, toProblem } from "../problems.ts";

/** What was done; or the refusal of the rules, which belongs in the prompt line; or anything else that went wrong. */
export type Outcome<T> = { readonly ok: T } | { readonly refused: Refusal } | { readonly problem: Problem };

/** Sends a request, whose errors become values. */
export async function outcomeOf<T>(send: () => Promise<CommitResult<T>>): Promise<Outcome<T>> {
  try {
    const result = await send();
    if ("ok" in result || "refused" in result) return result;
    return { problem: "stale" in result ? { code: "WEB_STALE" } : firstProblem(result.bad) };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}
