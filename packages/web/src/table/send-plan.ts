/** Sends planned acts to the match service. */
import type { Seat } from "@starboard/kernel";
import type { ControllerParts } from "./controller-parts.ts";
import { outcomeOf } from "./outcome.ts";
import { showProblem } from "../problems.ts";
import type { Planned } from "./plan.ts";
import type { TableState } from "./table-state.ts";

/** `at` is the entry count the plan was made for. An answer that the page gave for a player fails without a message. */
export type SendPlan = (plan: Planned, at: number, isAutomatic?: boolean) => Promise<void>;

/** @param onSent is called after every attempt */
export function createSendPlan({ match, source, store }: ControllerParts, onSent: () => void): SendPlan {
  const { getState: get, setState: set } = store;
  return async (plan, at, isAutomatic = false) => {
    if (get().sendingSeat !== null) return;
    const { seat } = plan;
    set({ sendingSeat: seat, refusal: null });
    const outcome = await outcomeOf(() => source.client().commit(match, seat, at, plan.steps));
    if (isAutomatic) set(afterAnswer(get(), seat, "ok" in outcome));
    else {
      if ("ok" in outcome) set(afterAct(get(), seat, outcome.ok.at));
      if ("refused" in outcome) set({ refusal: outcome.refused, plan: null });
      if ("problem" in outcome) showProblem(outcome.problem);
    }
    set({ sendingSeat: null });
    onSent();
  };
}

/** The player's own act lets the page answer for the player again. */
const afterAct = ({ actedAt, askedAgain }: TableState, seat: Seat, at: number): Partial<TableState> => ({
  actedAt: new Map(actedAt).set(seat, at),
  askedAgain: new Set([...askedAgain].filter((one) => one !== seat)),
});

/** A question that the page could not answer comes back to the player, who then sees what is wrong. */
function afterAnswer(state: TableState, seat: Seat, isAccepted: boolean): Partial<TableState> {
  if (isAccepted) return {};
  return {
    askedAgain: new Set([...state.askedAgain, seat]),
    given: state.given.filter((answer) => answer.seat !== seat),
    ...(state.viewer === seat && { plan: null }),
  };
}
