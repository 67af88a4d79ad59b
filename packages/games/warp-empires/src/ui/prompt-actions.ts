/** Answers that have no place on the map or in the hand, for the prompt line. */
import type { PromptAction } from "@starboard/ui";
import { en } from "./messages.en.ts";
import { type AnyAct, askedOf, asideOf, type Props } from "./model/table.ts";

/** Answers without a place, the one that goes on first; the first of them that is offered is the main button. */
const ANSWERS: readonly string[] = ["roll", "draw", "done", "stop", "pass", "attack", "mission", "skip", "enough"];
/** Questions with two answers of equal weight. */
const EVEN: ReadonlySet<string> = new Set(["declareFirst", "declareSecond"]);

export function promptActions(props: Props): readonly PromptAction[] {
  const asked = askedOf(props);
  if (!asked) return [];
  const acts = asked.open
    .filter((act: AnyAct) => ANSWERS.includes(act.do))
    .sort((a, b) => ANSWERS.indexOf(a.do) - ANSWERS.indexOf(b.do));
  const answers = acts.map((act, i): PromptAction => {
    const emphasis = i === 0 && !EVEN.has(asked.step) ? "main" : "may";
    const label = asked.step === "battleCard" && act.do === "pass" ? standing(props) : undefined;
    return label === undefined ? { step: asked.step, act, emphasis } : { step: asked.step, act, emphasis, label };
  });
  return [...answers, ...standingOrder(props)];
}

/** Passing in a battle says how it stands, the own side first. */
function standing({ view: { battle }, viewer }: Props): string | undefined {
  if (!battle || (battle.neutral !== null && battle.dice.length === 0)) return undefined;
  const own = battle.sides[0] === viewer ? 0 : 1;
  return en.battle.pass(battle.sums[own].total, battle.sums[own === 0 ? 1 : 0].total);
}

/** Who is asked to react may leave word that such things always pass. */
function standingOrder(props: Props): readonly PromptAction[] {
  const memo = props.view.flow.stack.at(-1)?.memo as { readonly window?: unknown } | undefined;
  if (typeof memo?.window !== "string") return [];
  const found = asideOf(props, "standing").find(
    ({ act, refusal }) => !refusal && act.window === memo.window && act.order === "pass",
  );
  return found ? [{ step: "standing", act: found.act, emphasis: "plain" }] : [];
}
