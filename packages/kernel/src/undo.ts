import type { Refusal, Seat } from "./contract.ts";

/** What undo needs to know of one accepted act. */
export interface Trace {
  readonly by: Seat;
  /** It drew or disclosed. */
  readonly sealed: boolean;
}

const SEALED: Refusal = { rule: "KRN-UNDO-2", code: "KERNEL_UNDO_SEALED" };
const OTHERS: Refusal = { rule: "KRN-UNDO-3", code: "KERNEL_UNDO_ANSWERED" };
const NOTHING: Refusal = { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" };

/**
 * How many acts remain after a seat takes its latest act back, or why it may not. Take-back ends by itself at a draw or
 * a disclosure (KRN-UNDO-2) and, unless every seat in between consents, at an answer by another seat (KRN-UNDO-3).
 *
 * @param trail the accepted acts of the match, oldest first, those taken back left out
 * @param consents whether a seat agrees that its later acts are taken back too
 */
export function takeBack(
  trail: Pick<readonly Trace[], "length" | "at">,
  by: Seat,
  consents: (other: Seat) => boolean = () => false,
): number | Refusal {
  for (let i = trail.length - 1; i >= 0; i--) {
    const act = trail.at(i) as Trace;
    if (act.sealed) return SEALED;
    if (act.by === by) return i;
    if (!consents(act.by)) return OTHERS;
  }
  return NOTHING;
}
