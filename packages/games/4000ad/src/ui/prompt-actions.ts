/** Actions that have no place on the board and are shown as buttons in the prompt line. */
import { overshoots } from "@starboard/4000ad";
import { decisionOf, memoWarp } from "./act/prepared-act.ts";
import type { Props } from "./model/board-data.ts";
import { useBoardStore } from "./model/board-store.ts";
import { type Button, moveAt } from "./model/moves.ts";
import { stateOf } from "./model/state-of.ts";

/**
 * Returns the legal acts without parameters. The dock handles travelling on into loss, which needs confirmation. Before a
 * departure or an arrival is prepared, staying or travelling on replaces the commit of the acts planned so far, so that all
 * fleets of a seat's turn are sent together.
 */
export function promptActions(props: Props): readonly Button[] {
  const { sending, target, decision } = useBoardStore.getState();
  // The choices of the decision before are cleared only after the board has shown this one.
  const isIdle = decision !== decisionOf(props) || (sending === null && target === null);
  const list: Button[] = [];
  for (const { step, aside, offers } of props.offers) {
    if (aside) continue;
    for (const { act, refusal } of offers) {
      if (refusal || Object.keys(act).length > 1) continue;
      if (act.do === "travelOn" && overshoots(stateOf(props.view), memoWarp(props)) > 0) continue;
      // A star that was chosen in the list of actions is part of a departure and must not be sent without it.
      const isHalfChosen = step === "depart" && ["muster", "takeAlong"].includes(props.plan.steps.at(-1)?.act.do ?? "");
      const isDefault =
        (act.do === "stay" || act.do === "travelOn") && props.plan.steps.length > 0 && (isIdle || isHalfChosen);
      list.push(
        isDefault
          ? { ...moveAt(step, act), emphasis: "main", replacesCommit: true }
          : { ...moveAt(step, act), emphasis: "may" },
      );
    }
  }
  return list;
}
