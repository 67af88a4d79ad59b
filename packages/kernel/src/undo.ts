import type { Refusal, Seat } from "./contract.ts";

/** What undo needs to know of one accepted act. */
export interface UndoEntry {
  readonly by: Seat;
  /** It drew or disclosed. */
  readonly irreversible: boolean;
  /** Time has done it (KRN-TIME-1, KRN-TIME-2). */
  readonly timed?: boolean;
}

const SEALED: Refusal = { rule: "KRN-UNDO-2", code: "KERNEL_UNDO_SEALED" };
const TIMED: Refusal = { rule: "KRN-TIME-3", code: "KERNEL_UNDO_TIMED" };
const OTHERS: Refusal = { rule: "KRN-UNDO-3", code: "KERNEL_UNDO_ANSWERED" };
const OVER: Refusal = { rule: "KRN-UNDO-4", code: "KERNEL_UNDO_OVER" };
const NOTHING: Refusal = { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" };

/**
 * How many acts remain after a seat takes its latest act back, or why it may not. Take-back ends by itself at a draw or
 * a disclosure (KRN-UNDO-2), at what time has done (KRN-TIME-3) and, unless every seat in between consents, at an answer
 * by another seat (KRN-UNDO-3). Once the match is over nothing is taken back (KRN-UNDO-4).
 *
 * @param trail the accepted acts of the match, oldest first, those taken back left out
 * @param consents whether a seat agrees that its later acts are taken back too
 * @param over whether the match has ended
 */
export function takeBack(
  trail: Pick<readonly UndoEntry[], "length" | "at">,
  by: Seat,
  consents: (other: Seat) => boolean = () => false,
  over = false,
): number | Refusal {
  if (over) return OVER;
  for (let i = trail.length - 1; i >= 0; i--) {
    const act = trail.at(i) as UndoEntry;
    if (act.timed === true) return TIMED;
    if (act.irreversible) return SEALED;
    if (act.by === by) return i;
    if (!consents(act.by)) return OTHERS;
  }
  return NOTHING;
}
