/** When the hint of a lesson appears. */

/** A hint appears after this many acts without reaching the goal, or after this time in ms. */
export const HINT = { acts: 2, ms: 25_000 } as const;

/** Calls back once the learner has waited for the hint. Returns the function that stops waiting, as when the lesson ends. */
export function waitForHint(onDue: () => void): () => void {
  const timer = setTimeout(onDue, HINT.ms);
  return () => clearTimeout(timer);
}

/** Whether the hint is shown: after a while, after some acts, or with "Show me". */
export const isHinted = (hasWaited: boolean, acts: number, isPointing: boolean): boolean =>
  hasWaited || acts >= HINT.acts || isPointing;
