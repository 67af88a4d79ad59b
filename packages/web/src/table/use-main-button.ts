/** The buttons of the prompt line, and what its main button does. */
import { useMemo } from "@starboard/ui";
import { sound } from "../sound.ts";
import type { OpenMatch } from "./open-match.ts";
import { type PromptButtons, promptButtons } from "./prompt-buttons.ts";

export function useMainButton({ loaded, host, controller, table, mine }: OpenMatch): {
  readonly buttons: PromptButtons;
  /** Does what the main button shows, so that the button and the key `c` cannot differ. */
  readonly pressMain: () => void;
} {
  const { plan, state, staged } = table;
  const { board } = staged;
  const isAsked = mine && host?.closed === undefined;
  const proposal = isAsked ? state.proposal : null;
  const buttons = useMemo(
    () =>
      promptButtons(loaded, board, {
        planned: plan ? plan.steps.length - plan.automatic : 0,
        closed: !isAsked || plan?.closed === true,
        proposal,
      }),
    [loaded, board, plan, proposal, isAsked],
  );
  const pressMain = (): void => {
    const { main } = buttons;
    if (!main) return;
    if (main.is === "action" && main.action.refusal) return controller.setState({ refusal: main.action.refusal });
    sound("commit");
    if (main.is === "action") controller.press(main.action);
    else controller.commit();
  };
  return { buttons, pressMain };
}
