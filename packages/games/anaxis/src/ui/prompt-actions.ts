/** Answers to the open question as buttons of the prompt line. */
import { difficultyOf, type FireAct, type ViewAx } from "@starboard/anaxis";
import type { Act } from "@starboard/kernel";
import type { PromptAction } from "@starboard/ui";
import type { Props } from "./model.ts";

/**
 * Returns the buttons of the prompt line: the acts of the open question that the board does not offer, at most four.
 */
export function promptActions(props: Props): readonly PromptAction[] {
  const found = props.offers.find((entry) => !entry.aside);
  if (!found) return [];
  const open = found.offers.filter((o) => !o.refusal).map((o) => o.act);
  const kindsOf: Readonly<Record<string, readonly string[]>> = {
    buy: ["confirm"],
    deploy: ["confirm"],
    edge: ["edge"],
    selectMove: ["activate", "command"],
    selectFire: ["activate", "command"],
    declare: ["steady", "evade"],
    move: ["end"],
    closing: ["none", "stealth"],
    scan: ["none"],
    window: ["pass"],
    fire: ["done"],
    damage: ["damageControl", "accept"],
  };
  const kinds = kindsOf[found.step] ?? [];
  const acts = open.filter((act) => kinds.includes(act.do)).slice(0, 4);
  const main = ["confirm", "end", "steady", "activate"];
  const finishing = ["confirm", "end", "steady"];
  // If no answer of the firing ship can have an effect, "done" is the main button.
  const idle = found.step === "fire" && !canAffect(props.view, open);
  // An incomplete plan shows its final button disabled, with the reason.
  const missing = found.offers.find(({ act, refusal }) => refusal && finishing.includes(act.do));
  if (missing?.refusal && props.plan.steps.length > 0 && !acts.some((act) => finishing.includes(act.do))) {
    const { act, refusal } = missing;
    return [{ step: found.step, act, refusal, emphasis: "main", replacesCommit: true }];
  }
  return acts.map((act) => ({
    step: found.step,
    act,
    emphasis: (main.includes(act.do) && acts.length <= 2) || idle ? "main" : "may",
    // A deployment or a move is sent only when it is complete.
    replacesCommit: finishing.includes(act.do),
  }));
}

/** True if any answer of the firing ship can have an effect: a volley below difficulty 6, a pulse, an interdiction. */
function canAffect(view: ViewAx, acts: readonly Act[]): boolean {
  const shooter = (view.board.flow.stack.at(-1)?.memo as { readonly ship?: number } | undefined)?.ship ?? -1;
  return (acts as readonly FireAct[]).some((act) =>
    act.do === "fire"
      ? difficultyOf(view.board, { shooter, ...act }) < 6
      : act.do === "interdict" || act.do === "pulse",
  );
}
