import { useTableSwitches } from "../settings/question-switches.ts";
import type { GivenAnswer } from "./auto-answers.ts";
import type { OpenMatch } from "./open-match.ts";

/** Stops an automatic answer at this table, and takes it out of the plan if the player has planned nothing else. */
export function stopAnswer({ match, controller, table: { plan } }: OpenMatch, answer: GivenAnswer): void {
  const { of, set } = useTableSwitches.getState();
  set(match, { ...of(match), [answer.id]: false });
  if (plan && plan.steps.length === plan.automatic) controller.undo();
}
