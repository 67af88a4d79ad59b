/** Decides what a take-back removes, or why it is refused (KRN-UNDO). */
import type { Refusal, Seat } from "./contract.ts";

/** What a take-back needs to know about one accepted act. */
export interface UndoEntry {
  readonly by: Seat;
  /** The act drew or disclosed. */
  readonly irreversible: boolean;
  /** The act was made because a time limit ended (KRN-TIME-1, KRN-TIME-2). */
  readonly timed?: boolean;
}

const SEALED: Refusal = { rule: "KRN-UNDO-2", code: "KERNEL_UNDO_SEALED" };
const TIMED: Refusal = { rule: "KRN-TIME-3", code: "KERNEL_UNDO_TIMED" };
const OTHERS: Refusal = { rule: "KRN-UNDO-3", code: "KERNEL_UNDO_ANSWERED" };
const OVER: Refusal = { rule: "KRN-UNDO-4", code: "KERNEL_UNDO_OVER" };
const NOTHING: Refusal = { rule: "KRN-UNDO-1", code: "KERNEL_UNDO_NOTHING" };

/**
 * Returns how many acts remain after a seat takes back its latest act, or a refusal. A take-back cannot cross a draw or
 * a disclosure (KRN-UNDO-2) or an act made when time ran out (KRN-TIME-3). It crosses acts of other seats only with
 * their consent (KRN-UNDO-3). After the end of the match nothing is taken back (KRN-UNDO-4).
 *
 * @param acts the accepted acts of the match, oldest first, without those taken back
 * @param consents whether a seat agrees that its later acts are taken back too
 * @param over whether the match has ended
 */
export function takeBack(
  acts: Pick<readonly UndoEntry[], "length" | "at">,
  by: Seat,
  consents: (other: Seat) => boolean = () => false,
  over = false,
): number | Refusal {
  if (over) return OVER;
  for (let i = acts.length - 1; i >= 0; i--) {
    const act = acts.at(i) as UndoEntry;
    if (act.timed === true) return TIMED;
    if (act.irreversible) return SEALED;
    if (act.by === by) return i;
    if (!consents(act.by)) return OTHERS;
  }
  return NOTHING;
}
