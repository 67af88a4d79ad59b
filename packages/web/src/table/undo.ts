/** The undo of a table: the last press of the plan first, then the player's last act in the match. */
import { canProposeTakeBack } from "./match-source.ts";
import { showProblem } from "../problems.ts";
import type { ControllerParts } from "./controller-parts.ts";
import { outcomeOf } from "./outcome.ts";
import { withoutLastPress } from "./plan.ts";
import * as playback from "./playback.ts";
import { current } from "./table-state.ts";

export function createUndo({ match, loaded, source, store }: ControllerParts): () => void {
  const { getState: get, setState: set } = store;
  return () => {
    const { plan, viewer, sendingSeat, given, askedAgain } = get();
    const update = playback.newest(current(get()));
    if (sendingSeat !== null || !update || viewer === "public") return;
    const heldBack = new Set([...askedAgain, viewer]);
    if (plan && plan.steps.length > 0) {
      const shorter = withoutLastPress(loaded.game, plan, update.view, update.at);
      const isAnswer = plan.steps.length === plan.automatic;
      const last = given.findLast(({ seat }) => seat === viewer);
      set({
        plan: shorter,
        refusal: null,
        given: given.filter((one) => (isAnswer ? one !== last : one.seat !== viewer)),
        ...(isAnswer && { askedAgain: heldBack }),
      });
    } else if (update.takeBack && source.proposeTakeBack && canProposeTakeBack(update.takeBack))
      source.proposeTakeBack(match, viewer, update.at);
    else if (update.takeBack) set({ refusal: update.takeBack });
    else {
      set({ askedAgain: heldBack, given: given.filter(({ seat }) => seat !== viewer) });
      void outcomeOf(() => source.client().takeBack(match, viewer, update.at)).then((outcome) => {
        if ("refused" in outcome) set({ refusal: outcome.refused });
        if ("problem" in outcome) showProblem(outcome.problem);
      });
    }
  };
}
