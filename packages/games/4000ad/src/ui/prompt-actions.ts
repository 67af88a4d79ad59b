/** Actions that have no place on the board and are shown as buttons in the prompt line. */
import { overshoots } from "@starboard/4000ad";
import type { PromptAction } from "@starboard/ui";
import { memoWarp } from "./act/prepared-act.ts";
import type { Props } from "./model/board-data.ts";
import { stateOf } from "./model/state-of.ts";

/** Returns the legal acts without parameters. The dock handles travelling on into loss, which needs confirmation. */
export function promptActions(props: Props): readonly PromptAction[] {
  const list: PromptAction[] = [];
  for (const { step, aside, offers } of props.offers) {
    if (aside) continue;
    for (const { act, refusal } of offers) {
      if (refusal || Object.keys(act).length > 1) continue;
      if (act.do === "travelOn" && overshoots(stateOf(props.view), memoWarp(props)) > 0) continue;
      list.push({ step, act, emphasis: "may" });
    }
  }
  return list;
}
