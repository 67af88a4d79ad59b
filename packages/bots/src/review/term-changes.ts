/** Compares the evaluations behind two acts, term by term. */
import type { EvaluationTerm } from "../spec.ts";
import type { ReviewMoment } from "./review-format.ts";

/** A term that differs between the better act and the one that was played. */
export interface TermChange {
  readonly key: string;
  /** The term after the better act and after the played one; `null` if the evaluation does not name it there. */
  readonly better: EvaluationTerm | null;
  readonly played: EvaluationTerm | null;
  /** What the better act gains in this term, in the game's unit. */
  readonly gain: number;
}

/** Returns the terms that differ, the greatest difference first. */
export function termChanges({ best, chosen }: Pick<ReviewMoment, "best" | "chosen">): TermChange[] {
  const keys = new Set([...best.terms, ...chosen.terms].map(({ key }) => key));
  return [...keys]
    .map((key) => {
      const better = best.terms.find((term) => term.key === key) ?? null;
      const played = chosen.terms.find((term) => term.key === key) ?? null;
      return { key, better, played, gain: (better?.value ?? 0) - (played?.value ?? 0) };
    })
    .filter(({ gain }) => gain !== 0)
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}
